/**
 * Whole games between players of a system, every game twice with equal dice and the sides swapped:
 *   npm run tournament -- --scenario ID[,ID…] --players a,b[,…] [--games N[,N…]] [--seed S] [--processes N]
 * plays each against each; with `--pairs a/b[:N][,…]` instead of `--players` those pairs alone. N games of a pair on
 * each battle, or so many on each in their order (even numbers; 20 unless given); a pair with a number of its own plays
 * so many on every battle. On all cores unless fewer processes are asked for. Players: random, greedy and what else
 * `tests/helpers/random/kinds` knows of the system, and the levels of its computer player, among `--players` also
 * `level@file` with the mind of a file that `npm run tune` keeps. A line a pair and battle with wins, share and
 * difference of Elo, both with the interval that holds 95 in 100, in how many games three Game-Turns in a row saw no
 * battle though both sides had somebody to fight, and how much processor time a decision took. Games begin as they do
 * for two at the table: the defender is asked for his Leaders. Exit 1 when a game did not end or a command was refused.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scoreInWords } from '../helpers/opponents/elo';
import { type Job, playAll, type Result, scoreOf, work } from '../helpers/opponents/farm';

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

/** So many Game-Turns in a row without a battle count as sitting still. */
const QUIET = 3;

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
  await playAll(fileURLToPath(import.meta.url), jobs, Number(values.processes), (result) => {
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
