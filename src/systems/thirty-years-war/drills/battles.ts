/** Battles that could be proposed in a position, legal or not. */
import { check } from '../engine/judge';
import { subsets } from '../engine/subsets';
import type { Reason } from '../rulebook/cited';
import type { AttackCommand } from '../standard/08-combat/attack';
import { openAttackers, openTargets } from '../standard/08-combat/obligations';
import { battleOf } from '../standard/08-combat/obligations-words';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';

export type Proposed = {
  readonly battle: AttackCommand;
  readonly attackers: readonly Piece[];
  readonly defenders: readonly Piece[];
  readonly reasons: readonly Reason[];
};

/** With the Leaders that the game proposes, and without a charge. */
export function proposed(board: Board, attackers: readonly Piece[], defenders: readonly Piece[]): Proposed {
  const battle: AttackCommand = { do: 'attack', ...battleOf(board, attackers, defenders) };
  return { battle, attackers, defenders, reasons: check(board, battle) };
}

/** More neighbours than that are too many to look at. */
const MOST = 5;

/**
 * Every battle in which all who take part may fight each other and this enemy is attacked; null: there are too many to
 * be sure.
 */
export function battlesAgainst(board: Board, enemy: Piece): readonly Proposed[] | null {
  const near = openAttackers(board, enemy);
  if (near.length > MOST) return null;
  return subsets(near).flatMap((attackers) => {
    const [first, ...more] = attackers;
    if (!first) return [];
    const others = openTargets(board, first).filter(
      (other) => other !== enemy && more.every((unit) => openTargets(board, unit).includes(other)),
    );
    return subsets(others.slice(0, MOST)).map((also) => proposed(board, attackers, [enemy, ...also]));
  });
}

/** Enemies that can be attacked. */
export function openEnemies(board: Board): readonly Piece[] {
  return board.pieces.filter(
    (piece) =>
      piece.unit &&
      piece.hex >= 0 &&
      piece.side !== board.phasingIndex &&
      openAttackers(board, piece).length > 0,
  );
}
