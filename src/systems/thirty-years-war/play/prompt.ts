/** Whose decision it is, what can be done and what a press does: one stage for each phase and each open decision. */
import { caseName } from '../../../core/caseName';
import { neverCase } from '../../../core/neverCase';
import type { CounterId, Foresight, Prompt, Target } from '../../../core/seam';
import { sideName } from '../battlefield';
import type { Draft } from '../draft';
import { exclusiveRules } from '../exclusive/books';
import { pieceOf } from '../position';
import { moveReasons, moverReasons } from '../rules/06-movement';
import type { LeaderUse, Phase } from '../scenario';
import type { Pending, State } from '../state';
import { because, PHASE_NAMES } from '../wording';
import { aboutTarget } from './about';
import { battleStage } from './battle';
import { beckStage, defenderLeadersStage, exchangeStage } from './decisions';
import { defenceStage } from './defence';
import { fireStage } from './fire';
import { forcedStepsStage } from './forcedSteps';
import { moveStage } from './move';
import { redeploymentStage } from './redeployment';
import { removalStage } from './removal';
import { setUpStage } from './setUp';
import { asLaidOut, mayGoOn } from './setUpDraft';
import { NOTHING, type Press, refuse, type Stage } from './stage';
import { pressTyped } from './typed';
import { completions, foreseeTyped } from './typedAhead';
import { explained, isInHand } from './waiting';

const PHASE_STAGES: { readonly [P in Phase]: Stage } = {
  disruptionRemoval: removalStage,
  artilleryFire: fireStage,
  movement: moveStage,
  combat: battleStage,
};
const DECISION_STAGES: { readonly [K in Pending['kind']]: Stage } = {
  setUp: setUpStage,
  chooseDefence: defenceStage,
  chooseRedeployment: redeploymentStage,
  forcedSteps: forcedStepsStage,
  rollForBeck: beckStage,
  defenderLeaders: defenderLeadersStage,
  chooseDisrupted: exchangeStage,
};

export function stageOf(state: State): Stage {
  return state.pending ? DECISION_STAGES[state.pending.kind] : PHASE_STAGES[state.phase];
}

/** A stored draft that names a counter this game has not, or a way that nobody can go, is none. */
export function usable(state: State, draft: Draft | null): Draft | null {
  if (!draft) return null;
  if (judgedLast?.state !== state || judgedLast.draft !== draft)
    judgedLast = { state, draft, usable: ifUsable(state, draft) };
  return judgedLast.usable;
}
/** Prompt, board, press and what is foreseen ask for the same draft. */
let judgedLast: { readonly state: State; readonly draft: Draft; readonly usable: Draft | null } | null = null;

function ifUsable(state: State, draft: Draft): Draft | null {
  if (!countersIn(draft).every((id) => pieceOf(state, id))) return null;
  if (draft.kind === 'setUp') return mayGoOn(state, draft) ? draft : null;
  return draft.kind === 'move' && !canBeWalked(state, draft) ? null : draft;
}

/** Whether a begun move is one: a counter that can move, along neighbours that are open to it. */
function canBeWalked(state: State, { counter, path }: Extract<Draft, { kind: 'move' }>): boolean {
  const piece = pieceOf(state, counter);
  if (!piece || moverReasons(state, piece).length > 0) return false;
  return (
    path.length === 0 ||
    moveReasons(state, { do: 'move', counter, path }).every(({ rule }) => rule === '6.32')
  );
}

function countersIn(draft: Draft): readonly CounterId[] {
  switch (draft.kind) {
    case 'setUp':
      return draft.hand === null ? [] : [draft.hand];
    case 'forcedSteps':
      return [draft.unit];
    case 'fire':
      return [draft.gun];
    case 'move':
      return [draft.counter];
    case 'battle':
      return [...draft.attackers, ...draft.defenders, ...usesIn(draft.leaders ?? [])];
    case 'defenderLeaders':
      return usesIn(draft.leaders);
    case 'chooseDisrupted':
      return draft.units;
    default:
      return neverCase(draft);
  }
}

function usesIn(uses: readonly LeaderUse[]): readonly CounterId[] {
  return uses.flatMap(({ leader, unit }) => [leader, unit]);
}

export function prompt(state: State, draft: Draft | null): Prompt {
  if (state.over) {
    const { text } = exclusiveRules(state).verdict(state);
    const blank = { subject: null, owed: [], objections: [], receipt: null };
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
    owed: staged.owed ?? [],
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
  if (state.pending?.kind === 'setUp') return `${sideName(state.scenario, state.pending.by)} set-up`;
  if (state.pending?.kind === 'chooseDefence')
    return `${sideName(state.scenario, state.pending.by)} choice of ground`;
  if (state.pending?.kind === 'chooseRedeployment')
    return `${sideName(state.scenario, state.pending.by)} redeployment`;
  if (state.pending?.kind === 'rollForBeck') {
    return `${sideName(state.scenario, state.pending.by)} roll before Game-Turn ${state.gameTurn}`;
  }
  return `${sideName(state.scenario, state.phasingSide)} ${PHASE_NAMES[state.phase]}`;
}

const OVER = () => refuse([because('table:game-over', 'The game is over.')]);

export function press(state: State, draft: Draft | null, target: Target): Press {
  const begun = usable(state, draft);
  return explained(asLaidOut(state, begun), begun, target, judged(state, begun, target));
}

function judged(state: State, begun: Draft | null, target: Target): Press {
  if (state.over) return OVER();
  const stage = stageOf(state);
  if (target.on === 'typed') return pressTyped(state, begun, target.text, stage);
  if (target.on === 'place' && typeof target.at !== 'string')
    return refuse([because('6.15', 'This table has hexes.')]);
  return stage.press(state, begun, target);
}

/** What a command that has been begun can be completed to. */
export function completeTyped(state: State, draft: Draft | null, text: string): readonly string[] {
  return state.over ? [] : completions(state, usable(state, draft), text, stageOf(state));
}

/** What a press there would do, and what is there whatever a press would do. */
export function foresee(state: State, draft: Draft | null, target: Target): Foresight {
  const begun = usable(state, draft);
  if (target.on === 'typed')
    return state.over ? NOTHING : foreseeTyped(state, begun, target.text, stageOf(state));
  const foreseen = state.over ? NOTHING : stageOf(state).foresee(state, begun, target);
  const about = aboutTarget(asLaidOut(state, begun), target);
  if (foreseen.reasons.length === 0 || isInHand(begun)) return { ...foreseen, about };
  // With nothing in the hand nothing is tried: why it waits is told as what it is.
  const waits = foreseen.reasons.map(({ text, rule }) => `${text.replace(/\.$/, '')} (${caseName(rule)}).`);
  return { ...foreseen, reasons: [], about: [...about, ...waits] };
}
