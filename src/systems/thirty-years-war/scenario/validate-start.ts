/** Whether play can start there: who is disrupted, who has acted, what is open, in a phase in which that can be. */
import { DataError } from '../../../core/json/dataError';
import { decisionRule } from '../engine/book';
import { repeatsIn } from './namedOnce';
import { type CountersById, mustBeSide } from './namedThere';
import { PHASES, type Phase, type Scenario, type Start } from './scenario';
import { checkList, type Demand, demandsOf } from './startDemands';

/** Throws a `DataError` at the first fault. */
export function checkStart(scenario: Scenario, counters: CountersById): void {
  const { start } = scenario;
  const { phasingSide } = start;
  mustBeSide(scenario.sides, phasingSide, 'start.phasingSide');
  if (start.gameTurn > scenario.gameTurns) {
    throw new DataError('start.gameTurn', `a Game-Turn from 1 to ${scenario.gameTurns}`);
  }
  const is = demandsOf(scenario, counters);
  const check = (list: string, ids: readonly string[], ...demands: readonly Demand[]) => {
    checkList(ids, counters, `start.${list}`, demands);
  };
  check('disrupted', start.disrupted, is.unit, is.onMap);
  check('captured', start.captured, is.gun, is.onMap);
  check('eliminated', start.eliminated, is.unitOrLeader, is.offMap);
  check('waiting', start.waiting, is.offMap, is.alive);
  check('attempted', start.attempted, is.unit, is.phasing, is.known);
  check('fired', start.fired, is.gun, is.heldByPhasing, is.onMap);
  check('moved', start.moved, is.unitOrLeader, is.phasing, is.known);
  check('fought', start.fought, is.unitOrLeader, is.known);
  notBefore(start, 'fired', 'artilleryFire', start.fired.length > 0);
  notBefore(start, 'moved', 'movement', start.moved.length > 0);
  notBefore(start, 'fought', 'combat', start.fought.length > 0);
  notBefore(start, 'obligations', 'combat', start.obligations !== null);
  for (const side of Object.keys(start.losses)) mustBeSide(scenario.sides, side, `start.losses.${side}`);
  const again = repeatsIn(start.demoralized);
  start.demoralized.forEach((category, i) => {
    const path = `start.demoralized[${i}]`;
    if (!scenario.categories.some(({ id }) => id === category)) {
      throw new DataError(path, `the id of a category; there is no "${category}"`);
    }
    if (again.has(i)) throw new DataError(path, 'a category named once');
  });
  if (start.obligations) {
    const able = [is.unit, is.onMap, is.undisrupted];
    check('obligations.mustAttack', start.obligations.mustAttack, ...able, is.phasing);
    check('obligations.mustBeAttacked', start.obligations.mustBeAttacked, ...able, is.enemy);
  }
  if (start.pending) decisionRule(start.pending.kind).atStart?.check(scenario, start.pending, is);
}

function notBefore(start: Start, part: string, phase: Phase, isThere: boolean): void {
  if (!isThere || PHASES.indexOf(start.phase) >= PHASES.indexOf(phase)) return;
  throw new DataError(`start.${part}`, `nothing yet in the ${start.phase} phase`);
}
