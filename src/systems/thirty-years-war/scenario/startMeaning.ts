/** Whether play can start there: who is disrupted, who has acted, what is open, in a phase in which that can be. */
import { DataError } from '../../../core/dataError';
import { hexAt } from '../../../core/hex';
import { battlefieldOf, isUnit } from '../state/battlefield';
import { repeatsIn } from './namedOnce';
import { type CountersById, counterOf, mustBeSide } from './namedThere';
import { PHASES, type Phase, type PrintedCounter, type Scenario } from './scenario';
import { goneAtStart } from './startDay';

type Start = Scenario['start'];
/** What a counter named in a list must be, and what that is called. */
type Demand = readonly [isSo: (counter: PrintedCounter) => boolean, expected: string];

/** Throws a `DataError` at the first fault. */
export function checkStart(scenario: Scenario, counters: CountersById): void {
  const { start } = scenario;
  const { phasingSide } = start;
  mustBeSide(scenario.sides, phasingSide, 'start.phasingSide');
  if (start.gameTurn > scenario.gameTurns) {
    throw new DataError('start.gameTurn', `a Game-Turn from 1 to ${scenario.gameTurns}`);
  }
  const is = demandsOf(scenario);
  const check = (list: string, ids: readonly string[], ...demands: readonly Demand[]) => {
    checkList(ids, counters, `start.${list}`, demands);
  };
  check('disrupted', start.disrupted, is.unit, is.onMap);
  check('captured', start.captured, is.gun, is.onMap);
  check('eliminated', start.eliminated, is.unitOrLeader, is.offMap, is.notStillToCome);
  check('waiting', start.waiting, is.fromBeck, is.offMap, is.alive);
  check('attempted', start.attempted, is.unit, is.phasing, is.known);
  check('fired', start.fired, is.gun, is.heldByPhasing, is.onMap);
  check('moved', start.moved, is.unitOrLeader, is.phasing, is.known);
  check('fought', start.fought, is.unitOrLeader, is.known);
  notBefore(start, 'fired', 'artilleryFire', start.fired.length > 0);
  notBefore(start, 'moved', 'movement', start.moved.length > 0);
  notBefore(start, 'fought', 'combat', start.fought.length > 0);
  notBefore(start, 'obligations', 'combat', start.obligations !== null);
  if (start.beckHasCome && !scenario.beck)
    throw new DataError('start.beckHasCome', 'false; no Beck is described');
  if (start.defence && !scenario.freiburg?.townDefence)
    throw new DataError('start.defence', 'null; there is no choice of what to defend (20.1)');
  for (const [hex, side] of Object.entries(start.lastIn)) {
    const path = `start.lastIn.${hex}`;
    mustBeSide(scenario.sides, side, path);
    if (side === scenario.map.fortress?.owner)
      throw new DataError(
        path,
        'the side that does not own the fortress; its owner is meant by leaving it out',
      );
    if (!battlefieldOf(scenario).remembers[hexAt(battlefieldOf(scenario).grid, hex)])
      throw new DataError(path, `a hex of the fortress or of a gateway; ${hex} is not (19.57)`);
  }
  const walled = new Set(
    (scenario.map.fortress?.hexsides ?? []).flatMap((wall) => [wall.inside, wall.outside]),
  );
  for (const hex of Object.keys(start.wallHits)) {
    if (!walled.has(hex))
      throw new DataError(`start.wallHits.${hex}`, `a hex beside a wall; ${hex} is none (19.55)`);
  }
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
  checkPending(scenario, counters, is);
}

function demandsOf({ start, positions, beck }: Scenario) {
  const withBeck = Object.values(beck?.arrivals ?? {}).flat();
  const fromBeck = new Set<string>(start.beckHasCome ? withBeck : []);
  const toCome = new Set<string>(start.beckHasCome ? [] : withBeck);
  const eliminated = new Set<string>(start.eliminated);
  const gone = goneAtStart(start);
  const disrupted = new Set<string>(start.disrupted);
  const captured = new Set<string>(start.captured);
  const isOnMap = ({ id }: PrintedCounter) => Object.hasOwn(positions, id);
  const isPhasing = ({ side }: PrintedCounter) => side === start.phasingSide;
  return {
    unit: [isUnit, 'a unit'],
    gun: [({ kind }) => kind === 'artillery', 'an artillery counter'],
    leader: [({ kind }) => kind === 'leader', 'a Leader'],
    unitOrLeader: [({ kind }) => kind !== 'artillery', 'a unit or Leader'],
    phasing: [isPhasing, `a counter of the phasing side, "${start.phasingSide}"`],
    enemy: [(counter) => !isPhasing(counter), 'a counter of the side that is not phasing'],
    heldByPhasing: [
      (counter) => isPhasing(counter) !== captured.has(counter.id),
      `a gun in the hands of the phasing side, "${start.phasingSide}"`,
    ],
    onMap: [isOnMap, 'a counter with a position'],
    offMap: [(counter) => !isOnMap(counter), 'a counter without a position'],
    known: [
      (counter) => isOnMap(counter) || gone.has(counter.id),
      'a counter that has a position or is gone',
    ],
    alive: [({ id }) => !eliminated.has(id), 'a counter that is not eliminated'],
    undisrupted: [({ id }) => !disrupted.has(id), 'a unit that is not disrupted'],
    notStillToCome: [({ id }) => !toCome.has(id), 'a counter that has been in play; Beck has not come'],
    fromBeck: [({ id }) => fromBeck.has(id), 'a counter that came with Beck'],
  } as const satisfies { readonly [name: string]: Demand };
}

function checkList(
  ids: readonly string[],
  counters: CountersById,
  path: string,
  demands: readonly Demand[],
): void {
  const again = repeatsIn(ids);
  ids.forEach((id, i) => {
    const counter = counterOf(counters, id, `${path}[${i}]`);
    if (again.has(i)) throw new DataError(`${path}[${i}]`, `a counter named once; "${id}" is there already`);
    mustBe(counter, `${path}[${i}]`, demands);
  });
}

function mustBe(counter: PrintedCounter, path: string, demands: readonly Demand[]): void {
  for (const [isSo, expected] of demands) {
    if (!isSo(counter)) throw new DataError(path, `${expected}; "${counter.id}" is not`);
  }
}

function notBefore(start: Start, part: string, phase: Phase, isThere: boolean): void {
  if (!isThere || PHASES.indexOf(start.phase) >= PHASES.indexOf(phase)) return;
  throw new DataError(`start.${part}`, `nothing yet in the ${start.phase} phase`);
}

function checkPending(scenario: Scenario, counters: CountersById, is: ReturnType<typeof demandsOf>): void {
  const { start, beck } = scenario;
  const { pending } = start;
  if (!pending) return;
  if (pending.kind === 'rollForBeck') {
    const isOpen = beck !== null && !start.beckHasCome && start.gameTurn >= beck.fromGameTurn;
    if (!isOpen)
      throw new DataError('start.pending', 'no roll for Beck; it is not open in this Game-Turn (17.0)');
    if (start.phase !== 'disruptionRemoval' || start.phasingSide !== scenario.sides[0]?.id) {
      throw new DataError(
        'start.pending',
        'no roll for Beck; it is open before the first phase of a Game-Turn only',
      );
    }
    return;
  }
  if (start.phase !== 'combat')
    throw new DataError('start.pending', `nothing of a battle in the ${start.phase} phase`);
  const able = [is.unit, is.onMap];
  checkList(pending.attackers, counters, 'start.pending.attackers', [...able, is.phasing, is.undisrupted]);
  checkList(pending.defenders, counters, 'start.pending.defenders', [...able, is.enemy]);
  if (pending.kind === 'defenderLeaders') {
    const { attackerLeaders, attackers } = pending;
    attackerLeaders.forEach(({ leader, unit }, i) => {
      const path = `start.pending.attackerLeaders[${i}]`;
      mustBe(counterOf(counters, leader, `${path}.leader`), `${path}.leader`, [
        is.leader,
        is.phasing,
        is.onMap,
      ]);
      if (!attackers.includes(unit)) throw new DataError(`${path}.unit`, 'one of the attackers');
      const before = attackerLeaders.slice(0, i);
      if (before.some((use) => use.leader === leader))
        throw new DataError(`${path}.leader`, 'a Leader used once (10.1)');
      if (before.some((use) => use.unit === unit))
        throw new DataError(`${path}.unit`, 'a unit with one Leader (10.13)');
    });
  }
}
