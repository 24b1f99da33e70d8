import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../../src/core/dice/draw';
import { effortOf } from '../../../../src/core/opponent/effort';
import { bestFirst, plansOf } from '../../../../src/core/opponent/plans';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { thirtyYearsWarMind } from '../../../../src/systems/thirty-years-war/opponent';
import { driveOf } from '../../../../src/systems/thirty-years-war/opponent/aims';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../helpers/positions/board';

/** The French are to move, out of reach of an enemy as strong as they are; so many points have been lost by each. */
function apart(lost: { readonly french: number; readonly spanish: number }, line = EVEN): State {
  const ordinary = (points: number) => ({ ordinary: points, demoralizedInfantry: 0 });
  const losses = { french: ordinary(lost.french), spanish: ordinary(lost.spanish) };
  return { ...board(line, { phase: 'movement', rules: 'rocroi' }), losses };
}
const EVEN = 'F 8-3 0206 | F 8-3 0207 | F 8-3 0208 | S 8-3 1106 | S 8-3 1107 | S 8-3 1108';
const WEAKER = 'F 6-3 0206 | F 6-3 0207 | F 6-3 0208 | S 8-3 1106 | S 8-3 1107 | S 8-3 1108';

/** How many columns all whom it moves come nearer to where the enemy stands. */
function advance(state: State): number {
  const asked = { effort: effortOf({ positions: 300 }), draw: drawFrom('aims') };
  const [plan] = bestFirst(plansOf(thirtyYearsWar, thirtyYearsWarMind, state, asked));
  const column = (hex: string | null | undefined) => Number(hex?.slice(0, 2) ?? 0);
  return (plan?.commands ?? []).reduce((sum, command) => {
    if (command.do !== 'move') return sum;
    const from = state.counters.find(({ id }) => id === command.counter)?.at;
    return sum + column(command.path.at(-1)) - column(from);
  }, 0);
}

describe('who has to attack', () => {
  const drive = (state: State) => driveOf(boardOf(state), 0);

  it('the side that is behind, however weak', () => {
    expect(drive(apart({ french: 1, spanish: 0 }))).toBe(1);
    expect(drive(apart({ french: 1, spanish: 0 }, WEAKER))).toBe(1);
  });

  it('less and less the side that is ahead, and not at all once it is far enough', () => {
    const drives = [0, 6, 12, 18, 24, 60].map((spanish) => drive(apart({ french: 0, spanish })));
    expect(drives).toEqual([1, 0.75, 0.5, 0.25, 0, 0]);
  });

  it('the stronger of two with as many points, not one that is weaker by a quarter', () => {
    expect(drive(apart({ french: 5, spanish: 5 }))).toBe(1);
    expect(drive(apart({ french: 5, spanish: 5 }, WEAKER))).toBe(0);
  });
});

describe('in a Movement Phase', () => {
  it('the side that is behind goes to the enemy, the one that is far ahead lets him come', () => {
    const behind = advance(apart({ french: 12, spanish: 0 }));
    const ahead = advance(apart({ french: 0, spanish: 40 }));
    expect(behind).toBeGreaterThan(5);
    // It may still close its ranks.
    expect(ahead).toBeLessThan(behind / 3);
  });
});
