/** What several attacks come to, held against their throws. */
import { describe, expect, it } from 'vitest';
import { type Spread, shareOf } from '../../../../src/core/distribution';
import type { Attack } from '../../../../src/systems/rocroi-1643/11-combat/modifiers';
import { strainNow } from '../../../../src/systems/rocroi-1643/12-rout/strain';
import { scoresOf } from '../../../../src/systems/rocroi-1643/13-victory/points';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { fightsOn } from '../../../../src/systems/rocroi-1643/estimate/plan';
import { sumsOf } from '../../../../src/systems/rocroi-1643/fight-sums/sums';
import { type Board, boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { strewnState } from '../../../helpers/rocroi1643/strewn';
import { everyThrow, WAYS } from '../../../helpers/rocroi1643/throws';

type State = Rocroi1643['State'];
/** Points of both sides and steps lost or running of both units, with their share. */
type End = {
  readonly points: readonly [number, number];
  readonly strain: readonly number[];
  readonly share: number;
};

/** What the two who fight, and the leaders with them, have brought both sides: friends in the way are not counted. */
function pointsIn(board: Board, ids: readonly string[]): readonly [number, number] {
  const of = (side: 0 | 1) =>
    scoresOf(board, side)
      .filter(({ counter }) => ids.includes(counter))
      .reduce((sum, { quarters }) => sum + quarters, 0);
  return [of(0), of(1)];
}

function endsOf(state: State, { attacker, target, charge }: Attack): readonly End[] | null {
  const before = boardOf(state);
  const leaders = [attacker, target].flatMap((unit) =>
    before.leadersIn(unit.hex).filter(({ side }) => side === unit.side),
  );
  const ids = [attacker, target, ...leaders].map(({ id }) => id);
  const [first, second] = pointsIn(before, ids);
  const strainOf = (board: Board, id: Attack['attacker']['id']) => {
    const { fullSteps, steps, order, at } = board.knownUnit(id);
    return fullSteps - steps + (order === 'routed' && at !== null ? steps : 0);
  };
  const ends: End[] = [];
  const all = everyThrow(state, { unit: attacker.id, target: target.id, charge }, (then, ways) => {
    const after = boardOf(then);
    const [a, b] = pointsIn(after, ids);
    const strain = [attacker, target].map(({ id }) => strainOf(after, id) - strainOf(before, id));
    ends.push({ points: [a - first, b - second], strain, share: ways / WAYS });
  });
  return all ? ends : null;
}

const shares = (found: Iterable<readonly [figure: number, share: number]>) => {
  const by = new Map<number, number>();
  for (const [figure, share] of found) by.set(figure, (by.get(figure) ?? 0) + share);
  return [...by].toSorted(([a], [b]) => a - b).map(([figure, share]) => `${figure}: ${share.toFixed(9)}`);
};
const ofSpread = ({ of, bars }: Spread) =>
  shares(bars.map(({ figure, ways }) => [figure, shareOf(ways, of)] as const));

const FIGHTING = Array.from({ length: 1500 }, (_, i) => strewnState(7000 + i)).filter(
  ({ step, agenda }) => step === 'combat' && agenda.length === 0,
);

describe('the sums of attacks (13.0, 12.5)', () => {
  it('are those of every way of throwing their dice, alone and two of them together', () => {
    let [alone, together, withLeaders, breaking] = [0, 0, 0, 0];
    for (const state of FIGHTING) {
      const board = boardOf(state);
      const known: (readonly [Attack, readonly End[]])[] = [];
      for (const { attack } of fightsOn(board).slice(0, 3)) {
        const ends = endsOf(state, attack);
        if (!ends) continue;
        known.push([attack, ends]);
        const { points } = sumsOf(board, [attack]);
        for (const side of [0, 1] as const)
          expect(ofSpread(points[side])).toEqual(
            shares(ends.map((end) => [end.points[side], end.share] as const)),
          );
        alone++;
        if (ends.some(({ points: [a, b] }) => Math.max(a, b) >= 12)) withLeaders++;
      }
      const [one, other] = known;
      if (!one || !other || one[0].attacker === other[0].attacker) continue;
      const both = one[1].flatMap((a) => other[1].map((b) => ({ a, b, share: a.share * b.share })));
      const sums = sumsOf(board, [one[0], other[0]]);
      for (const side of [0, 1] as const)
        expect(ofSpread(sums.points[side])).toEqual(
          shares(both.map(({ a, b, share }) => [a.points[side] + b.points[side], share] as const)),
        );
      const sign = one[0].attacker.side === 0 ? 1 : -1;
      expect(ofSpread(sums.ahead)).toEqual(
        shares(
          both.map(
            ({ a, b, share }) =>
              [sign * (a.points[0] - a.points[1] + b.points[0] - b.points[1]), share] as const,
          ),
        ),
      );
      together++;
      for (const { corps, missing, ways, of } of sums.breaking) {
        const { units, lostSteps, routedSteps } = strainNow(board, corps);
        expect(2 * (lostSteps + routedSteps + missing)).toBeGreaterThan(units);
        expect(2 * (lostSteps + routedSteps + missing - 1)).toBeLessThanOrEqual(units);
        const share = both.reduce((sum, { a, b, share: part }) => {
          const steps = [one[0], other[0]].flatMap(({ attacker, target }, i) =>
            [attacker, target].map((unit, k) =>
              unit.corps === corps ? ((i === 0 ? a : b).strain[k] ?? 0) : 0,
            ),
          );
          return steps.reduce((all, more) => all + more, 0) >= missing ? sum + part : sum;
        }, 0);
        expect(shareOf(ways, of)).toBeCloseTo(share, 9);
        breaking++;
      }
    }
    expect([alone, together, withLeaders, breaking]).toEqual([117, 7, 18, 2]);
  });
});
