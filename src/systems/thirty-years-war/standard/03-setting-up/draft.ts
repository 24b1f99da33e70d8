/** A set-up that is being made: what of it stands, and what is still beside the map. */

import * as v from 'valibot';
import type { BesidePlace } from '../../../../core/contract/board';
import type { CounterId, SideId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { LastFew } from '../../../../core/lastFew';
import { counterIdSchema } from '../../engine/commandParts';
import { hook } from '../../engine/hook';
import type { Draft } from '../../engine/types';
import { draftRule } from '../../play/declare';
import type { HexNumber } from '../../scenario/map';
import { isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { countTypes, typeName } from './dealing';
import { type Slot, slotsById, slotsByType, slotsOf } from './forces';
import { crowdedBeyond, laidOut } from './judging';
import { rest } from './placing-rest';
import { type Positions, type Standing, standingOf } from './standing';
import { hasRoom } from './unplaced-units';

const form = v.strictObject({
  kind: v.literal('setUp'),
  positions: v.record(v.string(), v.string()),
  hand: v.nullable(counterIdSchema),
  /** Presses set a row from this hex to the next one pressed; null: its first hex is still to be pressed. */
  row: v.exactOptional(v.strictObject({ from: v.nullable(v.string()) })),
});

/** A set-up under way: who stands where, and the chosen counter. */
export type SetUpDraft = Read<typeof form>;
declare module '../../engine/types' {
  interface DraftTypes {
    setUp: SetUpDraft;
  }
}

export const setUpDraft = draftRule('setUp', {
  form,
  counters: ({ hand }) => (hand === null ? [] : [hand]),
  picked: ({ hand }) => (hand === null ? [] : [hand]),
  isInHand: ({ hand, row }) => hand !== null || row !== undefined,
  built: ({ kind, positions }) =>
    Object.keys(positions).length > 0 ? { kind, positions, hand: null } : null,
  isUsable: mayGoOn,
});

const EMPTY: SetUpDraft = { kind: 'setUp', positions: {}, hand: null };

export function settingUp({ pending }: Board): SideId {
  if (pending?.kind !== 'setUp') throw new Error('nobody sets up');
  return pending.by;
}

export function begun(draft: Draft | null): SetUpDraft {
  return draft?.kind === 'setUp' ? draft : EMPTY;
}

export function slotOf(board: Board, id: CounterId | null): Slot | null {
  return id === null ? null : (slotsById(board, settingUp(board)).get(id) ?? null);
}

/** Whether a stored half-done set-up is one: counters of this force, each where it may stand. */
export function mayGoOn(board: Board, draft: SetUpDraft): boolean {
  if (board.pending?.kind !== 'setUp') return false;
  const side = board.pending.by;
  if (draft.hand !== null && !slotsById(board, side).has(draft.hand)) return false;
  const standing = standingOf(board, side, draft.positions);
  const known = goesOn.get(standing);
  if (known !== undefined) return known;
  const may = mayStand(board, side, draft.positions, standing);
  goesOn.set(standing, may);
  return may;
}
/** Choosing another counter leaves all where they stand. */
const goesOn = new LastFew<Standing, boolean>();

function mayStand(board: Board, side: SideId, positions: Positions, standing: Standing): boolean {
  let ofForce = 0;
  const taken = new Set<HexNumber>();
  for (const { index, printed, hexes } of slotsOf(board, side)) {
    const at = standing[index] ?? null;
    if (at === null) continue;
    ofForce++;
    if (!hexes.has(at) || (isUnit(printed) && taken.has(at))) return false;
    if (isUnit(printed)) taken.add(at);
  }
  return (
    Object.keys(positions).length === ofForce &&
    crowdedBeyond(board, side, standing).length === 0 &&
    hasRoom(board, side, standing)
  );
}

/** The state as the board shows it, with the counters that are placed so far. */
export function asLaidOut(board: Board, draft: Draft | null): Board {
  if (board.pending?.kind !== 'setUp') return board;
  const { stamp } = board;
  const { positions } = begun(draft);
  if (shownLast?.board !== board || shownLast.stamp !== stamp || shownLast.positions !== positions)
    shownLast = { board, stamp, positions, laidOut: laidOut(board, positions) };
  return shownLast.laidOut;
}
/** Board, press and preview ask for the same. */
let shownLast: {
  readonly board: Board;
  readonly stamp: number;
  readonly positions: Positions;
  readonly laidOut: Board;
} | null = null;

export function hasSuggestion(board: Board): boolean {
  const suggested = board.deployment?.suggested ?? {};
  return slotsOf(board, settingUp(board)).some(({ id }) => suggested[id] !== undefined);
}

/** Counters for which nothing is suggested are placed as sensibly as any others. */
export function suggestionOf(board: Board): Positions {
  const side = settingUp(board);
  const suggested = board.deployment?.suggested ?? {};
  const positions = Object.fromEntries(
    slotsOf(board, side).flatMap(({ id }) => {
      const at = suggested[id];
      return at === undefined ? [] : [[id, at]];
    }),
  );
  return rest(board, side, positions) ?? positions;
}

/** The force in words, for the log. */
export function forceInWords(board: Board, ids: readonly CounterId[]): string {
  const meant = new Set(ids);
  return countTypes(board.scenario.counters.filter(({ id }) => meant.has(id)));
}

/** Counters that come later, shown beside the map while a decision about them is open, each by its id and name. */
export const comingLater = hook((): ReadonlyMap<string, string> => NOBODY);
const NOBODY: ReadonlyMap<string, string> = new Map();

/** Counters still to place with what stands for them beside the map: one of each type, `6-3, 14 left`. */
export function besideTheMap(board: Board, draft: Draft | null): ReadonlyMap<string, string> {
  if (board.pending?.kind !== 'setUp') return comingLater(board);
  const names = new Map<string, string>();
  const { positions } = begun(draft);
  const open = slotsOf(board, board.pending.by).filter(({ id }) => positions[id] === undefined);
  const left = new Map<string, number>();
  for (const { type } of open) left.set(type, (left.get(type) ?? 0) + 1);
  for (const { id, printed, type } of open) {
    names.set(id, printed.kind === 'leader' ? printed.name : `${typeName(printed)}, ${left.get(type)} left`);
  }
  return names;
}

/** One pile for each type of the force, in the order of the scenario; one that is used up keeps its place. */
export function pilesBeside(board: Board, draft: Draft | null): readonly BesidePlace[] {
  if (board.pending?.kind !== 'setUp') return [];
  const { positions, hand } = begun(draft);
  const piles = [...slotsByType(board, board.pending.by).values()].flatMap((pile): readonly BesidePlace[] => {
    const left = pile.filter(({ id }) => positions[id] === undefined);
    const [first] = pile;
    if (!first) return [];
    const next = left.find(({ id }) => id === hand) ?? left[0];
    return [{ name: typeName(first.printed), counter: next?.id ?? null }];
  });
  return piles.some(({ counter }) => counter !== null) ? piles : [];
}
