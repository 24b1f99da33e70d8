/** Units that are threatened most, and where they would be less so. */
import { type HexIndex, numberOf } from '../../../../core/hex/hex';
import type { Gains, Gathering } from '../../estimate/gains';
import { isFreeToMove } from '../../standard/06-movement/movement';
import { reachOf } from '../../standard/06-movement/reach';
import { mayStopByUsualWay } from '../../standard/06-movement/stacking';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide, unitIn } from '../../state/position';
import { capital, named } from '../../wording';
import { gatheringAt, inTurnOf } from '../gathering';
import { fateOfLeaders, leadersLeftBy, whereTheyStand } from '../leaders';
import { enemies, enemyApproach, gatheringInWords, thenInWords, threatsTo } from '../threats/threats';
import { sentences } from '../words';
import { followers } from './followers';
import { afterMoves, type Idea, moveTo } from './idea';

const ESCAPES = 2;
/** Hexes that are looked at as a way out of danger. */
const WAYS_OUT = 16;

export function escapeIdeas(board: Board, gains: Gains, tried: Gains): readonly Idea[] {
  return threatsTo(board, gains, board.phasingIndex)
    .filter(({ target }) => isFreeToMove(board, target))
    .slice(0, ESCAPES)
    .flatMap((threat) => {
      const hex = safestHex(board, tried, threat.target, threat.gain);
      return hex === null ? [] : [escapeIdea(board, threat, hex)];
    });
}

/** Its Leaders come along: who is left alone is in danger himself. */
function escapeIdea(board: Board, { target, comers, ...threat }: Gathering, hex: HexIndex): Idea {
  const moves = [target, ...followers(board, target, hex, [target])].map((one) => moveTo(board, one, hex));
  const left = whereTheyStand(leadersLeftBy(board, target, [target]));
  const odds = gatheringInWords(board, { target, comers, ...threat });
  const now = `${capital(named(board, target))} could be attacked by ${enemies(comers.length)} ${thenInWords(board)}: ${odds}.`;
  return {
    ...{ moves, movers: [target], about: [], to: [hex], strikeFrom: [], rules: ['8.0'] },
    tell: (gains) =>
      afterMoves(board, moves, () => {
        const threats = threatsTo(board, gains, target.side);
        const still = threats.find((one) => one.target.id === target.id);
        const to = numberOf(board.field.grid, hex);
        const there = still
          ? `it would be ${gatheringInWords(board, still)}`
          : 'there is no good attack on it';
        const safe = left.map(() => 0);
        return sentences(now, `At ${to} ${there}.`, ...fateOfLeaders(board, left, safe, threats));
      }),
  };
}

/**
 * Free, out of enemy Zones of Control, where the enemy can do the least to it; null: nowhere less than where it
 * stands.
 */
function safestHex(board: Board, tried: Gains, unit: Piece, now: number): HexIndex | null {
  const enemy = enemySide(unit.side);
  const hexes = reachOf(board, unit)
    .hexes.filter(
      (hex) =>
        unitIn(board, hex) === null && !board.isControlled(enemy, hex) && mayStopByUsualWay(board, unit, hex),
    )
    .slice(-WAYS_OUT);
  const approach = enemyApproach(board, tried, enemy);
  let best: { readonly hex: HexIndex; readonly gain: number } | null = null;
  for (const hex of hexes) {
    const left = inTurnOf(board, enemy, () => {
      board.place(unit, hex);
      return gatheringAt(board, approach, unit);
    });
    const gain = Math.max(0, left?.gain ?? 0);
    if (gain < (best?.gain ?? now)) best = { hex, gain };
  }
  return best?.hex ?? null;
}
