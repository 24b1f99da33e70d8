/** From stored JSON back to a game: every command is judged and executed again, with the dice that were written. */
import * as v from 'valibot';
import { DataError } from './dataError';
import { type Die, isGeneratorState, seedGenerator } from './dice';
import { type Game, stateOf } from './game';
import { resumeAwaiting } from './handDice';
import { hashOf } from './hash';
import { readJson } from './readJson';
import { type GameRecord, liesOn, RECORD_FORMAT, RECORD_VERSION, ROOT } from './record';
import { append, resolve } from './resolve';
import type { GameSystem, Reason, SystemTypes } from './seam';

const whole = v.pipe(v.number(), v.safeInteger());
/** In a file written by hand a die may be its face alone; what it decides is then filled in. */
const dieSchema = v.strictObject({
  purpose: v.optional(v.string(), ''),
  face: whole,
  sides: v.optional(whole, 6),
  by: v.optional(v.picklist(['generator', 'hand']), 'hand'),
});
const recordSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  formatVersion: whole,
  system: v.string(),
  rulesVersion: v.optional(whole, 1),
  scenario: v.strictObject({
    id: v.optional(v.string(), ''),
    hash: v.optional(v.string(), ''),
    whole: v.optional(v.unknown(), null),
  }),
  options: v.optional(v.unknown(), {}),
  seed: v.optional(v.string(), ''),
  diceFrom: v.optional(v.picklist(['generator', 'hand']), 'generator'),
  entries: v.array(
    v.strictObject({
      parent: v.optional(whole),
      press: v.optional(whole),
      command: v.unknown(),
      dice: v.optional(v.array(dieSchema), []),
    }),
  ),
  head: v.optional(whole),
  tip: v.optional(whole),
  generator: v.optional(v.array(whole)),
  awaiting: v.optional(
    v.nullable(v.strictObject({ press: whole, command: v.unknown(), dice: v.array(dieSchema) })),
    null,
  ),
});
type WrittenRecord = v.InferOutput<typeof recordSchema>;
type RawRecord = ReturnType<typeof readRecord>;

/** Why a record was not followed to its end: `at` counts commands from 1. */
export type Fault = { readonly at: number; readonly path: string; readonly reasons: readonly Reason[] };
export type Loaded<T extends SystemTypes> = {
  readonly game: Game<T>;
  readonly fault: Fault | null;
  /** The catalogue's scenario is not the one the game was played with. */
  readonly altered: boolean;
};

/**
 * The form of a record, whatever its system; throws a `DataError` with a path. What a file written by hand may leave
 * out is filled in: each entry follows the one before it, and the game stands at the last.
 */
export function readRecord(json: unknown) {
  const record = readJson(recordSchema, json, 'record');
  if (record.formatVersion > RECORD_VERSION) {
    throw new DataError(
      'formatVersion',
      `a version up to ${RECORD_VERSION}; this file was written by a later Tercio`,
    );
  }
  return completed(record);
}

function completed(record: WrittenRecord) {
  const last = record.entries.length - 1;
  const head = record.head ?? last;
  return {
    ...record,
    entries: record.entries.map((entry, index) => ({
      ...entry,
      parent: entry.parent ?? index - 1,
      press: entry.press ?? index + 1,
    })),
    head,
    tip: record.tip ?? head,
    generator: record.generator ?? [...seedGenerator(record.seed)],
  };
}

/**
 * Executes a record again. Throws a `DataError` when it does not even begin; from the first entry on that is not
 * legal, everything later is left out and `fault` says why.
 */
export function loadGame<T extends SystemTypes>(
  system: GameSystem<T>,
  json: unknown,
  scenarioNamed: (id: string) => unknown,
): Loaded<T> {
  const raw = readRecord(json);
  if (raw.system !== system.id) throw new DataError('system', `"${system.id}"`);
  if (!isGeneratorState(raw.generator))
    throw new DataError('generator', 'four whole numbers that are not all zero');
  const carried = raw.scenario.whole ?? null;
  const found = carried ?? scenarioNamed(raw.scenario.id);
  if (found === undefined)
    throw new DataError('scenario.id', `a known scenario; "${raw.scenario.id}" is not`);
  const scenario = system.read.scenario(found);
  const options = system.read.options(scenario, raw.options);
  const head = { head: ROOT, tip: ROOT, entries: [], awaiting: null };
  const record: GameRecord<T> = {
    ...raw,
    ...head,
    scenario: { id: raw.scenario.id, hash: hashOf(scenario), whole: carried === null ? null : scenario },
    options,
    generator: raw.generator,
  };
  let game: Game<T> = { record, start: system.start(scenario, options), steps: [] };
  let fault: Fault | null = null;
  for (const [index, entry] of raw.entries.entries()) {
    const next = follow(system, game, entry, index);
    if ('at' in next) {
      fault = next;
      break;
    }
    game = next;
  }
  return {
    game: standAt(system, game, raw, fault !== null),
    fault,
    altered: raw.scenario.hash !== '' && hashOf(scenario) !== raw.scenario.hash,
  };
}

/** Executes one entry behind its parent; gives the fault instead when it cannot be. */
function follow<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  entry: RawRecord['entries'][number],
  index: number,
): Game<T> | Fault {
  const path = `entries[${index}]`;
  const fault = (where: string, rule: string, text: string): Fault => ({
    at: index + 1,
    path: where,
    reasons: [{ rule, text, counters: [], where: [] }],
  });
  if (entry.parent < ROOT || entry.parent >= index) {
    return fault(`${path}.parent`, 'table:damaged-file', 'The entry follows one that is not before it.');
  }
  const behind: Game<T> = { ...game, record: { ...game.record, head: entry.parent } };
  try {
    const command = system.read.command(entry.command);
    const state = stateOf(behind);
    const written = system.canonical(state, command);
    const reasons = system.check(state, written);
    if (reasons.length > 0) return { at: index + 1, path: `${path}.command`, reasons };
    const thrower = writtenDice(entry.dice, `${path}.dice`);
    const resolved = resolve(system, state, written, thrower.throw);
    thrower.finish();
    return append(
      behind,
      { parent: entry.parent, press: entry.press, command: written, dice: resolved.dice },
      resolved,
    );
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return fault(
      error.path.startsWith(path) ? error.path : `${path}.command.${error.path}`,
      'table:damaged-file',
      error.message,
    );
  }
}

/** Hands out the dice of an entry; a missing, surplus or ill-fitting one is an error with its path. */
function writtenDice(dice: readonly Die[], path: string) {
  let next = 0;
  return {
    throw: (purposes: readonly string[], sides: number) =>
      purposes.map((purpose) => {
        const die = dice[next];
        if (!die) throw new DataError(`${path}[${next}]`, `a die for "${purpose}"`);
        if ((die.purpose !== purpose && die.purpose !== '') || die.sides !== sides) {
          throw new DataError(`${path}[${next}]`, `a die of ${sides} sides for "${purpose}"`);
        }
        if (die.face < 1 || die.face > sides) throw new DataError(`${path}[${next}].face`, `1 to ${sides}`);
        next++;
        return { ...die, purpose };
      }),
    finish: () => {
      if (next < dice.length) throw new DataError(`${path}[${next}]`, 'no further die');
    },
  };
}

/** Puts head, tip and an awaited die back, as far as the entries they name were kept. */
function standAt<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  raw: RawRecord,
  cut: boolean,
): Game<T> {
  const kept = (entry: number) => {
    let at = entry;
    // Entries that were not kept were not judged either: a parent that does not go back must not loop.
    while (at >= game.record.entries.length) at = Math.min(raw.entries[at]?.parent ?? ROOT, at - 1);
    return Math.max(at, ROOT);
  };
  const head = kept(raw.head);
  // A tip that the head does not lead to would make redo jump to another branch.
  const tip = liesOn(game.record.entries, head, kept(raw.tip)) ? kept(raw.tip) : head;
  const standing: Game<T> = { ...game, record: { ...game.record, head, tip } };
  if (cut || !raw.awaiting) return standing;
  try {
    const command = system.read.command(raw.awaiting.command);
    return resumeAwaiting(system, standing, { ...raw.awaiting, command }) ?? standing;
  } catch (error) {
    if (error instanceof DataError) return standing;
    throw error;
  }
}
