import { describe, expect, it, vi } from 'vitest';
import { completionsOf, foreseeLine, pressLine } from '../../src/store/typedLine';
import { targetOf, toyStore } from '../helpers/toyStore';
import { toySystem } from '../helpers/toySystem';

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
    expect(pressLine(store.getState, '1812-1612 ;1813-1613;')).toBe('');
    expect(press.mock.calls).toEqual([
      [{ on: 'typed', text: '1812-1612' }],
      [{ on: 'typed', text: '1813-1613' }],
    ]);
  });
  it('gives back what was refused and what comes after it', () => {
    const { store } = begun();
    expect(pressLine(store.getState, 'nonsense; 0203')).toBe('nonsense; 0203');
    expect(store.getState().refusal?.target).toEqual({ on: 'typed', text: 'nonsense' });
  });
  it('waits where one wants a die', () => {
    const { store, press } = begun();
    press('n1', '0203', 'end');
    store.getState().takeDiceFrom('hand');
    const real = store.getState().press;
    const fight = () => ['n1', 's1'].map(targetOf).forEach(real);
    store.setState({ press: fight });
    expect(pressLine(store.getState, 'first; second; third')).toBe('second; third');
  });
  it('shows what the last of them would do', () => {
    const hover = vi.fn();
    foreseeLine({ hover }, '1812-1612; 1813-16');
    foreseeLine({ hover }, '1812-1612; ');
    expect(hover.mock.calls).toEqual([[{ on: 'typed', text: '1813-16' }], [null]]);
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
