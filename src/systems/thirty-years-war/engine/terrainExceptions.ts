/** What exclusive rules change in the Terrain Effects Chart itself: plain values, read when its tables are made. */
import type { RuleCase } from '../rulebook/cited';
import type { HexGround, MovementCost } from '../tables/terrainEffects';

type Exception = { readonly cost: MovementCost; readonly rule: RuleCase };
export type Exceptions = { readonly [G in HexGround]?: Exception };

const forCavalry = new Map<string, Exceptions>();

export function addExceptions(book: string, exceptions: Exceptions): void {
  forCavalry.set(book, exceptions);
}

/** What Cavalry pays to enter such a hex under these rules, where that is not what the chart says. */
export function cavalryException(rules: string, ground: HexGround): Exception | null {
  return forCavalry.get(rules)?.[ground] ?? null;
}
