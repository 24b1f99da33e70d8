/** Whose decision it is, what can be done and what a press does: one stage for each step and each open decision. */
import type { Mark } from '../../../core/contract/board';
import type { AskableKey, Target } from '../../../core/contract/table';
import type { CounterId } from '../../../core/contract/values';
import { cupStage } from '../05-activation/stage';
import { frontMarks } from '../07-movement/preview';
import { moveStage } from '../07-movement/stage';
import { marchOf } from '../07-movement/ways';
import { placingStage } from '../08-leaders/placing-stage';
import { leaderDraft } from '../08-leaders/stage';
import { chiefStage, chooseCorpsStage } from '../09-chiefs/stage';
import { aimStage } from '../10-artillery/stage';
import { advanceStage } from '../11-combat/advance-stage';
import { retreatStage } from '../11-combat/retreat-stage';
import { combatStage } from '../11-combat/stage';
import { rallyStage } from '../12-rout/rally-stage';
import { runStage } from '../12-rout/run-stage';
import { verdict } from '../13-victory/points';
import { gameOver } from '../engine/reasons';
import type { DecisionName } from '../engine/types';
import type { Preview, Prompt } from '../rulebook/cited';
import type { Step } from '../scenario/scenario';
import type { Board } from '../state/board';
import { aboutTarget } from './about';
import { commandWords } from './commandWords';
import type { Draft } from './drafts';
import { actingId, headingOf, openDecision } from './heading';
import { commandInWords } from './phrases';
import { noPlace } from './reasons';
import { NOTHING, type Press, pointedAt, refuse, type Stage, type StagePrompt, said } from './stage';
import { pressTyped } from './typed';

const STEPS: { readonly [S in Step]: Stage } = {
  aiming: aimStage,
  cup: cupStage,
  movement: moveStage,
  combat: combatStage,
  chiefs: chiefStage,
  rally: rallyStage,
};
const DECISIONS: { readonly [D in DecisionName]: Stage } = {
  chooseCorps: chooseCorpsStage,
  retreatTo: retreatStage,
  advanceInto: advanceStage,
  runTo: runStage,
  placeLeader: placingStage,
};

export function stageOf(board: Board): Stage {
  const open = openDecision(board);
  return open ? DECISIONS[open.name] : STEPS[board.state.step];
}

/** A stored draft that belongs to another step, or cannot be carried on, is dropped. */
export function usable(board: Board, draft: Draft | null): Draft | null {
  if (!draft || board.state.over) return null;
  // Who runs is asked for in the middle of a rally, which goes on after it.
  if (openDecision(board) && draft.kind !== 'rally') return null;
  return isOf(board, draft) ? draft : null;
}

function isOf(board: Board, draft: Draft): boolean {
  const { step } = board.state;
  switch (draft.kind) {
    case 'aim':
      return step === 'aiming';
    case 'move':
      return step === 'movement' && marchOf(board, draft) !== null;
    case 'leader':
      return step === 'movement' && leaderDraft(board, draft) !== null;
    case 'fight':
      return step === 'combat';
    case 'rally':
      return step === 'rally';
  }
}

/** What the stage says; the board asks for it too. */
export function stagedPrompt(board: Board, draft: Draft | null): StagePrompt {
  if (last?.board !== board || last.draft !== draft)
    last = { board, draft, staged: stageOf(board).prompt(board, draft) };
  return last.staged;
}
let last: { readonly board: Board; readonly draft: Draft | null; readonly staged: StagePrompt } | null = null;

export function prompt(board: Board, draft: Draft | null): Prompt {
  if (!board.facts.over) return new StagedPrompt(board, stagedPrompt(board, draft));
  const blank = { subject: null, obligations: [], objections: [], receipt: null };
  const text = verdict(board)?.text ?? '';
  return { ...blank, by: null, heading: 'The battle is over', instruction: text, choices: [] };
}

/** The title of what a segment leads to (`fight-sums/toCome`). */
const TO_COME: { readonly [S in Step]?: string } = {
  movement: 'Fights so far',
  combat: 'Fights that are left',
};

/**
 * Heading, subject and receipt are put together when they are read: who only chooses reads none of them. A class,
 * because V8 makes a hidden class for each getter in an object literal, and keeps what it refers to until a full
 * collection.
 */
class StagedPrompt implements Prompt {
  readonly by: Prompt['by'];
  readonly forBoth?: true;
  readonly isAnswer?: true;
  readonly names?: readonly CounterId[];
  readonly acting?: readonly CounterId[];
  readonly toCome?: string;
  private readonly read: { subject?: Prompt['subject']; receipt?: Prompt['receipt'] } = {};

  constructor(
    private readonly board: Board,
    private readonly staged: StagePrompt,
  ) {
    const { names, acting } = staged;
    this.by = actingId(board);
    if (openDecision(board)) this.isAnswer = true;
    else if (board.facts.step === 'cup') this.forBoth = true;
    if (acting) this.acting = acting.map(({ id }) => id);
    if (names) this.names = names.map(({ id }) => id);
    const toCome = openDecision(board) || staged.receipt ? undefined : TO_COME[board.facts.step];
    if (toCome) this.toCome = toCome;
  }

  get heading(): string {
    return headingOf(this.board);
  }
  get instruction(): string {
    return this.staged.instruction;
  }
  get choices(): Prompt['choices'] {
    return this.staged.choices;
  }
  get askable(): readonly AskableKey[] {
    return this.staged.askable ?? [];
  }
  get obligations(): Prompt['obligations'] {
    return this.staged.obligations ?? [];
  }
  get objections(): Prompt['objections'] {
    return this.staged.objections ?? [];
  }
  get missing(): Prompt['objections'] {
    return this.staged.missing ?? [];
  }
  get subject(): Prompt['subject'] {
    if (this.read.subject === undefined) this.read.subject = said(this.staged.subject ?? null);
    return this.read.subject;
  }
  get receipt(): Prompt['receipt'] {
    if (this.read.receipt === undefined) this.read.receipt = said(this.staged.receipt ?? null);
    return this.read.receipt;
  }
}

export function press(board: Board, draft: Draft | null, target: Target): Press {
  const pressed = judged(board, draft, target);
  const isOnMap = target.on === 'counter' || target.on === 'place';
  if (pressed.to !== 'refusal' || !isOnMap || draft !== null) return pressed;
  const about = aboutTarget(board, target);
  return about.length > 0 ? { ...pressed, about } : pressed;
}

function judged(board: Board, draft: Draft | null, target: Target): Press {
  if (board.state.over) return refuse(gameOver());
  const stage = stageOf(board);
  if (target.on === 'typed') return pressTyped(board, draft, target.text, stage);
  if (target.on === 'place' && typeof target.at !== 'string') return refuse(noPlace());
  return stage.press(board, draft, target);
}

/** What a press there would do, and what is there whatever a press would do. */
export function preview(board: Board, draft: Draft | null, target: Target): Preview {
  const about = aboutTarget(board, target);
  const shown = pointedMarks(board, target);
  if (board.state.over) return { ...NOTHING, about, marks: shown };
  const pressed = judged(board, draft, target);
  const own = target.on === 'typed' ? null : stageOf(board).preview?.(board, draft, target, pressed);
  const base = own ?? previewOfPress(board, pressed);
  const marks = [...base.marks, ...(own ? [] : shown)];
  if (base.reasons.length === 0 || draft !== null || target.on === 'typed') return { ...base, about, marks };
  // With nothing in the hand nothing is tried: the answer explains what the counter is and why it waits.
  return { ...base, reasons: [], about, waits: base.reasons, marks };
}

function previewOfPress(board: Board, pressed: Press): Preview {
  if (pressed.to === 'refusal') return { ...NOTHING, reasons: pressed.reasons };
  if (pressed.to === 'draft') return NOTHING;
  const [first, ...rest] = pressed.commands;
  if (!first) return NOTHING;
  const more = rest.length > 0 ? ` And ${rest.length} more.` : '';
  return { ...NOTHING, text: `${commandInWords(board, first)}${more}` };
}

/** What a unit has in front, and how command reaches it or does not. */
function pointedMarks(board: Board, target: Target): readonly Mark[] {
  const pointed = pointedAt(board, target);
  const unit = pointed && (pointed.counter?.is === 'unit' ? pointed.counter : pointed.units[0]);
  if (!unit || unit.at === null) return [];
  const front = unit.order === 'routed' ? [] : frontMarks(board, unit, unit);
  const command = commandWords(board, unit);
  return [...front, ...(command.isCommanded ? [] : command.marks)];
}
