/** Setting up at the table: take a counter, put it down, swap, take it back, or let the rest be placed. */
import type { Choice, CounterId, Mark, Reason, SideId } from '../../../core/seam';
import { isUnit } from '../battlefield';
import type { Draft, SetUpDraft } from '../draft';
import {
  countTypes,
  crowdedBeyond,
  laidOut,
  type Positions,
  placesOf,
  type Slot,
  slotsOf,
  stillToSetUp,
  typeName,
  typeOf,
  unitsWithoutHex,
} from '../rules/03-setting-up';
import type { HexNumber } from '../scenario';
import type { State } from '../state';
import { because, counted } from '../wording';
import { firstFor, openFor, put, rest, standingIn, unplacedOf } from './placing';
import {
  atHex,
  foreseePress,
  NOTHING,
  type Press,
  perform,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
} from './stage';

const EMPTY: SetUpDraft = { kind: 'setUp', positions: {}, hand: null };

function settingUp({ pending }: State): SideId {
  if (pending?.kind !== 'setUp') throw new Error('nobody sets up');
  return pending.by;
}

function begun(draft: Draft | null): SetUpDraft {
  return draft?.kind === 'setUp' ? draft : EMPTY;
}

function slotOf(state: State, id: CounterId | null): Slot | null {
  return slotsOf(state, settingUp(state)).find((slot) => slot.id === id) ?? null;
}

/** Whether a stored half-done set-up is one: counters of this force, each where it may stand. */
export function mayGoOn(state: State, draft: SetUpDraft): boolean {
  if (state.pending?.kind !== 'setUp') return false;
  const side = state.pending.by;
  const places = Object.entries(draft.positions).map(([id, at]) => ({ id, at }));
  const slots = new Map<string, Slot>(slotsOf(state, side).map((slot) => [slot.id, slot]));
  const taken = new Set<HexNumber>();
  for (const { id, at } of places) {
    const slot = slots.get(id);
    if (!slot?.hexes.has(at)) return false;
    if (!isUnit(slot.printed)) continue;
    if (taken.has(at)) return false;
    taken.add(at);
  }
  return (
    (draft.hand === null || slots.has(draft.hand)) &&
    crowdedBeyond(state, side, draft.positions).length === 0 &&
    rest(state, side, draft.positions) !== null
  );
}

/** The state as the board shows it, with the counters that are placed so far. */
export function asLaidOut(state: State, draft: Draft | null): State {
  return state.pending?.kind === 'setUp' ? laidOut(state, begun(draft).positions) : state;
}

export const setUpStage: Stage = {
  prompt(state, draft) {
    const side = settingUp(state);
    const { positions, hand } = begun(draft);
    const slot = slotOf(state, hand);
    const owed = stillToSetUp(state, side, positions);
    return {
      instruction: instructionFor(state, positions, slot),
      owed,
      choices: [
        ...(slot ? placeChoices(state, positions, slot) : []),
        ...counterChoices(state, positions, hand),
        ...options(state, positions, slot, owed),
      ],
    };
  },

  press(state, stored, target) {
    const draft = begun(stored);
    if (target.on === 'option') return pressOption(state, draft, target.id);
    const pointed = pointedAt(asLaidOut(state, draft), target);
    if (!pointed) return refuse([because('6.15', 'There is no such hex on this map.')]);
    const slot = slotOf(state, draft.hand);
    if (!pointed.piece) return atPlace(state, draft, slot, target.on === 'place' ? String(target.at) : '');
    const own = slotOf(state, pointed.piece.id);
    if (!own) return refuse([notYours(pointed.piece.printed.name)]);
    return atCounter(state, draft, slot, own);
  },

  foresee(state, stored, target) {
    const draft = begun(stored);
    const pointed = pointedAt(asLaidOut(state, draft), target);
    const at = target.on === 'place' ? String(target.at) : (pointed?.piece?.state.at ?? '');
    const slot =
      slotOf(state, draft.hand) ??
      (pointed?.piece ? null : firstFor(state, settingUp(state), draft.positions, at));
    if (!slot || !pointed) return NOTHING;
    const pressed = this.press(state, stored, target);
    const changed = pressed.to === 'draft' && pressed.draft?.kind === 'setUp' ? pressed.draft : null;
    if (pressed.to === 'draft' && changed?.positions === draft.positions) return NOTHING;
    const other = isUnit(slot.printed)
      ? standingIn(state, settingUp(state), draft.positions, at).find((one) => isUnit(one.printed))
      : undefined;
    const swap = other && other.id !== slot.id ? `, in place of ${other.printed.name}` : '';
    const name = draft.positions[slot.id] === undefined ? oneOf(slot) : slot.printed.name;
    return foreseePress(pressed, `Put ${name} in ${at}${swap}.`);
  },

  marks(state, draft): readonly Mark[] {
    const { positions, hand } = begun(draft);
    const slot = slotOf(state, hand);
    if (!slot) return zoneMarks(state, positions);
    const marks: Mark[] = openFor(state, settingUp(state), positions, slot).map((at) => ({
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
function zoneMarks(state: State, positions: Positions): readonly Mark[] {
  const open = slotsOf(state, settingUp(state)).filter(({ id }) => positions[id] === undefined);
  const places = [...new Set(open.flatMap(({ hexes }) => [...hexes]))].sort();
  if (places.length === 0) return [];
  return [{ means: 'reach', label: '', shape: { kind: 'places', places } }];
}

function instructionFor(state: State, positions: Positions, slot: Slot | null): string {
  const side = settingUp(state);
  const all = slotsOf(state, side);
  const left = all.filter(({ id }) => positions[id] === undefined).length;
  if (slot) {
    const name = positions[slot.id] === undefined ? oneOf(slot) : slot.printed.name;
    return `Put ${name} in ${slot.force.where}: choose a lit hex. On another unit’s hex they change places.`;
  }
  const spare = (state.deployment?.forces[side] ?? []).reduce(
    (sum, force) => sum + unitsWithoutHex(state, side, force),
    0,
  );
  if (spare > 0 && left <= spare && stillToSetUp(state, side, positions).length === 0)
    return `Every hex is taken. ${counted(left, 'unit')} without one will be lost; change places as you like, or be done with it.`;
  if (left === 0) return 'Everything stands. Move what you like once more, or be done with it.';
  return `Set up your force: choose a lit hex, or first a counter from beside the map. ${counted(left, 'counter')} of ${all.length} to place.`;
}

function placeChoices(state: State, positions: Positions, slot: Slot): readonly Choice[] {
  return openFor(state, settingUp(state), positions, slot)
    .filter((at) => at !== positions[slot.id])
    .map((at) => ({ target: { on: 'place', at }, label: at }));
}

/** `a 6-3`, `von Mercy` */
function oneOf({ printed }: Slot): string {
  return printed.kind === 'leader' ? typeName(printed) : `a ${typeName(printed)}`;
}

/** One counter of each type beside the map, and every one that stands already. */
function counterChoices(state: State, positions: Positions, hand: CounterId | null): readonly Choice[] {
  const side = settingUp(state);
  const all = slotsOf(state, side);
  const types = [...new Set(all.map(({ printed }) => typeOf(printed)))];
  const beside = types.flatMap((type): readonly Choice[] => {
    const open = all.filter((slot) => typeOf(slot.printed) === type && positions[slot.id] === undefined);
    const first = open.find(({ id }) => id === hand) ?? open[0];
    if (!first || first.id === hand) return [];
    return [
      {
        target: { on: 'counter', id: first.id },
        label: `Take ${oneOf(first)}`,
        price: `${open.length} left`,
      },
    ];
  });
  const draft: SetUpDraft = { kind: 'setUp', positions, hand };
  const inHand = slotOf(state, hand);
  const placed = all
    .filter((slot) => positions[slot.id] !== undefined && slot.id !== hand)
    .filter((slot) => atCounter(state, draft, inHand, slot).to === 'draft')
    .map(
      ({ id, printed }): Choice => ({
        target: { on: 'counter', id },
        label: `Take up ${printed.name} at ${positions[id]}`,
      }),
    );
  return [...beside, ...placed];
}

function options(
  state: State,
  positions: Positions,
  slot: Slot | null,
  owed: readonly Reason[],
): readonly Choice[] {
  const choices: Choice[] = [];
  const add = (id: string, label: string, more: Partial<Choice> = {}) => {
    choices.push({ target: { on: 'option', id }, label, ...more });
  };
  const none = Object.keys(positions).length === 0;
  if (owed.length === 0) add('done', 'The set-up is done', { key: 'r', weight: 'main' });
  else
    add('rest', none ? 'Place all of them sensibly' : 'Place the rest sensibly', {
      key: 'a',
      weight: 'main',
    });
  if (hasSuggestion(state)) add('suggested', 'Take the suggested set-up', { key: 's' });
  if (slot && positions[slot.id] !== undefined) {
    add('take-off', `Take ${slot.printed.name} off the map`, { key: 'Backspace', weight: 'back' });
  }
  if (slot) add('cancel', 'Put it back', { key: 'Escape', weight: 'back' });
  if (!none) add('clear', 'Take all off the map', { weight: 'back' });
  return choices;
}

function hasSuggestion(state: State): boolean {
  const suggested = state.deployment?.suggested ?? {};
  return slotsOf(state, settingUp(state)).some(({ id }) => suggested[id] !== undefined);
}

function pressOption(state: State, draft: SetUpDraft, id: string): Press {
  const side = settingUp(state);
  const { positions, hand } = draft;
  switch (id) {
    case 'done':
      return perform(state, { do: 'setUp', positions: placesOf(state, side, positions) });
    case 'rest':
      return toDraft({ kind: 'setUp', positions: rest(state, side, positions) ?? positions, hand: null });
    case 'suggested':
      return hasSuggestion(state)
        ? toDraft({ kind: 'setUp', positions: suggestionOf(state), hand: null })
        : refuse([because('3.0', 'No set-up is suggested here.')]);
    case 'cancel':
      return toDraft({ ...draft, hand: null });
    case 'take-off':
      return toDraft({ ...draft, positions: without(positions, hand), hand: null });
    case 'clear':
      return toDraft(null);
    default:
      return refuse([because('3.0', 'That cannot be chosen now.')]);
  }
}

/** Counters for which nothing is suggested are placed as sensibly as any others. */
function suggestionOf(state: State): Positions {
  const side = settingUp(state);
  const suggested = state.deployment?.suggested ?? {};
  const positions = Object.fromEntries(
    slotsOf(state, side).flatMap(({ id }) => {
      const at = suggested[id];
      return at === undefined ? [] : [[id, at]];
    }),
  );
  return rest(state, side, positions) ?? positions;
}

function without(positions: Positions, id: CounterId | null): Positions {
  return Object.fromEntries(Object.entries(positions).filter(([counter]) => counter !== id));
}

function atPlace(state: State, draft: SetUpDraft, slot: Slot | null, at: HexNumber): Press {
  if (slot) return place(state, draft, slot, at);
  const there = standingIn(state, settingUp(state), draft.positions, at);
  const first = there.find(({ printed }) => isUnit(printed)) ?? there[0];
  if (first) return toDraft({ ...draft, hand: first.id });
  const meant = firstFor(state, settingUp(state), draft.positions, at);
  if (meant) return place(state, draft, meant, at);
  const left = stillToSetUp(state, settingUp(state), draft.positions);
  return refuse(
    left.length > 0 ? [because('3.0', 'Take a counter from beside the map first.')] : [nothingThere(at)],
  );
}

function nothingThere(at: HexNumber): Reason {
  return because('3.0', `None of your counters stands in ${at}.`, [], [at]);
}

function notYours(name: string): Reason {
  return because('3.0', `${name} is no part of the force that is set up now.`);
}

/** A counter with another one in the hand: beside the map, or of the same type, it is taken instead; else its hex is meant. */
function atCounter(state: State, draft: SetUpDraft, slot: Slot | null, own: Slot): Press {
  if (!slot) return toDraft({ ...draft, hand: own.id });
  if (own.id === slot.id) return toDraft({ ...draft, hand: null });
  const at = draft.positions[own.id];
  if (at === undefined || typeOf(own.printed) === typeOf(slot.printed))
    return toDraft({ ...draft, hand: own.id });
  return place(state, draft, slot, at);
}

/** Puts the counter down; the next of its type comes into the hand, or the one whose place it took. */
function place(state: State, draft: SetUpDraft, slot: Slot, at: HexNumber): Press {
  const side = settingUp(state);
  if (draft.positions[slot.id] === at) return toDraft({ ...draft, hand: null });
  const done = put(state, side, draft.positions, slot.id, at);
  if ('reasons' in done) return refuse(done.reasons);
  const wasBeside = draft.positions[slot.id] === undefined;
  const next = wasBeside ? unplacedOf(state, side, done.positions, typeOf(slot.printed)) : null;
  return toDraft({ kind: 'setUp', positions: done.positions, hand: done.out ?? next });
}

/** What the force comes to, for the log. */
export function forceInWords(state: State, ids: readonly CounterId[]): string {
  return countTypes(state.scenario.counters.filter(({ id }) => ids.includes(id)));
}

/**
 * Counters still to place with what stands for them beside the map: one of each type, `6-3, 14 left`. Between two days
 * those that come for the next one.
 */
export function besideTheMap(state: State, draft: Draft | null): ReadonlyMap<string, string> {
  if (state.pending?.kind === 'chooseRedeployment') {
    const coming = new Set<string>(state.regroup?.reinforcements);
    const printed = state.scenario.counters.filter(({ id }) => coming.has(id));
    return new Map(printed.map(({ id, name }) => [id, name]));
  }
  const names = new Map<string, string>();
  if (state.pending?.kind !== 'setUp') return names;
  const { positions } = begun(draft);
  const open = slotsOf(state, state.pending.by).filter(({ id }) => positions[id] === undefined);
  for (const { id, printed } of open) {
    const left = open.filter((slot) => typeOf(slot.printed) === typeOf(printed)).length;
    names.set(id, printed.kind === 'leader' ? printed.name : `${typeName(printed)}, ${left} left`);
  }
  return names;
}
