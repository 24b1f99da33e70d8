/** The mind of the computer player of each system that has one, one line each. */
import type { Mind } from '../core/contract/opponent';
import { thirtyYearsWarMind } from './thirty-years-war/opponent';

export const MINDS: readonly Mind[] = [thirtyYearsWarMind];

/** That of the system of that id, or null. */
export function mindOf(system: string): Mind | null {
  return MINDS.find((mind) => mind.system === system) ?? null;
}
