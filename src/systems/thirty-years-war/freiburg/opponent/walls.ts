/**
 * Guns that see no unit worth a shot fire at walls: where a hit lies already, then where one is likeliest. Those of the
 * besieger at any, those of the town at the outer ones, for a way out, where its side is the stronger one and cut off.
 * @rule freiburg:19.55
 */
import type { Plan } from '../../../../core/contract/opponent';
import type { ThirtyYearsWar } from '../../engine/system';
import { boldness } from '../../opponent/aims';
import type { HexNumber } from '../../scenario/map';
import { waysToDisrupt } from '../../standard/05-artillery/artillery';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { bavarianIndex, isBesieged } from '../15-morale/armies';
import { rangeTo, wallTargets } from '../19-siege/breaching';
import { freiburgOf } from '../state';
import { isCutOff } from './stakes';

export function wallShotPlans(board: Board, guns: readonly Piece[]): readonly Plan<ThirtyYearsWar>[] {
  if (!isBesieged(board)) return [];
  const side = board.phasingIndex;
  const isOwner = side === bavarianIndex(board.scenario);
  if (isOwner && !(isCutOff(board) && boldness(board, side) === 1)) return [];
  const isWanted = isOwner ? isOuter(board) : () => true;
  return guns.flatMap((gun) =>
    wallTargets(board, gun)
      .filter(isWanted)
      .map((at) => {
        const ways = waysToDisrupt(rangeTo(board, gun, at));
        const hits = freiburgOf(board).wallHits[at] ?? 0;
        return {
          commands: [{ do: 'fireAtWalls', gun: gun.id, at }],
          worth: ways + 10 * hits,
          why: {
            kind: isOwner ? 'wayOut' : 'walls',
            counters: [gun.id],
            places: [at],
            figures: { ways, hits },
          },
        } as const;
      }),
  );
}

/** Whether a wall of that hex of the town stands towards the open. */
function isOuter({ scenario }: Board): (hex: HexNumber) => boolean {
  const { sections = [], hexsides = [] } = scenario.map.fortress ?? {};
  const inTown = new Set(sections.flatMap(({ hexes }) => hexes));
  const outer = new Set(hexsides.filter(({ outside }) => !inTown.has(outside)).map(({ inside }) => inside));
  return (hex) => outer.has(hex);
}
