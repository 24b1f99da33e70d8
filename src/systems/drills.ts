/** The drills of each system that has some, one line each. They are fetched when somebody wants to practise. */
import type { Drills } from '../core/contract/drills';
import { thirtyYearsWarDrills } from './thirty-years-war/drills';

export const DRILLS: readonly Drills[] = [thirtyYearsWarDrills];
