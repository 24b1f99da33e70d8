/** What a command leads to on average, by carrying it out with all that its dice can show. */
import { Unfolding } from '../../../core/unfolding';
import { waysToFail } from '../12-rout/tests';
import { evolve, moves, resolve } from '../engine/judge';
import { decisionRule } from '../engine/registry';
import type { Rocroi1643 } from '../engine/system';
import type { Command, DecisionName, DecisionOf, Event } from '../engine/types';
import { type Board, boardOf } from '../state/board';
import type { SideIndex } from '../state/numbering';
import type { State } from '../state/state';

/** A figure of a board, the higher the better for the side that is advised. */
export type Ask = (board: Board) => number;

/** So many dice are followed in all that they can bring, and within a decision; any more show this. */
const MOST_DICE = 5;
const DICE_WITHIN = 2;
const USUAL_FACE = 4;
/** Of what may be decided in the middle of a command so many ways are tried, and decisions within them so deep. */
const MOST_WAYS = 4;
const DEEPEST = 1;

type Die = { readonly sides: number; face: number; upTo: number };
const RULES = { evolve };

/** The state after a command, all dice showing one face. */
export function playedWith(state: State, command: Command, face: number): State {
  const play = new Unfolding<Rocroi1643>(RULES, state, (purposes, sides = 6) =>
    purposes.map(() => Math.min(face, sides)),
  );
  resolve(play, command);
  return play.state;
}

/** Every state that a command can lead to, with its chance; faces of a test that bring the same are one. */
export function* endsOfCommand(
  state: State,
  command: Command,
  most = MOST_DICE,
): Generator<{ readonly state: State; readonly chance: number }> {
  const dice: Die[] = [];
  for (;;) {
    const events: number[] = [];
    const play: Unfolding<Rocroi1643> = new Unfolding<Rocroi1643>(RULES, state, (purposes, sides = 6) =>
      purposes.map(() => {
        const n = events.push(play.events.length) - 1;
        if (n >= most) return Math.min(USUAL_FACE, sides);
        dice[n] ??= { sides, face: 1, upTo: 1 };
        return dice[n]?.face ?? 1;
      }),
    );
    resolve(play, command);
    let chance = 1;
    for (const [n, die] of dice.entries()) {
      die.upTo = lastLike(die, play.events[events[n] ?? 0]);
      chance *= (die.upTo - die.face + 1) / die.sides;
    }
    yield { state: play.state, chance };
    if (!turnOn(dice)) return;
  }
}

/** The highest face that brings the same as this one: of a test (7.2, 11.2, 11.8, 12.2, 12.4), else itself. */
function lastLike({ face, sides }: Die, event: Event | undefined): number {
  if (event?.happened !== 'tested') return face;
  const fails = waysToFail(event.morale, event.most, event.plus);
  return face <= fails ? fails : sides;
}

/** On to the next of the faces that bring something else; false once all have been seen. */
function turnOn(dice: Die[]): boolean {
  for (;;) {
    const last = dice.at(-1);
    if (!last) return false;
    if (last.upTo < last.sides) {
      last.face = last.upTo + 1;
      return true;
    }
    dice.pop();
  }
}

/**
 * The average of a figure after a legal command; where a decision is open in between, each side takes what is best for
 * it.
 */
export function expected(state: State, command: Command, side: SideIndex, ask: Ask, deep = 0): number {
  let sum = 0;
  for (const end of endsOfCommand(state, command, deep > 0 ? DICE_WITHIN : MOST_DICE))
    sum += end.chance * afterDecision(end.state, side, ask, deep);
  return sum;
}

function afterDecision(state: State, side: SideIndex, ask: Ask, deep: number): number {
  const board = boardOf(state);
  const [open] = state.agenda;
  const rule = open ? decisionRule(open.task) : null;
  if (!open || !rule || state.over || deep === DEEPEST || open.task === 'chooseCorps') return ask(board);
  const isOurs = rule.owner(board, open as DecisionOf<DecisionName>) === side;
  const ways = [...firstOf(moves(board), MOST_WAYS)].map((way) => expected(state, way, side, ask, deep + 1));
  if (ways.length === 0) return ask(board);
  return isOurs ? Math.max(...ways) : Math.min(...ways);
}

export function* firstOf<T>(all: Iterable<T>, most: number): Generator<T> {
  let taken = 0;
  for (const one of all) {
    if (taken++ === most) return;
    yield one;
  }
}
