/** What drills ask of battles, a second time: who is left over, the best odds, what a charge gains. */
import type { CounterId } from '../../src/core/contract/values';
import type { Step } from '../../src/core/lesson/lesson';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import { defaultLeadersOfBattle } from '../../src/systems/thirty-years-war/standard/08-combat/combat';
import type { CounterState, Declaration, State } from '../../src/systems/thirty-years-war/state/state';
import { RESULTS_BY_ODDS } from './combatTable';
import { enemiesOver, groundOf, isUnitOf, printedOf } from './ground';
import { isEnoughForExchange, mayAttack, oddsOf, strengthsOf, unitsStruck } from './laws/battleLaw';

export function counterOf(state: State, id: string | undefined): CounterState {
  const found = state.counters.find((one) => one.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
}

export const isThere = (state: State, id: string) => state.counters.some((one) => one.id === id);
export const unitsOf = (state: State, test: (one: CounterState) => boolean) =>
  state.counters.filter((one) => one.at !== null && isUnitOf(state, one) && test(one));
export const idsOf = (all: readonly CounterState[]) => all.map(({ id }): string => id).sort();

/** Pairs of which the one must attack and the other be attacked; 7.21, 8.11, 8.12. */
function obligedPairs(state: State): readonly (readonly [CounterState, CounterState])[] {
  const ground = groundOf(state);
  return unitsOf(state, (one) => one.holder === state.phasingSide && !one.disrupted).flatMap((unit) =>
    enemiesOver(state, ground, unit.holder, unit.at ?? '')
      .filter((enemy) => mayAttack(state, ground, unit, enemy))
      .map((enemy) => [unit, enemy] as const),
  );
}

/** Who is obliged and finds nobody when these have fought; 8.11, 8.12. */
export function overAfter(state: State, engaged: ReadonlySet<string>): readonly string[] {
  const ground = groundOf(state);
  const pairs = obligedPairs(state);
  const free = (one: CounterState) => !engaged.has(one.id);
  const open = unitsOf(state, free);
  const idle = pairs.filter(
    ([unit]) =>
      free(unit) && !open.some((one) => one.holder !== unit.holder && mayAttack(state, ground, unit, one)),
  );
  const spared = pairs.filter(
    ([, enemy]) =>
      free(enemy) &&
      !open.some(
        (one) => one.holder !== enemy.holder && !one.disrupted && mayAttack(state, ground, one, enemy),
      ),
  );
  return [...new Set([...idle.map(([unit]) => unit.id), ...spared.map(([, enemy]) => enemy.id)])].sort();
}

export function leftOver(state: State, { lit }: Step) {
  return overAfter(state, new Set(lit));
}

function sets<T>(of: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = of;
  return first === undefined ? [[]] : sets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** With the Leaders that the game proposes. */
export function declared(
  state: State,
  attackers: readonly CounterState[],
  defenders: readonly CounterState[],
  charge = false,
): Declaration {
  const [ours, theirs] = [attackers, defenders].map((side) => idsOf(side) as CounterId[]);
  const leaders = defaultLeadersOfBattle(boardOf(state), ours ?? [], theirs ?? []);
  return { attackers: ours ?? [], defenders: theirs ?? [], charge, leaders };
}

/** 8.0 to 8.4, over every battle that could be thought of. */
export function bestOdds(state: State, { lit }: Step) {
  const ground = groundOf(state);
  const target = counterOf(state, lit[0]);
  const near = unitsOf(
    state,
    (one) => one.holder === state.phasingSide && !one.disrupted && mayAttack(state, ground, one, target),
  );
  const others = unitsOf(state, (one) => one.holder === target.holder && one !== target);
  const ranks = Object.keys(RESULTS_BY_ODDS);
  let best = -1;
  for (const attackers of sets(near)) {
    if (attackers.length === 0) continue;
    const both = others.filter((one) => attackers.every((unit) => mayAttack(state, ground, unit, one)));
    for (const also of sets(both)) {
      const defenders = [target, ...also];
      if (state.options.manyAgainstMany === 'oneSide' && attackers.length > 1 && also.length > 0) continue;
      if (overAfter(state, new Set([...idsOf(attackers), ...idsOf(defenders)])).length > 0) continue;
      const { attack, defence } = strengthsOf(state, declared(state, attackers, defenders));
      best = Math.max(best, ranks.indexOf(oddsOf(attack, defence)));
    }
  }
  return ranks[best];
}

/**
 * 8.6, 8.61 and the charge of the battle: both ways with every face of the die, an exchange paid as cheaply as can be.
 */
export function betterWay(state: State, { lit }: Step) {
  const attackers = lit.flatMap((id) =>
    counterOf(state, id).holder === state.phasingSide ? counterOf(state, id) : [],
  );
  const defenders = lit.flatMap((id) =>
    counterOf(state, id).holder === state.phasingSide ? [] : counterOf(state, id),
  );
  const [ridden, plain] = [true, false].map((charge) =>
    gainOf(state, declared(state, attackers, defenders, charge)),
  );
  return (ridden ?? 0) > (plain ?? 0) ? 'Charge' : 'Attack without a charge';
}

/** Strength Points that the defender loses on average, less the attacker's; a disruption costs half. */
function gainOf(state: State, battle: Declaration): number {
  const { attack, defence } = strengthsOf(state, battle);
  const results = (RESULTS_BY_ODDS[oddsOf(attack, defence)] ?? '').split(' ');
  return results.reduce((sum, result) => sum + gainBy(state, battle, result), 0) / results.length;
}

function gainBy(state: State, battle: Declaration, result: string): number {
  const choices =
    result === 'Dx'
      ? sets(footOf(state, battle)).filter((ids) => isEnoughForExchange(state, battle, ids))
      : [[]];
  return Math.max(...choices.map((ids) => pointsOf(state, battle, unitsStruck(state, battle, result, ids))));
}

/** Those who do not charge: of them an exchange is paid. */
export function footOf(state: State, { attackers, charge }: Declaration): readonly string[] {
  return attackers.filter((id) => !charge || printedOf(state, counterOf(state, id)).kind !== 'cavalry');
}

function pointsOf(state: State, { attackers }: Declaration, struck: readonly string[]): number {
  return struck.reduce((sum, text) => {
    const [id = '', how] = text.split(' ');
    const unit = counterOf(state, id);
    const { strength } = printedOf(state, unit);
    const whole = unit.disrupted ? strength / 2 : strength;
    const cost = how === 'eliminated' ? whole : unit.disrupted ? 0 : strength / 2;
    return attackers.some((one) => one === id) ? sum - cost : sum + cost;
  }, 0);
}
