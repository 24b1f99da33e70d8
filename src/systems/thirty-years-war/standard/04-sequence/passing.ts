/** Ending a phase, and passing those in which nothing can be done (4.1). */
import type { Choice } from '../../../../core/contract/table';
import { check } from '../../engine/judge';
import type { Command } from '../../engine/types';
import { PHASES } from '../../scenario/scenario';
import { lastAsked } from '../../state/lastAsked';
import { positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { PHASE_NAMES } from '../../wording';
import { firstPlayer, gameTurns, isLastDay } from './end';
import { isIdle, somethingToDo } from './idle';

/** The command that passes a phase with nothing in it. @rule 4.1 */
export function onward(state: State): Command | null {
  const command: Command = { do: 'endPhase', phase: state.phase };
  return isIdle(state) && check(state, command).length === 0 ? command : null;
}

/** The button that ends the phase, if it may end; it names the phase that the press leads to. */
export function endPhaseChoice(state: State, label = endPhaseLabel(state), main = true): readonly Choice[] {
  if (check(state, { do: 'endPhase', phase: state.phase }).length > 0) return [];
  const choice: Choice = { target: { on: 'option', id: 'end-phase' }, label, key: 'e' };
  return [main ? { ...choice, weight: 'main' } : choice];
}

/** The same for a Movement Phase, in which ending it before anybody has moved is not the step to press next. */
export function endMovementChoice(state: State): readonly Choice[] {
  const begun = positionOf(state).pieces.some(({ state: { moved } }) => moved);
  if (begun || !somethingToDo(state)) return endPhaseChoice(state);
  return endPhaseChoice(state, `${endPhaseLabel(state, '')} without moving`, false);
}

/** The next phase of this Player-Turn with something in it, as far as can be told now. */
const nextPhase = lastAsked((state) =>
  phasesAfter(state).find((phase) => somethingToDo({ ...state, phase })),
);

const phasesAfter = ({ phase }: State) => PHASES.slice(PHASES.indexOf(phase) + 1);

/** Where the press leads; `why` is added where a Combat Phase is passed through. */
function endPhaseLabel(state: State, why = ': there is nothing to fight'): string {
  const next = nextPhase(state);
  if (next) return `Go on to the ${PHASE_NAMES[next]}`;
  const last = state.gameTurn === gameTurns(state) && state.phasingSide !== firstPlayer(state);
  if (last) return isLastDay(state) ? 'End the game' : 'End the day';
  return phasesAfter(state).includes('combat') ? `End the Player-Turn${why}` : 'End the Player-Turn';
}
