/** From stored JSON back to a game: every command is judged and executed again, with the recorded dice. */

import type { SystemTypes } from '../contract/rules';
import type { GameSystem } from '../contract/system';
import { type Die, isGeneratorState } from '../dice/dice';
import { checkDice } from '../dice/diceOfSeed';
import { resumeAwaiting } from '../dice/handDice';
import type { Game, Step } from '../game';
import { DataError, LaterVersion, readAt } from '../json/dataError';
import { hashOf, sortedJson } from '../json/hash';
import { type Resolved, resolve } from '../resolve';
import { type BrokenLinks, brokenLinks } from './chain';
import { damageAt, type Fault, type RawRecord, readRecord } from './readRecord';
import { type Entry, type EntryLabel, type GameRecord, liesOn, RECORD_VERSION, ROOT } from './record';

export type Loaded<T extends SystemTypes> = {
  readonly game: Game<T>;
  readonly fault: Fault | null;
  /** The scenario is not the one the game was played with. */
  readonly altered: boolean;
  /** It was begun under an earlier version of the rules, and has been judged by the present ones. */
  readonly earlierRules: boolean;
  /** A player's own name for the game, if the file has one. */
  readonly name: string;
  /** Entries, counted from 0, whose dice are not those of the seed: they count as entered by hand. */
  readonly foreignDice: readonly number[];
  /** The generator's state did not match the dice it had thrown; it does now. */
  readonly generatorMoved: boolean;
  /** What was changed since the file was written. */
  readonly changed: BrokenLinks;
};

/**
 * Executes a record again. Throws a `DataError` if it cannot begin; if an entry is not legal, it and everything after
 * it are left out, and `fault` says why.
 */
export function loadGame<T extends SystemTypes>(
  system: GameSystem<T>,
  json: unknown,
  /** With that hash, where there are several versions of it. */
  scenarioNamed: (id: string, hash?: string) => unknown,
  /** Called with the number of commands replayed so far, and of all. */
  watch: (progress: { readonly done: number; readonly of: number }) => void = () => {},
): Loaded<T> {
  const raw = readRecord(json);
  if (raw.system !== system.id) throw new DataError('system', `"${system.id}"`);
  const rulesVersion = raw.rulesVersion ?? system.rulesVersion;
  if (rulesVersion > system.rulesVersion)
    throw new LaterVersion('rulesVersion', `its rules of ${system.title}`, rulesVersion, system.rulesVersion);
  if (!isGeneratorState(raw.generator))
    throw new DataError('generator', 'four whole numbers that are not all zero');
  const carried = raw.scenario.whole ?? null;
  const found = carried ?? scenarioNamed(raw.scenario.id, raw.scenario.hash);
  if (found === undefined)
    throw new DataError('scenario.id', `a known scenario; "${raw.scenario.id}" is not`);
  // A fault in a carried scenario is named by its place in the file.
  const place = carried === null ? '' : 'scenario.whole';
  const scenario = readAt(place, () =>
    system.read.scenario(system.read.variant?.(found, scenarioNamed) ?? found),
  );
  const options = system.read.options(scenario, raw.options);
  const { name, unread, parents: _, ...rest } = raw;
  const entries: Entry<T['Command']>[] = [];
  const record: GameRecord<T> = {
    ...rest,
    ...{ entries, head: ROOT, tip: ROOT, awaiting: null },
    scenario: { id: raw.scenario.id, hash: hashOf(scenario), whole: carried === null ? null : scenario },
    options,
    formatVersion: RECORD_VERSION,
    rulesVersion: system.rulesVersion,
    generator: raw.generator,
  };
  const start = readAt(place, () => system.start(scenario, options));
  const steps: Step<T>[] = [];
  const checked = checkDice(raw.seed, raw.entries);
  const siblings = new Map<string, number>();
  let fault = unread;
  for (const [index, entry] of raw.entries.entries()) {
    watch({ done: index, of: raw.entries.length });
    const before = entry.parent === ROOT ? start : steps[entry.parent]?.state;
    const dice = checked.dice[index] ?? entry.dice;
    const next =
      before === undefined
        ? notBefore(index)
        : follow(system, before, { command: entry.command, dice }, index);
    if ('at' in next) {
      fault = next;
      break;
    }
    const written = `${entry.parent} ${sortedJson(next.command)}`;
    const twin = siblings.get(written);
    if (twin !== undefined) {
      fault = sameAgain(index, twin);
      break;
    }
    siblings.set(written, index);
    entries.push({ parent: entry.parent, press: entry.press, command: next.command, dice: next.dice });
    steps.push({ state: next.state, events: next.events });
  }
  const foreignDice = checked.foreign.filter((index) => index < entries.length);
  // The dice of entries left out are not counted, or all later ones would seem not to be the seed's.
  const { generator } = fault ? checkDice(raw.seed, entries) : checked;
  const generatorMoved =
    !fault && foreignDice.length === 0 && generator.some((word, i) => word !== raw.generator[i]);
  const follows = { ...record, generator: foreignDice.length === 0 ? generator : raw.generator };
  return {
    game: standAt(system, { record: follows, start, steps }, raw, fault !== null),
    ...{ foreignDice, generatorMoved, changed: brokenLinks(json) },
    fault,
    altered: raw.scenario.hash !== '' && record.scenario.hash !== raw.scenario.hash,
    earlierRules: rulesVersion < system.rulesVersion,
    name,
  };
}

function notBefore(index: number): Fault {
  return damageAt(index, `entries[${index}].parent`, 'The entry follows one that is not before it.');
}

/** A command that is given again at the same point leads back into its branch. */
function sameAgain(index: number, twin: number): Fault {
  const text = `The same command follows the same entry already, as command ${twin + 1}.`;
  return damageAt(index, `entries[${index}].command`, text);
}

/** Executes one entry in the state that it follows; returns the fault if that is impossible. */
function follow<T extends SystemTypes>(
  system: GameSystem<T>,
  before: T['State'],
  entry: { readonly command: unknown; readonly dice: readonly Die[] },
  index: number,
): (Resolved<T> & { readonly command: T['Command'] }) | Fault {
  const path = `entries[${index}]`;
  try {
    const command = system.canonical(before, system.read.command(entry.command));
    const reasons = system.check(before, command);
    if (reasons.length > 0) return { at: index + 1, path: `${path}.command`, reasons };
    const thrower = writtenDice(entry.dice, `${path}.dice`);
    const resolved = resolve(system, before, command, thrower.throw);
    thrower.finish();
    return { ...resolved, command };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const where = error.path.startsWith(path) ? error.path : `${path}.command.${error.path}`;
    return damageAt(index, where, error.message);
  }
}

/** Gives out the dice of an entry; a missing, surplus or wrong one is an error with its path. */
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

/** Restores head, tip and an awaited die, as far as the entries they name were kept. */
function standAt<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  raw: RawRecord,
  cut: boolean,
): Game<T> {
  const kept = (entry: number) => {
    // A head beyond the end of a truncated file becomes its last entry.
    let at = Math.min(entry, raw.parents.length - 1);
    while (at >= game.record.entries.length) at = raw.parents[at] ?? ROOT;
    return Math.max(at, ROOT);
  };
  const head = kept(raw.head);
  // If the head does not lead to the tip, redo would jump to another branch.
  const tip = liesOn(game.record.entries, head, kept(raw.tip)) ? kept(raw.tip) : head;
  const keptLabels = (labels: readonly EntryLabel[]) =>
    labels.filter(({ entry }) => entry >= ROOT && entry < game.record.entries.length);
  const standing: Game<T> = {
    ...game,
    record: {
      ...game.record,
      head,
      tip,
      branchNames: keptLabels(raw.branchNames),
      bookmarks: keptLabels(raw.bookmarks),
    },
  };
  if (cut || raw.head >= raw.parents.length || !raw.awaiting) return standing;
  try {
    const { command, rest, ...asked } = raw.awaiting;
    const further = rest && { rest: rest.map((one) => system.read.command(one)) };
    const awaiting = { ...asked, command: system.read.command(command), ...further };
    return resumeAwaiting(system, standing, awaiting) ?? standing;
  } catch (error) {
    if (error instanceof DataError) return standing;
    throw error;
  }
}
