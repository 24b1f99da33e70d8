/** The coach of each system that says `isCoached`. They are fetched when a player asks for advice. */
import type { Coach } from '../core/contract/coach';
import { rocroi1643Coach } from './rocroi-1643/coach';
import { thirtyYearsWarCoach } from './thirty-years-war/coach';

export const COACHES: readonly Coach[] = [thirtyYearsWarCoach, rocroi1643Coach];
