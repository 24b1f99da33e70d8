/**
 * Whole games between players of a system, every game twice with equal dice and the sides swapped:
 *   npm run tournament -- --scenario ID[,ID…] --players a,b[,…] [--games N[,N…]] [--seed S] [--processes N]
 * plays each against each; with `--pairs a/b[:N][,…]` instead of `--players` those pairs alone. N games of a pair on
 * each battle, or so many on each in their order (even numbers; 20 unless given); a pair with a number of its own plays
 * so many on every battle. On all cores unless fewer processes are asked for. Players: random, greedy and what else
 * `tests/helpers/random/kinds` knows of the system, and the levels of its computer player. A line a pair and battle
 * with wins, share and difference of Elo, both with the interval that holds 95 in 100, in how many games three
 * Game-Turns in a row saw no battle though both sides had somebody to fight, and how much processor time a decision
 * took. Games begin as they do for two at the table: the defender is asked for his Leaders. Exit 1 when a game did not
 * end or a command was refused.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { SystemTypes } from '../../src/core/contract/rules';
import { mindOf } from '../../src/systems/opponents';
import { contender } from '../helpers/opponents/contenders';
import { type Score, scoreInWords } from '../helpers/opponents/elo';
import { longestQuiet, playMatch, type Seat } from '../helpers/opponents/match';
import { startForTwo } from '../helpers/opponents/start';
import { kindOf } from '../helpers/random/kinds';

const { values } = parseArgs({
  options: {
    worker: { type: 'boolean', default: false },
    scenario: { type: 'string', default: 'first-battle' },
    players: { type: 'string', default: 'recruit,greedy' },
    pairs: { type: 'string' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: `${availableParallelism()}` },
  },
});

type Job = {
  readonly scenario: string;
  readonly pair: readonly [string, string];
  readonly seed: string;
  readonly swapped: boolean;
};
type Result = Job & {
  /** Whether the first of the pair won; null: a draw. */
  readonly won: boolean | null;
  /** The side that won; null: a draw. */
  readonly winner: string | null;
  readonly trouble: string;
  readonly battles: number;
  /** The most Game-Turns in a row without a battle that could have been fought. */
  readonly quiet: number;
  /** Milliseconds of processor time that each of the pair thought, and the longest for one decision. */
  readonly thought: readonly [Clock, Clock];
};
/** So many Game-Turns in a row without a battle count as sitting still. */
const QUIET = 3;
type Clock = { readonly milliseconds: number; readonly longest: number };

function timed(seat: Seat<SystemTypes>): { readonly seat: Seat<SystemTypes>; readonly clock: () => Clock } {
  let [milliseconds, longest] = [0, 0];
  return {
    seat(state) {
      // Of the processor: what else runs on the machine does not count.
      const began = process.cpuUsage();
      const command = seat(state);
      const { user, system } = process.cpuUsage(began);
      const took = (user + system) / 1000;
      milliseconds += took;
      longest = Math.max(longest, took);
      return command;
    },
    clock: () => ({ milliseconds, longest }),
  };
}

function play(job: Job): Result {
  const kind = kindOf(job.scenario);
  const { system } = kind;
  const mind = mindOf(system.id);
  if (!mind) throw new RangeError(`${system.id} has no computer player`);
  const start = startForTwo(kind, job.scenario);
  const [a, b] = [0, 1].map((i) => timed(contender(kind, job.pair[i] ?? '', `${job.seed} ${i}`)));
  if (!a || !b) throw new RangeError('a pair is two');
  const seats = job.swapped ? ([b.seat, a.seat] as const) : ([a.seat, b.seat] as const);
  const match = playMatch(system, start, job.seed, (state) => mind.decides(state), seats, kind);
  const winner = match.verdict?.winner ?? null;
  const ofA = match.sides[job.swapped ? 1 : 0];
  return {
    ...job,
    winner,
    won: winner === null ? null : winner === ofA,
    trouble: match.trouble,
    battles: match.turns.reduce((sum, { battles }) => sum + battles, 0),
    quiet: longestQuiet(match),
    thought: [a.clock(), b.clock()],
  };
}

function work(): void {
  process.on('message', (job: Job) => process.send?.(play(job)));
  process.send?.('ready');
}

function playAll(jobs: readonly Job[], processes: number, heard: (result: Result) => void): Promise<unknown> {
  let next = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(fileURLToPath(import.meta.url), ['--worker']);
      worker.on('message', (answer: 'ready' | Result) => {
        if (answer !== 'ready') heard(answer);
        const job = jobs[next++];
        if (job) worker.send(job);
        else worker.disconnect();
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
      );
    });
  return Promise.all(Array.from({ length: processes }, one));
}

function scoreOf(results: readonly Result[]): Score {
  const count = (won: boolean | null) => results.filter((result) => result.won === won).length;
  return { won: count(true), drawn: count(null), lost: count(false) };
}

function line(name: string, results: readonly Result[]): string {
  const clocks = [0, 1].map((i) => {
    const own = results.map(({ thought }) => thought[i]);
    const mean = own.reduce((sum, clock) => sum + (clock?.milliseconds ?? 0), 0) / own.length / 1000;
    const longest = Math.max(...own.map((clock) => clock?.longest ?? 0)) / 1000;
    return `${mean.toFixed(1)} s (${longest.toFixed(2)} s at most for a decision)`;
  });
  const winners = [...new Set(results.flatMap(({ winner }) => winner ?? []))].toSorted();
  const sides = winners.map((side) => `${side} ${results.filter(({ winner }) => winner === side).length}`);
  const battles = results.reduce((sum, one) => sum + one.battles, 0) / results.length;
  const quiet = results.filter(({ quiet: turns }) => turns >= QUIET).length;
  return `${name}: ${scoreInWords(scoreOf(results))}; by side ${sides.join(', ')}; battles ${battles.toFixed(0)}; without one in ${QUIET} Game-Turns ${quiet} of ${results.length}; thought a game ${clocks.join(' and ')}`;
}

/** Two players, and how many games they play on each battle with either side, where that is said of them alone. */
type Pair = { readonly pair: readonly [string, string]; readonly rounds: number | null };

/** Games with either side, of a number of games. */
const roundsIn = (games: string) => Math.max(1, Math.floor(Number(games) / 2));

/** Those that are named, or each player with each. */
function pairsAsked(): readonly Pair[] {
  if (values.pairs === undefined) {
    const players = values.players.split(',');
    return players.flatMap((a, i) => players.slice(i + 1).map((b): Pair => ({ pair: [a, b], rounds: null })));
  }
  return values.pairs.split(',').map((asked) => {
    const [, a, b, games] = /^([^/:]+)\/([^/:]+)(?::(\d+))?$/.exec(asked) ?? [];
    if (!a || !b) throw new RangeError(`two players, a/b or a/b:games, not ${asked}`);
    return { pair: [a, b], rounds: games === undefined ? null : roundsIn(games) };
  });
}

async function tournament(): Promise<number> {
  const scenarios = values.scenario.split(',');
  const wanted = values.games.split(',').map(roundsIn);
  const pairs = pairsAsked();
  const roundsOf = (scenario: string, { rounds }: Pair) =>
    rounds ?? wanted[scenarios.indexOf(scenario)] ?? wanted[0] ?? 1;
  const most = Math.max(...pairs.flatMap((pair) => scenarios.map((scenario) => roundsOf(scenario, pair))));
  const jobs = Array.from({ length: most }, (_, i) =>
    pairs.flatMap((one) =>
      scenarios
        .filter((scenario) => i < roundsOf(scenario, one))
        .flatMap((scenario) =>
          [false, true].map(
            (swapped): Job => ({ scenario, pair: one.pair, seed: `${values.seed}-${i + 1}`, swapped }),
          ),
        ),
    ),
  ).flat();
  const results: Result[] = [];
  const began = performance.now();
  await playAll(jobs, Number(values.processes), (result) => {
    results.push(result);
    if (result.trouble !== '')
      console.error(`${result.scenario} ${result.pair.join(' against ')} ${result.seed}: ${result.trouble}`);
  });
  for (const { pair } of pairs) {
    const own = results.filter((result) => result.pair.join() === pair.join());
    const name = pair.join(' against ');
    for (const scenario of scenarios)
      console.log(
        line(
          `${scenario}, ${name}`,
          own.filter((result) => result.scenario === scenario),
        ),
      );
    if (scenarios.length > 1) console.log(line(`all, ${name}`, own));
  }
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `${results.length} games, seed ${values.seed}, ${minutes.toFixed(1)} minutes, processes ${values.processes}`,
  );
  return results.every(({ trouble }) => trouble === '') ? 0 : 1;
}

if (values.worker) work();
else process.exitCode = await tournament();
