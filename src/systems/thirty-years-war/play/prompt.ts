/** Whose decision it is, what can be done and what a press does: one stage for each phase and each open decision. */
import { caseName } from '../../../core/caseName';
import type { Target } from '../../../core/contract/table';
import { gameOver } from '../engine/reasons';
import type { Draft } from '../engine/types';
import type { Preview, Prompt } from '../rulebook/cited';
import type { Phase } from '../scenario/scenario';
import { asLaidOut } from '../standard/03-setting-up/draft';
import { verdict } from '../standard/04-sequence/end';
import { fireStage } from '../standard/05-artillery/stage';
import { moveStage } from '../standard/06-movement/stage';
import { battleStage } from '../standard/08-combat/stage';
import { removalStage } from '../standard/09-disruption/stage';
import { sideName } from '../state/battlefield';
import { pieceOf } from '../state/position';
import type { State } from '../state/state';
import { PHASE_NAMES } from '../wording';
import { aboutTarget } from './about';
import { phaseStage } from './phaseStage';
import { placeIsNoHex } from './reasons';
import { NOTHING, type Press, refuse, type Stage } from './stage';
import { decisionTable, draftRuleOf } from './tables';
import { pressTyped } from './typed';
import { completions, previewTyped } from './typedAhead';
import { explained, isInHand } from './waiting';

export function stageOf(state: State): Stage {
  if (state.pending) return decisionTable(state.pending.kind).stage;
  return phaseStage(state, PHASE_STAGES[state.phase]);
}

const PHASE_STAGES: { readonly [P in Phase]: Stage } = {
  disruptionRemoval: removalStage,
  artilleryFire: fireStage,
  movement: moveStage,
  combat: battleStage,
};

/** A stored draft that names a counter this game has not, or a way that nobody can go, is none. */
export function usable(state: State, draft: Draft | null): Draft | null {
  if (!draft) return null;
  if (judgedLast?.state !== state || judgedLast.draft !== draft)
    judgedLast = { state, draft, usable: ifUsable(state, draft) };
  return judgedLast.usable;
}
/** Prompt, board, press and what is previewed ask for the same draft. */
let judgedLast: { readonly state: State; readonly draft: Draft; readonly usable: Draft | null } | null = null;

function ifUsable(state: State, draft: Draft): Draft | null {
  const rule = draftRuleOf(draft);
  if (!rule.counters(draft).every((id) => pieceOf(state, id))) return null;
  return rule.isUsable?.(state, draft) === false ? null : draft;
}

export function prompt(state: State, draft: Draft | null): Prompt {
  if (state.over) {
    const { text } = verdict(state);
    const blank = { subject: null, obligations: [], objections: [], receipt: null };
    return { ...blank, by: null, heading: 'The battle is over', instruction: text, choices: [] };
  }
  const staged = stagedPrompt(state, usable(state, draft));
  return {
    by: state.pending?.by ?? state.phasingSide,
    heading: headingOf(state),
    instruction: staged.instruction,
    ...(staged.names ? { names: staged.names.map(({ id }) => id) } : {}),
    subject: staged.subject ?? null,
    choices: staged.choices,
    ...(staged.askable && staged.askable.length > 0 ? { askable: staged.askable } : {}),
    obligations: staged.obligations ?? [],
    objections: staged.objections ?? [],
    receipt: staged.receipt ?? null,
  };
}

/** What the stage says of a draft that can be used; the board asks for it too. */
export function stagedPrompt(state: State, draft: Draft | null): Staged {
  if (saidLast?.state !== state || saidLast.draft !== draft)
    saidLast = { state, draft, staged: stageOf(state).prompt(state, draft) };
  return saidLast.staged;
}
type Staged = ReturnType<Stage['prompt']>;
let saidLast: { readonly state: State; readonly draft: Draft | null; readonly staged: Staged } | null = null;

/** `French Combat Phase` */
export function headingOf(state: State): string {
  const { scenario, pending } = state;
  const own = pending && decisionTable(pending.kind).heading?.(sideName(scenario, pending.by), state);
  return own ?? `${sideName(scenario, state.phasingSide)} ${PHASE_NAMES[state.phase]}`;
}

export function press(state: State, draft: Draft | null, target: Target): Press {
  const begun = usable(state, draft);
  return explained(asLaidOut(state, begun), begun, target, judged(state, begun, target));
}

function judged(state: State, begun: Draft | null, target: Target): Press {
  if (state.over) return refuse([gameOver(state)]);
  const stage = stageOf(state);
  if (target.on === 'typed') return pressTyped(state, begun, target.text, stage);
  if (target.on === 'place' && typeof target.at !== 'string') return refuse([placeIsNoHex(state)]);
  return stage.press(state, begun, target);
}

/** What a command that has been begun can be completed to. */
export function completeTyped(state: State, draft: Draft | null, text: string): readonly string[] {
  return state.over ? [] : completions(state, usable(state, draft), text, stageOf(state));
}

/** What a press there would do, and what is there whatever a press would do. */
export function preview(state: State, draft: Draft | null, target: Target): Preview {
  const begun = usable(state, draft);
  if (target.on === 'typed')
    return state.over ? NOTHING : previewTyped(state, begun, target.text, stageOf(state));
  const previewed = state.over ? NOTHING : stageOf(state).preview(state, begun, target);
  const about = aboutTarget(asLaidOut(state, begun), target);
  if (previewed.reasons.length === 0 || isInHand(begun)) return { ...previewed, about };
  // With nothing in the hand nothing is tried: why it waits is told as what it is.
  const waits = previewed.reasons.map(({ text, rule }) => `${text.replace(/\.$/, '')} (${caseName(rule)}).`);
  return { ...previewed, reasons: [], about: [...about, ...waits] };
}
