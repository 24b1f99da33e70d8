/** Odds on the map while a battle is put together (8.3): across each hexside over which it could be fought. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { board } from '../../../../helpers/positions/board';

const state = board('F 8-3 0609 | F 8-3 0611 | S 10-2 0610 | S 4-6 0710', { phase: 'combat' });
/** `1-2 0609>0610` for odds at a hexside, `1-2 0609-0610` for those beside an arrow. */
function odds(attackers: readonly string[], defenders: readonly string[]): readonly string[] {
  const draft = thirtyYearsWar.read.draft({
    ...{ kind: 'battle', attackers, defenders },
    ...{ charge: false, leaders: null },
  });
  return thirtyYearsWar.board(state, draft).marks.flatMap(({ means, label, shape }) => {
    if (means === 'target' && shape.kind === 'hexside') return [`${label} ${shape.between.join('>')}`];
    if (means === 'attack' && shape.kind === 'line') return [`${label} ${shape.through.join('-')}`.trim()];
    return [];
  });
}

describe('odds of what can be attacked', () => {
  it('8.3 stand at the hexside to each enemy beside the attacker that is chosen', () => {
    expect(odds(['f0609'], [])).toEqual(['1-2 0609>0610', '2-1 0609>0710']);
  });
  it('8.3 of a battle stand beside its first arrow, those with another enemy at its hexside', () => {
    expect(odds(['f0609', 'f0611'], ['s0610'])).toEqual(['1-1 0609-0610', '0611-0610']);
    expect(odds(['f0609'], ['s0610'])).toEqual(['1-2 0609-0610', '1-2 0609>0710']);
  });
  it('8.3 are not told before an attacker is chosen', () => {
    expect(odds([], ['s0610'])).toEqual([]);
  });
});
