/** Ending a phase, and passing those in which nothing can be done (4.1). */
import type { Choice } from '../../../../core/contract/table';
import { check } from '../../engine/judge';
import { asItStands } from '../../engine/told';
import type { Command } from '../../engine/types';
import { PHASES } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import { allNamed, PHASE_NAMES } from '../../wording';
import { leadersCaughtAlone } from '../10-leaders/leaders';
import { firstPlayer, gameTurns, isLastDay } from './end';
import { isIdle, somethingToDo } from './idle';

/** The command that passes a phase with nothing in it. @rule 4.1 */
export function onward(board: Board): Command | null {
  const command: Command = { do: 'endPhase', phase: board.phase };
  return isIdle(board) && check(board, command).length === 0 ? command : null;
}

/** The button that ends the phase, if it may end; it names the phase that the press leads to. */
export function endPhaseChoice(board: Board, label?: string, main = true): readonly Choice[] {
  if (check(board, { do: 'endPhase', phase: board.phase }).length > 0) return [];
  return [new EndPhase(board, label, main)];
}

/** The same where something may still be done, which is said beside it: it is not the step to press next. */
export function endPhaseDespite(board: Board, left: string): readonly Choice[] {
  if (check(board, { do: 'endPhase', phase: board.phase }).length > 0) return [];
  return [new EndPhase(board, undefined, false, left)];
}

/** Looking for the phase that comes next takes long, so its label is made when it is read. */
class EndPhase implements Choice {
  readonly target: Choice['target'] = { on: 'option', id: 'end-phase' };
  readonly key = 'e';
  readonly weight?: 'main';
  readonly cost?: string;

  private readonly standing: () => Board;

  constructor(
    board: Board,
    private readonly name: string | undefined,
    isMain: boolean,
    left?: string,
  ) {
    this.standing = asItStands(board);
    if (isMain) this.weight = 'main';
    if (left !== undefined) this.cost = left;
  }

  get label(): string {
    return this.name ?? endPhaseLabel(this.standing());
  }
}

/**
 * The same for a Movement Phase, in which ending it before anyone has moved is not the step to press next, nor where it
 * would cost Leaders who stand alone. @rule 10.0
 */
export function endMovementChoice(board: Board): readonly Choice[] {
  const caught = leadersCaughtAlone(board).filter(({ side }) => side === board.phasingIndex);
  if (caught.length > 0)
    return endPhaseDespite(board, `${allNamed(board, caught)}, alone beside an enemy, would be lost`);
  const begun = board.pieces.some(({ moved }) => moved);
  if (begun || !somethingToDo(board)) return endPhaseChoice(board);
  return endPhaseChoice(board, `${endPhaseLabel(board, '')} without moving`, false);
}

/** The next phase of this Player-Turn with something in it, as far as can be told now. */
const nextPhase = lastAsked((board) => phasesAfter(board).find((phase) => somethingToDo(board, phase)));

const phasesAfter = ({ phase }: Board) => PHASES.slice(PHASES.indexOf(phase) + 1);

/** Where the press leads; `why` is added where a Combat Phase is passed through. */
function endPhaseLabel(board: Board, why = ': there is nothing to fight'): string {
  const next = nextPhase(board);
  if (next) return `Go on to the ${PHASE_NAMES[next]}`;
  const last = board.gameTurn === gameTurns(board) && board.phasingSide !== firstPlayer(board);
  if (last) return isLastDay(board) ? 'End the game' : 'End the day';
  return phasesAfter(board).includes('combat') ? `End the Player-Turn${why}` : 'End the Player-Turn';
}
