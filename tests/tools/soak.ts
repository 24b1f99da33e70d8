/**
 * Many random games of every scenario under every set of options, in two processes unless told otherwise:
 *   npm run soak [-- --games N] [--seed S] [--scenario ID] [--set NAME] [--processes N]
 * A line a set and a total; exit 1 when a game got stuck, threw, or broke a rule: of bookkeeping and obligations, and at
 * Freiburg of morale, movement, battle and the end of days as the oracles there tell it.
 * The record of such a game is written to `.records/`.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Game } from '../../src/core/game';
import { scenarioNamed } from '../../src/headless/catalogue';
import { playAtRandom } from '../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/events';
import { start } from '../../src/systems/thirty-years-war/start';
import { type OptionSet, ALL_SETS as SETS } from '../helpers/optionSets';
import { freiburgLaw } from '../oracle/freiburgLaw';
import { faultsAfter } from '../oracle/invariants';

const RECORDS = '.records';

type Job = { readonly set: number; readonly seed: string };
type Result = {
  readonly set: number;
  readonly seed: string;
  readonly finished: boolean;
  readonly commands: number;
  readonly choices: number;
  readonly milliseconds: number;
  /** Empty, or what went wrong and the record so far. */
  readonly trouble: string;
  readonly record: unknown;
};

const scenarios = new Map(
  [...new Set(SETS.map(({ scenario }) => scenario))].map((id) => [
    id,
    thirtyYearsWar.read.scenario(scenarioNamed(id)),
  ]),
);
const nameOfSet = (set: number) => `${SETS[set]?.scenario} ${SETS[set]?.name}`;

function playOne({ set, seed }: Job): Result {
  const scenarioId = SETS[set]?.scenario ?? '';
  const scenario = scenarios.get(scenarioId);
  if (!scenario) throw new Error(`no set ${set}`);
  const options = thirtyYearsWar.read.options(scenario, SETS[set]?.options ?? {});
  const began = performance.now();
  let last: Game<ThirtyYearsWar> | null = null;
  const done = { set, seed, commands: 0, choices: 0, finished: false, record: null };
  try {
    const law = scenario.rules === 'freiburg' ? freiburgLaw(start(scenario, options)) : () => [];
    const watch = (game: Game<ThirtyYearsWar>) => {
      last = game;
      const [fault] = [...faultsAfter(game), ...law(game)];
      if (fault !== undefined) throw new Error(`command ${game.record.head + 1}: ${fault}`);
    };
    const played = playAtRandom(thirtyYearsWar, { scenario, scenarioId, options, seed }, watch);
    const { finished, commands, choices, stuck } = played;
    const milliseconds = performance.now() - began;
    return {
      ...{ ...done, finished, commands, choices, milliseconds, trouble: finished ? '' : stuck },
      record: finished ? null : played.game.record,
    };
  } catch (error) {
    const trouble = error instanceof Error ? `${error.message}` : String(error);
    const record = recordOf(last);
    return { ...done, milliseconds: performance.now() - began, trouble, record };
  }
}

function recordOf(game: Game<ThirtyYearsWar> | null): unknown {
  return game?.record ?? null;
}

function work(): void {
  process.on('message', (job: Job) => {
    process.send?.(playOne(job));
  });
  process.send?.('ready');
}

/** Gives each process the next game whenever it has finished one. */
async function playAll(
  jobs: readonly Job[],
  processes: number,
  heard: (result: Result) => void,
): Promise<void> {
  let next = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(fileURLToPath(import.meta.url), ['--worker']);
      const give = () => {
        const job = jobs[next++];
        if (job) worker.send(job);
        else worker.disconnect();
      };
      worker.on('message', (result: Result | 'ready') => {
        if (result !== 'ready') heard(result);
        give();
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
      );
    });
  await Promise.all(Array.from({ length: processes }, one));
}

function line(name: string, results: readonly Result[]): string {
  const commands = results.map((r) => r.commands);
  const total = commands.reduce((sum, n) => sum + n, 0);
  const choices = results.reduce((sum, r) => sum + r.choices, 0);
  const seconds = results.reduce((sum, r) => sum + r.milliseconds, 0) / 1000;
  const finished = results.filter((r) => r.finished).length;
  const mean = Math.round(total / Math.max(1, results.length));
  return [
    name.padEnd(46),
    `games ${results.length}`,
    `finished ${finished}`,
    `dead ends ${results.length - finished}`,
    `commands a game ${mean} (${Math.min(...commands)} to ${Math.max(...commands)})`,
    `choices a command ${(choices / Math.max(1, total)).toFixed(1)}`,
    `${seconds.toFixed(1)} s, ${(seconds / Math.max(1, results.length)).toFixed(2)} s a game`,
  ].join('  ');
}

function keep(result: Result): void {
  mkdirSync(RECORDS, { recursive: true });
  const name = `${nameOfSet(result.set)}-${result.seed}`.replaceAll(/[^A-Za-z0-9=-]+/g, '_');
  const file = join(RECORDS, `${name}.json`);
  writeFileSync(file, JSON.stringify(result.record));
  console.error(`${file}: ${result.trouble}`);
}

async function soak(
  games: number,
  seed: string,
  sets: readonly OptionSet[],
  processes: number,
): Promise<number> {
  const jobs = sets.flatMap((set) =>
    Array.from({ length: games }, (_, i): Job => ({ set: SETS.indexOf(set), seed: `${seed}-${i + 1}` })),
  );
  const results: Result[] = [];
  const began = performance.now();
  await playAll(jobs, processes, (result) => {
    results.push(result);
    if (!result.finished) keep(result);
    const ofSet = results.filter((r) => r.set === result.set);
    if (ofSet.length === games) console.log(line(nameOfSet(result.set), ofSet));
  });
  const minutes = (performance.now() - began) / 60_000;
  console.log(`${line('total', results)}  in ${minutes.toFixed(1)} minutes, processes ${processes}`);
  return results.every((r) => r.finished) && results.length === jobs.length ? 0 : 1;
}

const { values } = parseArgs({
  options: {
    worker: { type: 'boolean', default: false },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    set: { type: 'string' },
    processes: { type: 'string', default: '2' },
  },
});
if (values.worker) work();
else {
  const chosen = SETS.filter(
    ({ scenario, name }) =>
      (values.scenario === undefined || scenario === values.scenario) &&
      (values.set === undefined || name === values.set),
  );
  process.exitCode = await soak(Number(values.games), values.seed, chosen, Number(values.processes));
}
