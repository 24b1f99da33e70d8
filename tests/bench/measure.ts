/**
 * Timings beside each other: what is compared takes turns in the same run, round after round, so that whatever else
 * the machine does falls on both. What is reported is processor time, of all threads of the process, which stands still
 * while other work has the processor. Figures are medians over rounds with the spread of the middle half.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export type Contestant = {
  readonly name: string;
  /** Does its work once and says how many pieces of it that were. */
  run(): number;
};
export type Figure = {
  readonly name: string;
  /** Microseconds of processor time a piece. */
  readonly median: number;
  readonly from: number;
  readonly to: number;
};

/** Everything runs so many microseconds before it counts, or twice: code is compiled while it is young. */
const WARM_UP = 2_000_000;
/** Each turn goes on for so many microseconds at least: the clock of the processor ticks in milliseconds. */
const LEAST = 60_000;

function clock(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const collectGarbage: () => void = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
})();

/**
 * Figures in the order of the contestants. `rounds` at least 5. With `collected`, garbage is collected before each
 * turn, and what that costs in code and caches is made up for before the turn counts: a full collection takes as long
 * as all that lives in the process, and what was measured just then seemed to take ten times as long.
 */
export function measure(
  contestants: readonly Contestant[],
  rounds: number,
  collected = false,
): readonly Figure[] {
  const times: number[][] = contestants.map(() => []);
  for (const { run } of contestants) {
    runFor(WARM_UP, run);
    run();
  }
  for (let round = 0; round < rounds; round++) {
    for (const [i, { run }] of contestants.entries()) {
      if (collected) {
        collectGarbage();
        runFor(LEAST, run);
      }
      times[i]?.push(runFor(LEAST, run));
    }
  }
  return contestants.map(({ name }, i) => {
    const sorted = (times[i] ?? []).toSorted((a, b) => a - b);
    return { name, median: at(sorted, 0.5), from: at(sorted, 0.25), to: at(sorted, 0.75) };
  });
}

/** Runs for so long at least; microseconds of processor time a piece. */
function runFor(micros: number, run: Contestant['run']): number {
  const began = clock();
  let pieces = 0;
  do pieces += run();
  while (clock() - began < micros);
  return (clock() - began) / pieces;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

/** `12.3 µs (11.9 to 12.8)`; milliseconds from 1000 µs on. */
export function told({ median, from, to }: Figure): string {
  const [unit, by] = median >= 1000 ? ['ms', 1000] : ['µs', 1];
  const digits = (value: number) => (value / by).toPrecision(3);
  return `${digits(median)} ${unit} (${digits(from)} to ${digits(to)})`;
}
