/**
 * Plain marches towards the enemy while none is near: a unit straight ahead, its line with it, and the leader along.
 */
import { directionTo } from '../../../../core/hex/hex';
import { frontOf } from '../../02-facing/facing';
import { drawnLeader, isCommanded } from '../../05-activation/active';
import { lineOf } from '../../07-movement/line';
import { freshUnits } from '../../07-movement/movable';
import { marchOf } from '../../07-movement/ways';
import { unitsInCommand } from '../../08-leaders/command';
import { leaderReach } from '../../08-leaders/ways';
import type { Command } from '../../engine/types';
import type { Board, Leader, Unit } from '../../state/board';
import { counted, named } from '../../wording';
import { fromEnemy } from '../nearness';
import type { Threats } from '../threats';
import { capital, onOption, sentences } from '../words';
import { inBreadth } from './breadth';
import { boardsAfter, goesWords, type Idea } from './idea';
import { moveBy, type Order, ordersOf, pressesTo } from './order';

/** So many units are looked at, those in front first, each as far ahead as it can go and shares of that. */
const BASES = 2;
const SHARES = [1, 2 / 3, 1 / 3] as const;

export function* advanceIdeas(board: Board, threats: Threats, most: number): Generator<Idea> {
  const able = freshUnits(board)
    .filter((unit) => unit.order === 'good' && isCommanded(board, unit))
    .toSorted((a, b) => fromEnemy(board, a) - fromEnemy(board, b));
  const taken = new Set<string>();
  let bases = 0;
  for (const unit of able) {
    if (bases === inBreadth(BASES, most)) break;
    if (taken.has(unit.id)) continue;
    bases++;
    for (const order of waysAhead(board, unit)) {
      const idea = ideaOf(board, threats, order);
      for (const { id } of idea.movers) taken.add(id);
      yield idea;
    }
  }
}

/**
 * Nearer to the enemy, looking the same way, without a test: for each distance the cheapest, and of these the
 * straightest.
 */
function waysAhead(board: Board, unit: Unit): readonly Order[] {
  const now = fromEnemy(board, unit);
  const byGain = new Map<number, Order>();
  for (const order of ordersOf(board, unit)) {
    const { pose, tests } = order.end;
    if (tests > 0 || pose.facing !== unit.facing) continue;
    const gain = now - fromEnemy(board, { side: unit.side, hex: pose.hex });
    if (gain <= 0) continue;
    const known = byGain.get(gain);
    if (!known || costOf(board, order) < costOf(board, known)) byGain.set(gain, order);
  }
  const most = Math.max(0, ...byGain.keys());
  const tried = new Set(SHARES.map((share) => Math.round(most * share)));
  return [...tried].flatMap((gain) => byGain.get(gain) ?? []);
}

function costOf(board: Board, order: Order): number {
  return 100 * order.end.pose.spent + lean(board, order);
}

/** How many steps it goes more to one side of its front than to the other. @rule 7.1 */
function lean(board: Board, { unit, end }: Order): number {
  const [left] = frontOf(unit.facing);
  let from = unit.hex;
  let right = 0;
  for (const one of end.steps) {
    if (typeof one === 'number') continue;
    const to = board.hex(one);
    right += directionTo(board.field.grid, from, to) === left ? -1 : 1;
    from = to;
  }
  return Math.abs(right);
}

function ideaOf(board: Board, threats: Threats, order: Order): Idea {
  const { unit, end } = order;
  const march = marchOf(board, { kind: 'move', unit: unit.id, steps: [...end.steps], tracing: false });
  const line = march ? lineOf(board, march) : [];
  const moves: readonly Command[] = [
    moveBy(order),
    ...line.map(({ unit: { id }, steps }): Command => ({ do: 'move', unit: id, steps: [...steps] })),
  ];
  const leader = leaderAlong(board, moves);
  const movers = [unit, ...line.map((one) => one.unit), ...(leader ? [leader.who] : [])];
  return {
    commands: [...moves, ...(leader ? [leader.command] : [])],
    prepare: pressesTo(board, order),
    point: onOption(line.length > 0 ? 'line' : 'go'),
    movers,
    about: [],
    to: [],
    rules: ['7.1', '8.1'],
    tell: (after) => tell(board, after, threats, order, line.length),
  };
}

/** Where the leader of the corps has more of it in command than where he stands, once they have moved. @rule 8.1 */
function leaderAlong(
  board: Board,
  moves: readonly Command[],
): { readonly who: Leader; readonly command: Command } | null {
  const who = drawnLeader(board);
  const after = boardsAfter(board, moves)?.[0]?.board;
  if (!after || !who || who.at === null || who.moved || who.corps === null) return null;
  const { corps } = who;
  const count = (leader: Leader) => unitsInCommand(after, leader, corps).length;
  const all = after.unitsOfCorps(corps).length;
  let best = { count: count(who), at: '' };
  if (best.count === all) return null;
  const reach = leaderReach(after, who);
  for (const { hex, at, order } of after.units) {
    if (best.count === all) break;
    if (at === null || order === 'routed' || after.unitIn(hex)?.corps !== corps) continue;
    if (!reach.has(hex)) continue;
    const there = count({ ...who, at, hex });
    if (there > best.count) best = { count: there, at };
  }
  return best.at === '' ? null : { who, command: { do: 'moveLeader', leader: who.id, to: best.at } };
}

function tell(board: Board, after: Board, threats: Threats, order: Order, others: number): string {
  const { unit } = order;
  const there = after.knownUnit(unit.id);
  const nearer = fromEnemy(board, unit) - fromEnemy(after, there);
  const line = others > 0 ? `, and ${counted(others, 'unit')} of its line with it` : '';
  const leader = drawnLeader(after);
  const before = drawnLeader(board);
  const goes = leader && before && leader.at !== before.at && leader.at !== null;
  return sentences(
    `${capital(goesWords(order, after))}${line}: ${counted(nearer, 'hex', 'hexes')} nearer to the enemy.`,
    goes && leader.corps !== null
      ? `${before.name} goes to ${leader.at}, from where he has ${counted(unitsInCommand(after, leader, leader.corps).length, 'unit')} in command.`
      : null,
    threats.isHeedless ? null : worstWords(threats, after, unit),
  );
}

function worstWords(threats: Threats, after: Board, { corps }: Unit): string {
  const [worst] = threats.on(after, (unit) => unit.corps === corps);
  return worst
    ? `The worst that could then come is ${named(worst.comer.unit)} against ${named(worst.target)}.`
    : 'Nobody could attack them there to his gain.';
}
