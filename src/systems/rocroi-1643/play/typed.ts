/** Typed commands: `1319-1218` moves, `1418x1319` attacks or fires, a hex number alone points at it. */
import { marchOf, turningsOf } from '../07-movement/ways';
import type { Command } from '../engine/types';
import { degrees } from '../look/face';
import type { Reason } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import type { Draft } from './drafts';
import { facingNamed } from './facings';
import { facesOtherwise, notUnderstood, turnsNotNow } from './reasons';
import { commandIfLegal, type Press, pointedAt, refuse, type Stage } from './stage';

/** Each as an example, with what it does. */
export const TYPED_FORMS: readonly (readonly [form: string, does: string])[] = [
  ['1319', 'points at a hex'],
  ['1319-1218', 'moves the unit there, facing as it does now, or else the leader'],
  [
    '1319-1218>5',
    'the same, facing 5: 0 south, 1 south-west, 2 north-west, 3 north, 4 north-east, 5 south-east',
  ],
  ['1319>2', 'turns the unit where it stands'],
  ['L1319-1218', 'moves the leader in the hex'],
  ['1418x1319', 'attacks; in the artillery phase names a target'],
  ['1418x1319!', 'attacks with a charge'],
  ['face north-west', 'turns the unit in the hand'],
  ['d', 'a letter of the choices does what its button does'],
];

const MOVE = /^(L?)(\d{4})(?:-(\d{4}))?(?:>([0-5]))?$/;
const STRIKE = /^(\d{4})X(\d{4})(!?)$/;

export function pressTyped(board: Board, draft: Draft | null, text: string, stage: Stage): Press {
  const words = text.trim().toLowerCase();
  const written = text.toUpperCase().replaceAll(/\s/g, '');
  if (/^\d{4}$/.test(written)) return stage.press(board, draft, { on: 'place', at: written });
  const facing = facingNamed(words.replace(/^face +/, ''));
  if (facing !== null) return typedTurn(board, draft, facing, stage);
  const move = MOVE.exec(written);
  if (move && (move[3] || move[4])) return typedMove(board, written, stage);
  if (STRIKE.test(written)) return typedStrike(board, written, draft, stage);
  const choice = stage.prompt(board, draft).choices.find(({ key }) => key?.toLowerCase() === words);
  return choice ? stage.press(board, draft, choice.target) : refuse(notUnderstood({ figures: [text] }));
}

function typedTurn(board: Board, draft: Draft | null, facing: number, stage: Stage): Press {
  const turnable = stage.turnable?.(board, draft);
  if (!turnable) return refuse(turnsNotNow());
  return stage.press(board, draft, { on: 'facing', counter: turnable.counter, facing: degrees(facing) });
}

/** The presses that make such a move, one after the other, until one is refused. */
function typedMove(board: Board, written: string, stage: Stage): Press {
  const [, mark, from = '', to, facing] = MOVE.exec(written) ?? [];
  const pointed = pointedAt(board, { on: 'place', at: from });
  const unit = mark === 'L' ? null : pointed?.units[0];
  const leader = pointed?.leaders[0];
  const mover = unit ?? leader;
  if (!mover) return refuse(notUnderstood({ figures: [written] }));
  if (board.state.step === 'chiefs' && to) return stage.press(board, null, { on: 'place', at: to });
  let pressed = stage.press(board, null, { on: 'counter', id: mover.id });
  if (to) pressed = then(board, pressed, stage, { on: 'place', at: to });
  const turned = (to: number) =>
    then(board, pressed, stage, { on: 'facing', counter: mover.id, facing: degrees(to) });
  if (facing !== undefined) pressed = turned(Number(facing));
  // Who types no facing means that it stays.
  else if (unit && to && pressed.to === 'draft') {
    const kept = turned(unit.facing);
    if (kept.to !== 'draft') return refuse(otherFacings(board, unit, pressed.draft, to));
    pressed = kept;
  }
  if (pressed.to !== 'draft' || pressed.draft?.kind !== 'move') return pressed;
  const { unit: id, steps } = pressed.draft;
  return steps.length > 0 ? commandIfLegal(board, { do: 'move', unit: id, steps }) : pressed;
}

/** Why a unit does not come there as it faces now: which facings it could have. */
function otherFacings(board: Board, unit: Unit, draft: Draft | null, to: string): Reason {
  const march = marchOf(board, draft);
  const open = march ? [march.here.facing, ...turningsOf(board, march).map(({ facing }) => facing)] : [];
  return facesOtherwise({ counters: [unit], hexes: [to], figures: open.toSorted() });
}

function then(board: Board, pressed: Press, stage: Stage, target: Parameters<Stage['press']>[2]): Press {
  return pressed.to === 'draft' ? stage.press(board, pressed.draft, target) : pressed;
}

function typedStrike(board: Board, written: string, draft: Draft | null, stage: Stage): Press {
  const [, from = '', to = '', mark] = STRIKE.exec(written) ?? [];
  const [ours, theirs] = [from, to].map((at) => pointedAt(board, { on: 'place', at }));
  if (board.state.step === 'aiming') {
    const battery = ours?.battery;
    if (!battery) return refuse(notUnderstood({ figures: [written] }));
    const kept = draft?.kind === 'aim' ? { ...draft, battery: null } : null;
    const inHand = stage.press(board, kept, { on: 'counter', id: battery.id });
    return then(board, inHand, stage, { on: 'place', at: to });
  }
  const [unit, target, leader] = [ours?.units[0], theirs?.units[0], theirs?.leaders[0]];
  if (!unit || !(target ?? leader)) return refuse(notUnderstood({ figures: [written] }));
  const command: Command = target
    ? { do: 'attack', unit: unit.id, target: target.id, charge: mark === '!' }
    : { do: 'attackLeader', unit: unit.id, leader: leader?.id ?? unit.id };
  return commandIfLegal(board, command);
}

/** How what was begun can go on: hexes that the unit there can come to, or enemies that it can attack. */
export function completeTyped(
  board: Board,
  draft: Draft | null,
  text: string,
  stage: Stage,
): readonly string[] {
  const written = text.toUpperCase().replaceAll(/\s/g, '');
  const [, from = '', sign, begun = ''] = /^(\d{4})([-X])(\d{0,4})$/.exec(written) ?? [];
  if (from === '') return [];
  const kept = sign === 'X' && draft?.kind === 'aim' ? draft : null;
  const pressed = stage.press(board, kept, { on: 'place', at: from });
  if (pressed.to !== 'draft') return [];
  const places = stage.prompt(board, pressed.draft).choices.flatMap(({ target }) => {
    if (target.on === 'place' && typeof target.at === 'string' && sign === '-') return target.at;
    return target.on === 'counter' && sign === 'X' ? (placeOf(board, target.id) ?? []) : [];
  });
  return [...new Set(places)]
    .filter((at) => at.startsWith(begun))
    .map((at) => `${from}${sign === 'X' ? 'x' : '-'}${at}`);
}

function placeOf(board: Board, id: string): string | null {
  return board.unit(id)?.at ?? board.leader(id)?.at ?? null;
}
