/**
 * Whole games between players of one kind, and how they end: shares of every level, points, lengths, losses.
 *   npm run balance -- --scenario ID [--player NAME] [--games N] [--seed S]
 * Without a player all that are known for the system. Exit 1 when a game did not end.
 */
import { parseArgs } from 'node:util';
import type { SystemTypes, Verdict } from '../../src/core/contract/rules';
import { seedGenerator, throwDice } from '../../src/core/dice/dice';
import { resolve } from '../../src/core/resolve';
import { scenarioNamed } from '../../src/headless/catalogue';
import { chanceOf } from '../../src/headless/randomPlayer';
import { type Kind, kindOf } from '../helpers/random/kinds';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'rocroi-1643' },
    player: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

type Ended = {
  readonly verdict: Verdict | null;
  readonly commands: number;
  readonly events: ReadonlyMap<string, number>;
};
const LONGEST = 20_000;

function playOne({ system, players }: Kind, player: string, seed: string): Ended {
  const scenario = system.read.scenario(scenarioNamed(values.scenario));
  const next = players()[player];
  if (!next) throw new RangeError(`no player ${player}`);
  const chance = chanceOf(seed);
  let generator = seedGenerator(seed);
  let state: SystemTypes['State'] = system.start(scenario, system.read.options(scenario, {}));
  const events = new Map<string, number>();
  let commands = 0;
  for (; commands < LONGEST && !system.verdict(state); commands++) {
    const command = system.onward?.(state) ?? next.play(state, chance);
    if (command === null) break;
    const reasons = system.check(state, command);
    if (reasons.length > 0) throw new Error(`${JSON.stringify(command)}: ${reasons[0]?.text}`);
    const done = resolve(system, state, command, (purposes, sides) => {
      const thrown = throwDice(generator, purposes.length, sides);
      generator = thrown.state;
      return purposes.map((purpose, i) => ({
        ...{ purpose, sides, by: 'generator' },
        face: thrown.faces[i] ?? 1,
      }));
    });
    state = done.state;
    for (const event of done.events) {
      const { happened } = event as { readonly happened: string };
      events.set(happened, (events.get(happened) ?? 0) + 1);
    }
  }
  return { verdict: system.verdict(state), commands, events };
}

const kind = kindOf(values.scenario);
const games = Number(values.games);
for (const player of values.player ? [values.player] : Object.keys(kind.players())) {
  const ended: Ended[] = [];
  const began = performance.now();
  for (let i = 1; i <= games; i++) ended.push(playOne(kind, player, `${values.seed} ${player} ${i}`));
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `${values.scenario}, ${player}: ${games} games, seed ${values.seed}, ${minutes.toFixed(1)} minutes`,
  );
  for (const line of told(ended)) console.log(`  ${line}`);
  if (ended.some(({ verdict }) => verdict === null)) process.exitCode = 1;
}

function told(ended: readonly Ended[]): readonly string[] {
  const verdicts = ended.flatMap(({ verdict }) => verdict ?? []);
  const levels = verdicts.map(({ winner, level }) => `${winner ?? 'nobody'} ${level ?? ''}`);
  const sides = [...new Set(verdicts.flatMap(({ points }) => Object.keys(points ?? {})))];
  const of = (happened: string) => ended.map(({ events }) => events.get(happened) ?? 0);
  return [
    `without an end ${ended.length - verdicts.length}`,
    ...[...new Set(levels)].sort().map((level) => {
      const times = levels.filter((one) => one === level).length;
      return `${level}: ${times} (${Math.round((100 * times) / ended.length)} %)`;
    }),
    ...sides.map(
      (side) => `points of the ${side} side: ${spread(verdicts.map(({ points }) => points?.[side] ?? 0))}`,
    ),
    `commands: ${spread(ended.map(({ commands }) => commands))}`,
    ...kind.told.map((happened) => `${happened}: ${spread(of(happened))}`),
  ];
}

/** `12.4 (3 to 20)` : the mean, and between what. */
function spread(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
  return `${mean.toFixed(1)} (${Math.min(...numbers)} to ${Math.max(...numbers)})`;
}
