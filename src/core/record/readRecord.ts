/** The form of a record, whatever its system: what may be left out, and what has to be there. */
import * as v from 'valibot';
import type { Reason } from '../contract/values';
import { checkDice } from '../dice/diceOfSeed';
import { DataError, LaterVersion } from '../json/dataError';
import { lettersUpTo, listUpTo, readJson } from '../json/readJson';
import { damaged } from '../tableReason';
import { FILE_VERSION, MOST_ENTRIES, MOST_LABELS, RECORD_FORMAT, TAKE_BACKS } from './record';

const WHOLE = 'a whole number';
const whole = v.pipe(v.number(), v.safeInteger(WHOLE));
/** Text that a player has written. */
const words = lettersUpTo(500);
/** An id, a seed, a hash, what a die is for. */
const word = lettersUpTo(200);
/** No command takes this many. */
const MOST_DICE = 100;
/** In a file written by hand a die may be just its face; its purpose is then filled in. */
const dieSchema = v.pipe(
  v.unknown(),
  v.transform((die) => (typeof die === 'number' ? { face: die } : die)),
  v.strictObject({
    purpose: v.optional(word, ''),
    face: whole,
    sides: v.optional(whole, 6),
    by: v.optional(v.picklist(['generator', 'hand']), 'hand'),
  }),
);
const labelSchema = v.strictObject({ entry: whole, text: words });
const diceSchema = listUpTo(MOST_DICE, dieSchema);
const entrySchema = v.strictObject({
  parent: v.optional(whole),
  press: v.optional(whole),
  command: v.unknown(),
  dice: v.optional(diceSchema, []),
  hash: v.optional(word),
});
const recordSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  formatVersion: v.pipe(whole, v.minValue(1, 'a version from 1')),
  hash: v.optional(word),
  name: v.optional(words, ''),
  system: word,
  /** A file written by hand has none, and means the present one. */
  rulesVersion: v.optional(v.pipe(whole, v.minValue(1, 'a version from 1'))),
  scenario: v.strictObject({
    id: v.optional(word, ''),
    hash: v.optional(word, ''),
    whole: v.optional(v.unknown(), null),
  }),
  options: v.optional(v.unknown(), {}),
  seed: v.optional(word, ''),
  diceFrom: v.optional(v.picklist(['generator', 'hand']), 'generator'),
  takeBack: v.optional(v.picklist(TAKE_BACKS), 'free'),
  branchNames: v.optional(listUpTo(MOST_LABELS, labelSchema), []),
  bookmarks: v.optional(listUpTo(MOST_LABELS, labelSchema), []),
  entries: listUpTo(MOST_ENTRIES, v.function()),
  head: v.optional(whole),
  tip: v.optional(whole),
  generator: v.optional(v.array(whole)),
  awaiting: v.optional(
    v.nullable(
      v.strictObject({
        press: whole,
        command: v.unknown(),
        dice: diceSchema,
        rest: v.optional(listUpTo(MOST_ENTRIES, v.unknown())),
      }),
    ),
    null,
  ),
});
type WrittenEntry = Omit<v.InferOutput<typeof entrySchema>, 'hash'>;

/** Why a record was not replayed to its end: `at` counts commands from 1. */
export type Fault = { readonly at: number; readonly path: string; readonly reasons: readonly Reason[] };
export type RawRecord = ReturnType<typeof readRecord>;

export function damageAt(index: number, path: string, text: string): Fault {
  return { at: index + 1, path, reasons: [damaged(text)] };
}

/**
 * The form of a record, whatever its system; throws a `DataError` with a path. What a file written by hand may leave
 * out is filled in: each entry follows the one before it, and the head is the last. Entries are returned up to the
 * first that cannot be read; `unread` then says what is wrong with it.
 */
export function readRecord(json: unknown) {
  mustBeKnownForm(json);
  const { entries: closed, ...rest } = readJson(recordSchema, withClosedEntries(json), 'record');
  const { head, tip, generator, hash: _, ...record } = rest;
  const written = closed.map((open) => open());
  const { entries, unread } = readEntries(written);
  const standsAt = head ?? written.length - 1;
  return {
    ...record,
    entries,
    unread,
    /** For every entry, including those that could not be read. */
    parents: written.map(parentOf),
    head: standsAt,
    tip: tip ?? standsAt,
    generator: generator ?? [...checkDice(record.seed, entries).generator],
  };
}

/** Checked first: a later form may have fields that would otherwise be reported as faults. */
function mustBeKnownForm(json: unknown): void {
  const found = isTable(json) ? json.formatVersion : undefined;
  if (Number.isSafeInteger(found) && Number(found) > FILE_VERSION)
    throw new LaterVersion('formatVersion', 'its files', Number(found), FILE_VERSION);
}

/**
 * The record with its entries closed up, so that a damaged one spoils no other: each is read by itself. Of too many,
 * one too many is enough: they are refused as such.
 */
function withClosedEntries(json: unknown): unknown {
  if (!isTable(json) || !Array.isArray(json.entries)) return json;
  const entries = json.entries.slice(0, MOST_ENTRIES + 1).map((entry: unknown) => () => entry);
  return { ...json, entries };
}

function isTable(json: unknown): json is { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function readEntries(written: readonly unknown[]) {
  const entries: (WrittenEntry & { readonly parent: number; readonly press: number })[] = [];
  for (const [index, json] of written.entries()) {
    const path = `entries[${index}]`;
    if (json === null) return { entries, unread: damageAt(index, path, 'It is missing.') };
    try {
      const { hash: _, ...entry } = readJson(entrySchema, json, '');
      entries.push({ ...entry, parent: entry.parent ?? index - 1, press: entry.press ?? index + 1 });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const where = error.path === '' ? path : `${path}.${error.path}`;
      return { entries, unread: damageAt(index, where, `${where}: expected ${error.expected}`) };
    }
  }
  return { entries, unread: null };
}

/** Only which entry it follows, whatever else is wrong with it. */
function parentOf(json: unknown, index: number): number {
  const parent = isTable(json) ? json.parent : undefined;
  return Number.isSafeInteger(parent) && Number(parent) < index ? Number(parent) : index - 1;
}
