/**
 * The answer to a press that could not be an attempt: nothing is chosen, and what was pressed can do nothing now.
 * It says what that is, why it waits, and in which phase it acts next. @rule 4.1
 */
import type { Target } from '../../../core/contract/table';
import type { Draft } from '../engine/types';
import type { Reason } from '../rulebook/cited';
import { PHASES, type Phase } from '../scenario/scenario';
import { firstPlayer, gameTurns } from '../standard/04-sequence/end';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { aboutTarget } from './about';
import { actsNext, actsNoMore, type NextAct } from './reasons';
import { type Press, pointedAt } from './stage';
import { draftRuleOf } from './tables';

/** Whether something is chosen that a press on the map is meant for. */
export function isInHand(draft: Draft | null): boolean {
  return draft !== null && draftRuleOf(draft).isInHand(draft);
}

/**
 * A refusal as an explanation, where the press was on the map and nothing was chosen; `shown`: the board as it is
 * drawn.
 */
export function explained(shown: () => Board, draft: Draft | null, target: Target, pressed: Press): Press {
  const isOnMap = target.on === 'counter' || target.on === 'place';
  if (pressed.to !== 'refusal' || !isOnMap || isInHand(draft)) return pressed;
  const about = aboutTarget(shown(), target);
  if (about.length === 0) return pressed;
  return { ...pressed, about, reasons: [...pressed.reasons, ...whenItActs(shown(), target)] };
}

function whenItActs(board: Board, target: Target): readonly Reason[] {
  const { piece = null, pieces = [] } = pointedAt(board, target) ?? {};
  const meant = piece ?? pieces.find(({ unit }) => unit) ?? pieces[0];
  if (!meant || meant.hex < 0 || board.pending || board.over) return [];
  const next = nextActOf(board, meant);
  return [next ? actsNext(board, meant, next) : actsNoMore(board, meant)];
}

/** The phases of its own Player-Turn in which a counter can do something, in order. */
function phasesOf({ kind, disrupted }: Piece): readonly Phase[] {
  if (kind === 'artillery') return ['artilleryFire'];
  return kind !== 'leader' && disrupted ? ['disruptionRemoval', 'movement'] : ['movement', 'combat'];
}

/** The next phase in which it can do something; null when the last Game-Turn has none. */
function nextActOf(board: Board, piece: Piece): NextAct | null {
  const acts = phasesOf(piece);
  const isPhasing = piece.side === board.phasingIndex;
  const now = PHASES.indexOf(board.phase);
  const later = isPhasing ? acts.find((phase) => PHASES.indexOf(phase) > now) : undefined;
  if (later) return { phase: later, gameTurn: null };
  const [first] = acts;
  const isStillToCome = !isPhasing && board.phasingSide === firstPlayer(board);
  const turn = isStillToCome ? board.gameTurn : board.gameTurn + 1;
  if (!first || turn > gameTurns(board)) return null;
  return { phase: first, gameTurn: isStillToCome ? null : turn };
}
