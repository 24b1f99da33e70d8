/**
 * Battles put on a list before the first die: in which order, which of them next, and what is pressed for it. @rule 8.0
 */
import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { afterListed, afterThose } from '../../battle-sums/afterListed';
import { proposedLists } from '../../battle-sums/proposedLists';
import { check } from '../../engine/judge';
import { commandIfLegal, type Press, refuse, toDraft } from '../../play/stage';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf, piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { counted } from '../../wording';
import { combatOpen } from '../04-sequence/sequence';
import type { AttackCommand } from './attack';
import { type BattleDraft, isInHand, listedIn, NO_BATTLE, withListed } from './draft';
import { commandOf } from './joining';
import { handFirst, listedAlready, noBattleOption, nothingListed } from './reasons';
import { battleReceipt } from './strength';

/** `after`: the board once all that is listed has been declared. */
export function listInstruction(after: Board, listed: readonly Declaration[]): string {
  const count = `${counted(listed.length, 'battle')} planned`;
  return combatOpen(after).length > 0
    ? `${count}. Some must still be fought besides: add to the list, or roll.`
    : `${count}, and all that must be fought is among them. Roll, or add to the list.`;
}

export function listChoices(board: Board, listed: readonly Declaration[]): readonly Choice[] {
  const [first] = listed;
  if (!first) return [];
  const isLegal = check(board, asCommand(first)).length === 0;
  const next: Choice = {
    ...{ target: { on: 'option', id: 'plan-next' }, key: 'r', weight: 'main' },
    label: listed.length > 1 ? 'Roll for the first battle' : 'Roll the die',
  };
  const all: Choice = {
    ...{ target: { on: 'option', id: 'plan-all' }, key: 'w', sweeping: true },
    label: listed.length === 2 ? 'Roll for both in order' : `Roll for all ${listed.length} in order`,
  };
  return [
    ...(isLegal ? [next, ...(listed.length > 1 ? [all] : [])] : []),
    { target: { on: 'option', id: 'plan-clear' }, label: 'Discard the plan', key: 'Escape', weight: 'back' },
  ];
}

export function asCommand(battle: Declaration): AttackCommand {
  return { do: 'attack', ...battle };
}

/** Puts a battle on the list, where it was before if it was taken from it; it has to be legal there. */
export function listIt(after: Board, draft: BattleDraft, { do: _, ...battle }: AttackCommand): Press {
  const reasons = check(after, asCommand(battle));
  if (reasons.length > 0) return refuse(reasons);
  const listed = listedIn(draft);
  return toDraft(withListed(NO_BATTLE, listed.toSpliced(draft.place ?? listed.length, 0, battle)));
}

const PLACES = /^plan-(edit|out|move|take)-(\d+)(?:-(\d+))?$/;

/** What a press on the list does; null: the press is none of its. */
export function pressList(board: Board, draft: BattleDraft, id: string): Press | null {
  const listed = listedIn(draft);
  switch (id) {
    case 'propose':
      return withHandBack(board, draft, (all) =>
        toDraft({ ...(withListed(NO_BATTLE, all) ?? NO_BATTLE), proposing: true }),
      );
    case 'plan-clear':
      return toDraft(null);
    case 'plan-next':
      return fight(board, listed.slice(0, 1), calm(draft));
    case 'plan-all':
      return fight(board, listed, { ...draft, rolling: true });
    default:
      return pressPlace(board, draft, PLACES.exec(id));
  }
}

/** `begun`: what is begun while they are fought. */
function fight(board: Board, battles: readonly Declaration[], begun: BattleDraft): Press {
  const [first, ...rest] = battles.map(asCommand);
  if (!first) return refuse([nothingListed(board)]);
  const press = commandIfLegal(board, first, ...rest);
  return press.to === 'commands' ? { ...press, begun } : press;
}

/** A draft that was taken back may have been rolled for as a whole before. */
function calm({ rolling: _, ...draft }: BattleDraft): BattleDraft {
  return draft;
}

function pressPlace(board: Board, draft: BattleDraft, found: RegExpExecArray | null): Press | null {
  if (!found) return null;
  const listed = listedIn(draft);
  const [, what, at, to] = [found[0], found[1], Number(found[2]), Number(found[3])];
  if (what === 'take') return withHandBack(board, draft, (all) => take(board, all, at));
  const battle = listed[at];
  if (!battle) return refuse([nothingListed(board)]);
  if (what === 'edit') return withHandBack(board, draft, (all) => edit(board, all, all.indexOf(battle)));
  const others = listed.toSpliced(at, 1);
  if (what === 'out') return toDraft(withListed(restOf(draft, at, null), others));
  const end = Math.min(to, others.length);
  return toDraft(withListed(restOf(draft, at, end), others.toSpliced(end, 0, battle)));
}

function take(board: Board, listed: readonly Declaration[], at: number): Press {
  const taken = proposedLists(board, listed)[at]?.battles;
  return taken ? toDraft(withListed(NO_BATTLE, [...listed, ...taken])) : refuse([noBattleOption(board)]);
}

function edit(board: Board, listed: readonly Declaration[], at: number): Press {
  const battle = listed[at];
  return battle ? toDraft(inHand(battle, listed.toSpliced(at, 1), at)) : refuse([nothingListed(board)]);
}

/** Goes on with the whole list, a battle in hand back in its place; one that never was on it is not given up. */
function withHandBack(
  board: Board,
  draft: BattleDraft,
  then: (listed: readonly Declaration[]) => Press,
): Press {
  const listed = listedIn(draft);
  if (!isInHand(draft)) return then(listed);
  if (draft.place === undefined) return refuse([handFirst(board)]);
  const after = afterListed(board, listed);
  const back = listIt(after, draft, commandOf(after, draft));
  return back.to === 'draft' ? then(listedIn(back.draft)) : back;
}

/** What is in hand, its place kept between the same battles when one goes from the list, or to another place in it. */
function restOf(draft: BattleDraft, from: number, to: number | null): BattleDraft {
  if (!isInHand(draft)) return NO_BATTLE;
  const { place } = draft;
  if (place === undefined) return draft;
  const without = from < place ? place - 1 : place;
  // Moved from before it, to where it still is before it; or from behind it to before it.
  const isBefore = to !== null && to < place;
  return { ...draft, place: isBefore ? without + 1 : without };
}

function inHand(battle: Declaration, others: readonly Declaration[], place: number): BattleDraft {
  return { kind: 'battle', ...battle, ...(others.length > 0 ? { planned: others } : {}), place };
}

/** A unit of a listed battle opens it, if nothing else is in hand: a unit fights once. @rule 8.14 */
export function pressListedUnit(board: Board, draft: BattleDraft, at: number, unit: Piece): Press {
  if (isInHand(draft)) return refuse([listedAlready(board, unit, at + 1)]);
  return edit(board, listedIn(draft), at);
}

/** An arrow from each attacker, the first with the number of the battle and its odds. */
export function listedMarks(board: Board, listed: readonly Declaration[]): readonly Mark[] {
  return listed.flatMap((battle, at) => {
    const { total } = afterThose(board, listed.slice(0, at), () => battleReceipt(board, battle, null));
    const attackers = piecesOf(board, battle.attackers).filter(({ hex }) => hex >= 0);
    return piecesOf(board, battle.defenders)
      .filter(({ hex }) => hex >= 0)
      .flatMap((defender, which) =>
        attackers.map(
          (attacker, index): Mark => ({
            means: 'attack',
            label: which + index === 0 ? `${at + 1}: ${total}` : '',
            shape: { kind: 'line', through: [hexNumberOf(board, attacker), hexNumberOf(board, defender)] },
          }),
        ),
      );
  });
}
