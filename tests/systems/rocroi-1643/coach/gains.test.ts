import { expect, it, vi } from 'vitest';
import type { CounterId } from '../../../../src/core/contract/values';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { apart } from '../../../../src/systems/rocroi-1643/state/near';
import { strewnState } from '../../../helpers/rocroi1643/strewn';

const SEEDS = 150;
type Pair = { readonly seed: number; readonly attacker: CounterId; readonly target: CounterId };

/** Enemies beside each other on random positions. */
function allPairs(): readonly Pair[] {
  return Array.from({ length: SEEDS }, (_, seed) => {
    const board = boardOf(strewnState(seed));
    const standing = board.units.filter(({ at, order }) => at !== null && order !== 'routed');
    return standing.flatMap((attacker) =>
      standing
        .filter(({ side, hex }) => side !== attacker.side && apart(board, hex, attacker.hex) === 1)
        .map((target) => ({ seed, attacker: attacker.id, target: target.id })),
    );
  }).flat();
}

/** What each attack gains, asked one after the other by a coach that was asked nothing before. */
async function gainsOf(pairs: readonly Pair[]): Promise<ReadonlyMap<Pair, number>> {
  vi.resetModules();
  const { gainOf } = await import('../../../../src/systems/rocroi-1643/estimate/gains');
  const fresh = await import('../../../../src/systems/rocroi-1643/state/board');
  const boards = Array.from({ length: SEEDS }, (_, seed) => fresh.boardOf(strewnState(seed)));
  return new Map(
    pairs.map((pair) => {
      const board = boards[pair.seed];
      if (!board) throw new Error('no such seed');
      const [attacker, target] = [board.knownUnit(pair.attacker), board.knownUnit(pair.target)];
      return [pair, gainOf(board, { attacker, target, charge: false })] as const;
    }),
  );
}

it('what an attack gains hangs on its position alone, not on what was asked before', async () => {
  const pairs = allPairs();
  expect(pairs.length).toBeGreaterThan(300);
  const [forwards, backwards] = [await gainsOf(pairs), await gainsOf(pairs.toReversed())];
  expect(pairs.filter((pair) => forwards.get(pair) !== backwards.get(pair))).toEqual([]);
});
