/** Whether a scenario has what the rules of Rocroi ask for: levels of its categories, and Beck. */
import { DataError } from '../../../core/json/dataError';
import { repeatsIn } from '../scenario/namedOnce';
import { type CountersById, counterOf, mustBeSide } from '../scenario/namedThere';
import type { Scenario } from '../scenario/scenario';
import type { CheckedMap } from '../scenario/validate-map';
import type { BeckArrival } from './scenario';

/** Throws a `DataError` at the first fault. @rule rocroi:17.0, rocroi:19.0 */
export function checkRocroi(scenario: Scenario, counters: CountersById, map: CheckedMap): void {
  if (scenario.rules === 'rocroi') {
    scenario.categories.forEach(({ level }, i) => {
      if (level === null)
        throw new DataError(`categories[${i}].level`, 'the losses that demoralize it (19.0)');
    });
  }
  if (scenario.beck) checkBeck(scenario, scenario.beck, counters, map);
  checkStart(scenario);
  checkPoints(scenario, counters);
}

/**
 * A counter that waits has come with Beck, and none that is still to come with him can be lost.
 * @rule rocroi:17.0, rocroi:17.12
 */
function checkStart({ start, beck, counters }: Scenario): void {
  if (start.beckHasCome && !beck) throw new DataError('start.beckHasCome', 'false; no Beck is described');
  const his = new Set<string>(Object.values(beck?.arrivals ?? {}).flat());
  const isKnown = (id: string) => counters.some((counter) => counter.id === id);
  start.waiting.forEach((id, i) => {
    if (isKnown(id) && !(start.beckHasCome && his.has(id)))
      throw new DataError(`start.waiting[${i}]`, `a counter that came with Beck; "${id}" is not`);
  });
  start.eliminated.forEach((id, i) => {
    if (!start.beckHasCome && his.has(id))
      throw new DataError(
        `start.eliminated[${i}]`,
        `a counter that has been in play; Beck has not come; "${id}" is not`,
      );
  });
}

/** @rule rocroi:20.11, rocroi:20.12 */
function checkPoints(scenario: Scenario, counters: CountersById): void {
  for (const id of Object.keys(scenario.leaderPoints)) {
    const path = `leaderPoints.${id}`;
    if (counterOf(counters, id, path).kind !== 'leader') throw new DataError(path, 'the id of a Leader');
  }
  for (const [side, { some, all }] of Object.entries(scenario.demoralizationPoints)) {
    mustBeSide(scenario.sides, side, `demoralizationPoints.${side}`);
    if (all < some)
      throw new DataError(`demoralizationPoints.${side}.all`, `at least as many as for some, ${some}`);
  }
}

function checkBeck(scenario: Scenario, beck: BeckArrival, counters: CountersById, map: CheckedMap): void {
  if (scenario.rules !== 'rocroi')
    throw new DataError('beck', 'null; only the rules of Rocroi know him (17.0)');
  mustBeSide(scenario.sides, beck.side, 'beck.side');
  if (beck.fromGameTurn > scenario.gameTurns) {
    throw new DataError('beck.fromGameTurn', `a Game-Turn up to ${scenario.gameTurns}`);
  }
  const named = repeatsIn(beck.entryHexes);
  beck.entryHexes.forEach((hex, i) => {
    const path = `beck.entryHexes[${i}]`;
    if (!map.isOnEdge(hex)) throw new DataError(path, `a hex at the edge of the map; ${hex} is not`);
    if (named.has(i)) throw new DataError(path, `a hex named once; ${hex} is there already`);
  });
  for (const [roll, ids] of Object.entries(beck.arrivals)) {
    if (!/^[1-6]$/.test(roll)) throw new DataError(`beck.arrivals.${roll}`, 'a roll from 1 to 6');
    const again = repeatsIn(ids);
    ids.forEach((id, i) => {
      const path = `beck.arrivals.${roll}[${i}]`;
      const { side, kind } = counterOf(counters, id, path);
      if (side !== beck.side || kind === 'artillery')
        throw new DataError(path, `a unit or Leader of "${beck.side}"`);
      if (again.has(i)) throw new DataError(path, `a counter named once; "${id}" is there already`);
      if (!scenario.start.beckHasCome && Object.hasOwn(scenario.positions, id)) {
        throw new DataError(`positions.${id}`, 'no position; it comes with Beck, who has not come (17.0)');
      }
    });
  }
}
