/** Zones, chains, support, modifiers, retreats and points a second time, read off the rules and the plain state. */
import type { Scenario } from '../../../src/systems/rocroi-1643/scenario/scenario';
import type { State } from '../../../src/systems/rocroi-1643/state/state';
import { groundAt, hasStream, isOnMap, nextTo, sideOf, steps } from './ground';

/** A unit on the map, with all that is printed on it. */
export type Man = Scenario['units'][number] &
  Omit<State['units'][number], 'at'> & { readonly at: string; readonly of: string };

const known = new WeakMap<State, readonly Man[]>();

export function menOf(state: State): readonly Man[] {
  const men = known.get(state) ?? gather(state);
  known.set(state, men);
  return men;
}

function gather(state: State): readonly Man[] {
  return state.units.flatMap((unit, i) => {
    const printed = state.scenario.units[i];
    if (!printed || unit.at === null) return [];
    const of = state.scenario.corps.find(({ id }) => id === printed.corps)?.side ?? '';
    return [{ ...printed, ...unit, full: printed.steps, at: unit.at, of } as Man];
  });
}

const isHorse = ({ kind }: Man) => kind === 'cavalry';
const isRouted = ({ order }: Man) => order === 'routed';

/** Units that have that hex in their zone of control. */
export function holders(state: State, hex: string): readonly Man[] {
  return menOf(state).filter((man) => !isRouted(man) && sideOf(man.at, man.facing, hex) === 'front');
}

function barsChain(state: State, hex: string, of: string): boolean {
  const there = menOf(state).filter(({ at }) => at === hex);
  if (there.some((man) => man.of === of)) return false;
  if (there.length > 0) return true;
  return menOf(state).some((man) => {
    const side = man.of !== of && !isRouted(man) ? sideOf(man.at, man.facing, hex) : null;
    return side === 'front' || side === 'flank';
  });
}

/** Ids of the units of a corps that a leader commands, those in line with an asterisk. */
export function commanded(state: State, leaderId: string, corps: string): readonly string[] {
  const i = state.leaders.findIndex(({ id }) => id === leaderId);
  const [leader, printed] = [state.leaders[i], state.scenario.leaders[i]];
  if (!leader || !printed || leader.at === null) return [];
  const radius = leader.fallen && printed.aide ? printed.aide.radius : printed.radius;
  let reached = new Set([leader.at]);
  for (let step = 0; step < radius; step++) {
    const more = [...reached].flatMap((hex) => nextTo(state.scenario, hex));
    reached = new Set([...reached, ...more.filter((hex) => !barsChain(state, hex, printed.side))]);
  }
  const own = menOf(state).filter((man) => man.corps === corps);
  const chained = own.filter(({ at }) => reached.has(at));
  const inLine = new Set<Man>();
  for (let grows = true; grows; ) {
    grows = false;
    for (const man of own) {
      if (chained.includes(man) || inLine.has(man) || isRouted(man)) continue;
      const carrier = [...chained, ...inLine].some((other) => carries(state, other, man));
      if (carrier) inLine.add(man);
      grows ||= carrier;
    }
  }
  return [...chained.map(({ id }) => id), ...[...inLine].map(({ id }) => `${id}*`)].sort();
}

function carries({ options }: State, from: Man, to: Man): boolean {
  if (isRouted(from) || from.facing !== to.facing) return false;
  const side = sideOf(from.at, from.facing, to.at);
  return options.lineOfBattle === 'flanks' ? side === 'flank' : side !== null;
}

/** Where a unit stands as another sees it, if that one has any sides. */
function seen({ options }: State, by: Man, hex: string) {
  return isRouted(by) && options.routedFacing === 'none' ? null : sideOf(by.at, by.facing, hex);
}

export type Helper = { readonly id: string; readonly bonus: number };

/** Who helps one side against a unit. */
export function helpers(state: State, fighter: Man, against: Man, attacks: boolean): readonly Helper[] {
  return menOf(state).flatMap((man) => {
    if (man.of !== fighter.of || man.id === fighter.id || isRouted(man)) return [];
    const mine = sideOf(man.at, man.facing, against.at);
    if (mine === null) return [];
    const its = seen(state, against, man.at);
    if (mine === 'front' && (its === 'flank' || its === 'rear')) {
      const elsewhere = holders(state, man.at).some(({ of, id }) => of !== man.of && id !== against.id);
      const worth = its === 'rear' ? 3 : 2;
      return [{ id: man.id, bonus: attacks && !elsewhere && against.kind !== 'tercio' ? worth : 0 }];
    }
    if (mine === 'flank' && its === 'flank') return [{ id: man.id, bonus: 0 }];
    if (mine !== 'front') return [];
    const held = holders(state, man.at).some(
      (enemy) =>
        enemy.of !== man.of && enemy.id !== against.id && sideOf(man.at, man.facing, enemy.at) === 'front',
    );
    return held ? [] : [{ id: man.id, bonus: 0 }];
  });
}

const LETTERS = 'ABCD';
const EQUIPMENT = ['0011', '-001', '=-01', '#=-0'];
const WORTH: { readonly [sign: string]: number } = { '0': 0, '1': 1, '-': -1, '=': -2, '#': -3 };

/** The sum of all modifiers of an attack. */
export function modifier(state: State, attacker: Man, target: Man, charge: boolean): number {
  const { scenario, options, segment } = state;
  const parts: number[] = [];
  parts.push(bestLeader(state, attacker));
  if (options.defendingLeader === 'subtracted') parts.push(-bestLeader(state, target));
  parts.push(
    Math.sign(attacker.morale - target.morale) * Math.min(2, Math.abs(attacker.morale - target.morale)),
  );
  const row = EQUIPMENT[LETTERS.indexOf(attacker.letter)] ?? '';
  parts.push(WORTH[row[LETTERS.indexOf(target.letter)] ?? '0'] ?? 0);
  if (charge) parts.push(isHorse(target) ? 1 : target.order === 'disorganised' ? 2 : 0);
  if (target.order === 'disorganised') parts.push(1);
  if (target.order === 'routed') parts.push(2);
  if (attacker.order === 'disorganised') parts.push(-2);
  if (attacker.steps < fullSteps(state, attacker.id)) parts.push(-2);
  if (segment?.command.some(({ unit, by }) => unit === attacker.id && by === 'nobody')) parts.push(-1);
  const ours = helpers(state, attacker, target, true);
  parts.push(ours.length, -helpers(state, target, attacker, false).length);
  const stands = target.kind === 'tercio' ? null : seen(state, target, attacker.at);
  const bonuses = [stands === 'rear' ? 3 : stands === 'flank' ? 2 : 0, ...ours.map(({ bonus }) => bonus)];
  parts.push(...(options.flankBonus === 'once' ? new Set(bonuses) : bonuses));
  const active = menOf(state).filter(
    (man) =>
      man.of === attacker.of &&
      segment?.corps === man.corps &&
      !isRouted(man) &&
      sideOf(man.at, man.facing, target.at) === 'front',
  );
  if (active.some(isHorse) && !active.every(isHorse)) parts.push(1);
  const ground = groundAt(scenario, target.at);
  if (ground !== 'clear') parts.push(isHorse(attacker) ? -2 : -1);
  if (hasStream(scenario, attacker.at, target.at)) parts.push(-1);
  return parts.reduce((sum, part) => sum + part, 0);
}

function fullSteps({ scenario }: State, id: string): number {
  return scenario.units.find((unit) => unit.id === id)?.steps ?? 0;
}

function bestLeader(state: State, man: Man): number {
  const values = state.leaders.flatMap((leader, i) => {
    const printed = state.scenario.leaders[i];
    if (!printed || leader.at !== man.at || printed.side !== man.of) return [];
    if (printed.corps !== null && printed.corps !== man.corps) return [];
    return [leader.fallen && printed.aide ? printed.aide.value : printed.value];
  });
  return Math.max(0, ...values);
}

/** `1319 free`, `1320 6 pushes` : where a unit may go that an enemy drives off. */
export function retreats(state: State, man: Man, enemy: string, pushed: boolean): readonly string[] {
  const { scenario, options } = state;
  const around = nextTo(scenario, man.at).filter((hex) => canEnter(state, man, hex));
  const now = steps(man.at, enemy);
  const away = around.filter((hex) => steps(hex, enemy) > now);
  const friend = (hex: string) => menOf(state).some(({ at }) => at === hex);
  const told = (hex: string) => `${hex} ${test(state, man, hex)}${friend(hex) ? ' pushes' : ''}`;
  if (away.length === 0) {
    const aside = options.retreatDistance === 'equal' && !pushed ? around : [];
    return aside
      .filter((hex) => steps(hex, enemy) === now && !friend(hex))
      .map(told)
      .sort();
  }
  const free = away.filter((hex) => !friend(hex) && test(state, man, hex) === 0);
  const vacant = away.filter((hex) => !friend(hex));
  const open = free.length > 0 ? free : pushed && vacant.length > 0 ? vacant : away;
  return open.map(told).sort();
}

export function canEnter(state: State, man: Man, hex: string): boolean {
  if (!isOnMap(state.scenario, hex) || groundAt(state.scenario, hex) === 'pond') return false;
  const there = menOf(state).filter(({ at }) => at === hex);
  if (there.length > 0) return there.every(({ of }) => of === man.of);
  return state.leaders.every(({ at }, i) => at !== hex || state.scenario.leaders[i]?.side === man.of);
}

function test(state: State, man: Man, hex: string): number {
  const tests = menOf(state)
    .filter((enemy) => enemy.of !== man.of && !isRouted(enemy))
    .map((enemy) => {
      const side = sideOf(enemy.at, enemy.facing, hex);
      if (side === null) return 0;
      if (side === 'front' || enemy.kind === 'tercio') return 6;
      return side === 'flank' ? 4 : 0;
    });
  return Math.max(0, ...tests);
}

/** Where a routed unit runs next, by asking every hex how far it is from the edge. */
export function runs(state: State, man: Man): readonly string[] {
  const { scenario } = state;
  const edge = scenario.sides.find(({ id }) => id === man.of)?.edge === 'first' ? 1 : scenario.map.columns;
  const onEdge = (hex: string) => Number(hex.slice(0, 2)) === edge;
  const away = new Map<string, number>();
  const length = (start: string): number => {
    const known = away.get(start);
    if (known !== undefined) return known;
    let [layer, seenHexes, far] = [[start], new Set([start]), 1];
    while (layer.length > 0 && !layer.some(onEdge)) {
      layer = [...new Set(layer.flatMap((hex) => nextTo(scenario, hex)))].filter(
        (hex) => !seenHexes.has(hex) && canEnter(state, man, hex),
      );
      for (const hex of layer) seenHexes.add(hex);
      far++;
    }
    const found = layer.length > 0 ? far : Number.POSITIVE_INFINITY;
    away.set(start, found);
    return found;
  };
  const way = length(man.at);
  if (!Number.isFinite(way) || way === 1) return [];
  const shortest = nextTo(scenario, man.at).filter(
    (hex) => canEnter(state, man, hex) && length(hex) === way - 1,
  );
  const calm = shortest.filter((hex) => holders(state, hex).every(({ of }) => of === man.of));
  const open = calm.length > 0 ? calm : shortest;
  const alone = open.filter((hex) => menOf(state).every(({ at }) => at !== hex));
  return (alone.length > 0 ? alone : open).toSorted();
}

/** Quarters of points that each side scores. */
export function quarters({ scenario, units, leaders }: State): { readonly [side: string]: number } {
  const scores: { [side: string]: number } = Object.fromEntries(scenario.sides.map(({ id }) => [id, 0]));
  const score = (loser: string, points: number) => {
    for (const { id } of scenario.sides) if (id !== loser) scores[id] = (scores[id] ?? 0) + points;
  };
  for (const [i, printed] of scenario.units.entries()) {
    const unit = units[i];
    const worth = { tercio: 12, infantry: 8, cavalry: 4 }[printed.kind];
    const loser = scenario.corps.find(({ id }) => id === printed.corps)?.side ?? '';
    const left = unit?.at === null || !unit ? 0 : unit.steps;
    score(loser, (printed.steps - left) * worth);
    if (unit?.order === 'routed') score(loser, left * worth);
    if (unit?.order === 'disorganised') score(loser, (left * worth) / 4);
  }
  for (const [i, printed] of scenario.leaders.entries()) {
    const leader = leaders[i];
    if (leader?.fallen) score(printed.side, printed.corps === null ? 40 : 24);
    score(printed.side, 12 * (leader?.aidesLost ?? 0));
  }
  return scores;
}
