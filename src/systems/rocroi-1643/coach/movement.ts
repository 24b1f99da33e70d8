/**
 * The movement of a segment: moves, alone or together, that lead to good attacks or towards the enemy, keep command, or
 * out of danger.
 */
import type { PlanView } from '../../../core/contract/coach';
import type { Effort } from '../../../core/contract/opponent';
import type { Command } from '../engine/types';
import { actingSide } from '../play/heading';
import type { Board } from '../state/board';
import { advanceIdeas } from './moves/advance';
import { attackIdeas } from './moves/attacks';
import { isBroad } from './moves/breadth';
import { coverIdeas } from './moves/cover';
import { escapeIdeas } from './moves/escapes';
import { boardsAfter, type Idea } from './moves/idea';
import { leaderIdeas } from './moves/leaders';
import { pictureOf } from './moves/picture';
import { outlook } from './outlook';
import type { Threats } from './threats';
import { weighedOnce } from './weighed';
import { type Advice, idsOf, onOption, shapesAt } from './words';

/** How many positions may be weighed, as `Effort` counts them, and how many acts are wanted of them at most. */
export type Budget = Pick<Effort, 'left' | 'weigh' | 'wanted'>;

/** An idea that promises less more than staying is none: in hundredths of a point. */
const LEAST = 1;

/** Ideas are weighed as far as the budget goes, the simplest ones first. */
export function movementActs(board: Board, threats: Threats, budget: Budget): readonly Advice[] {
  const least = outlook(board, actingSide(board), threats) + LEAST;
  const rated: Rated[] = [];
  for (const idea of ideasOn(board, threats, budget.left)) {
    const worth = worthAtAGlance(board, threats, idea.commands);
    if (worth !== null && worth >= least) rated.push({ idea, worth });
    if (!budget.weigh()) break;
  }
  rated.sort((a, b) => b.worth - a.worth);
  const chosen: Chosen[] = [];
  for (const { idea } of lookedAtAgain(board, threats, rated, least)) {
    const named = new Set(chosen.flatMap(({ idea: { movers, about } }) => [...movers, ...about]));
    if ([...idea.movers, ...idea.about].some((counter) => named.has(counter))) continue;
    const told = toldOf(board, idea);
    if (told && chosen.push(told) === budget.wanted) break;
  }
  return chosen.length > 0
    ? chosen.map(({ idea, text, plan }) => adviceOf(idea, text, plan))
    : [endAdvice(board)];
}

type Rated = { readonly idea: Idea; readonly worth: number };

/**
 * The best of them as they stand up to what the enemy can do once the units are gone from where they stood: his ways
 * are looked for again.
 */
function lookedAtAgain(
  board: Board,
  threats: Threats,
  rated: readonly Rated[],
  least: number,
): readonly Rated[] {
  if (threats.isHeedless) return rated;
  return rated
    .slice(0, AGAIN)
    .map(({ idea }) => ({ idea, worth: worthOfMoves(board, threats, idea.commands) ?? 0 }))
    .filter(({ worth }) => worth >= least)
    .toSorted((a, b) => b.worth - a.worth);
}
/** So many of the ideas. */
const AGAIN = 5;

function* ideasOn(board: Board, threats: Threats, most: number): Generator<Idea> {
  const { alone, together } = attackIdeas(board, most);
  yield* alone;
  yield* advanceIdeas(board, threats, most);
  yield* leaderIdeas(board, threats, most);
  yield* together;
  yield* escapeIdeas(board, threats, most);
  if (isBroad(most)) yield* coverIdeas(board, threats);
}

type Chosen = { readonly idea: Idea; readonly text: string; readonly plan: PlanView };

/** What the position promises once these are made; null: one of them is not legal after those before it. */
export function worthOfMoves(board: Board, threats: Threats, commands: readonly Command[]): number | null {
  const side = actingSide(board);
  const after = commands.length === 0 ? null : boardsAfter(board, commands);
  return (
    after &&
    weighedOnce(threats, commands, () =>
      after.reduce((sum, one) => sum + one.chance * outlook(one.board, side, threats.after(one.board)), 0),
    )
  );
}

/** The same as if the enemy could come where he can come now. */
function worthAtAGlance(board: Board, threats: Threats, commands: readonly Command[]): number | null {
  // Who overlooks him finds the same, and is asked for it again.
  if (threats.isHeedless) return worthOfMoves(board, threats, commands);
  const side = actingSide(board);
  const after = boardsAfter(board, commands);
  return after?.reduce((sum, one) => sum + one.chance * outlook(one.board, side, threats), 0) ?? null;
}

/** As it is likeliest to stand then: tests on the way are passed. */
function toldOf(board: Board, idea: Idea): Chosen | null {
  const after = boardsAfter(board, idea.commands)?.toSorted((a, b) => b.chance - a.chance);
  const passed = after?.find((one) => one.board.state.agenda.length === 0);
  const text = passed ? idea.tell(passed.board) : null;
  return passed && text !== null ? { idea, text, plan: pictureOf(passed.board, idea) } : null;
}

function adviceOf(
  { commands, prepare, point, movers, about, to, rules }: Idea,
  text: string,
  plan: PlanView,
): Advice {
  const hexes = [...to, ...about.flatMap(({ at }) => at ?? []), ...movers.flatMap(({ at }) => at ?? [])];
  return {
    ...{ text, rules: [...new Set(rules)], commands, prepare, point, plan },
    counters: idsOf([...about, ...movers]),
    where: shapesAt([...hexes, ...commands.flatMap(lastHexOf)]),
  };
}

function lastHexOf(command: Command): readonly string[] {
  if (command.do !== 'move') return [];
  return command.steps.filter((one) => typeof one === 'string').slice(-1);
}

/** Nothing that is found is worth its risk. */
function endAdvice(board: Board): Advice {
  const isIdle = board.segment?.corps === null;
  return {
    text: isIdle
      ? 'No corps is led: end the segment.'
      : 'No move that was looked at promises more than it risks. Bring the line on where you want it, or go on to combat.',
    ...{ rules: ['5.2'], counters: [], where: [] },
    ...{ commands: [{ do: 'endMovement' }], prepare: [], point: onOption('end') },
  };
}
