/** Whether players can set up what a scenario gives them. */

import { distance, hexAt } from '../../../core/hex/hex';
import { DataError } from '../../../core/json/dataError';
import { isRuleCase } from '../rulebook/rulebook';
import { match } from '../standard/03-setting-up/dealing';
import { heldAtStart, moreHexes, openGround, zoneHexes } from '../standard/03-setting-up/forces';
import { battlefieldOf, isUnit } from '../state/battlefield';
import { type CountersById, counterOf, mustBeSide } from './namedThere';
import type { Deployment, Force, Scenario } from './scenario';
import { MOST } from './scenarioCaps';
import { goneAtStart, setsUp } from './startDay';
import type { CheckedMap } from './validate-map';

/** Throws a `DataError` at the first fault. */
export function checkDeployment(
  scenario: Scenario,
  deployment: Deployment,
  counters: CountersById,
  map: CheckedMap,
  path: string,
): void {
  const { order, forces, suggested } = deployment;
  order.forEach((side, i) => {
    mustBeSide(scenario.sides, side, `${path}.order[${i}]`);
  });
  if (order[0] === order[1]) throw new DataError(`${path}.order[1]`, 'the other side');
  const zoneOf = new Map<string, Force>();
  for (const [side, parts] of Object.entries(forces)) {
    mustBeSide(scenario.sides, side, `${path}.forces.${side}`);
    parts.forEach((force, f) => {
      const part = `${path}.forces.${side}[${f}]`;
      checkForce(scenario, force, part, map, counters);
      force.counters.forEach((id, i) => {
        const at = `${part}.counters[${i}]`;
        if (counterOf(counters, id, at).side !== side) throw new DataError(at, `a counter of "${side}"`);
        if (zoneOf.has(id)) throw new DataError(at, `a counter named once; "${id}" is there already`);
        zoneOf.set(id, force);
      });
    });
  }
  const open = openIn(scenario, zoneOf, path);
  for (const [side, parts] of Object.entries(forces))
    checkRoom(scenario, parts, new Set(open), `${path}.forces.${side}`, map, counters);
  const settingUp = new Set<string>(open.map((id) => counterOf(counters, id, path).side));
  checkGround(scenario, deployment, settingUp, path);
  checkApart(scenario, deployment, settingUp, path);
  if (open.length > 0 && scenario.start.phase !== 'disruptionRemoval')
    throw new DataError('start.phase', 'the first phase; forces are still to be set up (3.0)');
  checkSuggested(scenario, suggested, zoneOf, counters, `${path}.suggested`);
}

/** A zone that the map has, with room for its units one to a hex. @rule 6.32 */
function checkForce(
  scenario: Scenario,
  force: Force,
  path: string,
  map: CheckedMap,
  counters: CountersById,
): void {
  const { areas, fortress } = scenario.map;
  const isNamed = (name: string) =>
    areas[name] !== undefined || fortress?.sections.some(({ id }) => id === name);
  const fault = (name: string) => `the name of an area or of a section; the map has no "${name}"`;
  if (!isNamed(force.zone)) throw new DataError(`${path}.zone`, fault(force.zone));
  force.also.forEach((name, i) => {
    if (!isNamed(name)) throw new DataError(`${path}.also[${i}]`, fault(name));
  });
  const zone = zoneHexes(scenario, force);
  const open = zone.length + moreHexes(scenario, force).length;
  if (open > MOST.zoneHexes)
    throw new DataError(`${path}.zone`, `at most ${MOST.zoneHexes} hexes to set up in, not ${open}`);
  if (!isRuleCase(force.rule))
    throw new DataError(`${path}.rule`, `a case of the rulebook of ${scenario.rules}`);
  if (force.more && !areas[force.more.zone])
    throw new DataError(`${path}.more.zone`, `the name of an area; the map has no "${force.more.zone}"`);
  const inBoth = moreHexes(scenario, force).find((hex) => zone.includes(hex));
  if (inBoth !== undefined)
    throw new DataError(`${path}.more.zone`, `hexes beyond the zone; ${inBoth} is in it`);
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

/**
 * Every counter still to be set up finds a hex: units all at once and one to a hex, also where parts share hexes and
 * own units stand already, and guns and Leaders one that they may be in. @rule 3.0, 6.32
 */
function checkRoom(
  scenario: Scenario,
  parts: readonly Force[],
  open: ReadonlySet<string>,
  path: string,
  map: CheckedMap,
  counters: CountersById,
): void {
  const taken = new Set(heldAtStart(scenario).flatMap(({ printed, hex }) => (isUnit(printed) ? hex : [])));
  const own = parts.map((force) => zoneHexes(scenario, force));
  const units = parts.flatMap((force, f) => {
    const zone = new Set(own[f]);
    const wide = new Set([...zone, ...moreHexes(scenario, force)]);
    const toPlace = force.counters.filter((id) => open.has(id)).map((id) => counterOf(counters, id, path));
    for (const { kind, name } of toPlace) {
      if (![...zone].some((hex) => map.prohibition(kind, hex) === null))
        throw new DataError(`${path}[${f}].zone`, `a hex in which ${name} may be set up (12.0)`);
    }
    // As many as may stand in the second area; which of them does not matter.
    return toPlace
      .filter(isUnit)
      .map(({ kind }, i) => ({ kind, zone: i < (force.more?.most ?? 0) ? wide : zone }));
  });
  const hexes = [...own.flat(), ...parts.flatMap((force) => moreHexes(scenario, force))];
  const given = match(
    units,
    [...new Set(hexes)].filter((hex) => !taken.has(hex)),
    ({ kind, zone }, hex) => zone.has(hex) && map.prohibition(kind, hex) === null,
  );
  if (!given) throw new DataError(path, 'room for the units of all its parts together');
}

/** A side that sets up finds no enemy on its ground, whatever the other side does first. @rule 6.12 */
function checkGround(
  scenario: Scenario,
  { forces }: Deployment,
  settingUp: ReadonlySet<string>,
  path: string,
): void {
  const owner = new Map<string, string>();
  for (const [side, parts] of Object.entries(forces)) {
    parts.forEach((force, f) => {
      for (const hex of [...zoneHexes(scenario, force), ...moreHexes(scenario, force)]) {
        if ((owner.get(hex) ?? side) !== side)
          throw new DataError(`${path}.forces.${side}[${f}].zone`, `ground of one side; ${hex} is of both`);
        owner.set(hex, side);
      }
    });
  }
  // Once play has begun counters may move anywhere.
  for (const { printed, hex, holder } of heldAtStart(scenario)) {
    const ground = owner.get(hex);
    if (ground !== undefined && ground !== holder && settingUp.has(ground))
      throw new DataError(
        `positions.${printed.id}`,
        `a hex beyond the ground where "${ground}" sets up (6.12)`,
      );
  }
}

/**
 * A zone that depends on where the enemy has set up always holds the fixed one, which has room for all: the enemy is
 * there first, and nowhere nearer to it. @rule freiburg:19.12
 */
function checkApart(
  scenario: Scenario,
  { order, forces }: Deployment,
  settingUp: ReadonlySet<string>,
  path: string,
): void {
  const { grid } = battlefieldOf(scenario);
  for (const [side, parts] of Object.entries(forces)) {
    const others = Object.entries(forces).flatMap(([other, those]) => (other === side ? [] : those));
    const near = [
      ...others.flatMap((force) => [...zoneHexes(scenario, force), ...moreHexes(scenario, force)]),
      ...(settingUp.has(side) ? heldAtStart(scenario) : []).flatMap(({ holder, hex }) =>
        holder === side ? [] : hex,
      ),
    ];
    parts.forEach((force, f) => {
      const { apart } = force;
      if (!apart) return;
      const at = `${path}.forces.${side}[${f}]`;
      if (!scenario.map.areas[apart.zone])
        throw new DataError(`${at}.apart.zone`, `the name of an area; the map has no "${apart.zone}"`);
      if (order[0] === side)
        throw new DataError(`${path}.order[0]`, `the other side; "${side}" stands apart from it`);
      const open = new Set(openGround(scenario, apart));
      for (const hex of zoneHexes(scenario, force)) {
        if (!open.has(hex))
          throw new DataError(`${at}.zone`, `open ground of "${apart.zone}" alone; ${hex} is not`);
        const nearest = near.find(
          (other) => distance(grid, hexAt(grid, hex), hexAt(grid, other)) < apart.hexes,
        );
        if (nearest !== undefined)
          throw new DataError(
            `${at}.zone`,
            `ground ${apart.hexes} hexes or more from where the other side may stand; ${hex} is nearer to ${nearest}`,
          );
      }
    });
  }
}

/**
 * Counters that are still to be set up: not those of a defence that is not chosen, nor lost ones;
 * none on a later day, or when the set-up is over.
 */
function openIn({ positions, start }: Scenario, zoneOf: ReadonlyMap<string, Force>, path: string) {
  // Until it is chosen what is defended, either may be.
  const isChosen = path === 'deployment' ? start.defence !== 'town' : start.defence !== 'line';
  if (!isChosen || !setsUp(start)) return [];
  const gone = goneAtStart(start);
  return [...zoneOf.keys()].filter((id) => !Object.hasOwn(positions, id) && !gone.has(id));
}

function checkSuggested(
  scenario: Scenario,
  suggested: Deployment['suggested'],
  zoneOf: ReadonlyMap<string, Force>,
  counters: CountersById,
  suggestedPath: string,
): void {
  const unitIn = new Map<string, string>();
  for (const [id, hex] of Object.entries(suggested)) {
    const path = `${suggestedPath}.${id}`;
    const counter = counterOf(counters, id, path);
    const force = zoneOf.get(id);
    if (!force) throw new DataError(path, 'a counter of a force that is set up');
    if (!zoneHexes(scenario, force).includes(hex))
      throw new DataError(path, `a hex of "${force.zone}"; ${hex} is not`);
    if (!isUnit(counter)) continue;
    const other = unitIn.get(hex);
    if (other !== undefined) throw new DataError(path, `another hex; "${other}" is in ${hex} (6.32)`);
    unitIn.set(hex, id);
  }
}
