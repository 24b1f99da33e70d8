/**
 * 1,000 random games of every scenario, spread over its sets of options, in two processes unless given otherwise:
 *   npm run soak [-- --games N] [--seed S] [--scenario ID] [--set NAME] [--processes N] [--coach]
 * A line a set and a total; exit 1 when a game got stuck, threw, or broke a rule: of bookkeeping and obligations, at
 * Freiburg of morale, movement, battle and the end of days, and at Rocroi 1643 of command, sight, support, modifiers,
 * retreats, runs and points, as the oracles there tell it; or when a process holds more
 * memory after its last game than a tenth above what it held after its tenth, each time with one game of every scenario
 * played once more. With `--coach` the coach is asked after every command: no exception, each piece of advice legal,
 * worth no less than doing nothing, and shown as it is meant; then the line tells how long its answers took. The record
 * of a game that went wrong is written to `.records/`.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { SystemTypes } from '../../src/core/contract/rules';
import { type Game, newGame, stateOf } from '../../src/core/game';
import { scenarioNamed } from '../../src/headless/catalogue';
import { playOn } from '../../src/headless/randomPlayer';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import { askCoach } from '../helpers/coached';
import { kindOf } from '../helpers/random/kinds';
import { type OptionSet, ALL_SETS as SETS } from '../helpers/random/optionSets';
import { holdLaws } from '../oracle/laws/laws';
import { heapInUse, type InUse } from './measured/heapInUse';

holdLaws();

const { values } = parseArgs({
  options: {
    coach: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    set: { type: 'string' },
    processes: { type: 'string', default: '2' },
  },
});

const RECORDS = '.records';

type Job = { readonly set: number; readonly seed: string };
type Result = {
  readonly set: number;
  readonly seed: string;
  readonly finished: boolean;
  readonly commands: number;
  readonly choices: number;
  readonly milliseconds: number;
  /** Milliseconds that each answer of the coach took. */
  readonly answers: readonly number[];
  /** Empty, or what went wrong and the record so far. */
  readonly trouble: string;
  readonly record: unknown;
};
/** What a process is told, and what it answers. */
type Order = Job | 'measure';
type Answer = 'ready' | { readonly result: Result } | { readonly heap: InUse };
/** How many games a process has played, and what it held after the tenth and after the last. */
type Played = { games: number; before: InUse | null; last: InUse | null };

const GAMES_BEFORE = 10;
const MOST_GROWN = 1.1;

const scenarios = new Map(
  [...new Set(SETS.map(({ scenario }) => scenario))].map((id) => [
    id,
    kindOf(id).system.read.scenario(scenarioNamed(id)),
  ]),
);
const nameOfSet = (set: number) => `${SETS[set]?.scenario} ${SETS[set]?.name}`;

function playOne({ set, seed }: Job): Result {
  const scenarioId = SETS[set]?.scenario ?? '';
  const scenario = scenarios.get(scenarioId);
  if (!scenario) throw new Error(`no set ${set}`);
  const { system, playing } = kindOf(scenarioId);
  const options = system.read.options(scenario, SETS[set]?.options ?? {});
  const began = performance.now();
  let last: Game<SystemTypes> | null = null;
  const answers: number[] = [];
  const done = { set, seed, commands: 0, choices: 0, finished: false, record: null, answers };
  try {
    const { faults, instead } = playing(scenario, options, seed);
    const watch = (game: Game<SystemTypes>) => {
      last = game;
      const [fault] = [...faults(game), ...(values.coach ? coached(game, answers) : [])];
      if (fault !== undefined) throw new Error(`command ${game.record.head + 1}: ${fault}`);
    };
    const begun = newGame(system, { ...{ scenario, scenarioId, options, seed }, carryScenario: false });
    const played = playOn(system, begun, seed, { watch, instead });
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

/** Asks the coach of the games of 1976, with the time that it takes. */
function coached(game: Game<SystemTypes>, answers: number[]): readonly string[] {
  if (game.record.system !== 'thirty-years-war') return [];
  const { faults, milliseconds } = askCoach(stateOf(game) as ThirtyYearsWar['State']);
  answers.push(milliseconds);
  return faults;
}

function recordOf(game: Game<SystemTypes> | null): unknown {
  return game?.record ?? null;
}

function work(): void {
  const answer = (given: Answer) => process.send?.(given);
  process.on('message', async (order: Order) => {
    if (order === 'measure') {
      // What is kept of the last games differs from game to game: before each measurement they are the same ones.
      for (const id of scenarios.keys())
        playOne({ set: SETS.findIndex(({ scenario }) => scenario === id), seed: 'measured' });
      answer({ heap: await heapInUse() });
    } else answer({ result: playOne(order) });
  });
  answer('ready');
}

/** Gives each process the next game whenever it has finished one. */
async function playAll(
  jobs: readonly Job[],
  processes: number,
  heard: (result: Result) => void,
): Promise<readonly Played[]> {
  let next = 0;
  const one = () =>
    new Promise<Played>((resolve, reject) => {
      const played: Played = { games: 0, before: null, last: null };
      const worker = fork(fileURLToPath(import.meta.url), ['--worker', ...(values.coach ? ['--coach'] : [])]);
      const order = (given: Order) => worker.send(given);
      const goOn = () => {
        const job = jobs[next++];
        if (job) order(job);
        else if (played.last) worker.disconnect();
        else order('measure');
      };
      worker.on('message', (answer: Answer) => {
        if (answer !== 'ready' && 'result' in answer) {
          played.games++;
          heard(answer.result);
          if (played.games === GAMES_BEFORE) return order('measure');
        } else if (answer !== 'ready') {
          if (played.games === GAMES_BEFORE && !played.before) played.before = answer.heap;
          else played.last = answer.heap;
        }
        goOn();
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve(played) : reject(new Error(`a worker ended with ${code}`)),
      );
    });
  return Promise.all(Array.from({ length: processes }, one));
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
    ...answersLine(results.flatMap(({ answers }) => answers)),
  ].join('  ');
}

function answersLine(answers: readonly number[]): readonly string[] {
  if (answers.length === 0) return [];
  const sorted = answers.toSorted((a, b) => a - b);
  const [median, most] = [0.5, 0.95].map((share) =>
    (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1),
  );
  return [`coach asked ${answers.length} times, ${median} ms in the median, ${most} ms in 95 %`];
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
  const jobs = spread(games, seed, sets);
  const due = (set: number) => jobs.filter((job) => job.set === set).length;
  const results: Result[] = [];
  const began = performance.now();
  const heaps = await playAll(jobs, processes, (result) => {
    results.push(result);
    if (!result.finished) keep(result);
    const ofSet = results.filter((r) => r.set === result.set);
    if (ofSet.length === due(result.set)) console.log(line(nameOfSet(result.set), ofSet));
  });
  const minutes = (performance.now() - began) / 60_000;
  console.log(`${line('total', results)}  in ${minutes.toFixed(1)} minutes, processes ${processes}`);
  const haveGrown = heaps.map(tellHeap).some((grown) => grown > MOST_GROWN);
  return results.every((r) => r.finished) && results.length === jobs.length && !haveGrown ? 0 : 1;
}

/** `games` of each scenario, one of its sets after the other, and the scenarios by turns. */
function spread(games: number, seed: string, sets: readonly OptionSet[]): readonly Job[] {
  const ids = [...new Set(sets.map(({ scenario }) => scenario))];
  return Array.from({ length: games }, (_, i) =>
    ids.map((id): Job => {
      const own = sets.filter(({ scenario }) => scenario === id);
      const set = own[i % own.length];
      if (!set) throw new Error(`no option set of ${id}`);
      return { set: SETS.indexOf(set), seed: `${seed}-${i + 1}` };
    }),
  ).flat();
}

/** How many times as much a process holds after its last game as after its tenth; 1 where it has played no more. */
function tellHeap({ games, before, last }: Played, process: number): number {
  if (!before || !last) {
    console.log(`process ${process + 1}: ${games} games, too few to tell what memory is left after them`);
    return 1;
  }
  const [a, b] = [before, last].map(
    ({ held, compiled }) => `${mebibytes(held)} (and ${mebibytes(compiled)} compiled)`,
  );
  const share = last.held / before.held;
  const percent = `${((share - 1) * 100).toFixed(1)} %`;
  console.log(
    `process ${process + 1}: heap ${a} after game ${GAMES_BEFORE}, ${b} after game ${games}, ${percent}`,
  );
  return share;
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

if (values.worker) work();
else {
  const chosen = SETS.filter(
    ({ scenario, name }) =>
      (values.scenario === undefined || scenario === values.scenario) &&
      (values.set === undefined || name === values.set),
  );
  process.exitCode = await soak(Number(values.games), values.seed, chosen, Number(values.processes));
}
