/** The engine from the command line: scenarios, play, replay, ask. Each result is one JSON value. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Reason } from '../core/contract/values';
import { type Game, stateOf } from '../core/game';
import { DataError } from '../core/json/dataError';
import { hashOf } from '../core/json/hash';
import { lineTo } from '../core/record/record';
import { damaged } from '../core/tableReason';
import { ask } from './ask';
import { catalogue, scenarioNamed } from './catalogue';
import { daysOf } from './days';
import { explain } from './explain';
import { optionsOf, readIn, scenarioFrom, textOf, WrongCall } from './input';
import { followed } from './load';
import { playAtRandom } from './randomPlayer';

const USAGE = `usage:
  headless scenarios
  headless play --scenario ID|FILE [--seed N] [--games N] [--option name=value …] [--records DIR]
  headless replay FILE|- [--explain]
  headless ask FILE|ID|- [--option name=value …]`;

/** Where it all goes: each result by itself, and what is wrong with the call. */
export type Output = {
  readonly write: (result: object) => void;
  readonly complain: (text: string) => void;
};
type Write = Output['write'];

/**
 * Does what the words of the call ask for. Gives the exit code: 0; 1 where a file cannot be read or followed, or a
 * game gets stuck; 2 where the call itself is wrong. Throws what is no fault of file or call.
 */
export function run(args: readonly string[], output: Output): 0 | 1 | 2 {
  try {
    return called(args, output);
  } catch (error) {
    if (error instanceof DataError) {
      output.write(unreadable(error));
      return 1;
    }
    if (!isWrongCall(error)) throw error;
    output.complain(`${error.message}\n${USAGE}`);
    return 2;
  }
}

function called([verb, ...rest]: readonly string[], output: Output): 0 | 1 {
  const { write } = output;
  switch (verb) {
    case 'scenarios':
      for (const { id, name, system } of catalogue()) write({ id, name, system });
      return 0;
    case 'play':
      return play(rest, output);
    case 'replay':
      return replay(rest, write);
    case 'ask':
      return answer(rest, write);
    default:
      throw new WrongCall(verb === undefined ? 'what to do is missing' : `there is no "${verb}"`);
  }
}

function play(args: readonly string[], { write, complain }: Output): 0 | 1 {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scenario: { type: 'string' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true, default: [] },
      records: { type: 'string' },
    },
  });
  if (values.scenario === undefined) throw new WrongCall('--scenario needs the id of a scenario or a file');
  const first = wholeNumber('--seed', values.seed);
  const games = wholeNumber('--games', values.games);
  const chosen = chosenOptions(values.option);
  const { system, json, file } = scenarioFrom(values.scenario);
  const scenario = readIn(file, () => system.read.scenario(json));
  const options = optionsOf(system, scenario, chosen);
  // A file's own scenario goes with the record; it could not be found otherwise.
  const carryScenario = scenarioNamed(values.scenario ?? '') === undefined;
  const scenarioId = idOf(json);
  if (values.records !== undefined) mkdirSync(values.records, { recursive: true });
  for (let i = 0; i < games; i++) {
    const seed = first + i;
    const played = readIn(file, () =>
      playAtRandom(system, {
        scenario,
        scenarioId,
        options,
        seed: String(seed),
        carryScenario,
      }),
    );
    const verdict = system.verdict(stateOf(played.game));
    const { winner = null, level = null, points = null } = verdict ?? {};
    const days = daysOf(system, played.game);
    write({
      scenario: scenarioId,
      seed,
      finished: played.finished,
      gameTurns: days.reduce((sum, turns) => sum + turns, 0),
      days,
      commands: played.commands,
      victory: { winner, level, points },
    });
    if (values.records !== undefined) {
      writeFileSync(join(values.records, `${scenarioId}-${seed}.json`), JSON.stringify(played.game.record));
    }
    if (!played.finished) {
      complain(`stuck: ${played.stuck}`);
      write({ stuck: played.stuck, record: played.game.record });
      return 1;
    }
  }
  return 0;
}

function idOf(json: unknown): string {
  return typeof json === 'object' && json !== null && 'id' in json ? String(json.id) : '';
}

function chosenOptions(pairs: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value] = pair.split('=');
      if (value === undefined) throw new WrongCall(`--option ${pair}: expected name=value`);
      return [name, value];
    }),
  );
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new WrongCall(`${name}: expected a whole number, not ${text}`);
  return value;
}

function replay(args: readonly string[], write: Write): 0 | 1 {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { explain: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new WrongCall('replay needs a file, or - for standard input');
  const { system, game, fault, about } = followed(textOf(file), file);
  const line = lineTo(game.record.entries, game.record.head);
  if (values.explain) for (const entry of line) write(explain(system, game, entry));
  const kept = { commands: line.length, stateHash: stateHash(game), ...about };
  if (fault) {
    write({ ok: false, at: fault.at, path: fault.path, reasons: fault.reasons, ...kept });
    return 1;
  }
  write({ ok: true, ...kept });
  return 0;
}

/** SHA-256 of the state at the head as JSON with sorted keys. */
function stateHash(game: Game): string {
  return hashOf(stateOf(game));
}

function answer(args: readonly string[], write: Write): 0 | 1 {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { option: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined)
    throw new WrongCall('ask needs a file, the id of a scenario, or - for standard input');
  const asked = ask(name, chosenOptions(values.option));
  for (const line of asked.lines) write(line);
  if (asked.fault) write({ ok: false, ...asked.fault });
  return asked.fault ? 1 : 0;
}

function unreadable(error: DataError): {
  readonly ok: false;
  readonly at: 0;
  readonly path: string;
  readonly reasons: readonly Reason[];
} {
  return {
    ok: false,
    at: 0,
    path: error.path,
    reasons: [error, ...error.further].map(({ path, expected }) => damaged(`${path}: expected ${expected}`)),
  };
}

/** A call that `parseArgs` does not understand. */
function isWrongCall(error: unknown): error is Error {
  return (
    error instanceof WrongCall ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}
