/** What a battle is worth, and who may fight it, by the wording of cases 8, 10.12, 12.0, 16.2 and 19.51. */
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { Event } from '../../../src/systems/thirty-years-war/engine/types';
import { battleFigures } from '../../../src/systems/thirty-years-war/standard/08-combat/strength';
import type { CounterState, Declaration, State } from '../../../src/systems/thirty-years-war/state/state';
import { RESULTS_BY_ODDS } from '../combatTable';
import { type Ground, groundOf, printedOf } from '../ground';

type Fought = Extract<Event, { happened: 'battleFought' }>;
const half = (points: number) => Math.ceil(points / 2);

/** Everything that is wrong with a battle, judged by the position in which it was declared. */
export function battleFaults(before: State, { battle, die, result }: Fought): readonly string[] {
  const ground = groundOf(before);
  const counter = (id: string) => {
    const found = before.counters.find((one) => one.id === id);
    if (!found) throw new Error(`no counter ${id}`);
    return found;
  };
  const attackers = battle.attackers.map(counter);
  const defenders = battle.defenders.map(counter);
  const faults = attackers.flatMap((attacker) =>
    defenders
      .filter((defender) => !mayAttack(before, ground, attacker, defender))
      .map((defender) => `${attacker.id} may not attack ${defender.id}`),
  );
  if (battle.charge) {
    const firm = defenders.filter((one) => printedOf(before, one).kind !== 'infantry' || !one.disrupted);
    faults.push(...firm.map(({ id }) => `${id} may not be charged`));
  }
  const { attack, defence } = strengthsOf(before, battle);
  const told = battleFigures(boardOf(before), battle);
  if (told.attack !== attack || told.defence !== defence)
    faults.push(`${told.attack} against ${told.defence} should be ${attack} against ${defence}`);
  const odds = oddsOf(attack, defence);
  const expected = RESULTS_BY_ODDS[odds]?.split(' ')[die - 1];
  if (result !== expected)
    faults.push(`${attack} against ${defence}: a ${die} is ${expected}, not ${result}`);
  return faults;
}

/**
 * What a result does to the units of a battle, `f0609 disrupted`, when the attacker has these disrupted for a Dx;
 * 8.61, 9.0, rocroi:16.14, 16.15, freiburg:16.24, 16.25.
 */
export function unitsStruck(
  state: State,
  battle: Declaration,
  result: string,
  exchanged: readonly string[],
): readonly string[] {
  const counter = (id: string) => state.counters.find((one) => one.id === id);
  const rides = (id: string) =>
    battle.charge && state.scenario.counters.some((one) => one.id === id && one.kind === 'cavalry');
  const afoot = battle.attackers.filter((id) => !rides(id));
  const isDisrupted = (id: string) => counter(id)?.disrupted === true;
  const toDefenders: readonly string[] =
    result === 'De'
      ? battle.defenders.map((id) => `${id} eliminated`)
      : result === 'Dd' || result === 'Dx'
        ? battle.defenders.map((id) => `${id} ${isDisrupted(id) ? 'eliminated' : 'disrupted'}`)
        : [];
  const toAttackers: readonly string[] =
    result === 'Ae'
      ? afoot.map((id) => `${id} eliminated`)
      : (result === 'Ad' ? afoot : result === 'Dx' ? exchanged : []).map((id) => `${id} disrupted`);
  const charged = battle.attackers.filter(rides).map((id) => `${id} disrupted`);
  return [...toDefenders, ...toAttackers, ...charged].sort();
}

/** Whether these attackers are a choice for a Dx: enough face strength, or all who could be chosen; 8.61. */
export function isEnoughForExchange(state: State, battle: Declaration, chosen: readonly string[]): boolean {
  const face = (ids: readonly string[]) =>
    state.scenario.counters.reduce((sum, { id, strength }) => sum + (ids.includes(id) ? strength : 0), 0);
  const rides = (id: string) =>
    battle.charge && state.scenario.counters.some((one) => one.id === id && one.kind === 'cavalry');
  const afoot = battle.attackers.filter((id) => !rides(id));
  const given = face([...battle.attackers.filter(rides), ...chosen]);
  return given >= face(battle.defenders) || afoot.every((id) => chosen.includes(id));
}

/** Strength Points of both sides of a battle; 8.0, 8.4, 10.12, 12.0, 16.2. */
export function strengthsOf(
  state: State,
  battle: Declaration,
): { readonly attack: number; readonly defence: number } {
  const ground = groundOf(state);
  const counter = (id: string) => {
    const found = state.counters.find((one) => one.id === id);
    if (!found) throw new Error(`no counter ${id}`);
    return found;
  };
  const attackers = battle.attackers.map(counter);
  const defenders = battle.defenders.map(counter);
  const leaderOf = (unit: CounterState) => {
    const use = battle.leaders.find((one) => one.unit === unit.id);
    return use ? printedOf(state, counter(use.leader)).value : 0;
  };
  const attack = attackers.reduce((sum, unit) => {
    const { strength, kind } = printedOf(state, unit);
    const points = strength + leaderOf(unit) + (battle.charge && kind === 'cavalry' ? strength : 0);
    return sum + (ground.terrainOf(unit.at ?? '') === 'marsh' ? half(points) : points);
  }, 0);
  const defence = defenders.reduce((sum, unit) => {
    const points = printedOf(state, unit).strength + leaderOf(unit);
    return sum + inTerrain(state, ground, unit, attackers, unit.disrupted ? half(points) : points);
  }, 0);
  return { attack, defence };
}

/** 8.0: the larger over the smaller, in the defender's favour, within 1-5 and 6-1. */
export function oddsOf(attack: number, defence: number): string {
  for (let n = 6; n >= 1; n--) if (attack >= n * defence) return `${n}-1`;
  for (let n = 2; n <= 5; n++) if (n * attack >= defence) return `1-${n}`;
  return '1-5';
}

/** 8.4 and 12.0: one effect, the best. */
function inTerrain(
  state: State,
  ground: Ground,
  unit: CounterState,
  attackers: readonly CounterState[],
  points: number,
): number {
  const at = unit.at ?? '';
  const all = (across: (from: string) => boolean) => attackers.every((one) => across(one.at ?? ''));
  const doubled =
    all((from) => ground.river(from, at) || ground.stream(from, at)) ||
    all((from) => ground.uphill(from, at)) ||
    all((from) => ground.breach(from, at));
  if (doubled) return 2 * points;
  const terrain = ground.terrainOf(at);
  if (terrain === 'marsh') return half(points);
  const { entrenchmentOwner: owner } = state.scenario.map;
  return terrain === 'entrenchment' && (owner === null || owner === unit.holder) ? points + 1 : points;
}

/** 8.15, 9.14, 12.0, 19.51 */
export function mayAttack(
  state: State,
  ground: Ground,
  attacker: CounterState,
  defender: CounterState,
): boolean {
  const [from, to] = [attacker.at ?? '', defender.at ?? ''];
  if (attacker.disrupted || !ground.around(from).includes(to)) return false;
  const wall = ground.wall(from, to);
  if (wall && wall.inside !== from) return false;
  if (ground.river(from, to) && !ground.crossing(from, to)) return false;
  const closed = ['forest', 'town'];
  const isClosed = closed.includes(ground.terrainOf(from)) || closed.includes(ground.terrainOf(to));
  if (isClosed && !ground.road(from, to)) return false;
  const noHorse = ['woods', 'rough', 'entrenchment'];
  return printedOf(state, attacker).kind !== 'cavalry' || !noHorse.includes(ground.terrainOf(to));
}
