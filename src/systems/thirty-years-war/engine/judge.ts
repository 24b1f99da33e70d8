/**
 * The judge: whether a command is legal, and what comes of it. Everything that is done goes through here, by every kind
 * of player. What a command, an event or a decision is about, its section declares.
 */
import { Chained } from '../../../core/chained';
import type { Asking, Play, Thinking } from '../../../core/contract/rules';
import type { Reason } from '../rulebook/cited';
import { Board } from '../state/board';
import type { State } from '../state/state';
import { boardToPlayOn, remember } from './boards';
import { commandRule, commandRules, decisionRule, eventRule, isOfBattle } from './book';
import type { CommandRule, Given } from './declare';
import { booksOf } from './hook';
import { inTurn } from './inTurn';
import { gameOver, ofAnotherBattle, ofAnotherPhase } from './reasons';
import type { BattlePlay, ThirtyYearsWar } from './system';
import type { Command, Event } from './types';

/** All reasons against a command; none: it is legal. A press asks first, then who carries it out. */
export function check(board: Board, command: Command): readonly Reason[] {
  const { stamp } = board;
  if (checkedLast?.board !== board || checkedLast.stamp !== stamp || checkedLast.command !== command)
    checkedLast = { board, stamp, command, reasons: judged(board, command) };
  return checkedLast.reasons;
}
type Checked = {
  readonly board: Board;
  readonly stamp: number;
  readonly command: Command;
  readonly reasons: readonly Reason[];
};
let checkedLast: Checked | null = null;

function judged(board: Board, command: Command): readonly Reason[] {
  if (board.over) return [gameOver(board)];
  const rule = commandRule(command.do);
  const untimely = untimelyReason(board, rule.given) ?? foreignReason(board, rule);
  return untimely ? [untimely] : rule.check(board, command);
}

/** Why it can never be done in this battle: its rules are those of another. */
function foreignReason(board: Board, { name, given }: CommandRule): Reason | null {
  if (given === 'always' || 'answers' in given || isOfBattle(name, board.scenario)) return null;
  return given.elsewhere?.(board) ?? ofAnotherBattle(board);
}

/** Why nothing of that kind can be done now. @rule 4.1 */
function untimelyReason(board: Board, given: Given): Reason | null {
  const { pending, phase } = board;
  if (pending) {
    const answers = given !== 'always' && 'answers' in given && given.answers === pending.kind;
    return answers ? null : decisionRule(pending.kind).first(board, pending);
  }
  if (given === 'always') return null;
  if ('answers' in given) return given.otherwise(board);
  return given.phase === phase ? null : ofAnotherPhase(board, given);
}

/** Legal commands of the open decision, in their one form. */
export function moves(board: Board, asking: Asking = {}): Iterable<Command> {
  if (board.over) return [];
  const { inPhase, afterOthers } = timelyRules(board);
  return new Chained(inTurn(inPhase, asking), afterOthers, (rule) => rule.moves(board, asking));
}

type Timely = { readonly inPhase: readonly CommandRule[]; readonly afterOthers: readonly CommandRule[] };
/** By the books that are played with, by what is open or else the phase: made again when another book is known. */
let timely = new WeakMap<readonly string[], Map<string, Timely>>();
let timelyOf = 0;

/** The commands of which any can be given now. */
function timelyRules(board: Board): Timely {
  const rules = commandRules();
  if (timelyOf !== rules.length) timely = new WeakMap();
  timelyOf = rules.length;
  const books = booksOf(board.scenario);
  const battle = timely.get(books) ?? new Map<string, Timely>();
  timely.set(books, battle);
  const now = board.pending ? `answers ${board.pending.kind}` : board.phase;
  const known = battle.get(now);
  if (known) return known;
  const all = rules.filter((rule) => isTimely(board, rule));
  const found = {
    inPhase: all.filter(({ afterOthers }) => !afterOthers),
    afterOthers: all.filter(({ afterOthers }) => afterOthers),
  };
  battle.set(now, found);
  return found;
}

/** Whether anything of that kind can be done now; no word is made of it. */
function isTimely({ pending, phase, scenario }: Board, { name, given }: CommandRule): boolean {
  if (pending) return given !== 'always' && 'answers' in given && given.answers === pending.kind;
  if (given === 'always') return true;
  return !('answers' in given) && given.phase === phase && isOfBattle(name, scenario);
}

/** Sets sorted, and of equal counters that are equally free the one with the lowest id. */
export function canonical(board: Board, command: Command): Command {
  return commandRule(command.do).canonical?.(board, command) ?? command;
}

/** Carries out a legal command. */
function carryOut(play: BattlePlay, command: Command): void {
  commandRule(command.do).resolve(play, command);
}

/** The only place where a board changes. */
function apply(board: Board, event: Event): void {
  eventRule(event.happened).evolve(board, event);
}

/** Carries out a legal command on a board of its own, told event by event. */
export function resolve(play: Play<ThirtyYearsWar>, command: Command): void {
  const board = boardToPlayOn(play.state);
  carryOut(
    {
      board,
      emit(event) {
        apply(board, event);
        play.emit(event, board.toState());
      },
      die: (purpose) => play.dice([purpose()])[0] ?? 0,
    },
    command,
  );
  remember(board.toState(), board);
}

/** The state after an event, the given one left as it is. */
export function evolve(state: State, event: Event): State {
  const board = boardToPlayOn(state);
  apply(board, event);
  const after = board.toState();
  remember(after, board);
  return after;
}

/** Carries out a legal command on that very board; `die` gives the face of each die. */
export function playOut(board: Board, command: Command, die: () => number): void {
  carryOut({ board, emit: (event) => apply(board, event), die }, command);
}

/** The board as it stands after a legal command; each die shows its highest face. */
export function afterwards(before: Board, command: Command): Board {
  const board = new Board(before);
  playOut(board, command, () => 6);
  return board;
}

/** A position to think on: one board that is written on and taken back. */
export function think(state: State): Thinking<ThirtyYearsWar> {
  const board = boardToPlayOn(state);
  let die: (sides: number) => number;
  const play: BattlePlay = { board, emit: (event) => apply(board, event), die: () => die(6) };
  return {
    get over() {
      return board.over;
    },
    moves: (asking) => moves(board, asking),
    isLegal: (command) => check(board, canonical(board, command)).length === 0,
    play(command, roll) {
      board.mark();
      die = roll;
      carryOut(play, command);
    },
    takeBack: () => board.takeBack(),
    state: () => board.toState(),
  };
}
