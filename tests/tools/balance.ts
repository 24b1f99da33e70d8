/**
 * Whole games between players of one kind, and how they end: shares of the sides and of every level with the interval
 * that holds 95 in 100, points, lengths, losses.
 *   npm run balance -- --scenario ID[,ID…] [--player NAME] [--games N[,N…]] [--seed S]
 * N games of each battle, or so many of each in their order (200 unless given). A player is one of the crude ones of
 * the system or a level of its computer player; without one all crude ones. Games begin as they do for two at the table.
 * Exit 1 when a game did not end or a command was refused.
 */
import { parseArgs } from 'node:util';
import type { SystemTypes } from '../../src/core/contract/rules';
import { mindOf } from '../../src/systems/opponents';
import { contender } from '../helpers/opponents/contenders';
import { shareOf } from '../helpers/opponents/elo';
import { longestQuiet, type Match, playMatch } from '../helpers/opponents/match';
import { startForTwo } from '../helpers/opponents/start';
import { type Kind, kindOf } from '../helpers/random/kinds';

const { values } = parseArgs({
  options: {
    scenario: { type: 'string', default: 'rocroi-1643' },
    player: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

type Ended = Match<SystemTypes>;
type Battle = { readonly id: string; readonly kind: Kind };

function playOne({ id, kind }: Battle, player: string, seed: string): Ended {
  const { system } = kind;
  const mind = mindOf(system.id);
  if (!mind) throw new RangeError(`${system.id} does not say who decides`);
  const start = startForTwo(kind, id);
  // One crude player plays both sides, as one person would; levels are two players.
  const first = contender(kind, player, seed);
  const second = player in kind.players() ? first : contender(kind, player, `${seed} other`);
  const match = playMatch(system, start, seed, (state) => mind.decides(state), [first, second], kind);
  if (match.trouble !== '') console.error(`${id} ${seed}: ${match.trouble}`);
  return match;
}

const counts = values.games.split(',').map(Number);
for (const [i, id] of values.scenario.split(',').entries()) {
  const battle = { id, kind: kindOf(id), games: counts[i] ?? counts[0] ?? 0 };
  for (const player of values.player ? [values.player] : Object.keys(battle.kind.players()))
    report(battle, player);
}

function report(battle: Battle & { readonly games: number }, player: string): void {
  const { id, games } = battle;
  const began = performance.now();
  const ended = Array.from({ length: games }, (_, i) =>
    playOne(battle, player, `${values.seed} ${player} ${i + 1}`),
  );
  const minutes = (performance.now() - began) / 60_000;
  console.log(`${id}, ${player}: ${games} games, seed ${values.seed}, ${minutes.toFixed(1)} minutes`);
  for (const line of told(battle, ended)) console.log(`  ${line}`);
  if (ended.some(({ trouble }) => trouble !== '')) process.exitCode = 1;
}

function told({ kind }: Battle, ended: readonly Ended[]): readonly string[] {
  const verdicts = ended.flatMap(({ verdict }) => verdict ?? []);
  const levels = verdicts.map(({ winner, level }) => `${winner ?? 'nobody'} ${level ?? ''}`);
  const winners = verdicts.map(({ winner }) => winner ?? 'nobody');
  const scored = [...new Set(verdicts.flatMap(({ points }) => Object.keys(points ?? {})))];
  const sides = [...new Set(ended.flatMap((match) => match.sides))];
  const of = (happened: string) => ended.map(({ events }) => events.get(happened) ?? 0);
  return [
    `without an end ${ended.length - verdicts.length}`,
    ...counted('won by', winners),
    ...counted('', levels),
    ...scored.map(
      (side) => `points of the ${side} side: ${spread(verdicts.map(({ points }) => points?.[side] ?? 0))}`,
    ),
    ...sides.map(
      (side) => `lost by the ${side} side: ${spread(ended.map(({ state }) => kind.lost(state, side)))}`,
    ),
    `commands: ${spread(ended.map(({ commands }) => commands.length))}`,
    `Game-Turns: ${spread(ended.map(({ turns }) => turns.length))}`,
    `most of them in a row without a battle: ${spread(ended.map(longestQuiet))}`,
    ...kind.told.map((happened) => `${happened}: ${spread(of(happened))}`),
  ];
}

/** How many are of each kind, with the interval. */
function counted(before: string, all: readonly string[]): readonly string[] {
  return [...new Set(all)].toSorted().map((one) => {
    const won = all.filter((other) => other === one).length;
    const { is, from, to } = shareOf({ won, drawn: 0, lost: all.length - won });
    const [share, least, most] = [is, from, to].map((part) => Math.round(100 * part));
    return `${before} ${one}: ${won} (${share} %, ${least} to ${most})`.trim();
  });
}

/** `12.4 ± 0.8 (3 to 20)` : the mean with its interval, and between what all lie. */
function spread(numbers: readonly number[]): string {
  const games = Math.max(1, numbers.length);
  const mean = numbers.reduce((sum, n) => sum + n, 0) / games;
  const squares = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0);
  const half = numbers.length > 1 ? 1.96 * Math.sqrt(squares / (games - 1) / games) : 0;
  return `${mean.toFixed(1)} ± ${half.toFixed(1)} (${Math.min(...numbers)} to ${Math.max(...numbers)})`;
}
