/** The engine from the command line: scenarios, play, replay. One JSON line each on stdout, nothing else. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DataError } from '../core/dataError';
import { type Game, stateOf } from '../core/game';
import { hashOf } from '../core/hash';
import { loadGame } from '../core/loadGame';
import { readRecord } from '../core/readRecord';
import { lineTo } from '../core/record';
import type { GameSystem, Reason } from '../core/seam';
import { SYSTEMS, systemNamed } from '../systems';
import { catalogue, inItsFile, scenarioNamed } from './catalogue';
import { daysOf } from './days';
import { explain } from './explain';
import { playAtRandom } from './randomPlayer';

const USAGE = `usage:
  headless scenarios
  headless play --scenario ID|FILE [--seed N] [--games N] [--option name=value …] [--records DIR]
  headless replay FILE|- [--explain]`;

function main(args: readonly string[]): number {
  const [verb, ...rest] = args;
  switch (verb) {
    case 'scenarios':
      for (const { id, name, system } of catalogue()) write({ id, name, system });
      return 0;
    case 'play':
      return play(rest);
    case 'replay':
      return replay(rest);
    default:
      console.error(USAGE);
      return 2;
  }
}

function write(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

function play(args: readonly string[]): number {
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
  const json = values.scenario === undefined ? undefined : scenarioFrom(values.scenario);
  if (json === undefined) throw new DataError('--scenario', 'the id of a scenario or a file');
  const system = systemOf(json);
  const scenario = readIn(values.scenario ?? '', () => system.read.scenario(json));
  const options = system.read.options(scenario, chosenOptions(values.option));
  const first = wholeNumber('--seed', values.seed);
  const games = wholeNumber('--games', values.games);
  // A file's own scenario goes with the record; nobody else could find it.
  const carryScenario = scenarioNamed(values.scenario ?? '') === undefined;
  const scenarioId = idOf(json);
  if (values.records !== undefined) mkdirSync(values.records, { recursive: true });
  for (let i = 0; i < games; i++) {
    const seed = first + i;
    const played = readIn(values.scenario ?? '', () =>
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
      console.error(`stuck: ${played.stuck}`);
      write({ stuck: played.stuck, record: played.game.record });
      return 1;
    }
  }
  return 0;
}

function scenarioFrom(name: string): unknown {
  return scenarioNamed(name) ?? (name.endsWith('.json') ? parse(readFileSync(name, 'utf8')) : undefined);
}

/** What a scenario file says, an error naming the file it is in. */
function readIn<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DataError ? inItsFile(error, file) : error;
  }
}

function idOf(json: unknown): string {
  return typeof json === 'object' && json !== null && 'id' in json ? String(json.id) : '';
}

function systemOf(json: unknown): GameSystem {
  const id = typeof json === 'object' && json !== null && 'system' in json ? String(json.system) : '';
  const system = systemNamed(id);
  if (!system) throw new DataError('system', `one of ${SYSTEMS.map((s) => s.id).join(', ')}`);
  return system;
}

function chosenOptions(pairs: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value] = pair.split('=');
      if (value === undefined) throw new DataError(`--option ${pair}`, 'name=value');
      return [name, value];
    }),
  );
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new DataError(name, 'a whole number');
  return value;
}

function replay(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { explain: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new DataError('replay', 'a file, or - for standard input');
  const json = parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  const system = systemNamed(readRecord(json).system);
  if (!system) throw new DataError('system', `one of ${SYSTEMS.map((s) => s.id).join(', ')}`);
  const { game, fault } = loadGame(system, json, scenarioNamed);
  const line = lineTo(game.record.entries, game.record.head);
  if (values.explain) for (const entry of line) write(explain(system, game, entry));
  if (fault) {
    write({ ok: false, at: fault.at, path: fault.path, reasons: fault.reasons });
    return 1;
  }
  write({ ok: true, commands: line.length, stateHash: stateHash(game) });
  return 0;
}

/** SHA-256 of the state at the head as JSON with sorted keys. */
function stateHash(game: Game): string {
  return hashOf(stateOf(game));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DataError('file', `JSON; ${error instanceof Error ? error.message : String(error)}`);
  }
}

function damaged(error: DataError): {
  readonly ok: false;
  readonly at: 0;
  readonly path: string;
  readonly reasons: readonly Reason[];
} {
  return {
    ok: false,
    at: 0,
    path: error.path,
    reasons: [{ rule: 'table:damaged-file', text: error.message, counters: [], where: [] }],
  };
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  if (error instanceof DataError) write(damaged(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof DataError ? 1 : 2;
}
