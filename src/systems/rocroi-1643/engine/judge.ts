/**
 * The judge: whether a command is legal, and what comes of it. Everything that is done goes through here, by every kind
 * of player. After a command the agenda is worked off until it is empty or a decision is open.
 */
import { Chained } from '../../../core/chained';
import type { Asking, Play } from '../../../core/contract/rules';
import type { Reason } from '../rulebook/cited';
import { type Board, boardToPlayOn, remember } from '../state/board';
import { type SideIndex, sideIndexOf } from '../state/numbering';
import type { State } from '../state/state';
import type { CommandRule, Run } from './declare';
import { inTurn } from './inTurn';
import { gameOver, nothingAsked, ofAnotherStep } from './reasons';
import { commandRule, commandRules, decisionRule, eventRule, taskRule } from './registry';
import type { Rocroi1643 } from './system';
import type { Command, DecisionName, DecisionOf, Event, Task, TaskName, TaskOf } from './types';

/** All reasons against a command; none: it is legal. */
export function check(board: Board, command: Command): readonly Reason[] {
  const rule = commandRule(command.do);
  const untimely = untimelyReason(board, rule);
  return untimely ? [untimely] : rule.check(board, command);
}

/** @rule 4.0 */
function untimelyReason(board: Board, { given }: CommandRule): Reason | null {
  const { over, agenda, step } = board.facts;
  if (over) return gameOver();
  const [open] = agenda;
  if (open) {
    if ('answers' in given && given.answers === open.task) return null;
    return firstThat(board, open);
  }
  if ('answers' in given) return nothingAsked();
  return given.step === step ? null : ofAnotherStep({ figures: [given.step, step] });
}

function firstThat(board: Board, open: Task): Reason {
  const rule = decisionRule(open.task);
  if (!rule) throw new Error(`${open.task} is no decision`);
  return rule.first(board, open as DecisionOf<DecisionName>);
}

/** Who has to do something now: the owner of the open decision, or whose step it is; null: either may draw a marker. */
export function sideToAct(board: Board): SideIndex | null {
  const { scenario } = board;
  const { over, agenda, side } = board.facts;
  if (over) return null;
  const [open] = agenda;
  const rule = open ? decisionRule(open.task) : null;
  if (open && rule) return rule.owner(board, open as DecisionOf<DecisionName>);
  return side === null ? null : sideIndexOf(scenario, side);
}

/** Legal commands of the open decision or step, in their one form. */
export function moves(board: Board, asking: Asking = {}): Iterable<Command> {
  if (board.facts.over) return [];
  const { inStep, afterOthers } = timelyRules(board);
  return new Chained(inTurn(inStep, asking), afterOthers, (rule) => rule.moves(board, asking));
}

type Timely = { readonly inStep: readonly CommandRule[]; readonly afterOthers: readonly CommandRule[] };
/** By the decision that is open, or else the step. */
const timely = new Map<string, Timely>();

/** The commands of which any can be given now; no word is made of why others cannot. */
function timelyRules({ facts: { agenda, step } }: Board): Timely {
  const [open] = agenda;
  const now = open ? `answers ${open.task}` : step;
  const known = timely.get(now);
  if (known) return known;
  const all = commandRules().filter(({ given }) =>
    'answers' in given ? given.answers === open?.task : !open && given.step === step,
  );
  const found = {
    inStep: all.filter(({ afterOthers }) => !afterOthers),
    afterOthers: all.filter(({ afterOthers }) => afterOthers),
  };
  timely.set(now, found);
  return found;
}

export function canonical(board: Board, command: Command): Command {
  return commandRule(command.do).canonical?.(board, command) ?? command;
}

/** Carries out a legal command, and all that follows from it without being asked, on a board of its own. */
export function resolve(play: Play<Rocroi1643>, command: Command): void {
  const board = boardToPlayOn(play.state);
  const emit = (event: Event) => {
    apply(board, event);
    play.emit(event, board.state);
  };
  playOut(new Running(board, emit, (purposes, sides) => play.dice(purposes, sides)), command);
  remember(board);
}

/** The same on that very board; `roll` gives a face from 1 to `sides` for each die. */
export function playOn(board: Board, command: Command, roll: (sides: number) => number): void {
  const emit = (event: Event) => apply(board, event);
  playOut(new Running(board, emit, (purposes, sides = 6) => purposes.map(() => roll(sides))), command);
}

/** The only place where a board changes: one's own, on which one plays. */
export function apply(board: Board, event: Event): void {
  eventRule(event.happened).evolve(board, event);
}

/** The state after an event, the given one left as it is. */
export function evolve(state: State, event: Event): State {
  const board = boardToPlayOn(state);
  apply(board, event);
  return remember(board).state;
}

class Running implements Run {
  constructor(
    readonly board: Board,
    readonly emit: (event: Event) => void,
    private readonly thrown: (purposes: readonly string[], sides?: number) => readonly number[],
  ) {}

  die(purpose: string, sides?: number): number {
    return this.thrown([purpose], sides)[0] ?? 1;
  }
  dice(purposes: readonly string[]): readonly number[] {
    return purposes.length > 0 ? this.thrown(purposes) : [];
  }
  plan(...tasks: readonly Task[]): void {
    if (tasks.length > 0) this.emit({ happened: 'planned', tasks });
  }
}

function playOut(run: Run, command: Command): void {
  carryOut(run, command);
  settle(run);
}

function carryOut(run: Run, command: Command): void {
  const rule = commandRule(command.do);
  const [open] = run.board.facts.agenda;
  const answered = 'answers' in rule.given && open ? take(run, open) : null;
  rule.resolve(run, command, answered);
}

function take(run: Run, open: Task): Task {
  run.emit({ happened: 'taken', what: open.task });
  return open;
}

/** Works the agenda off up to the next open decision. */
function settle(run: Run): void {
  for (;;) {
    const { agenda, over } = run.board.facts;
    const [next] = agenda;
    if (!next || over) return;
    const rule = decisionRule(next.task);
    if (!rule) {
      take(run, next);
      taskRule(next.task as TaskName).resolve(run, next as TaskOf<TaskName>);
      continue;
    }
    const settled = rule.settled(run.board, next as DecisionOf<DecisionName>);
    if (settled === null) return;
    if (settled === 'dropped') take(run, next);
    else carryOut(run, settled);
  }
}
