/** Whose decision it is, what can be done and what a press does: one stage for each phase and each open decision. */
import type { AskableKey, Target } from '../../../core/contract/table';
import { gameOver } from '../engine/reasons';
import { asData, asItStands } from '../engine/told';
import type { Draft } from '../engine/types';
import type { ActList, Preview, Prompt, ProposedList, Reason } from '../rulebook/cited';
import type { Phase } from '../scenario/scenario';
import { asLaidOut } from '../standard/03-setting-up/draft';
import { verdict } from '../standard/04-sequence/end';
import { fireStage } from '../standard/05-artillery/stage';
import { moveStage } from '../standard/06-movement/stage';
import { battleStage } from '../standard/08-combat/stage';
import { removalStage } from '../standard/09-disruption/stage';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import { pieceOf } from '../state/position';
import { PHASE_NAMES } from '../wording';
import { aboutTarget } from './about';
import { phaseStage } from './phaseStage';
import { placeIsNoHex } from './reasons';
import { NOTHING, type Press, refuse, type Stage, type StagePrompt, said } from './stage';
import { decisionTable, draftRuleOf } from './tables';
import { pressTyped } from './typed';
import { completions, previewTyped } from './typedAhead';
import { explained, isInHand } from './waiting';

export function stageOf(board: Board): Stage {
  if (board.pending) return decisionTable(board.pending.kind).stage;
  return phaseStage(board, PHASE_STAGES[board.phase]);
}

const PHASE_STAGES: { readonly [P in Phase]: Stage } = {
  disruptionRemoval: removalStage,
  artilleryFire: fireStage,
  movement: moveStage,
  combat: battleStage,
};

/** A stored draft that names a counter this game does not have, or a way that no counter can go, is dropped. */
export function usable(board: Board, draft: Draft | null): Draft | null {
  if (!draft) return null;
  const { stamp } = board;
  if (judgedLast?.stamp !== stamp || judgedLast.draft !== draft)
    judgedLast = { stamp, draft, usable: ifUsable(board, draft) };
  return judgedLast.usable;
}
/** Prompt, board, press and what is previewed ask for the same draft. */
let judgedLast: { readonly stamp: number; readonly draft: Draft; readonly usable: Draft | null } | null =
  null;

function ifUsable(board: Board, draft: Draft): Draft | null {
  const rule = draftRuleOf(draft);
  if (!rule.counters(draft).every((id) => pieceOf(board, id))) return null;
  return rule.isUsable?.(board, draft) === false ? null : draft;
}

export function prompt(board: Board, draft: Draft | null): Prompt {
  if (board.over) {
    const { text } = verdict(board);
    const blank = { subject: null, obligations: [], objections: [], receipt: null };
    return { ...blank, by: null, heading: 'The battle is over', instruction: text, choices: [] };
  }
  return new StagedPrompt(board, usable(board, draft));
}

/**
 * What it says in words is put together when it is read: a player that only chooses reads nothing of it. Its getters
 * are those of a class, because V8 makes a hidden class for each getter that is written in an object literal, and keeps
 * what the getter refers to until a full collection.
 */
class StagedPrompt implements Prompt {
  readonly by: Prompt['by'];
  readonly choices: Prompt['choices'];
  readonly names?: Exclude<Prompt['names'], undefined>;
  readonly toCome?: string;
  readonly passing?: string;
  readonly row?: Exclude<Prompt['row'], undefined>;
  readonly several?: Exclude<Prompt['several'], undefined>;
  private readonly staged: StagePrompt;
  private readonly standing: () => Board;
  private readonly read: Partial<Writable<Prompt>> = {};

  constructor(
    private readonly board: Board,
    private readonly draft: Draft | null,
  ) {
    this.staged = stagedPrompt(board, draft);
    this.standing = asItStands(board);
    this.by = board.pending?.by ?? board.phasingSide;
    this.choices = this.staged.choices;
    const { names, toCome, passing, row, several } = this.staged;
    if (names) this.names = names.map(({ id }) => id);
    if (toCome !== undefined) this.toCome = toCome;
    if (passing !== undefined) this.passing = passing;
    if (row !== undefined) this.row = row;
    if (several !== undefined) this.several = several;
  }

  /** What the stage says; when its board has moved on, of one that stands as it did. */
  private get stage(): StagePrompt {
    const now = this.standing();
    return now === this.board ? this.staged : stagedPrompt(now, this.draft);
  }

  get heading(): string {
    this.read.heading ??= headingOf(this.standing());
    return this.read.heading;
  }
  get instruction(): string {
    this.read.instruction ??= said(this.stage.instruction);
    return this.read.instruction;
  }
  get askable(): readonly AskableKey[] {
    this.read.askable ??= said(this.stage.askable ?? []);
    return this.read.askable;
  }
  get subject(): Prompt['subject'] {
    if (this.read.subject === undefined) this.read.subject = said(this.stage.subject ?? null);
    return this.read.subject;
  }
  get obligations(): Prompt['obligations'] {
    this.read.obligations ??= this.reasons((stage) => said(stage.obligations ?? []));
    return this.read.obligations;
  }
  get objections(): Prompt['objections'] {
    this.read.objections ??= this.reasons((stage) => said(stage.objections ?? []));
    return this.read.objections;
  }
  get missing(): readonly Reason[] {
    this.read.missing ??= this.reasons((stage) => said(stage.missing ?? []));
    return this.read.missing;
  }
  get receipt(): Prompt['receipt'] {
    if (this.read.receipt === undefined) this.read.receipt = said(this.stage.receipt ?? null);
    return this.read.receipt;
  }

  get list(): ActList | null {
    if (this.read.list === undefined) this.read.list = said(this.stage.list ?? null);
    return this.read.list;
  }
  get proposedLists(): readonly ProposedList[] {
    this.read.proposedLists ??= said(this.stage.proposedLists ?? []);
    return this.read.proposedLists;
  }

  private reasons(of: (stage: StagePrompt) => readonly Reason[]): readonly Reason[] {
    return asData(this.standing(), of(this.stage), (board) => of(stagedPrompt(board, this.draft)));
  }
}
type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** What the stage says of a draft that can be used; the board asks for it too. */
export function stagedPrompt(board: Board, draft: Draft | null): StagePrompt {
  const { stamp } = board;
  if (saidLast?.board !== board || saidLast.stamp !== stamp || saidLast.draft !== draft)
    saidLast = { board, stamp, draft, staged: stageOf(board).prompt(board, draft) };
  return saidLast.staged;
}
type LastSaid = {
  readonly board: Board;
  readonly stamp: number;
  readonly draft: Draft | null;
  readonly staged: StagePrompt;
};
let saidLast: LastSaid | null = null;

/** `French Combat Phase` */
export function headingOf(board: Board): string {
  const { scenario, pending } = board;
  const own = pending && decisionTable(pending.kind).heading?.(sideName(scenario, pending.by), board);
  return own ?? `${sideName(scenario, board.phasingSide)} ${PHASE_NAMES[board.phase]}`;
}

export function press(board: Board, draft: Draft | null, target: Target): Press {
  const begun = usable(board, draft);
  return explained(() => asLaidOut(board, begun), begun, target, judged(board, begun, target));
}

function judged(board: Board, begun: Draft | null, target: Target): Press {
  if (board.over) return refuse([gameOver(board)]);
  const stage = stageOf(board);
  if (target.on === 'typed') return pressTyped(board, begun, target.text, stage);
  if (target.on === 'place' && typeof target.at !== 'string') return refuse([placeIsNoHex(board)]);
  return stage.press(board, begun, target);
}

/** What a command that has been begun can be completed to. */
export function completeTyped(board: Board, draft: Draft | null, text: string): readonly string[] {
  return board.over ? [] : completions(board, usable(board, draft), text, stageOf(board));
}

/** What a press there would do, and what is there whatever a press would do. */
export function preview(board: Board, draft: Draft | null, target: Target): Preview {
  const begun = usable(board, draft);
  if (target.on === 'typed')
    return board.over ? NOTHING : previewTyped(board, begun, target.text, stageOf(board));
  const previewed = board.over ? NOTHING : stageOf(board).preview(board, begun, target);
  const about = aboutTarget(asLaidOut(board, begun), target);
  if (previewed.reasons.length === 0 || isInHand(begun)) return { ...previewed, about };
  // With nothing chosen no action is tried: the answer explains what the counter is and why it waits.
  return { ...previewed, reasons: [], about, waits: previewed.reasons };
}
