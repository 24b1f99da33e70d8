/**
 * The answer to a press that could not be an attempt: nothing is in the hand, and what was pressed can do nothing now.
 * It says what that is, why it waits, and in which phase it acts next. @rule 4.1
 */
import type { Target } from '../../../core/contract/table';
import type { Reason } from '../../../core/contract/values';
import type { Draft } from '../engine/types';
import { PHASES, type Phase } from '../scenario/scenario';
import { firstPlayer, gameTurns } from '../standard/04-sequence/end';
import { allowanceOf } from '../standard/06-movement/reach';
import { sideAt, sideName } from '../state/battlefield';
import type { Piece } from '../state/piece';
import { phasingIndex } from '../state/position';
import type { State } from '../state/state';
import { because, counted, PHASE_NAMES } from '../wording';
import { aboutTarget } from './about';
import { type Press, pointedAt } from './stage';
import { draftRuleOf } from './tables';

/** Whether something has been taken up that a press on the map is meant for. */
export function isInHand(draft: Draft | null): boolean {
  return draft !== null && draftRuleOf(draft).isInHand(draft);
}

/** A refusal as an explanation, where the press was on the map and with nothing in the hand. */
export function explained(shown: State, draft: Draft | null, target: Target, pressed: Press): Press {
  const isOnMap = target.on === 'counter' || target.on === 'place';
  if (pressed.to !== 'refusal' || !isOnMap || isInHand(draft)) return pressed;
  const about = aboutTarget(shown, target);
  if (about.length === 0) return pressed;
  return { ...pressed, about, reasons: [...pressed.reasons, ...whenItActs(shown, target)] };
}

function whenItActs(state: State, target: Target): readonly Reason[] {
  const { piece = null, pieces = [] } = pointedAt(state, target) ?? {};
  const meant = piece ?? pieces.find(({ unit }) => unit) ?? pieces[0];
  if (!meant || meant.hex < 0 || state.pending || state.over) return [];
  const next = nextActOf(state, meant);
  const text = next
    ? `${next.when} ${next.does}.`
    : `${meant.printed.name} does not act again before the end.`;
  return [because('4.1', text, [meant])];
}

/** What a counter can do in the phases of its own Player-Turn. */
function actsOf(state: State, piece: Piece): { readonly [P in Phase]?: string } {
  if (piece.kind === 'artillery') return { artilleryFire: 'it may fire' };
  if (piece.kind === 'leader') return { movement: 'he may move', combat: 'he may help in a battle' };
  if (!piece.state.disrupted) return { movement: 'it may move', combat: 'it may attack' };
  const hexes = counted(allowanceOf(state, piece), 'hex', 'hexes');
  return {
    disruptionRemoval: 'it may recover if it is not in an enemy Zone of Control then',
    movement: `it may move ${hexes}`,
  };
}

/** The next phase in which it can do something, and what; null when the last Game-Turn has none. */
function nextActOf(state: State, piece: Piece): { readonly when: string; readonly does: string } | null {
  const acts = actsOf(state, piece);
  const isPhasing = piece.side === phasingIndex(state);
  const side = sideName(state.scenario, sideAt(state.scenario, piece.side));
  const now = PHASES.indexOf(state.phase);
  const later = isPhasing ? PHASES.find((phase, at) => at > now && acts[phase]) : undefined;
  if (later) return { when: `In the ${side} ${PHASE_NAMES[later]}`, does: acts[later] ?? '' };
  const first = PHASES.find((phase) => acts[phase]);
  const isStillToCome = !isPhasing && state.phasingSide === firstPlayer(state);
  const turn = isStillToCome ? state.gameTurn : state.gameTurn + 1;
  if (!first || turn > gameTurns(state)) return null;
  const when = `In the ${side} ${PHASE_NAMES[first]}${isStillToCome ? '' : ` of Game-Turn ${turn}`}`;
  return { when, does: acts[first] ?? '' };
}
