/** Setting up at the table: take a counter, put it down, swap, take it back, or let the rest be placed. */
import type { Mark } from '../../../../core/contract/board';
import type { Target } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import { hexAt, OFF_MAP } from '../../../../core/hex/hex';
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
import type { Preview } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted, listed } from '../../wording';
import { counterChoices, oneOf, opensTo, openToRow, options, placeChoices, rowChoices } from './choices';
import { placesOf, typeName } from './dealing';
import type { SetUpDraft } from './draft';
import { asLaidOut, begun, hasSuggestion, settingUp, slotOf, suggestionOf } from './draft';
import { type Slot, slotsOf, unitsWithoutHex } from './forces';
import { stillToSetUp } from './judging';
import { firstFor, hexesOf } from './open-hexes';
import { noneFor, put, standingIn, unplacedOf } from './placing';
import { rest } from './placing-rest';
import {
  noneOfYoursThere,
  noSetUpOption,
  noSetUpSuggested,
  notOfForce,
  rowWithoutHexes,
  takeCounterFirst,
} from './reasons';
import { hexesBetween, setInRow } from './row';
import { type Positions, positionsOf, type Standing, standingOf } from './standing';

export const setUpStage: Stage = {
  prompt(board, draft) {
    const side = settingUp(board);
    const { positions, hand, row } = begun(draft);
    const standing = standingOf(board, side, positions);
    const slot = slotOf(board, hand);
    const obligations = stillToSetUp(board, side, standing);
    return {
      instruction: () => (row ? rowInstruction(row) : instructionFor(board, standing, slot)),
      obligations,
      row: row ? 'begun' : 'offered',
      choices: [
        ...(row
          ? rowChoices(board, standing, slot)
          : [...(slot ? placeChoices(board, standing, slot) : []), ...counterChoices(board, standing, hand)]),
        ...options(board, standing, slot, row, obligations),
      ],
    };
  },

  press(board, stored, target) {
    const draft = begun(stored);
    if (target.on === 'option') return pressOption(board, draft, target.id);
    const through = rowMeant(board, draft, target);
    if (through) return pressRow(board, draft, through);
    const pointed = pointedAt(board, target);
    if (!pointed) return refuse([noSuchHex(board)]);
    const slot = slotOf(board, draft.hand);
    if (!pointed.piece) return atPlace(board, draft, slot, target.on === 'place' ? String(target.at) : '');
    const own = slotOf(board, pointed.piece.id);
    if (!own) return refuse([notOfForce(board, pointed.piece.printed)]);
    return atCounter(board, draft, slot, own);
  },

  preview(board, stored, target) {
    const draft = begun(stored);
    const through = rowMeant(board, draft, target);
    if (through) return previewRow(board, draft, through);
    const side = settingUp(board);
    const standing = standingOf(board, side, draft.positions);
    const pointed = pointedAt(asLaidOut(board, draft), target);
    const at = target.on === 'place' ? String(target.at) : (pointed?.piece?.at ?? '');
    const slot = slotOf(board, draft.hand) ?? (pointed?.piece ? null : firstFor(board, side, standing, at));
    if (!slot || !pointed) return NOTHING;
    const pressed = this.press(board, stored, target);
    const changed = pressed.to === 'draft' && pressed.draft?.kind === 'setUp' ? pressed.draft : null;
    if (pressed.to === 'draft' && changed?.positions === draft.positions) return NOTHING;
    const other = isUnit(slot.printed)
      ? standingIn(board, side, standing, at).find((one) => isUnit(one.printed))
      : undefined;
    const swap = other && other.id !== slot.id ? `, in place of ${other.printed.name}` : '';
    const name = standing[slot.index] === null ? oneOf(slot) : slot.printed.name;
    return previewOfPress(pressed, `Put ${name} in ${at}${swap}.`);
  },

  marks(board, draft): readonly Mark[] {
    const { positions, hand, row } = begun(draft);
    const standing = standingOf(board, settingUp(board), positions);
    const slot = slotOf(board, hand);
    if (!slot) return zoneMarks(board, standing);
    const open = row ? openToRow(board, standing, slot) : opensTo(board, standing, slot);
    const marks: Mark[] = open.map((at) => ({
      means: 'reach',
      label: '',
      shape: atHex(at),
    }));
    const from = standing[slot.index] ?? null;
    if (from !== null) marks.push({ means: 'selected', label: '', shape: atHex(from) });
    return marks;
  },
};

/** The zones of those that still have to be placed; afterwards there is nothing to light. */
function zoneMarks(board: Board, standing: Standing): readonly Mark[] {
  const open = slotsOf(board, settingUp(board)).filter(({ index }) => standing[index] === null);
  const places = hexesOf(open);
  if (places.length === 0) return [];
  return [{ means: 'reach', label: '', shape: { kind: 'places', places } }];
}

function instructionFor(board: Board, standing: Standing, slot: Slot | null): string {
  const side = settingUp(board);
  const all = slotsOf(board, side);
  const left = all.filter(({ index }) => standing[index] === null).length;
  if (slot) {
    const name = standing[slot.index] === null ? oneOf(slot) : slot.printed.name;
    const shared = isUnit(slot.printed)
      ? 'On another unit’s hex they change places.'
      : 'Units may stand there too.';
    return `Put ${name} in ${slot.force.where}: choose a lit hex. ${shared}`;
  }
  const spare = (board.deployment?.forces[side] ?? []).reduce(
    (sum, force) => sum + unitsWithoutHex(board, side, force),
    0,
  );
  if (spare > 0 && left <= spare && stillToSetUp(board, side, standing).length === 0)
    return `Every hex is taken. ${counted(left, 'unit')} without one will be lost; change places as you like, or be done with it.`;
  if (left === 0) return 'Everything stands. Move what you like once more, or be done with it.';
  return `Set up your force: choose a lit hex, or first a counter from beside the map. ${counted(left, 'counter')} of ${all.length} to place.`;
}

function rowInstruction({ from }: NonNullable<SetUpDraft['row']>): string {
  if (from === null) return 'Draw a row over the hexes, or press its first hex.';
  return `The row begins in ${from}. Press its last hex.`;
}

/**
 * The hexes of a row that was drawn, or that a press ends or begins; null: no row is meant. The counters beside the map
 * are chosen as ever.
 */
function rowMeant(board: Board, { row, positions }: SetUpDraft, target: Target): readonly HexNumber[] | null {
  if (target.on === 'places') return target.through.map(String);
  if (!row || (target.on !== 'place' && target.on !== 'counter')) return null;
  const at = target.on === 'place' ? String(target.at) : positions[target.id];
  if (at === undefined) return null;
  return row.from === null ? [at] : hexesBetween(board, row.from, at);
}

/** Of a row that is pressed hex by hex the first press only says where it begins. */
function pressRow(board: Board, draft: SetUpDraft, through: readonly HexNumber[]): Press {
  const [first] = through;
  if (first === undefined || hexAt(board.field.grid, first) === OFF_MAP)
    return refuse([rowWithoutHexes(board)]);
  if (draft.row?.from === null && through.length === 1) return toDraft({ ...draft, row: { from: first } });
  const { draft: after, set, left } = setInRow(board, draft, through);
  if (set.length === 0) return refuse(left);
  const next = draft.row ? { ...after, row: { from: null } } : after;
  return { to: 'draft', draft: next, ...(left.length > 0 ? { left } : {}) };
}

function previewRow(board: Board, draft: SetUpDraft, through: readonly HexNumber[]): Preview {
  const [first] = through;
  if (first === undefined || hexAt(board.field.grid, first) === OFF_MAP) return NOTHING;
  if (draft.row?.from === null && through.length === 1)
    return { ...NOTHING, text: `A row begins in ${first}.` };
  const { set, left } = setInRow(board, draft, through);
  if (set.length === 0) return { ...NOTHING, reasons: left };
  const [one] = set;
  const who = one ? typeName(one.slot.printed) : '';
  const hexes = listed(set.map(({ at }) => at));
  const others = left.length > 0 ? ` ${counted(left.length, 'hex', 'hexes')} left out.` : '';
  return {
    ...NOTHING,
    text: `Put ${set.length} × ${who} in ${hexes}.${others}`,
    ghosts: set.map(({ slot, at }) => ({ counter: slot.id, at })),
  };
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
    case 'row':
      return toDraft(draft.row ? withoutRow(draft) : rowBegun(draft));
    case 'cancel':
      return toDraft({ ...withoutRow(draft), hand: null });
    case 'take-off':
      return toDraft({ ...draft, positions: without(positions, hand), hand: null });
    case 'clear':
      return toDraft(null);
    default:
      return refuse([noSetUpOption(board)]);
  }
}

/** One who stands already is not set up in a row. */
function rowBegun({ kind, positions, hand }: SetUpDraft): SetUpDraft {
  const isBeside = hand !== null && positions[hand] === undefined;
  return { kind, positions, hand: isBeside ? hand : null, row: { from: null } };
}

function withoutRow({ kind, positions, hand }: SetUpDraft): SetUpDraft {
  return { kind, positions, hand };
}

function without(positions: Positions, id: CounterId | null): Positions {
  return Object.fromEntries(Object.entries(positions).filter(([counter]) => counter !== id));
}

function atPlace(board: Board, draft: SetUpDraft, slot: Slot | null, at: HexNumber): Press {
  if (slot) return place(board, draft, slot, at);
  const side = settingUp(board);
  const standing = standingOf(board, side, draft.positions);
  const there = standingIn(board, side, standing, at);
  const first = there.find(({ printed }) => isUnit(printed)) ?? there[0];
  if (first) return toDraft({ ...draft, hand: first.id });
  const meant = firstFor(board, side, standing, at);
  if (meant) return place(board, draft, meant, at);
  const left = stillToSetUp(board, side, standing);
  const outside = noneFor(board, side, standing, at);
  if (outside.length > 0) return refuse(outside);
  return refuse([left.length > 0 ? takeCounterFirst(board) : noneOfYoursThere(board, at)]);
}

/**
 * A counter with another one chosen: beside the map, or a unit of the same type, it is taken instead; else its hex is
 * meant, which any number of guns may share.
 * @rule 6.32
 */
function atCounter(board: Board, draft: SetUpDraft, slot: Slot | null, own: Slot): Press {
  if (!slot) return toDraft({ ...draft, hand: own.id });
  if (own.id === slot.id) return nextInHex(board, draft, slot);
  const at = draft.positions[own.id];
  if (at === undefined || (own.type === slot.type && isUnit(own.printed)))
    return toDraft({ ...draft, hand: own.id });
  return place(board, draft, slot, at);
}

/** A press on the chosen counter takes the next one of its hex; after the last of them none. */
function nextInHex(board: Board, draft: SetUpDraft, slot: Slot): Press {
  const side = settingUp(board);
  const standing = standingOf(board, side, draft.positions);
  const at = standing[slot.index] ?? null;
  const there = at === null ? [] : standingIn(board, side, standing, at);
  const inOrder = there.toSorted((a, b) => Number(isUnit(b.printed)) - Number(isUnit(a.printed)));
  const next = inOrder[inOrder.findIndex(({ id }) => id === slot.id) + 1];
  return toDraft({ ...draft, hand: next?.id ?? null });
}

/** Puts the counter down; the next of its type comes into the hand, or the one whose place it took. */
function place(board: Board, draft: SetUpDraft, slot: Slot, at: HexNumber): Press {
  const side = settingUp(board);
  const standing = standingOf(board, side, draft.positions);
  if (standing[slot.index] === at) return nextInHex(board, draft, slot);
  // Equal units stand for each other: changing their places changes nothing.
  const same = standingIn(board, side, standing, at).find(
    ({ type, printed }) => type === slot.type && isUnit(printed),
  );
  if (same) return toDraft({ ...draft, hand: same.id });
  const done = put(board, side, standing, slot, at);
  if ('reasons' in done) return refuse(done.reasons);
  const wasBeside = standing[slot.index] === null;
  const next = wasBeside ? unplacedOf(board, side, done.standing, slot.type) : null;
  const positions = positionsOf(board, side, done.standing);
  return toDraft({ kind: 'setUp', positions, hand: done.out ?? next });
}
