import { openDecision } from '../../engine/declare';
import type { State } from '../../state/state';
import { freiburgOf } from '../state';

/** Reinforcements of the next day, while the armies redeploy for it. @rule freiburg:18.21 */
export function reinforcementsToCome(state: State): ReadonlyMap<string, string> {
  if (!openDecision(state, 'chooseRedeployment')) return new Map();
  const coming = new Set<string>(freiburgOf(state).regroup?.reinforcements);
  return new Map(
    state.scenario.counters.filter(({ id }) => coming.has(id)).map(({ id, name }) => [id, name]),
  );
}
