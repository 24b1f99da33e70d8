import type { Order } from '../state/state';

/**
 * What coach and computer player care for in Rocroi 1643, in hundredths of a point of 13.0. How far they look, and how
 * much is enough, stands in the file that asks it. No rule knows any of it.
 */
export const WEIGHTS = {
  /**
   * Of each point of a unit as it stands: in disorder it counts a quarter for the enemy, one that runs may still rally.
   * @rule 13.0
   */
  standing: { good: 100, disorganised: 75, routed: 30 } satisfies { readonly [O in Order]: number },
  /** Of a unit that stays in disorder for good, so much less, in per cent: it fights worse to the end (9.4, 12.5). */
  forGood: 25,
  /** Of a battery that is held. */
  battery: 150,
  /** Of a corps that is demoralised, and of one that would be as things stand, at least. @rule 12.5 */
  demoralized: 600,
  breaking: 400,
  /** Of each hex that a unit is driven back. */
  ground: 15,
  /**
   * Of each hex that a unit in good order is nearer to an enemy who stands: less than anything else counts. Who has to
   * attack takes more for it.
   */
  nearer: 0.25,
  /** Of each unit that its leader would have in command as he stands. @rule 8.1 */
  commanded: 8,
  /** Of each unit in command that can still move in the segment. */
  ready: 20,
  /** A unit that ours could attack before it recovers is worth so many times as much to the guns. */
  followed: 1.5,
} as const;
