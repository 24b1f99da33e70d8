/**
 * The Artillery Fire Phase: one shot, the one that is worth most by what it disrupts and what can be done to that unit
 * then.
 */
import type { Plan } from '../../../core/contract/opponent';
import { DIRECTIONS, neighbour } from '../../../core/hex/hex';
import { hook } from '../engine/hook';
import type { ThirtyYearsWar } from '../engine/system';
import { gunsThatMayAct, rangeOf, targetsOf, waysToDisrupt } from '../standard/05-artillery/artillery';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { Prices } from './prices';
import { comersOf } from './reply';

type Act = Plan<ThirtyYearsWar>;

/** What a unit's loss counts by where so many of the other side can come to it, in per cent. */
const FOLLOWED = [0, 10, 25, 35, 40, 45, 50] as const;

export function* shots(board: Board): Generator<Act> {
  const guns = gunsThatMayAct(board);
  const likely = guns.flatMap((gun) =>
    targetsOf(board, gun).flatMap((target) => {
      const ways = target.disrupted ? 0 : waysToDisrupt(rangeOf(board, gun, target));
      return ways > 0 ? [{ gun, target, ways }] : [];
    }),
  );
  if (likely.length > 0) {
    const prices = new Prices(board);
    const follow = comersOf(board, board.phasingIndex);
    for (const { gun, target, ways } of likely) {
      const gains = gainedBy(board, prices, target, follow);
      yield {
        commands: [{ do: 'fire', gun: gun.id, target: target.id }],
        worth: Math.round((ways / 6) * gains),
        why: { kind: 'shot', counters: [gun.id, target.id], figures: { ways, gains: Math.round(gains) } },
      };
    }
  } else yield* otherShots(board, guns);
  yield* withdrawals(board);
  yield {
    commands: [{ do: 'endPhase', phase: 'artilleryFire' }],
    worth: 0,
    why: { kind: 'noShot', counters: [], figures: {} },
  };
}

/** What guns without a good target among the units could do. */
export const otherShots = hook((_board, _guns: readonly Piece[]): readonly Act[] => []);

/** Guns that are better brought away than fired. */
export const withdrawals = hook((_board): readonly Act[] => []);

/** Its disruption, and a part of its loss if it can be attacked in this turn. */
function gainedBy(board: Board, prices: Prices, target: Piece, follow: ReturnType<typeof comersOf>): number {
  const coming = new Set<Piece>();
  for (const direction of DIRECTIONS)
    for (const piece of follow.get(neighbour(board.field.grid, target.hex, direction)) ?? [])
      coming.add(piece);
  const share = FOLLOWED[Math.min(coming.size, FOLLOWED.length - 1)] ?? 0;
  return prices.disrupted(target) + (prices.lost(target) * share) / 100;
}
