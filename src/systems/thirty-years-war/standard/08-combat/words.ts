/** What the Combat Phase asks for, in words. */

import type { CounterId } from '../../../../core/contract/values';
import { reworded } from '../../engine/reason';
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { counted, listed, named } from '../../wording';
import { combatOpen } from '../04-sequence/sequence';
import type { BattleDraft } from './draft';
import { openAttackers, openObligations, openTargets } from './obligations';

/** What is left to fight besides these, with a number for the names: the counters stand beside it. */
export function obligationsInCombat(board: Board, drafted: readonly CounterId[]): readonly Reason[] {
  return combatOpen(board, new Set(drafted)).map((reason) => {
    const { length } = reason.counters;
    const text =
      reason.rule === '8.11'
        ? `Still to be attacked: ${counted(length, 'enemy unit')}.`
        : `Still to attack: ${counted(length, 'unit')} of yours.`;
    return reworded(reason, text);
  });
}

/** Whom the instruction is about: what must be fought, then what may be. */
export function whomItNames(board: Board): readonly Piece[] {
  const { attackers, defenders } = openObligations(board);
  const must = [...defenders, ...attackers];
  return must.length > 0 ? must : openEnemies(board);
}

export function instructionFor(board: Board): string {
  const { attackers, defenders } = openObligations(board);
  if (attackers.length + defenders.length > 0) {
    const must = [
      ...(defenders.length > 0 ? [`${counted(defenders.length, 'enemy unit')} must be attacked`] : []),
      ...(attackers.length > 0 ? [`${counted(attackers.length, 'unit')} of yours must attack`] : []),
    ];
    return `${listed(must)}. Choose attackers and defenders.`;
  }
  const fought = board.pieces.some((piece) => piece.unit && piece.fought);
  const open = openEnemies(board);
  if (open.length > 0) {
    const first = open.slice(0, NAMED).map((unit) => named(board, unit));
    const more = open.length - first.length;
    const who = listed(more > 0 ? [...first, counted(more, 'other')] : first);
    return `${fought ? 'All that must be fought is fought.' : 'Nothing has to be fought.'} You may still attack ${who}.`;
  }
  return fought ? 'All battles are fought.' : 'There is nothing to fight.';
}

/** How many enemies are named before the rest is counted. */
const NAMED = 3;

function openEnemies(board: Board): readonly Piece[] {
  const phasing = board.phasingIndex;
  return opponents(board).filter(({ side }) => side !== phasing);
}

/** Units of either side that still have an enemy to fight. */
export const opponents = lastAsked((board): readonly Piece[] =>
  board.pieces
    .filter((piece) => piece.unit && piece.hex >= 0)
    .filter((piece) =>
      piece.side === board.phasingIndex
        ? openTargets(board, piece).length > 0
        : openAttackers(board, piece).length > 0,
    ),
);

export function buildingInstruction(
  draft: BattleDraft,
  objections: readonly Reason[],
  missing: readonly Reason[],
): string {
  if (draft.defenders.length === 0) return 'Choose the enemy to attack.';
  if (draft.attackers.length === 0) return 'Choose who attacks.';
  if (objections.length === 0) return 'Roll, or add to the battle.';
  const more = missing.flatMap(({ counters }) => counters).length;
  return more > 0
    ? `Almost ready: this battle needs ${counted(more, 'more unit')}.`
    : 'This battle cannot be fought as it stands.';
}
