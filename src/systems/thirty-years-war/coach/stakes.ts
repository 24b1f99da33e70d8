/** What can be taken without a battle, and what is lost with those who hold it. */

import { OFF_MAP } from '../../../core/hex/hex';
import { trying } from '../engine/suppose';
import { expected } from '../estimate/expect';
import type { Gathering } from '../estimate/gains';
import { GUN } from '../estimate/measure';
import { isLastTurn } from '../standard/04-sequence/turns-to-come';
import { reachOf } from '../standard/06-movement/reach';
import { mayStopByUsualWay } from '../standard/06-movement/stacking';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide, knownPiece, piecesIn, unitIn } from '../state/position';
import { comeThere, inTurnOf } from './gathering';
import { LIKELY, WORST } from './threats/threats';

/** One side loses it and the other has it. */
export const WORTH_OF_GUN = 2 * GUN;

/** Units of a side that could come to where its prey stands without a unit, the weakest first. @rule 5.32, 10.0 */
export function takersOf(
  board: Board,
  side: 0 | 1,
  prey: Piece,
  mayMove: (unit: Piece) => boolean,
): readonly Piece[] {
  return board.forces[side]
    .filter(
      (unit) =>
        unit.unit &&
        mayMove(unit) &&
        (reachOf(board, unit).spent[prey.hex] ?? -1) > 0 &&
        mayStopByUsualWay(board, unit, prey.hex),
    )
    .toSorted((a, b) => a.printed.strength - b.printed.strength);
}

type GunInReach = { readonly gun: Piece; readonly taker: Piece };

/** Guns of that side without a unit in their hex, each with an enemy who could take it in his next turn. */
export function gunsInReach(board: Board, side: 0 | 1): readonly GunInReach[] {
  const alone = board.guns.filter(
    (gun) => gun.side === side && gun.hex !== OFF_MAP && unitIn(board, gun.hex) === null,
  );
  if (alone.length === 0 || isLastTurn(board)) return [];
  const enemy = enemySide(side);
  return inTurnOf(board, enemy, () =>
    alone.flatMap((gun) => {
      const [taker] = takersOf(board, enemy, gun, () => true);
      return taker ? [{ gun, taker }] : [];
    }),
  );
}

/**
 * What taking a prize costs beyond what counts of any danger: the enemy who can attack the taker will do so, and with
 * him the guns are lost that he can no longer hold.
 */
export function priceOfPrizes(board: Board, threats: readonly Gathering[], takers: readonly Piece[]): number {
  return takers.reduce((sum, taker) => {
    const at = threats.findIndex(({ target }) => target === taker);
    const threat = threats[at];
    if (!threat) return sum;
    const guns = piecesIn(board, taker.hex).filter(({ kind }) => kind === 'artillery').length;
    const more = (at < WORST ? 1 - LIKELY : 1) * threat.gain;
    return sum + more + (guns > 0 ? guns * WORTH_OF_GUN * chanceOut(board, threat) : 0);
  }, 0);
}

/** How likely the target is lost or disrupted by it. */
export function chanceOut(board: Board, { target, comers, battle }: Gathering): number {
  const enemy = enemySide(target.side);
  return inTurnOf(board, enemy, () =>
    trying(
      board,
      () => comeThere(board, comers),
      () =>
        expected(board, battle, enemy, (after) => {
          const { hex, disrupted } = knownPiece(after, target.id);
          return hex === OFF_MAP || disrupted ? 1 : 0;
        }),
    ),
  );
}
