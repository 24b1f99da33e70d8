// @vitest-environment happy-dom
/** What a sentence names is lit on the board while it is pointed at, or while something in it has the focus. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/core/hex/shapes';
import type { Setting } from '../../helpers/positions/boardFile';
import { panelOf } from '../position';

afterEach(cleanup);
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const lines = (name: string | RegExp) => within(region(name)).getAllByRole('listitem');

function at(line: string, setting: Setting) {
  const panel = panelOf(line, setting);
  return {
    ...panel,
    lit: () => [...new Set(panel.state().causes.flatMap(({ shape }) => placesOf(shape)))].sort().join(' '),
  };
}
type Table = ReturnType<typeof at>;

/** What is lit by pointing at it, then after it; and the same by a focus that comes into it and leaves it. */
function lights(table: Table, line: HTMLElement): readonly string[] {
  const seen: string[] = [];
  const note = (fire: () => void) => {
    act(fire);
    seen.push(table.lit());
  };
  note(() => void fireEvent.pointerEnter(line));
  note(() => void fireEvent.pointerLeave(line));
  const stop = line.querySelector('button') ?? line;
  note(() => void fireEvent.focusIn(stop));
  note(() => void fireEvent.focusOut(stop));
  return seen;
}
const COMBAT = { phase: 'combat' } as const;

describe('what a sentence names is lit by mouse and by focus', () => {
  it('in what is still to be done', () => {
    const table = at('F 8-3 0303 | S 4-2 0304 | S 4-2 0909', COMBAT);
    expect(lines('Still to be done').map((line) => lights(table, line))).toEqual([
      ['0304', '', '0304', ''],
      ['0303', '', '0303', ''],
    ]);
  });
  it('in the instruction', () => {
    const table = at('F gun 0303 | S 8-2 0306', { phase: 'artilleryFire' });
    table.press('f0303g');
    expect(lights(table, region('Now'))).toEqual(['0303', '', '0303', '']);
  });
  it('in the reasons of a refusal, of which all are lit while none is pointed at', () => {
    const table = at('F 8-3 0606 | S 4-2 0601', { phase: 'movement' });
    table.press('f0606', '0601');
    expect(lines('Why not?').map((line) => lights(table, line))).toEqual([
      ['0601', '0601 0606', '0601', '0601 0606'],
      ['0606', '0601 0606', '0606', '0601 0606'],
    ]);
  });
  it('in whom a battle that is being built still needs', () => {
    const table = at('F 8-3 0606 | S 4-2 0605 | S 4-2 0607', COMBAT);
    table.press('f0606', 's0605');
    expect(lines('Not yet').map((line) => lights(table, line)[0])).toEqual(['0607']);
  });
  it('in the items of a receipt', () => {
    const table = at('F 8-3 0606 | S 4-2 0605', COMBAT);
    table.press('f0606', 's0605');
    const items = lines(/^Attack on/).filter((line) => line.closest('.receipt-items'));
    expect(items.map((line) => lights(table, line)).slice(0, 2)).toEqual([
      ['0605', '', '0605', ''],
      ['0606', '', '0606', ''],
    ]);
  });
  it('in what is said of the counter that is selected', () => {
    const table = at('F 8-3 0606 | S 4-2 0605', { phase: 'movement' });
    table.press('f0606');
    const [row] = [...region('Selected').querySelectorAll<HTMLElement>('.row')].filter((one) =>
      one.textContent?.startsWith('In the Zone of Control of'),
    );
    expect(row && lights(table, row)).toEqual(['0605', '', '0605', '']);
  });
  it('in what a press where the pointer is would be refused for', () => {
    const table = at('F 8-3 0606 | S 4-2 0601', { phase: 'movement' });
    table.press('f0606');
    table.point('0601');
    const [line] = [...region('What a press would do').querySelectorAll<HTMLElement>('.reasons li')];
    expect(line && lights(table, line)).toEqual(['0601', '', '0601', '']);
  });
  it('in what has just happened and in the log: where it happened', () => {
    const table = at('F 8-3 0606 | S 4-2 0101', { phase: 'movement' });
    table.press('f0606', '0605');
    for (const name of ['Just now', 'Log'] as const) {
      const [line] = lines(name).filter((one) => one.textContent?.includes('0606 → 0605'));
      expect(line && lights(table, line).slice(0, 2)).toEqual(['0605 0606', '']);
    }
  });
});
