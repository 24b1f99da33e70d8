/** The mind of the computer player of each system that says `hasComputer`. */
import type { Mind } from '../core/contract/opponent';
import { rocroi1643Mind } from './rocroi-1643/opponent';
import { thirtyYearsWarMind } from './thirty-years-war/opponent';

export const MINDS: readonly Mind[] = [thirtyYearsWarMind, rocroi1643Mind];

/** That of the system of that id, or null. */
export function mindOf(system: string): Mind | null {
  return MINDS.find((mind) => mind.system === system) ?? null;
}
