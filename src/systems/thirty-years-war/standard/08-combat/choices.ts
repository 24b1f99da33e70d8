/** What can be chosen in the Combat Phase: of the phase as a whole, and of a battle that is put together. */
import type { Choice } from '../../../../core/contract/table';
import { check } from '../../engine/judge';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { pieceOf, piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { counted, named } from '../../wording';
import { endPhaseChoice, endPhaseDespite } from '../04-sequence/passing';
import { combatOpen } from '../04-sequence/sequence';
import { mayAttack } from '../07-zones-of-control';
import type { AttackCommand } from './attack';
import { asksDefender, defenderHasLeaders } from './combat';
import type { BattleDraft } from './draft';
import { allWhoMayJoin, commandOf, tidied } from './joining';
import { opponents } from './words';

/** To roll at once, where it may come before all that is listed, or to put it on the list. */
export function readyChoices(
  actual: Board,
  command: AttackCommand,
  listed: readonly Declaration[],
  place: number | undefined,
): readonly Choice[] {
  const isListed = listed.length > 0 || place !== undefined;
  const toList: Choice = {
    target: { on: 'option', id: 'plan' },
    label: place === undefined ? 'Plan it' : 'Back on the list',
    key: 'l',
    weight: isListed ? 'main' : 'beside',
  };
  if (isListed) return [toList];
  return [rollChoice(actual, command), toList];
}

/** The press that declares the battle: the die falls at once, or the defender answers first. @rule 10.11 */
function rollChoice(board: Board, command: AttackCommand): Choice {
  const isAsked = asksDefender(board) && defenderHasLeaders(board, command);
  const label = isAsked ? 'Attack, and ask the defender' : 'Roll the die';
  return { target: { on: 'option', id: 'roll' }, label, key: 'r', weight: 'main' };
}

export function battleUnits(board: Board, draft: BattleDraft): readonly Piece[] {
  const asked = asksDefender(board) ? draft.attackers : [...draft.attackers, ...draft.defenders];
  return piecesOf(board, asked);
}

/** Units of either side that still have an enemy to fight. */
export const opponentChoices = lastAsked((board): readonly Choice[] => {
  return opponents(board).map((piece) => ({
    target: { on: 'counter', id: piece.id },
    label: named(board, piece),
  }));
});

/** Of the phase as a whole; with something listed only what adds to it. */
export function phaseChoices(board: Board, isListed: boolean): readonly Choice[] {
  const choices: Choice[] = [];
  if (!isListed && combatOpen(board).length > 0) {
    choices.push({
      target: { on: 'option', id: 'complete' },
      label: 'Fight what is left for me',
      key: 'c',
      sweeping: true,
      decides: true,
    });
  }
  if (isListed) return proposeChoice(board, isListed);
  if (check(board, { do: 'returnToMovement' }).length === 0) {
    choices.push({
      target: { on: 'option', id: 'return-to-movement' },
      label: 'Back to the Movement Phase',
      key: 'b',
      weight: 'back',
    });
  }
  return [...choices, ...endCombatChoice(board), ...proposeChoice(board, isListed)];
}

/** After the steps that lead on: it only shows something. */
function proposeChoice(board: Board, isListed: boolean): readonly Choice[] {
  if (opponentChoices(board).length === 0) return [];
  const label = isListed ? 'Plan the rest for me' : 'Plan it for me';
  return [{ target: { on: 'option', id: 'propose' }, label, key: 'f', decides: true }];
}

/** Ending the phase, with the enemies counted that could still be attacked, though none has to be. @rule 9.12 */
function endCombatChoice(board: Board): readonly Choice[] {
  const left = opponents(board).filter(({ side }) => side !== board.phasingIndex).length;
  if (left === 0) return endPhaseChoice(board);
  return endPhaseDespite(board, `${counted(left, 'enemy', 'enemies')} could still be attacked`);
}

/** One press that adds every unit that may attack these defenders. */
export function joinChoice(board: Board, draft: BattleDraft): readonly Choice[] {
  const all = allWhoMayJoin(board, draft);
  const oneSide = board.options.manyAgainstMany === 'oneSide' && draft.defenders.length > 1;
  if (draft.defenders.length === 0 || all.length <= draft.attackers.length || oneSide) return [];
  // All of them together may leave an enemy without an opponent: what could not be fought is not
  // proposed; @rule 8.11
  const joined = tidied(board, { ...draft, attackers: all });
  if (!joined || check(board, commandOf(board, joined)).length > 0) return [];
  const [only] = piecesOf(board, all);
  const whom = all.length === 1 && only ? only.printed.name : all.length === 2 ? 'both' : `all ${all.length}`;
  return [{ target: { on: 'option', id: 'join' }, label: `Attack with ${whom}`, key: 'a' }];
}

/** Units in the battle, which a press takes out, and units that would fit in. */
export function fittingChoices(board: Board, draft: BattleDraft): readonly Choice[] {
  const choices: Choice[] = [];
  for (const choice of opponentChoices(board)) {
    const piece = choice.target.on === 'counter' ? pieceOf(board, choice.target.id) : null;
    if (!piece) continue;
    const inside = draft.attackers.includes(piece.id) || draft.defenders.includes(piece.id);
    const attacks = piece.side === board.phasingIndex;
    const [friends, others] = attacks
      ? [draft.attackers, draft.defenders]
      : [draft.defenders, draft.attackers];
    // Where one side has to be a single unit, a second one only fits against a single opponent; @rule 8.14
    const crowded = board.options.manyAgainstMany === 'oneSide' && friends.length > 0 && others.length > 1;
    const fits = piecesOf(board, others).every((other) =>
      attacks ? mayAttack(board, piece, other) : mayAttack(board, other, piece),
    );
    if (inside) choices.push({ ...choice, label: `Leave out ${named(board, piece)}` });
    else if (fits && !crowded) choices.push(choice);
  }
  return choices;
}
