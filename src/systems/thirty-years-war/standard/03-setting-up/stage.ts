/** Setting up at the table: take a counter, put it down, swap, take it back, or let the rest be placed. */
import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import { noSuchHex } from '../../engine/reasons';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  type Press,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted } from '../../wording';
import { placesOf, typeName } from './dealing';
import type { SetUpDraft } from './draft';
import { asLaidOut, begun, hasSuggestion, settingUp, slotOf, suggestionOf } from './draft';
import { type Positions, type Slot, slotsOf, slotsOfType, unitsWithoutHex } from './forces';
import { stillToSetUp } from './judging';
import { firstFor, hexesOf, openFor } from './open-hexes';
import { noneFor, put, standingIn, unplacedOf } from './placing';
import { rest } from './placing-rest';
import { noneOfYoursThere, noSetUpOption, noSetUpSuggested, notOfForce, takeCounterFirst } from './reasons';

export const setUpStage: Stage = {
  prompt(board, draft) {
    const side = settingUp(board);
    const { positions, hand } = begun(draft);
    const slot = slotOf(board, hand);
    const obligations = stillToSetUp(board, side, positions);
    return {
      instruction: () => instructionFor(board, positions, slot),
      obligations,
      choices: [
        ...(slot ? placeChoices(board, positions, slot) : []),
        ...counterChoices(board, positions, hand),
        ...options(board, positions, slot, obligations),
      ],
    };
  },

  press(board, stored, target) {
    const draft = begun(stored);
    if (target.on === 'option') return pressOption(board, draft, target.id);
    const pointed = pointedAt(asLaidOut(board, draft), target);
    if (!pointed) return refuse([noSuchHex(board)]);
    const slot = slotOf(board, draft.hand);
    if (!pointed.piece) return atPlace(board, draft, slot, target.on === 'place' ? String(target.at) : '');
    const own = slotOf(board, pointed.piece.id);
    if (!own) return refuse([notOfForce(board, pointed.piece.printed)]);
    return atCounter(board, draft, slot, own);
  },

  preview(board, stored, target) {
    const draft = begun(stored);
    const pointed = pointedAt(asLaidOut(board, draft), target);
    const at = target.on === 'place' ? String(target.at) : (pointed?.piece?.at ?? '');
    const slot =
      slotOf(board, draft.hand) ??
      (pointed?.piece ? null : firstFor(board, settingUp(board), draft.positions, at));
    if (!slot || !pointed) return NOTHING;
    const pressed = this.press(board, stored, target);
    const changed = pressed.to === 'draft' && pressed.draft?.kind === 'setUp' ? pressed.draft : null;
    if (pressed.to === 'draft' && changed?.positions === draft.positions) return NOTHING;
    const other = isUnit(slot.printed)
      ? standingIn(board, settingUp(board), draft.positions, at).find((one) => isUnit(one.printed))
      : undefined;
    const swap = other && other.id !== slot.id ? `, in place of ${other.printed.name}` : '';
    const name = draft.positions[slot.id] === undefined ? oneOf(slot) : slot.printed.name;
    return previewOfPress(pressed, `Put ${name} in ${at}${swap}.`);
  },

  marks(board, draft): readonly Mark[] {
    const { positions, hand } = begun(draft);
    const slot = slotOf(board, hand);
    if (!slot) return zoneMarks(board, positions);
    const marks: Mark[] = opensTo(board, positions, slot).map((at) => ({
      means: 'reach',
      label: '',
      shape: atHex(at),
    }));
    const from = positions[slot.id];
    if (from !== undefined) marks.push({ means: 'selected', label: '', shape: atHex(from) });
    return marks;
  },
};

/** The zones of those that still have to be placed; afterwards there is nothing to light. */
function zoneMarks(board: Board, positions: Positions): readonly Mark[] {
  const open = slotsOf(board, settingUp(board)).filter(({ id }) => positions[id] === undefined);
  const places = hexesOf(open);
  if (places.length === 0) return [];
  return [{ means: 'reach', label: '', shape: { kind: 'places', places } }];
}

function instructionFor(board: Board, positions: Positions, slot: Slot | null): string {
  const side = settingUp(board);
  const all = slotsOf(board, side);
  const left = all.filter(({ id }) => positions[id] === undefined).length;
  if (slot) {
    const name = positions[slot.id] === undefined ? oneOf(slot) : slot.printed.name;
    const shared = isUnit(slot.printed)
      ? 'On another unit’s hex they change places.'
      : 'Units may stand there too.';
    return `Put ${name} in ${slot.force.where}: choose a lit hex. ${shared}`;
  }
  const spare = (board.deployment?.forces[side] ?? []).reduce(
    (sum, force) => sum + unitsWithoutHex(board, side, force),
    0,
  );
  if (spare > 0 && left <= spare && stillToSetUp(board, side, positions).length === 0)
    return `Every hex is taken. ${counted(left, 'unit')} without one will be lost; change places as you like, or be done with it.`;
  if (left === 0) return 'Everything stands. Move what you like once more, or be done with it.';
  return `Set up your force: choose a lit hex, or first a counter from beside the map. ${counted(left, 'counter')} of ${all.length} to place.`;
}

/** Hexes in which putting it down changes something: not those of its equals. */
function opensTo(board: Board, positions: Positions, slot: Slot): readonly HexNumber[] {
  const side = settingUp(board);
  const equals = slotsOfType(board, side, slot.type).filter(({ id }) => id !== slot.id);
  const theirs = new Set(equals.flatMap(({ id }) => positions[id] ?? []));
  return openFor(board, side, positions, slot).filter((at) => !theirs.has(at));
}

function placeChoices(board: Board, positions: Positions, slot: Slot): readonly Choice[] {
  return opensTo(board, positions, slot)
    .filter((at) => at !== positions[slot.id])
    .map((at) => ({ target: { on: 'place', at }, label: at }));
}

/** `a 6-3`, `von Mercy` */
function oneOf({ printed }: Slot): string {
  return printed.kind === 'leader' ? typeName(printed) : `a ${typeName(printed)}`;
}

/** One counter of each type beside the map, and every one that stands already. */
function counterChoices(board: Board, positions: Positions, hand: CounterId | null): readonly Choice[] {
  const side = settingUp(board);
  const all = slotsOf(board, side);
  const types = [...new Set(all.map(({ type }) => type))];
  const beside = types.flatMap((type): readonly Choice[] => {
    const left = slotsOfType(board, side, type).filter(({ id }) => positions[id] === undefined);
    const first = left.find(({ id }) => id === hand) ?? left[0];
    if (!first || first.id === hand) return [];
    return [
      {
        target: { on: 'counter', id: first.id },
        label: `Take ${oneOf(first)}`,
        cost: `${left.length} left`,
      },
    ];
  });
  const inHand = slotOf(board, hand);
  const open = new Set(inHand ? [positions[inHand.id], ...openFor(board, side, positions, inHand)] : []);
  const placed = all
    .filter((slot) => positions[slot.id] !== undefined && slot.id !== hand)
    // One of another type is exchanged with the chosen one.
    .filter((slot) => !inHand || slot.type === inHand.type || open.has(positions[slot.id]))
    .map(
      ({ id, printed }): Choice => ({
        target: { on: 'counter', id },
        label: `Take up ${printed.name} (${positions[id]})`,
      }),
    );
  return [...beside, ...placed];
}

function options(
  board: Board,
  positions: Positions,
  slot: Slot | null,
  obligations: readonly Reason[],
): readonly Choice[] {
  const choices: Choice[] = [];
  const add = (id: string, label: string, more: Partial<Choice> = {}) => {
    choices.push({ target: { on: 'option', id }, label, ...more });
  };
  const none = Object.keys(positions).length === 0;
  if (obligations.length === 0) add('done', 'The set-up is done', { key: 'r', weight: 'main' });
  else
    add('rest', none ? 'Place all of them sensibly' : 'Place the rest sensibly', {
      key: 'a',
      weight: 'main',
    });
  // Once something stands it gives that up.
  if (hasSuggestion(board))
    add('suggested', 'Take the suggested set-up', { key: 's', ...(none ? {} : { weight: 'back' }) });
  if (slot && positions[slot.id] !== undefined) {
    add('take-off', `Take ${slot.printed.name} off the map`, { key: 'Backspace', weight: 'back' });
  }
  if (slot) add('cancel', 'Put it back', { key: 'Escape', weight: 'back' });
  // Not beside a chosen counter: that is put back first, and the buttons leave room for those beside the map.
  else if (!none) add('clear', 'Take all off the map', { weight: 'back' });
  return choices;
}

function pressOption(board: Board, draft: SetUpDraft, id: string): Press {
  const side = settingUp(board);
  const { positions, hand } = draft;
  switch (id) {
    case 'done':
      return commandIfLegal(board, { do: 'setUp', positions: placesOf(board, side, positions) });
    case 'rest':
      return toDraft({ kind: 'setUp', positions: rest(board, side, positions) ?? positions, hand: null });
    case 'suggested':
      return hasSuggestion(board)
        ? toDraft({ kind: 'setUp', positions: suggestionOf(board), hand: null })
        : refuse([noSetUpSuggested(board)]);
    case 'cancel':
      return toDraft({ ...draft, hand: null });
    case 'take-off':
      return toDraft({ ...draft, positions: without(positions, hand), hand: null });
    case 'clear':
      return toDraft(null);
    default:
      return refuse([noSetUpOption(board)]);
  }
}

function without(positions: Positions, id: CounterId | null): Positions {
  return Object.fromEntries(Object.entries(positions).filter(([counter]) => counter !== id));
}

function atPlace(board: Board, draft: SetUpDraft, slot: Slot | null, at: HexNumber): Press {
  if (slot) return place(board, draft, slot, at);
  const there = standingIn(board, settingUp(board), draft.positions, at);
  const first = there.find(({ printed }) => isUnit(printed)) ?? there[0];
  if (first) return toDraft({ ...draft, hand: first.id });
  const meant = firstFor(board, settingUp(board), draft.positions, at);
  if (meant) return place(board, draft, meant, at);
  const left = stillToSetUp(board, settingUp(board), draft.positions);
  const outside = noneFor(board, settingUp(board), draft.positions, at);
  if (outside.length > 0) return refuse(outside);
  return refuse([left.length > 0 ? takeCounterFirst(board) : noneOfYoursThere(board, at)]);
}

/**
 * A counter with another one chosen: beside the map, or of the same type, it is taken instead; else its hex is meant.
 */
function atCounter(board: Board, draft: SetUpDraft, slot: Slot | null, own: Slot): Press {
  if (!slot) return toDraft({ ...draft, hand: own.id });
  if (own.id === slot.id) return nextInHex(board, draft, slot);
  const at = draft.positions[own.id];
  if (at === undefined || own.type === slot.type) return toDraft({ ...draft, hand: own.id });
  return place(board, draft, slot, at);
}

/** A press on the chosen counter takes the next one of its hex; after the last of them none. */
function nextInHex(board: Board, draft: SetUpDraft, slot: Slot): Press {
  const at = draft.positions[slot.id];
  const there = at === undefined ? [] : standingIn(board, settingUp(board), draft.positions, at);
  const inOrder = there.toSorted((a, b) => Number(isUnit(b.printed)) - Number(isUnit(a.printed)));
  const next = inOrder[inOrder.findIndex(({ id }) => id === slot.id) + 1];
  return toDraft({ ...draft, hand: next?.id ?? null });
}

/** Puts the counter down; the next of its type comes into the hand, or the one whose place it took. */
function place(board: Board, draft: SetUpDraft, slot: Slot, at: HexNumber): Press {
  const side = settingUp(board);
  if (draft.positions[slot.id] === at) return nextInHex(board, draft, slot);
  // Equal counters stand for each other: changing their places changes nothing.
  const same = standingIn(board, side, draft.positions, at).find(({ type }) => type === slot.type);
  if (same) return toDraft({ ...draft, hand: same.id });
  const done = put(board, side, draft.positions, slot.id, at);
  if ('reasons' in done) return refuse(done.reasons);
  const wasBeside = draft.positions[slot.id] === undefined;
  const next = wasBeside ? unplacedOf(board, side, done.positions, slot.type) : null;
  return toDraft({ kind: 'setUp', positions: done.positions, hand: done.out ?? next });
}
