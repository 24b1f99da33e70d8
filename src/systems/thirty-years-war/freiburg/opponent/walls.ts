/**
 * Guns of the besieger that see no unit worth a shot fire at walls: where a hit lies already, then where one is
 * likeliest.
 * @rule freiburg:19.55
 */
import type { Plan } from '../../../../core/contract/opponent';
import type { ThirtyYearsWar } from '../../engine/system';
import { waysToDisrupt } from '../../standard/05-artillery/artillery';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { bavarianIndex } from '../15-morale/armies';
import { rangeTo, wallTargets } from '../19-siege/breaching';
import { offersWalls } from '../19-siege/wall-fire';
import { freiburgOf } from '../state';

export function wallShotPlans(board: Board, guns: readonly Piece[]): readonly Plan<ThirtyYearsWar>[] {
  if (board.phasingIndex === bavarianIndex(board.scenario) || !offersWalls(board, 'unit')) return [];
  return guns.flatMap((gun) =>
    wallTargets(board, gun).map((at) => {
      const ways = waysToDisrupt(rangeTo(board, gun, at));
      const hits = freiburgOf(board).wallHits[at] ?? 0;
      return {
        commands: [{ do: 'fireAtWalls', gun: gun.id, at }],
        worth: ways + 10 * hits,
        why: { kind: 'walls', counters: [gun.id], figures: { ways, hits } },
      } as const;
    }),
  );
}
