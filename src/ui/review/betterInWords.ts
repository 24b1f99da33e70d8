import type { GameSystem } from '../../core/contract/system';
import type { Json } from '../../core/contract/values';
import { planInWords } from '../computer/planInWords';

/**
 * What a better plan does otherwise than was played comes first: a plan of many moves may have most of them in common
 * with that.
 */
export function betterInWords(
  system: GameSystem,
  state: Json,
  better: readonly Json[],
  played: readonly Json[],
): string {
  const done = new Set(played.map((command) => JSON.stringify(command)));
  const other = better.filter((command) => !done.has(JSON.stringify(command)));
  const same = better.length - other.length;
  if (same === 0 || other.length === 0) return planInWords(system, state, better);
  const words = planInWords(system, state, other);
  return `${words} The rest, ${same} of ${better.length}, as it was played.`;
}
