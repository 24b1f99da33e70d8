import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board, endPhase, move, played } from '../../../helpers/positions/board';

const marching = (line: string) => board(line, { phase: 'movement', rules: 'rocroi' });
const told = (state: State) => {
  const found = thirtyYearsWar.toCome?.(state);
  if (!found) throw new Error('nothing to come');
  return found;
};

describe('battles that the moves so far lead to', () => {
  it('names each enemy who must be attacked, by whom, and the odds with all of them (8.11, 8.12)', () => {
    const { text, rows } = told(marching('F 10-3 0404 | F 6-6 0503 | S 6-3 0504 | F 8-3 0209 | S 3-3 0102'));
    expect(text).toBe(
      'If you stopped here, 2 units of yours would have to attack, and 1 enemy unit would have to be attacked.',
    );
    expect(rows.map(({ label, value, note, rule }) => [label, value, note, rule])).toEqual([
      ['S 6-3 (0504)', '2-1', 'by F 6-6 (0503) and F 10-3 (0404): 16 against 6', '8.11'],
    ]);
  });

  it('has no battle where no enemy controls the hex of a unit (7.21)', () => {
    const { text, rows, acts, sums } = told(marching('F 10-3 0404 | S 6-3 0808'));
    expect(text).toBe('If you stopped here, nothing would have to be fought.');
    expect([rows, acts, sums]).toEqual([[], [], null]);
  });

  it('counts the odds and sums of the battle board for the proposed battles', () => {
    const line = 'F 10-3 0404 | F 6-6 0503 | S 6-3 0504 | F 12-3 0708 | S 12-2 0709';
    const state = marching(line);
    const { acts, sums } = told(state);
    const combat = played(state, endPhase());
    const pressed = thirtyYearsWar.press(combat, null, { on: 'option', id: 'propose' });
    if (pressed.to !== 'draft') throw new Error('no plans');
    const plans = thirtyYearsWar.prompt(combat, pressed.draft).proposedLists ?? [];
    const same = plans.find(({ counters }) => counters.join() === acts.flatMap((act) => act.counters).join());
    expect(acts.length).toBe(2);
    expect(same?.sums).toEqual(sums);
  });

  it('says who could still come, and what that would add (6.14)', () => {
    const hints = told(marching('F 10-3 0404 | S 6-3 0504 | F 8-3 0602 | S 3-3 1010')).acts.map(
      ({ hint }) => hint,
    );
    expect(hints).toEqual(['2 points short of 2-1; F 8-3 (0602) could come and add 8.']);
    const moved = told(
      played(marching('F 10-3 0404 | S 6-3 0504 | F 8-3 0602 | S 3-3 1010'), move('0602', '0601')),
    );
    expect(moved.acts.map(({ hint }) => hint)).toEqual(['2 points short of 2-1.']);
  });

  it('is asked in a Movement Phase only, and leaves the position as it is', () => {
    const state = marching('F 10-3 0404 | S 6-3 0504');
    const before = JSON.stringify(state);
    told(state);
    expect(JSON.stringify(state)).toBe(before);
    expect(thirtyYearsWar.prompt(state, null).toCome).toBe('Battles so far');
    const combat = played(state, endPhase());
    expect(thirtyYearsWar.toCome?.(combat)).toBeNull();
    expect(thirtyYearsWar.prompt(combat, null).toCome).toBeUndefined();
  });
});
