/** What can be chosen while a force is set up: hexes, counters, and what is done with all of them. */
import type { Choice } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { typeName } from './dealing';
import { hasSuggestion, type SetUpDraft, settingUp, slotOf } from './draft';
import { type Slot, slotsByType, slotsOf, slotsOfType } from './forces';
import { openFor } from './open-hexes';
import type { Standing } from './standing';

/** Hexes in which putting it down changes something: not those of its equals. */
export function opensTo(board: Board, standing: Standing, slot: Slot): readonly HexNumber[] {
  const theirs = new Set<HexNumber>();
  const side = settingUp(board);
  for (const { id, index } of slotsOfType(board, side, slot.type)) {
    const at = standing[index] ?? null;
    if (at !== null && id !== slot.id) theirs.add(at);
  }
  const open: HexNumber[] = [];
  for (const at of openFor(board, side, standing, slot)) if (!theirs.has(at)) open.push(at);
  return open;
}

/** Where a row of these can begin or end: nobody changes places in it. */
export function openToRow(board: Board, standing: Standing, slot: Slot): readonly HexNumber[] {
  const side = settingUp(board);
  const taken = new Set(
    slotsOf(board, side).flatMap(({ index, printed }) => (isUnit(printed) ? (standing[index] ?? []) : [])),
  );
  const open = opensTo(board, standing, slot);
  return isUnit(slot.printed) ? open.filter((at) => !taken.has(at)) : open;
}

/** While rows are set: where one can begin or end, and what is still beside the map. */
export function rowChoices(board: Board, standing: Standing, slot: Slot | null): readonly Choice[] {
  const beside = counterChoices(board, standing, slot?.id ?? null).filter(({ target }) => {
    const counter = target.on === 'counter' ? slotOf(board, target.id) : null;
    return counter !== null && standing[counter.index] === null;
  });
  return [...(slot ? openToRow(board, standing, slot).map(placeChoice) : []), ...beside];
}

export function placeChoices(board: Board, standing: Standing, slot: Slot): readonly Choice[] {
  const from = standing[slot.index];
  const choices: Choice[] = [];
  for (const at of opensTo(board, standing, slot)) if (at !== from) choices.push(placeChoice(at));
  return choices;
}

/** The same object for each hex: a prompt has a hundred of them. */
function placeChoice(at: HexNumber): Choice {
  const choice = placesToChoose.get(at) ?? { target: { on: 'place', at }, label: at };
  placesToChoose.set(at, choice);
  return choice;
}
const placesToChoose = new Map<HexNumber, Choice>();

/** `a 6-3`, `von Mercy` */
export function oneOf({ printed }: Slot): string {
  return printed.kind === 'leader' ? typeName(printed) : `a ${typeName(printed)}`;
}

/** One counter of each type beside the map, and every one that stands already. */
export function counterChoices(board: Board, standing: Standing, hand: CounterId | null): readonly Choice[] {
  const side = settingUp(board);
  const choices: Choice[] = [];
  for (const ofType of slotsByType(board, side).values()) {
    const left = ofType.filter(({ index }) => standing[index] === null);
    const first = left.find(({ id }) => id === hand) ?? left[0];
    if (first && first.id !== hand)
      choices.push({
        target: { on: 'counter', id: first.id },
        label: `Take ${oneOf(first)}`,
        cost: `${left.length} left`,
      });
  }
  const inHand = slotOf(board, hand);
  const from = inHand && standing[inHand.index];
  const open = inHand && openFor(board, side, standing, inHand);
  for (const slot of slotsOf(board, side)) {
    const at = standing[slot.index] ?? null;
    if (at === null || slot.id === hand) continue;
    // One of another type is exchanged with the chosen one.
    const isMeant = slot.type === inHand?.type || at === from || open?.has(at) !== false;
    if (isMeant) choices.push(takenUpChoice(slot, at));
  }
  return choices;
}

/** The same object as long as the counter stands there. */
function takenUpChoice(slot: Slot, at: HexNumber): Choice {
  const known = toTakeUp.get(slot);
  if (known?.at === at) return known.choice;
  const { id, printed } = slot;
  const choice: Choice = { target: { on: 'counter', id }, label: `Take up ${printed.name} (${at})` };
  toTakeUp.set(slot, { at, choice });
  return choice;
}
const toTakeUp = new WeakMap<Slot, { readonly at: HexNumber; readonly choice: Choice }>();

export function options(
  board: Board,
  standing: Standing,
  slot: Slot | null,
  row: SetUpDraft['row'],
  obligations: readonly Reason[],
): readonly Choice[] {
  const choices: Choice[] = [];
  const add = (id: string, label: string, more: Partial<Choice> = {}) => {
    choices.push({ target: { on: 'option', id }, label, ...more });
  };
  const none = standing.every((at) => at === null);
  if (obligations.length === 0) add('done', 'The set-up is done', { key: 'r', weight: 'main' });
  else
    add('rest', none ? 'Place all of them sensibly' : 'Place the rest sensibly', {
      key: 'a',
      weight: 'main',
    });
  if (standing.some((at) => at === null) || row) add('row', 'Row', { key: 'w', isOn: row !== undefined });
  // Once something stands it gives that up.
  if (hasSuggestion(board))
    add('suggested', 'Take the suggested set-up', { key: 's', ...(none ? {} : { weight: 'back' }) });
  if (slot && standing[slot.index] !== null) {
    add('take-off', `Take ${slot.printed.name} off the map`, { key: 'Backspace', weight: 'back' });
  }
  if (slot) add('cancel', 'Put it back', { key: 'Escape', weight: 'back' });
  // Not beside a chosen counter: that is put back first, and the buttons leave room for those beside the map.
  else if (!none) add('clear', 'Take all off the map', { weight: 'back' });
  return choices;
}
