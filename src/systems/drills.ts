/** The drills of each system that has some. They are fetched when somebody wants to practise. */
import type { Drills } from '../core/contract/drills';
import { rocroi1643Drills } from './rocroi-1643/drills';
import { thirtyYearsWarDrills } from './thirty-years-war/drills';

export const DRILLS: readonly Drills[] = [thirtyYearsWarDrills, rocroi1643Drills];
