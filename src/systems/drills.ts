/** The drills of each system that has some, one line each. They are fetched when somebody wants to practise. */
import type { Drills } from '../core/contract/drills';
import { thirtyYearsWarDrills } from './thirty-years-war/drills';

const DRILLS: readonly Drills[] = [thirtyYearsWarDrills];

/** The drills of the system of that id, or null. */
export function drillsOf(system: string): Drills | null {
  return DRILLS.find((drills) => drills.system === system) ?? null;
}
