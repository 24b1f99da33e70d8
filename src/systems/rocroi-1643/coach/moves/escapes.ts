/** Turns and moves of those whom the enemy could hurt most, so that he finds their front or does not reach them. */

import { reckon } from '../../11-combat/modifiers';
import { flankBonus } from '../../11-combat/support';
import { dieWords } from '../../11-combat/words';
import type { Board, Unit } from '../../state/board';
import { named } from '../../wording';
import { type Threat, type Threats, weightOf } from '../threats';
import { capital, onOption, sentences, whereWords } from '../words';
import { inBreadth } from './breadth';
import { goesWords, type Idea, isOpen } from './idea';
import { goneTo, moveBy, type Order, ordersOf, pressesTo } from './order';

/** So many of those who are threatened are looked at, and of each so many ends. */
const WORST = 3;
const ENDS = 3;

export function escapeIdeas(board: Board, threats: Threats, most: number): readonly Idea[] {
  return threats
    .on(board, ({ corps }) => corps === board.segment?.corps)
    .slice(0, inBreadth(WORST, most))
    .flatMap((threat) => waysOut(board, threats, threat, inBreadth(ENDS, most)));
}

function waysOut(board: Board, threats: Threats, threat: Threat, most: number): readonly Idea[] {
  const { target } = threat;
  const before = exposure(board, threats, target);
  return ordersOf(board, target)
    .filter(({ end }) => end.tests === 0)
    .map((order) => ({ order, weight: exposure(board, threats, goneTo(order)) }))
    .filter(({ weight }) => weight < before)
    .toSorted((a, b) => a.weight - b.weight || a.order.end.pose.spent - b.order.end.pose.spent)
    .slice(0, most)
    .map(({ order }) => ideaOf(board, threats, threat, order));
}

/** The likeliest of those who could attack a unit where it stands, or would stand once it has moved, at a glance. */
export function exposure(board: Board, { approach }: Threats, unit: Unit): number {
  let most = NOBODY;
  for (const comer of approach.before(unit.hex)) {
    const there = board.unitIn(comer.hex);
    const isFree = there === null || there.id === comer.unit.id || there.id === unit.id;
    if (isFree) most = Math.max(most, weightOf(board, comer, unit));
  }
  return most;
}
const NOBODY = -99;

function ideaOf(board: Board, threats: Threats, threat: Threat, order: Order): Idea {
  return {
    commands: [moveBy(order)],
    prepare: pressesTo(board, order),
    point: onOption('go'),
    movers: [order.unit],
    about: [threat.comer.unit],
    to: [],
    rules: ['7.1', '11.4'],
    tell: (after) => (isOpen(after) ? tell(threats, threat, order, after) : null),
  };
}

function tell(threats: Threats, threat: Threat, order: Order, after: Board): string {
  const { comer, attack, board } = threat;
  const bonus = flankBonus(board, attack.attacker, attack.target);
  const was = `Where it stands ${named(comer.unit)} could attack it${whereWords(bonus)} next segment, ${dieWords(reckon(board, attack).total)}.`;
  const [left] = threats.on(after, ({ id }) => id === order.unit.id);
  const then = left
    ? `There the worst is ${named(left.comer.unit)}, ${dieWords(reckon(left.board, left.attack).total)}.`
    : 'There nobody could attack it to his gain.';
  return sentences(`${capital(goesWords(order, after))}.`, was, then);
}
