/** Moves of others into the hexes from which the enemy could hurt somebody most, so that he does not come there. */
import type { HexIndex } from '../../../../core/hex/hex';
import { freshUnits } from '../../07-movement/movable';
import { reckon } from '../../11-combat/modifiers';
import { flankBonus } from '../../11-combat/support';
import { dieWords } from '../../11-combat/words';
import type { Board, Unit } from '../../state/board';
import { named } from '../../wording';
import { type Threat, type Threats, weightOf } from '../threats';
import { capital, onOption, sentences, whereWords } from '../words';
import { exposure } from './escapes';
import { goesWords, type Idea, isOpen } from './idea';
import { goneTo, moveBy, type Order, ordersOf, pressesTo } from './order';

/** So many of those who are threatened are looked at, of each so many hexes, and so many who could go there. */
const WORST = 4;
const HEXES = 2;
const HELPERS = 2;

export function coverIdeas(board: Board, threats: Threats): readonly Idea[] {
  const worst = threats.on(board).slice(0, WORST);
  if (worst.length === 0) return [];
  const orders = freshUnits(board)
    .filter((unit) => unit.order === 'good')
    .flatMap((unit) => ordersOf(board, unit).filter(({ end }) => end.tests === 0));
  return worst.flatMap((threat) =>
    hexesToward(board, threats, threat.target).flatMap((hex) =>
      helpersTo(board, threats, orders, threat.target, hex).map((order) => ideaOf(board, threat, order)),
    ),
  );
}

/** Free hexes from which it could be attacked, the worst first. */
function hexesToward(board: Board, { approach }: Threats, target: Unit): readonly HexIndex[] {
  const weights = new Map<HexIndex, number>();
  for (const comer of approach.before(target.hex)) {
    if (board.unitIn(comer.hex)) continue;
    const weight = weightOf(board, comer, target);
    weights.set(comer.hex, Math.max(weight, weights.get(comer.hex) ?? weight));
  }
  return [...weights]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, HEXES)
    .map(([hex]) => hex);
}

/** Of each unit the end there at which least could come to itself; of these the best. */
function helpersTo(
  board: Board,
  threats: Threats,
  orders: readonly Order[],
  target: Unit,
  hex: HexIndex,
): readonly Order[] {
  const best = new Map<string, { readonly order: Order; readonly weight: number }>();
  for (const order of orders) {
    const { id } = order.unit;
    if (order.end.pose.hex !== hex || id === target.id) continue;
    const weight = exposure(board, threats, goneTo(order));
    if (weight < (best.get(id)?.weight ?? Number.POSITIVE_INFINITY)) best.set(id, { order, weight });
  }
  return [...best.values()]
    .toSorted((a, b) => a.weight - b.weight || a.order.end.pose.spent - b.order.end.pose.spent)
    .slice(0, HELPERS)
    .map(({ order }) => order);
}

function ideaOf(board: Board, threat: Threat, order: Order): Idea {
  return {
    commands: [moveBy(order)],
    prepare: pressesTo(board, order),
    point: onOption('go'),
    movers: [order.unit],
    about: [threat.target],
    to: [],
    rules: ['7.1', '11.4'],
    tell: (after) => (isOpen(after) ? tell(threat, order, after) : null),
  };
}

function tell({ comer, target, attack, board }: Threat, order: Order, after: Board): string {
  const bonus = flankBonus(board, attack.attacker, attack.target);
  return sentences(
    `${capital(goesWords(order, after))}, beside ${named(target)}.`,
    `As it stands ${named(comer.unit)} could attack that unit${whereWords(bonus)} next segment, ${dieWords(reckon(board, attack).total)}.`,
  );
}
