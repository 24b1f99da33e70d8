import { hashOf } from '../../core/json/hash';

/** What the chance of the computer comes of: told from the seed of the dice, which cannot be found from it. */
export function seedOf(seedOfDice: string): string {
  return hashOf(['computer', seedOfDice]);
}
