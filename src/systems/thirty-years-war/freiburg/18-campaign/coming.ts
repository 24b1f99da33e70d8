import { openDecision } from '../../engine/declare';
import type { Board } from '../../state/board';
import { freiburgOf } from '../state';

/** Reinforcements of the next day, while the armies redeploy for it. @rule freiburg:18.21 */
export function reinforcementsToCome(board: Board): ReadonlyMap<string, string> {
  if (!openDecision(board, 'chooseRedeployment')) return new Map();
  const coming = new Set<string>(freiburgOf(board).regroup?.reinforcements);
  return new Map(
    board.scenario.counters.filter(({ id }) => coming.has(id)).map(({ id, name }) => [id, name]),
  );
}
