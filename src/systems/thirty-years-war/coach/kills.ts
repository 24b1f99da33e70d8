/** Battles that are sure or likely to eliminate a disrupted enemy. */
import { OFF_MAP } from '../../../core/hex/hex';
import type { AttackCommand } from '../standard/08-combat/attack';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece, piecesOf } from '../state/position';
import { expected } from './expect';
import type { Gains } from './gains';
import { type Fight, fightsOn, owedOn, worthWith } from './plan';

/** From so likely on: of two tries one. */
const LIKELY = 0.5;
/** Against each enemy so many battles are looked at to the end, those that gain most first. */
const TRIED = 3;

export type Kill = { readonly battle: AttackCommand; readonly target: Piece };

/** For each disrupted enemy the best of them, the best first; none that costs more elsewhere than it gains. @rule 9.0 */
export function killsOn(board: Board, gains: Gains): readonly Kill[] {
  const nothing = owedOn(board, gains).worth;
  const best = new Map<Piece, Fight>();
  const tried = new Map<Piece, number>();
  for (const { battle, gain } of fightsOn(board, gains)) {
    if (gain <= 0) break;
    const [target] = piecesOf(board, battle.defenders).filter(({ disrupted }) => disrupted);
    const times = (target && tried.get(target)) ?? 0;
    if (!target || times === TRIED || !isLikelyOut(board, battle, target)) continue;
    tried.set(target, times + 1);
    const worth = worthWith(board, gains, { battle, gain });
    if (worth >= nothing && worth > (best.get(target)?.gain ?? Number.NEGATIVE_INFINITY))
      best.set(target, { battle, gain: worth });
  }
  return [...best]
    .toSorted(([, a], [, b]) => b.gain - a.gain)
    .map(([target, { battle }]) => ({ battle, target }));
}

function isLikelyOut(board: Board, battle: AttackCommand, { id }: Piece): boolean {
  const isOut = (after: Board) => (knownPiece(after, id).hex === OFF_MAP ? 1 : 0);
  return expected(board, battle, board.phasingIndex, isOut) >= LIKELY;
}
