/**
 * What can come of an attack, exactly, with the tests that follow from its die: what players are shown before the
 * throw.
 */

import { OFF_MAP } from '../../../core/hex/hex';
import { ROUT_TEST, routHelp } from '../12-rout/disorder';
import { waysToFail } from '../12-rout/tests';
import type { Board, Unit } from '../state/board';
import type { Order } from '../state/state';
import { type Effect, effectOf, resultRow } from '../tables/combatResults';
import { stepsLost } from './attack';
import { CHARGE_TEST } from './charge';
import { type Attack, reckon } from './modifiers';
import { retreatOf } from './retreat-hexes';

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
type Chance = { readonly end: UnitEnd; readonly ways: number; readonly of: number };

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
  if (lost === 'all' || lost >= unit.steps) return [{ end: GONE, ways: 1, of: 1 }];
  if (unit.order === 'routed') {
    const end: UnitEnd = { lost, order: 'routed', back: 0, runs: effect.back > 0 };
    return [{ end, ways: 1, of: 1 }];
  }
  const back = effect.back;
  const stays = (order: Order): UnitEnd =>
    isStranded(board, unit, enemy, back) ? GONE : { lost, order, back, runs: false };
  if (!effect.disorganised) return [{ end: stays(unit.order), ways: 1, of: 1 }];
  if (unit.order === 'good') return [{ end: stays('disorganised'), ways: 1, of: 1 }];
  const routs = waysToFail(unit.morale, ROUT_TEST, routHelp(board, unit));
  return [
    { end: { lost, order: 'routed', back: 0, runs: true }, ways: routs, of: 6 },
    { end: stays('disorganised'), ways: 6 - routs, of: 6 },
  ];
}

const GONE: UnitEnd = { lost: 'all', order: 'good', back: 0, runs: false };

/** Whether it is driven back and has no hex for it. @rule 11.8 */
function isStranded(board: Board, unit: Unit, enemy: Unit, back: number): boolean {
  return back > 0 && enemy.hex !== OFF_MAP && retreatOf(board, unit, enemy.hex, false).open.length === 0;
}

/** The test after a charge, with the rout test that a disorganised charger takes. @rule 11.2 */
function afterCharge(board: Board, unit: Unit, chance: Chance): readonly Chance[] {
  const { end, ways, of } = chance;
  if (end.lost === 'all' || end.order === 'routed') return [chance];
  const fails = waysToFail(unit.morale, CHARGE_TEST);
  const passed: Chance = { end, ways: ways * (6 - fails), of: of * 6 };
  if (end.order === 'good')
    return [passed, { end: { ...end, order: 'disorganised' }, ways: ways * fails, of: of * 6 }];
  // A leader who is with it now goes along wherever it retreats.
  const routs = waysToFail(unit.morale, ROUT_TEST, routHelp(board, unit));
  return [
    passed,
    { end, ways: ways * fails * (6 - routs), of: of * 36 },
    { end: { ...end, order: 'routed', runs: true }, ways: ways * fails * routs, of: of * 36 },
  ];
}
