/** What counters that a start names must be, and how a list of them is checked. */
import { DataError } from '../../../core/json/dataError';
import { isUnit } from '../state/battlefield';
import { repeatsIn } from './namedOnce';
import { type CountersById, counterOf } from './namedThere';
import type { PrintedCounter, Scenario } from './scenario';
import { goneAtStart } from './startDay';

/** What a counter named in a list must be, and what that is called. */
export type Demand = readonly [isSo: (counter: PrintedCounter) => boolean, expected: string];

/** The demands that lists of a start make, with the counters they are made of. */
export type StartDemands = ReturnType<typeof demandsOf>;

export function demandsOf({ start, positions }: Scenario, counters: CountersById) {
  const eliminated = new Set<string>(start.eliminated);
  const gone = goneAtStart(start);
  const disrupted = new Set<string>(start.disrupted);
  const captured = new Set<string>(start.captured);
  const isOnMap = ({ id }: PrintedCounter) => Object.hasOwn(positions, id);
  const isPhasing = ({ side }: PrintedCounter) => side === start.phasingSide;
  return {
    counters,
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
  } as const satisfies { readonly [name: string]: Demand | CountersById };
}

/** Throws a `DataError` at the first that is not there, is there twice, or is not what it must be. */
export function checkList(
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

/** Throws a `DataError` where it is not. */
export function mustBe(counter: PrintedCounter, path: string, demands: readonly Demand[]): void {
  for (const [isSo, expected] of demands) {
    if (!isSo(counter)) throw new DataError(path, `${expected}; "${counter.id}" is not`);
  }
}
