import { describe, expect, it, vi } from 'vitest';
import { completionsOf, pressLine, previewLine } from '../../../src/store/table/typedLine';
import { targetOf, toyStore } from '../../helpers/toy/toyStore';
import { toySystem } from '../../helpers/toy/toySystem';

const begun = (system = toySystem) => {
  const toy = toyStore(undefined, system);
  toy.begin();
  return toy;
};

describe('a line of several commands', () => {
  it('does one after the other, each a press of its own', () => {
    const { store } = begun();
    const press = vi.fn();
    store.setState({ press, refusal: null });
    expect(pressLine(store.getState, '1812-1612 ;1813-1613;')).toEqual({ left: '', told: '' });
    expect(press.mock.calls).toEqual([
      [{ on: 'typed', text: '1812-1612' }],
      [{ on: 'typed', text: '1813-1613' }],
    ]);
  });
  it('gives back what was refused and what comes after it', () => {
    const { store } = begun();
    expect(pressLine(store.getState, 'nonsense; 0203')).toEqual({
      left: 'nonsense; 0203',
      told: '0 of 2 done; nonsense is refused.',
    });
    expect(store.getState().refusal?.target).toEqual({ on: 'typed', text: 'nonsense' });
  });
  it('waits where one wants a die', () => {
    const { store, press } = begun();
    press('n1', '0203', 'end');
    store.getState().takeDiceFrom('hand');
    const real = store.getState().press;
    const fight = () => ['n1', 's1'].map(targetOf).forEach(real);
    store.setState({ press: fight });
    expect(pressLine(store.getState, 'first; second; third')).toEqual({
      left: 'second; third',
      told: '1 of 3 done; the rest waits for the die.',
    });
  });
  it('shows what the last of them would do', () => {
    const hover = vi.fn();
    previewLine({ hover, play: null }, '1812-1612; 1813-16');
    previewLine({ hover, play: null }, '1812-1612; ');
    expect(hover.mock.calls).toEqual([[{ on: 'typed', text: '1813-16' }], [null]]);
  });
  it('shows it as it would be once those before it are done', () => {
    const { store } = begun();
    const previewed = (line: string) => {
      previewLine(store.getState(), line);
      return store.getState().preview;
    };
    expect(previewed('0203')?.reasons).toMatchObject([{ rule: '1.1' }]);
    expect(previewed('0202; 0203')?.reasons).toEqual([]);
    // Once n1 has moved it cannot be moved again.
    expect(previewed('0202; 0203; 0203; 0303')?.reasons).toMatchObject([{ rule: '2.2' }]);
    expect(previewed('nonsense; 0203')?.reasons).toMatchObject([{ rule: 'table:typed' }]);
    expect(store.getState().play?.draft).toBeNull();
  });
  it('is completed in the last of them, where the system can', () => {
    const system = {
      ...toySystem,
      completeTyped: (_: unknown, __: unknown, text: string) => [`${text.trim()}!`],
    };
    expect(completionsOf(begun(system).play(), 'a')).toEqual(['a!']);
    expect(completionsOf(begun(system).play(), 'a;b')).toEqual(['a; b!']);
    expect(completionsOf(begun().play(), 'a')).toEqual([]);
  });
});
