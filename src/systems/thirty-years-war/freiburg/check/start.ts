/**
 * Whether a start can be on that day: which day it is, what is defended, who has left, and how the armies' morale
 * stands.
 */
import { DataError } from '../../../../core/json/dataError';
import type { CountersById } from '../../scenario/namedThere';
import type { PrintedCounter, Scenario } from '../../scenario/scenario';
import { isFirstDay } from '../../scenario/startDay';
import { BAVARIAN } from '../15-morale/armies';
import { levelsReached, moraleLevels } from '../15-morale/morale-tests';
import { armiesOn, daysIf } from '../17-days/days';
import { standsIn } from '../18-campaign/stands';

/** Throws a `DataError` at the first fault. @rule freiburg:15.1, freiburg:17.33, freiburg:18.0, freiburg:20.1 */
export function checkStartDay(scenario: Scenario, counters: CountersById): void {
  const { start, freiburg } = scenario;
  if (start.defence && !freiburg?.townDefence)
    throw new DataError('start.defence', 'null; there is no choice of what to defend (20.1)');
  const days = daysIf(scenario, start.defence);
  const number = start.day ?? 1;
  if (number > Math.max(1, days.length))
    throw new DataError('start.day', `a day from 1 to ${Math.max(1, days.length)}`);
  const day = days[number - 1];
  if (day && start.gameTurn > day.gameTurns)
    throw new DataError(
      'start.gameTurn',
      `a Game-Turn from 1 to ${day.gameTurns}, as many as ${day.title} has`,
    );
  if (start.stand !== undefined && (isFirstDay(start) || !standsIn({ scenario }).includes(start.stand)))
    throw new DataError(
      'start.stand',
      isFirstDay(start) ? 'nothing on the first day' : `one of ${standsIn({ scenario }).join(', ')}`,
    );
  const hasBegun = !isFirstDay(start) || start.phase !== 'disruptionRemoval';
  if (freiburg?.townDefence && start.defence === null && hasBegun)
    throw new DataError('start.defence', '"line" or "town"; play has begun (20.1)');
  if (freiburg?.townDefence && start.defence === null) checkNobodyLost(start);
  checkLeft(scenario, counters, day !== undefined && number > 0 ? days.slice(0, number) : []);
  checkMorale(scenario, day?.moraleRow ?? '', armiesOn(day, scenario));
}

/** Which day it is, and what losses ask of morale, is not known before. @rule freiburg:20.1, freiburg:20.2 */
function checkNobodyLost({ eliminated, demoralized, armies }: Scenario['start']): void {
  const lost = { eliminated, demoralized, armies: Object.keys(armies) };
  for (const [list, of] of Object.entries(lost)) {
    if (of.length > 0)
      throw new DataError(`start.${list}`, 'nothing; it is not chosen yet what is defended (20.1)');
  }
}

/** Who has left the map by an exit, and guns that were taken off it. @rule freiburg:17.33, freiburg:17.34 */
function checkLeft(scenario: Scenario, counters: CountersById, days: ReturnType<typeof daysIf>): void {
  const { start, positions, categories } = scenario;
  const bavarian = categories.find(({ id }) => id === BAVARIAN)?.side;
  const mayExit = days.some(({ exitHexes }) => exitHexes.length > 0);
  const mayWithdraw = days.some(({ withdrawal }) => withdrawal);
  const gun = ({ kind }: PrintedCounter) => kind === 'artillery';
  const lists = [
    [
      'exited',
      start.exited,
      mayExit,
      (c: PrintedCounter) => !gun(c) && c.side === bavarian,
      'a Bavarian unit or Leader',
    ],
    ['withdrawn', start.withdrawn, mayWithdraw, gun, 'an artillery counter'],
    ['destroyed', start.destroyed, mayWithdraw, gun, 'an artillery counter'],
    ['fallen', start.fallen, !isFirstDay(start), (c: PrintedCounter) => !gun(c), 'a unit or Leader'],
  ] as const;
  const named = new Set<string>([...start.eliminated, ...start.waiting]);
  for (const [list, ids = [], isPossible, isSo, expected] of lists) {
    if (ids.length > 0 && !isPossible)
      throw new DataError(`start.${list}`, 'nothing; no counter can have, so far');
    ids.forEach((id, i) => {
      const path = `start.${list}[${i}]`;
      const counter = counters.get(id);
      if (!counter || !isSo(counter)) throw new DataError(path, `${expected}; "${id}" is not`);
      if (Object.hasOwn(positions, id))
        throw new DataError(path, `a counter without a position; "${id}" has one`);
      if (named.has(id)) throw new DataError(path, `a counter named once; "${id}" is gone already`);
      named.add(id);
    });
  }
}

/** Casualties and the levels that they have led to tests of. @rule freiburg:15.12, freiburg:15.13 */
function checkMorale({ start }: Scenario, row: string, tried: readonly string[]): void {
  for (const [army, { casualties, levelsTested }] of Object.entries(start.armies)) {
    const path = `start.armies.${army}`;
    if (!tried.includes(army))
      throw new DataError(
        path,
        `one of the armies that this day tries: ${tried.join(', ') || 'it tries none'}`,
      );
    const levels = moraleLevels(row, army);
    const reached = levelsReached(row, army, casualties);
    const isBroken = start.demoralized.includes(army);
    if (levelsTested !== undefined && (levelsTested > reached || (levelsTested < reached && !isBroken)))
      throw new DataError(
        `${path}.levelsTested`,
        `${reached}${isBroken && reached > 0 ? ' or fewer' : ''}, as ${casualties} Strength Points reach ${reached} of ${levels.join(', ')}`,
      );
    if (reached === levels.length && !isBroken)
      throw new DataError(
        'start.demoralized',
        `"${army}" among them; at ${levels.at(-1)} Strength Points it breaks without a die (15.12)`,
      );
  }
}
