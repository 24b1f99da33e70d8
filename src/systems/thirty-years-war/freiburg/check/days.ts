/** Whether the days of Freiburg make sense, and have what their cases ask for. */
import { DataError } from '../../../../core/json/dataError';
import { repeatsIn } from '../../scenario/namedOnce';
import { type CountersById, mustBeSide } from '../../scenario/namedThere';
import type { Scenario } from '../../scenario/scenario';
import { checkDeployment } from '../../scenario/validate-deployment';
import type { CheckedMap } from '../../scenario/validate-map';
import { BAVARIAN, FRENCH_REGULAR } from '../15-morale/armies';
import { HILL_AREA, LINE_AREA } from '../17-days/scenarios';
import { areasOf, standsIn } from '../18-campaign/stands';
import type { Day, Freiburg, TownDefence } from '../scenario';
import { checkStands } from './stands';
import { checkStartDay } from './start';

/** Days with First Players, armies and exits that are there; the days of a battle by these rules only. */
export function checkFreiburg(scenario: Scenario, counters: CountersById, map: CheckedMap): void {
  checkBattle(scenario, map);
  checkStartDay(scenario, counters);
  const town = scenario.freiburg?.townDefence?.deployment;
  if (town) checkDeployment(scenario, town, counters, map, 'freiburg.townDefence.deployment');
}

function checkBattle(scenario: Scenario, map: CheckedMap): void {
  const { rules, freiburg, categories } = scenario;
  if (rules !== 'freiburg') {
    if (freiburg) throw new DataError('freiburg', 'null; only the rules of Freiburg know its days');
    return;
  }
  if (!freiburg) throw new DataError('freiburg', 'the days of the battle');
  checkArmies(scenario);
  if (freiburg.victory === '19.6' && !scenario.map.fortress)
    throw new DataError('freiburg.victory', 'another case; the map has no fortress (19.5)');
  checkGroundOfVictory(scenario, freiburg);
  checkDays(scenario, freiburg.days, 'freiburg.days', map);
  if (freiburg.days.length > 1) checkGroundBetweenDays(scenario);
  const { townDefence } = freiburg;
  if (townDefence) checkTownDefence(scenario, townDefence, map);
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
  if (freiburg.days.length > 1) checkStands(scenario);
  const turns = Math.max(...[freiburg.days, townDefence?.days ?? []].map(turnsOf));
  if (turns !== scenario.gameTurns)
    throw new DataError('gameTurns', `${turns}, the Game-Turns of all days together at most`);
}

/** The armies of every day; the Mercenaries do not fight on each. @rule freiburg:15.21 */
function checkArmies({ categories }: Scenario): void {
  const [bavarian, french] = [BAVARIAN, FRENCH_REGULAR].map((army) => {
    const found = categories.find(({ id }) => id === army);
    if (!found) throw new DataError('categories', `an army "${army}" among them`);
    return found.side;
  });
  if (bavarian === french)
    throw new DataError('categories', `"${BAVARIAN}" and "${FRENCH_REGULAR}" on different sides`);
}

/** The ground that victory is judged by, if it has no hex. @rule freiburg:17.15, freiburg:17.25, freiburg:18.71 */
function checkGroundOfVictory({ map }: Scenario, { victory, townDefence }: Freiburg): void {
  const needed = {
    '17.15': [LINE_AREA],
    '17.25': [HILL_AREA],
    '17.36': [],
    '18.7': [HILL_AREA],
    '19.6': [],
  }[victory];
  for (const name of [...needed, ...(townDefence ? ['bridgehead'] : [])]) {
    if (!map.areas[name])
      throw new DataError('map.areas', `an area "${name}" among them; victory (${victory}) depends on it`);
  }
}

/** All ground on which the armies may set up for another day. @rule freiburg:18.5, freiburg:19.3 */
function checkGroundBetweenDays(scenario: Scenario): void {
  const { areas } = scenario.map;
  for (const name of standsIn({ scenario }).flatMap(areasOf)) {
    if (!areas[name])
      throw new DataError('map.areas', `an area "${name}" among them, to set up in again (18.5)`);
  }
}

function turnsOf(days: readonly Day[]): number {
  return days.reduce((sum, { gameTurns }) => sum + gameTurns, 0);
}

function checkDays({ sides, categories }: Scenario, days: readonly Day[], at: string, map: CheckedMap): void {
  days.forEach((day, i) => {
    const path = `${at}[${i}]`;
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
}

/** As many days as without it, in a town, with a set-up to choose for. @rule freiburg:20.12, freiburg:20.31 */
function checkTownDefence(scenario: Scenario, { days }: TownDefence, map: CheckedMap): void {
  const path = 'freiburg.townDefence';
  checkDays(scenario, days, `${path}.days`, map);
  const { freiburg, map: ground, deployment } = scenario;
  if (days.length !== freiburg?.days.length)
    throw new DataError(`${path}.days`, `${freiburg?.days.length} days, as without it`);
  if (!ground.fortress) throw new DataError(path, 'null; the map has no fortress (19.5)');
  if (!deployment) throw new DataError(path, 'null; no force is set up before play (20.1)');
}

/** Hexes on the map, each named once. */
function checkHexes(hexes: readonly string[], path: string, map: CheckedMap): void {
  const again = repeatsIn(hexes);
  hexes.forEach((hex, i) => {
    if (!map.isOn(hex)) throw new DataError(`${path}[${i}]`, `a hex on the map; ${hex} is not`);
    if (again.has(i)) throw new DataError(`${path}[${i}]`, `another hex; ${hex} is there already`);
  });
}
