/**
 * A mind for the smallest toy: it counts who is left, has all of them move, and says from how many commands it has
 * chosen.
 */
import type { Mind } from '../../../src/core/contract/opponent';
import { side, type Toy, toySystem } from './toySystem';

const worth = ({ at, moved }: Toy['State']['counters'][number]) => (at ? 100 + (moved ? 1 : 0) : 0);

export const toyMind: Mind<Toy> = {
  system: toySystem.id,
  unit: 'counters',
  decides: ({ over, side: now }) => (over ? null : side(now)),
  evaluate: ({ counters }, of) =>
    counters.reduce((sum, one) => sum + (one.side === String(of) ? worth(one) : -worth(one)), 0),
  told: (_, { figures }) => `The best of ${figures.of} commands.`,
};
