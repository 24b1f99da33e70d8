/** Games between two players, spread over processes. */
import { fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { SystemTypes } from '../../../src/core/contract/rules';
import { mindOf } from '../../../src/systems/opponents';
import { type Kind, kindOf } from '../random/kinds';
import { contender } from './contenders';
import type { Score } from './elo';
import { longestQuiet, playMatch, type Seat } from './match';
import { startForTwo } from './start';

/** One game: the second of the pair begins where sides are swapped. */
export type Job = {
  readonly scenario: string;
  readonly pair: readonly [string, string];
  readonly seed: string;
  readonly swapped: boolean;
};
export type Result = Job & {
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

/** `name@file`: a level with the mind of a file that `builtMind` made, as it may weigh with other weights. */
async function seatOf(kind: Kind, player: string, seed: string): Promise<Seat<SystemTypes>> {
  const [name = '', file] = player.split('@');
  if (file === undefined) return contender(kind, name, seed);
  const built = (await import(pathToFileURL(file).href)) as { readonly mindOf: typeof mindOf };
  return contender(kind, name, seed, built.mindOf(kind.system.id));
}

async function play(job: Job): Promise<Result> {
  const kind = kindOf(job.scenario);
  const { system } = kind;
  const mind = mindOf(system.id);
  if (!mind) throw new RangeError(`${system.id} has no computer player`);
  const start = startForTwo(kind, job.scenario);
  const a = timed(await seatOf(kind, job.pair[0], `${job.seed} 0`));
  const b = timed(await seatOf(kind, job.pair[1], `${job.seed} 1`));
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

/** In a process of its own: plays what it is sent, one game after the other. */
export function work(): void {
  process.on('message', (job: Job) => {
    // A player that does not exist ends the process, and so the run.
    play(job).then((result) => process.send?.(result), fail);
  });
  process.send?.('ready');
}

function fail(error: unknown): never {
  console.error(error);
  process.exit(1);
}

/**
 * All of the games in so many processes, each of which runs `script` with `--worker`; `heard` is called with each game
 * as it ends. Rejects when a process ends before its time.
 */
export function playAll(
  script: string,
  jobs: readonly Job[],
  processes: number,
  heard: (result: Result) => void,
): Promise<unknown> {
  let next = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(script, ['--worker']);
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

/** Of the first of the pairs. */
export function scoreOf(results: readonly Result[]): Score {
  const count = (won: boolean | null) => results.filter((result) => result.won === won).length;
  return { won: count(true), drawn: count(null), lost: count(false) };
}
