/** The systems that Tercio plays: each is imported and stands in the list. */
import type { GameSystem } from '../core/contract/system';
import { rocroi1643 } from './rocroi-1643';
import { thirtyYearsWar } from './thirty-years-war';

export const SYSTEMS: readonly GameSystem[] = [thirtyYearsWar, rocroi1643];

/** The system of that id, or null. */
export function systemNamed(id: string): GameSystem | null {
  return SYSTEMS.find((system) => system.id === id) ?? null;
}
