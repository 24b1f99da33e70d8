/** Whether the ground between the days of Freiburg can hold both armies: cases 18.5, 19.3 and 20.3. */
import { DataError } from '../../../../core/json/dataError';
import type { HexNumber } from '../../scenario/map';
import type { PrintedCounter, Scenario } from '../../scenario/scenario';
import { goneAtStart } from '../../scenario/startDay';
import { type Ground, groundFor, unitsWithoutRoom } from '../../standard/03-setting-up/room';
import { isUnit } from '../../state/battlefield';
import { bavarianSide, frenchSide } from '../15-morale/armies';
import { BAVARIAN_AREAS, FRENCH_AREAS, OVERFLOW_AREAS, STAND_NAMES, standsIn } from '../18-campaign/stands';
import type { Stand } from '../scenario';

/** Ground of one army: what it is called in the file, and its hexes. */
type Part = { readonly path: string; readonly hexes: readonly HexNumber[] };

/** Of every position that a later day may be fought from; throws a `DataError` at the first fault. */
export function checkStands(scenario: Scenario): void {
  for (const to of standsIn({ scenario })) {
    const parts = partsOf(scenario, to);
    checkDisjoint(parts, to);
    if (to === 'town') checkSections(scenario);
    else checkBavarians(scenario, to);
    const area = FRENCH_AREAS[to];
    const ground = groundFor(scenario, scenario.map.areas[area] ?? []);
    checkHolds(scenario, frenchSide(scenario), ground, `map.areas.${area}`, to);
  }
}

/** The ground of both armies: the Bavarian main area, what takes a few of them more, the French area. */
function partsOf({ map: { areas, fortress } }: Scenario, to: Stand): readonly Part[] {
  const area = (name: string): Part => ({ path: `map.areas.${name}`, hexes: areas[name] ?? [] });
  const more = to === 'line' || to === 'hill' ? [area(OVERFLOW_AREAS[to])] : [];
  const bavarian =
    to === 'town'
      ? (fortress?.sections ?? []).map(({ hexes }, s) => ({
          path: `map.fortress.sections[${s}].hexes`,
          hexes,
        }))
      : [area(BAVARIAN_AREAS[to])];
  return [...bavarian, ...more, area(FRENCH_AREAS[to])];
}

/** Each hex is the ground of one army, and of one part of it. @rule 6.12 */
function checkDisjoint(parts: readonly Part[], to: Stand): void {
  const owner = new Map<HexNumber, string>();
  for (const { path, hexes } of parts) {
    hexes.forEach((hex, i) => {
      const other = owner.get(hex);
      if (other !== undefined)
        throw new DataError(
          `${path}[${i}]`,
          `ground of its own when the Bavarians stand at ${STAND_NAMES[to]}; ${hex} is in ${other} too (6.12, 18.5)`,
        );
    });
    for (const hex of hexes) owner.set(hex, path);
  }
}

/** The main area with as many hexes more as it may take. @rule freiburg:18.51, freiburg:18.52 */
function checkBavarians(scenario: Scenario, to: Exclude<Stand, 'town'>): void {
  const { areas } = scenario.map;
  const side = bavarianSide(scenario);
  const path = `map.areas.${BAVARIAN_AREAS[to]}`;
  const main = groundFor(scenario, areas[BAVARIAN_AREAS[to]] ?? []);
  const more = groundFor(scenario, to === 'rows' ? [] : (areas[OVERFLOW_AREAS[to]] ?? []));
  const ground: Ground =
    to === 'line'
      ? { ...main, cavalry: new Set([...main.cavalry, ...[...more.cavalry].slice(0, 1)]) }
      : {
          ...main,
          infantry: new Set([...main.infantry, ...more.infantry]),
          cavalry: new Set([...main.cavalry, ...more.cavalry]),
        };
  checkHolds(scenario, side, ground, path, to);
}

/** In the town whatever section is left has a hex for guns and Leader; units may be left over. @rule freiburg:19.31 */
function checkSections(scenario: Scenario): void {
  const sections = scenario.map.fortress?.sections ?? [];
  sections.forEach(({ hexes }, s) => {
    if (groundFor(scenario, hexes).leader.size === 0)
      throw new DataError(
        `map.fortress.sections[${s}].hexes`,
        'a hex in which guns and Leaders may be set up (19.31)',
      );
  });
  const all = groundFor(
    scenario,
    sections.flatMap(({ hexes }) => hexes),
  );
  checkHolds(scenario, bavarianSide(scenario), all, 'map.fortress.sections', 'town');
}

/** Room for all units of that side that may have to stand there, and a hex for each kind of counter. @rule 6.32 */
function checkHolds(scenario: Scenario, side: string, ground: Ground, path: string, to: Stand): void {
  const counters = mayHaveToStand(scenario, side);
  const units = counters.filter(isUnit);
  const without = unitsWithoutRoom(units, ground);
  const where = `when the Bavarians stand at ${STAND_NAMES[to]}`;
  if (without > 0)
    throw new DataError(
      path,
      `room for ${units.length} units of "${side}" ${where}; ${without} of them ${without === 1 ? 'has' : 'have'} no hex (6.32, 18.5)`,
    );
  if (ground.leader.size === 0)
    throw new DataError(path, `a hex in which guns and Leaders of "${side}" may be set up ${where} (18.5)`);
}

/**
 * Counters that the players set up, that stand on the map or come later, and lost ones that may come back.
 * @rule freiburg:18.33, freiburg:18.41
 */
function mayHaveToStand(scenario: Scenario, side: string): readonly PrintedCounter[] {
  const { positions, deployment, freiburg, start } = scenario;
  const forces = [deployment, freiburg?.townDefence?.deployment].flatMap((one) =>
    Object.values(one?.forces ?? {}).flat(),
  );
  const ids = new Set<string>([
    ...Object.keys(positions),
    ...forces.flatMap(({ counters }) => counters),
    ...(freiburg?.reinforcements ?? []),
    ...start.eliminated,
  ]);
  const gone = goneAtStart(start);
  return scenario.counters.filter(
    ({ id, side: own }) => own === side && ids.has(id) && (gone.get(id) ?? 'eliminated') === 'eliminated',
  );
}
