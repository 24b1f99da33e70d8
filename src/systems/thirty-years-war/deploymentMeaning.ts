/** Whether players can set up what a scenario gives them, and whether the days of Freiburg make sense. */
import { DataError } from '../../core/dataError';
import { isUnit } from './battlefield';
import type { CheckedMap } from './mapMeaning';
import { isRuleCase } from './rulebook';
import type { Deployment, Force, Scenario } from './scenario';
import { type CountersById, counterOf, mustBeSide } from './scenarioMeaning';

/** Throws a `DataError` at the first fault. */
export function checkDeployment(
  scenario: Scenario,
  deployment: Deployment,
  counters: CountersById,
  map: CheckedMap,
): void {
  const { order, forces, suggested } = deployment;
  order.forEach((side, i) => {
    mustBeSide(scenario.sides, side, `deployment.order[${i}]`);
  });
  if (order[0] === order[1]) throw new DataError('deployment.order[1]', 'the other side');
  const zoneOf = new Map<string, Force>();
  for (const [side, parts] of Object.entries(forces)) {
    mustBeSide(scenario.sides, side, `deployment.forces.${side}`);
    parts.forEach((force, f) => {
      const path = `deployment.forces.${side}[${f}]`;
      checkForce(scenario, force, path, map, counters);
      force.counters.forEach((id, i) => {
        const at = `${path}.counters[${i}]`;
        if (counterOf(counters, id, at).side !== side) throw new DataError(at, `a counter of "${side}"`);
        if (zoneOf.has(id)) throw new DataError(at, `a counter named once; "${id}" is there already`);
        zoneOf.set(id, force);
      });
    });
  }
  checkStartsBefore(scenario, zoneOf);
  checkSuggested(scenario, suggested, zoneOf, counters);
}

/** A zone on the map, with room for its units one to a hex. @rule 6.32 */
function checkForce(
  { map: { areas }, rules }: Scenario,
  force: Force,
  path: string,
  map: CheckedMap,
  counters: CountersById,
): void {
  const zone = areas[force.zone];
  if (!zone) throw new DataError(`${path}.zone`, `the name of an area; the map has no "${force.zone}"`);
  if (!isRuleCase(force.rule)) throw new DataError(`${path}.rule`, `a case of the rulebook of ${rules}`);
  for (const hex of zone) {
    if (!map.isOn(hex)) throw new DataError(`map.areas.${force.zone}`, `hexes on the map; ${hex} is not`);
  }
  if (force.more && !areas[force.more.zone])
    throw new DataError(`${path}.more.zone`, `the name of an area; the map has no "${force.more.zone}"`);
  for (const kind of ['infantry', 'cavalry'] as const) {
    const units = force.counters.filter((id) => counters.get(id)?.kind === kind).length;
    const room = zone.filter((hex) => map.prohibition(kind, hex) === null).length;
    if (units > room)
      throw new DataError(`${path}.zone`, `room for ${units} ${kind}; there are ${room} hexes`);
  }
  const units = force.counters.filter((id) => isUnit(counterOf(counters, id, path))).length;
  if (units > zone.length)
    throw new DataError(`${path}.zone`, `room for ${units} units; there are ${zone.length} hexes`);
}

/** As long as somebody still sets up, play has not begun. */
function checkStartsBefore({ positions, start }: Scenario, zoneOf: ReadonlyMap<string, Force>): void {
  const open = [...zoneOf.keys()].some((id) => !Object.hasOwn(positions, id));
  if (open && start.phase !== 'disruptionRemoval')
    throw new DataError('start.phase', 'the first phase; forces are still to be set up (3.0)');
}

function checkSuggested(
  { map }: Scenario,
  suggested: Deployment['suggested'],
  zoneOf: ReadonlyMap<string, Force>,
  counters: CountersById,
): void {
  const unitIn = new Map<string, string>();
  for (const [id, hex] of Object.entries(suggested)) {
    const path = `deployment.suggested.${id}`;
    const counter = counterOf(counters, id, path);
    const force = zoneOf.get(id);
    if (!force) throw new DataError(path, 'a counter of a force that is set up');
    if (map.areas[force.zone]?.includes(hex) !== true)
      throw new DataError(path, `a hex of "${force.zone}"; ${hex} is not`);
    if (!isUnit(counter)) continue;
    const other = unitIn.get(hex);
    if (other !== undefined) throw new DataError(path, `another hex; "${other}" is in ${hex} (6.32)`);
    unitIn.set(hex, id);
  }
}

/** Days with First Players, armies and exits that are there; the days of a battle by these rules only. */
export function checkFreiburg(scenario: Scenario, map: CheckedMap): void {
  const { rules, freiburg, sides, categories } = scenario;
  if (rules !== 'freiburg') {
    if (freiburg) throw new DataError('freiburg', 'null; only the rules of Freiburg know its days');
    return;
  }
  if (!freiburg) throw new DataError('freiburg', 'the days of the battle');
  freiburg.days.forEach((day, i) => {
    const path = `freiburg.days[${i}]`;
    mustBeSide(sides, day.firstPlayer, `${path}.firstPlayer`);
    day.endsWhenDemoralized.forEach((army, j) => {
      if (!categories.some(({ id }) => id === army))
        throw new DataError(`${path}.endsWhenDemoralized[${j}]`, `the id of an army; there is no "${army}"`);
    });
    day.exitHexes.forEach((hex, j) => {
      if (!map.isOnEdge(hex))
        throw new DataError(`${path}.exitHexes[${j}]`, `a hex at the edge of the map; ${hex} is not`);
    });
  });
  freiburg.reinforcements.forEach((id, i) => {
    if (!scenario.counters.some((counter) => counter.id === id))
      throw new DataError(`freiburg.reinforcements[${i}]`, `the id of a counter; there is no "${id}"`);
  });
  for (const [stand, armies] of Object.entries(freiburg.suggested)) {
    for (const [army, hexes] of Object.entries(armies)) {
      const path = `freiburg.suggested.${stand}.${army}`;
      if (!categories.some(({ id }) => id === army))
        throw new DataError(path, `the id of an army; there is no "${army}"`);
      for (const kind of ['infantry', 'cavalry'] as const) checkHexes(hexes[kind], `${path}.${kind}`, map);
    }
  }
  const turns = freiburg.days.reduce((sum, { gameTurns }) => sum + gameTurns, 0);
  if (turns !== scenario.gameTurns)
    throw new DataError('gameTurns', `${turns}, the Game-Turns of all days together`);
}

/** Hexes on the map, each named once. */
function checkHexes(hexes: readonly string[], path: string, map: CheckedMap): void {
  hexes.forEach((hex, i) => {
    if (!map.isOn(hex)) throw new DataError(`${path}[${i}]`, `a hex on the map; ${hex} is not`);
    if (hexes.indexOf(hex) < i) throw new DataError(`${path}[${i}]`, `another hex; ${hex} is there already`);
  });
}
