/** What fights all that has to be fought at one press, and what that would be. @rule 8.11, 8.12 */
import type { CounterId } from '../../../../core/contract/values';
import { NOTHING, type Press, perform, refuse } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import { piecesOf, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { allNamed, counted } from '../../wording';
import type { AttackCommand } from './attack';
import { defaultLeadersOfBattle } from './combat';
import { completion } from './obligations';
import { nothingMustBeFought } from './reasons';
import { battleReceipt } from './strength';

/** Who would fight whom, and at what odds: those that must, and nobody else. */
export function previewCompletion(state: State): Preview {
  const position = positionOf(state);
  const battles = planned(state).map((command) => {
    const { total } = battleReceipt(state, command, null);
    const named = (ids: readonly CounterId[]) => allNamed(position, piecesOf(state, ids));
    return `${named(command.attackers)} against ${named(command.defenders)} at ${total}`;
  });
  if (battles.length === 0) return NOTHING;
  const text = `${counted(battles.length, 'battle')}, of those who must fight only: ${battles.join('; ')}.`;
  return { ...NOTHING, text };
}

/** One legal battle after the other until every obligation is met; stops at the first open decision. */
export function completeAll(state: State): Press {
  const [first, ...rest] = planned(state);
  return first ? perform(state, first, ...rest) : refuse([nothingMustBeFought(state)]);
}

function planned(state: State): readonly AttackCommand[] {
  let now = state;
  const commands: AttackCommand[] = [];
  for (const { attackers, defenders } of completion(state)) {
    const [a, d] = [attackers.map((unit) => unit.id), defenders.map((unit) => unit.id)];
    const leaders = defaultLeadersOfBattle(now, a, d);
    commands.push({ do: 'attack', attackers: a, defenders: d, charge: false, leaders });
    // A Leader helps in one battle only: those named so far are no longer free.
    now = withFought(now, [...a, ...d, ...leaders.map((use) => use.leader)]);
  }
  return commands;
}

function withFought(state: State, ids: readonly CounterId[]): State {
  const counters = state.counters.map((counter) =>
    ids.includes(counter.id) ? { ...counter, fought: true } : counter,
  );
  return { ...state, counters };
}
