/**
 * What can come of an attack, exactly, with the tests that follow from its die: what players are shown before the
 * throw.
 */

import { OFF_MAP } from '../../../core/hex/hex';
import { DISORDERS, waysToRout } from '../12-rout/disorder';
import type { Board, Unit } from '../state/board';
import type { Order } from '../state/state';
import { type Effect, effectOf, resultRow } from '../tables/combatResults';
import { drivenBack, stepsLost, takesAll } from './attack';
import { isTestedForCharge, waysToFailCharge } from './charge';
import { type Attack, reckon } from './modifiers';
import { isStranded } from './retreat-hexes';

/** What a combat leaves of a unit, as far as no hex has to be chosen for it. */
export type UnitEnd = {
  /** Steps that it loses; `all`: it is eliminated, for want of a retreat too. */
  readonly lost: number | 'all';
  readonly order: Order;
  /** Hexes that it retreats; a unit that routs, or was routed and is driven back, runs instead. */
  readonly back: 0 | 1 | 2;
  readonly runs: boolean;
};
export type CombatEnd = {
  readonly attacker: UnitEnd;
  readonly target: UnitEnd;
  /** How likely it is. */
  readonly ways: number;
  readonly of: number;
  /** Totals of the die that lead to it. */
  readonly totals: readonly number[];
};

/** Ways of a die that are kept through the die of the attack and up to four tests. */
const OF = 6 ** 5;
type Share = { readonly ways: number; readonly of: number };
type Chance = Share & { readonly end: UnitEnd };
type OrderChance = Share & { readonly order: Order };

/**
 * All ends of an attack, each once, the test of a charge included; their ways add up to `of`. @rule 11.2, 11.7, 12.2
 */
export function prospectsOf(board: Board, attack: Attack): readonly CombatEnd[] {
  return endsOfAttack(board, attack, attack.charge);
}

/** The same as the combat leaves them, before a charge is tested. @rule 11.7, 12.2 */
export function prospectsBeforeTest(board: Board, attack: Attack): readonly CombatEnd[] {
  return endsOfAttack(board, attack, false);
}

function endsOfAttack(board: Board, attack: Attack, isTested: boolean): readonly CombatEnd[] {
  const { attacker, target } = attack;
  const { total: modifier } = reckon(board, attack);
  const found = new Map<string, CombatEnd>();
  for (let face = 1; face <= 6; face++) {
    const row = resultRow(face + modifier);
    const ours = endsOf(board, attacker, target, effectOf(row.attacker));
    const theirs = endsOf(board, target, attacker, effectOf(row.defender));
    for (const a of isTested ? ours.flatMap((one) => afterCharge(board, attacker, one)) : ours)
      for (const t of theirs) {
        const ways = (OF / 6 / a.of / t.of) * a.ways * t.ways;
        const key = JSON.stringify([a.end, t.end]);
        const known = found.get(key);
        const totals = [...new Set([...(known?.totals ?? []), face + modifier])];
        found.set(key, {
          ...{ attacker: a.end, target: t.end, of: OF, totals },
          ways: (known?.ways ?? 0) + ways,
        });
      }
  }
  return [...found.values()].filter(({ ways }) => ways > 0).toSorted((a, b) => b.ways - a.ways);
}

/** What an effect leaves of a unit. @rule 11.7 */
function endsOf(board: Board, unit: Unit, enemy: Unit, effect: Effect): readonly Chance[] {
  const lost = stepsLost(unit, effect);
  if (takesAll(unit, lost)) return [{ end: GONE, ways: 1, of: 1 }];
  const way = drivenBack(unit, effect);
  const orders = effect.disorganised
    ? afterDisorder(board, unit, unit.order)
    : [{ order: unit.order, ways: 1, of: 1 }];
  return orders.map(({ order, ...chance }) => {
    if (order === 'routed' && unit.order !== 'routed') return { ...chance, end: { lost, order, ...RUNS } };
    // Where the enemy has left the map there is nothing to go away from.
    const isLost = way.back > 0 && enemy.hex !== OFF_MAP && isStranded(board, unit, enemy.hex);
    return { ...chance, end: isLost ? GONE : { lost, order, ...way } };
  });
}

const GONE: UnitEnd = { lost: 'all', order: 'good', back: 0, runs: false };
/** A unit that routs is not driven back: its rout move takes the place of a retreat. @rule 12.2 */
const RUNS = { back: 0, runs: true } as const;

/** The orders in which a result D can leave a unit, the worst first. @rule 12.1, 12.2 */
function afterDisorder(board: Board, unit: Unit, order: Order): readonly OrderChance[] {
  switch (DISORDERS[order]) {
    case 'nothing':
      return [{ order, ways: 1, of: 1 }];
    case 'disorganised':
      return [{ order: 'disorganised', ways: 1, of: 1 }];
    case 'tested': {
      const routs = waysToRout(board, unit);
      return [
        { order: 'routed', ways: routs, of: 6 },
        { order, ways: 6 - routs, of: 6 },
      ];
    }
  }
}

/** The test after a charge, with the rout test that a disorganised charger takes. @rule 11.2 */
function afterCharge(board: Board, unit: Unit, chance: Chance): readonly Chance[] {
  const { end, ways, of } = chance;
  if (!isTestedForCharge({ at: end.lost === 'all' ? null : unit.at, order: end.order })) return [chance];
  const fails = waysToFailCharge(unit);
  // A leader who is with it now goes along wherever it retreats.
  const failed = afterDisorder(board, unit, end.order).map(
    (then): Chance => ({
      end: { ...end, order: then.order, runs: then.order === 'routed' || end.runs },
      ways: ways * fails * then.ways,
      of: of * 6 * then.of,
    }),
  );
  return [{ end, ways: ways * (6 - fails), of: of * 6 }, ...failed.toReversed()];
}
