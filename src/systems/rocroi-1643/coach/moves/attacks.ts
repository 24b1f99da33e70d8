/** Moves that lead to an attack: of one unit, with another one that supports it, or with the leader who goes along. */

import { frontOf } from '../../02-facing/facing';
import { activeUnits, drawnLeader } from '../../05-activation/active';
import { leaderReach } from '../../08-leaders/ways';
import { chargeReasons } from '../../11-combat/charge';
import { reckon } from '../../11-combat/modifiers';
import { flankBonus } from '../../11-combat/support';
import { dieWords } from '../../11-combat/words';
import { check } from '../../engine/judge';
import { fightOf } from '../../estimate/plan';
import { inCombat } from '../../estimate/toCombat';
import type { RuleCase } from '../../rulebook/cited';
import type { Board, Unit } from '../../state/board';
import { apart } from '../../state/near';
import { weightOf } from '../threats';
import { capital, onOption, prospectsInWords, sentences, whereWords } from '../words';
import { inBreadth, isBroad } from './breadth';
import { goesWords, type Idea } from './idea';
import { moveBy, type Order, ordersOf, pressesTo, standing } from './order';

/** An end of a move with an enemy in front. */
type Chance = { readonly order: Order; readonly target: Unit; readonly weight: number };
type Rated = Chance & { readonly gain: number };

/** Of each unit and enemy so many ends are reckoned; so many attacks are proposed, some with others who come along. */
const ENDS = 2;
const MOST = 7;
const JOINED = 3;
const HELPERS = 4;
/** A test on the way counts so much against an end. */
const TEST = 2;
/** With many positions so many attacks that gain nothing alone are tried with others, and so many others with each. */
const WEAK = 10;
const ALONG = 2;

/** Of one unit alone, and the best of them with others; of so many ends what they gain is reckoned, the likeliest. */
export function attackIdeas(
  board: Board,
  most: number,
): {
  readonly alone: readonly Idea[];
  readonly together: Iterable<Idea>;
} {
  const wide = (count: number) => inBreadth(count, most);
  const chances = chancesOn(board, wide(ENDS));
  const likeliest =
    chances.length <= most ? chances : chances.toSorted((a, b) => b.weight - a.weight).slice(0, most);
  const rated = bestEnds(likeliest.map((chance): Rated => ({ ...chance, gain: gainAt(board, chance) })));
  const best = rated.filter(({ gain }) => gain > 0).slice(0, wide(MOST));
  const weak = isBroad(most) ? rated.filter(({ gain }) => gain <= 0).slice(0, WEAK) : [];
  const help = { chances, tried: wide(HELPERS), most: isBroad(most) ? ALONG : 1 };
  return {
    alone: best.map((one) => ideaOf(board, one, [])),
    together: joined(board, best.slice(0, wide(JOINED)), weak, help),
  };
}

/** Of each unit and enemy the end that gains most; the best first. */
function bestEnds(rated: readonly Rated[]): readonly Rated[] {
  const byPair = new Map<string, Rated>();
  for (const one of rated.toSorted((a, b) => b.gain - a.gain)) {
    const pair = `${one.order.unit.id} ${one.target.id}`;
    if (!byPair.has(pair)) byPair.set(pair, one);
  }
  return [...byPair.values()];
}

/** Who could come along, how many of them are looked at for an attack, and how many come at most. */
type Help = { readonly chances: readonly Chance[]; readonly tried: number; readonly most: number };

/** Looked for as they are asked for: few players come to them. */
function* joined(board: Board, best: readonly Rated[], weak: readonly Rated[], help: Help): Generator<Idea> {
  for (const one of best) {
    yield* supported(board, one, help);
    yield* led(board, one);
  }
  for (const one of weak) yield* supported(board, one, help);
}

/** Of every unit that can move, to each enemy the likeliest ends. */
function chancesOn(board: Board, ends: number): readonly Chance[] {
  return activeUnits(board).flatMap((unit) => {
    if (unit.attacked || !board.units.some((enemy) => isNear(board, unit, enemy))) return [];
    const byTarget = new Map<string, Chance[]>();
    for (const order of ordersOf(board, unit)) {
      const { hex, facing, charge } = order.end.pose;
      for (const direction of frontOf(facing)) {
        const target = board.unitIn(board.neighbour(hex, direction));
        if (!target || target.side === unit.side) continue;
        const weight = weightOf(board, { unit, hex, charge }, target) - TEST * order.end.tests;
        const others = byTarget.get(target.id) ?? [];
        byTarget.set(target.id, [...others, { order, target, weight }]);
      }
    }
    return [...byTarget.values()].flatMap((all) =>
      all
        .toSorted((a, b) => b.weight - a.weight || a.order.end.pose.spent - b.order.end.pose.spent)
        .slice(0, ends),
    );
  });
}

function isNear(board: Board, unit: Unit, enemy: Unit): boolean {
  return enemy.side !== unit.side && enemy.hex >= 0 && apart(board, unit.hex, enemy.hex) <= unit.movement + 1;
}

function gainAt(board: Board, { order, target }: Chance): number {
  return fightAt(standing(board, order), order, target).gain;
}

/** As it would be fought on that board. */
function fightAt(there: Board, { unit }: Order, { id }: Unit) {
  const [attacker, target] = [there.knownUnit(unit.id), there.knownUnit(id)];
  return fightOf(there, { attacker, target, charge: chargeReasons(there, attacker, target).length === 0 });
}

/** With the unit that helps most where it can come to support, and then another one. @rule 11.5, 11.6 */
function supported(board: Board, main: Rated, { chances, tried, most }: Help): readonly Idea[] {
  const able = chances
    .filter(({ order, target }) => target.id === main.target.id && isApart(order, main.order))
    .filter(({ order }) => order.end.tests === 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, tried);
  const ideas: Idea[] = [];
  const given: Order[] = [];
  let { gain } = main;
  let there = standing(board, main.order);
  while (given.length < most) {
    const [next] = able
      .filter(({ order }) => given.every((one) => isApart(order, one)))
      .map(({ order }) => ({ order, gain: fightAt(standing(there, order), main.order, main.target).gain }))
      .toSorted((a, b) => b.gain - a.gain);
    if (!next || next.gain <= gain) break;
    given.push(next.order);
    gain = next.gain;
    there = standing(there, next.order);
    if (gain > 0) ideas.push(ideaOf(board, main, [...given]));
  }
  return ideas;
}

/** Of another unit, to another hex. */
function isApart(one: Order, other: Order): boolean {
  return one.unit.id !== other.unit.id && one.end.pose.hex !== other.end.pose.hex;
}

/** With the leader whose marker was drawn, who follows into its hex. @rule 5.2, 11.4 */
function led(board: Board, main: Rated): readonly Idea[] {
  const leader = drawnLeader(board);
  const to = board.number(main.order.end.pose.hex);
  if (!leader || leader.at === null || leader.moved || leader.value === 0) return [];
  const there = standing(board, main.order);
  if (!leaderReach(there, leader).has(main.order.end.pose.hex)) return [];
  const idea = ideaOf(board, main, []);
  const follows = `${leader.name} follows it there.`;
  return [
    {
      ...idea,
      commands: [...idea.commands, { do: 'moveLeader', leader: leader.id, to }],
      movers: [...idea.movers, leader],
      rules: [...idea.rules, '11.4'],
      tell: (after) => tellAttack(board, after, main, follows),
    },
  ];
}

function ideaOf(board: Board, main: Rated, helpers: readonly Order[]): Idea {
  const { order, target } = main;
  const all = [order, ...helpers];
  return {
    commands: all.map(moveBy),
    prepare: pressesTo(board, order),
    point: onOption('go'),
    movers: all.map(({ unit }) => unit),
    about: [target],
    to: [],
    rules: rulesOf(main, helpers),
    tell: (after) =>
      tellAttack(
        after,
        after,
        main,
        sentences(...helpers.map((one) => `${goesWords(one, after)}, to support it.`)),
      ),
  };
}

function rulesOf({ order }: Rated, helpers: readonly Order[]): readonly RuleCase[] {
  return [
    '7.1',
    ...(order.end.tests > 0 ? (['7.2'] as const) : []),
    ...(helpers.length > 0 ? (['11.5'] as const) : []),
    '11.4',
  ];
}

function tellAttack(
  board: Board,
  after: Board,
  { order, target: { id } }: Rated,
  more: string,
): string | null {
  const fighting = inCombat(after);
  if (!fighting) return null;
  // Who fails the test of a turn with enemies all around is most likely lost by then.
  if (fighting.knownUnit(order.unit.id).at === null) return null;
  const { attack } = fightAt(fighting, order, fighting.knownUnit(id));
  const { attacker, target, charge } = attack;
  const command = { do: 'attack', unit: attacker.id, target: id, charge } as const;
  if (check(fighting, command).length > 0) return null;
  const bonus = flankBonus(fighting, attacker, target);
  const does = `There it ${charge ? 'can charge' : 'can attack'} ${target.name}${whereWords(bonus)}, ${dieWords(reckon(fighting, attack).total)}.`;
  return sentences(`${capital(goesWords(order, board))}.`, more, does, prospectsInWords(fighting, attack));
}
