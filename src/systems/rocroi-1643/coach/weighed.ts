/** Worth that is reckoned once: who finds acts asks again for that of the best, and so does a player for his plan. */
import type { Command } from '../engine/types';
import type { Threats } from './threats';

/** Of one position, whose threats these are. */
const known = new WeakMap<Threats, Map<string, number>>();

export function weighedOnce(threats: Threats, commands: readonly Command[], weigh: () => number): number {
  const ofPosition = known.get(threats) ?? new Map<string, number>();
  known.set(threats, ofPosition);
  const key = JSON.stringify(commands);
  const worth = ofPosition.get(key) ?? weigh();
  ofPosition.set(key, worth);
  return worth;
}
