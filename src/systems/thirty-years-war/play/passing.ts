/** Ending a phase, and passing through those after it in which nothing can be done (4.1). */
import { resolve as run } from '../../../core/resolve';
import type { Choice } from '../../../core/seam';
import type { Command } from '../commands';
import { daysOf } from '../days';
import type { ThirtyYearsWar } from '../events';
import { evolve } from '../evolve';
import { exclusiveRules } from '../exclusive';
import { check, resolve } from '../judge';
import { lastAsked } from '../lastAsked';
import { phasingIndex, positionOf } from '../position';
import { gunsThatMayAct } from '../rules/05-artillery';
import { hasSomewhereToGo } from '../rules/06-movement';
import { openTargets } from '../rules/08-obligations';
import { unitsToRollFor } from '../rules/09-disruption';
import { PHASES } from '../scenario';
import type { State } from '../state';
import { PHASE_NAMES } from '../wording';

/** Whether the phasing player can do anything in the phase but end it. */
function somethingToDo(state: State): boolean {
  switch (state.phase) {
    case 'disruptionRemoval':
      return unitsToRollFor(state).length > 0;
    case 'artilleryFire':
      return gunsThatMayAct(state).length > 0;
    case 'movement':
      return hasMoves(state);
    case 'combat':
      return positionOf(state).pieces.some(
        (piece) => piece.unit && piece.side === phasingIndex(state) && openTargets(state, piece).length > 0,
      );
  }
}

const hasMoves = lastAsked((state) =>
  positionOf(state).pieces.some((piece) => hasSomewhereToGo(state, piece)),
);

/** Ends this phase and every following one with nothing in it, as far as can be told without a die. */
export function endPhaseCommands(state: State): readonly [Command, ...Command[]] {
  const first: Command = { do: 'endPhase', phase: state.phase };
  const commands: [Command, ...Command[]] = [first];
  let now = withoutDice(state, first);
  while (now && !now.over && !now.pending && !somethingToDo(now)) {
    const next: Command = { do: 'endPhase', phase: now.phase };
    if (check(now, next).length > 0) break;
    commands.push(next);
    now = withoutDice(now, next);
  }
  return commands;
}

class NeedsDie extends Error {}

/** The state after a legal command that throws no die; null when it does. */
function withoutDice(before: State, command: Command): State | null {
  try {
    return run<ThirtyYearsWar>({ resolve, evolve }, before, command, () => {
      throw new NeedsDie();
    }).state;
  } catch (error) {
    if (error instanceof NeedsDie) return null;
    throw error;
  }
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

/** Whether no other day of a campaign follows; a battle without days is one. */
function isLastDay(state: State): boolean {
  return state.day + 1 >= daysOf(state).length;
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
  const last =
    state.gameTurn === exclusiveRules(state).gameTurns(state) &&
    state.phasingSide !== exclusiveRules(state).firstPlayer(state);
  if (last) return isLastDay(state) ? 'End the game' : 'End the day';
  return phasesAfter(state).includes('combat') ? `End the Player-Turn${why}` : 'End the Player-Turn';
}
