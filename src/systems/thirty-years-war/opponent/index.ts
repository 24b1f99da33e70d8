/** The mind of the Thirty Years War: plans for every phase and decision, on a board of its own. */
import type { Effort, Mind, Plan } from '../../../core/contract/opponent';
import type { Draw } from '../../../core/dice/draw';
import { distance, type HexIndex, numberOf } from '../../../core/hex/hex';
import { glanceAt } from '../engine/boards';
import type { ThirtyYearsWar } from '../engine/system';
import { thirtyYearsWar } from '../index';
import { firstPlayer } from '../standard/04-sequence/end';
import { sideIndex } from '../state/battlefield';
import { Board } from '../state/board';
import '../bookOpponents';
import { partOf } from '../../../core/opponent/effort';
import type { Aims } from './aims';
import { answers } from './answers';
import { fights } from './fight';
import { shots } from './fire';
import { March } from './march';
import { ordersFor } from './orders';
import { partsOf } from './parts';
import { outlook, Position } from './position';
import type { Step } from './step';
import { told } from './told';
import { isDayOver, worth } from './worth';

export const thirtyYearsWarMind: Mind<ThirtyYearsWar> = {
  system: thirtyYearsWar.id,
  unit: 'Strength Points',
  decides: ({ over, pending, phasingSide }) => (over ? null : (pending?.by ?? phasingSide)),
  moment: ({ day, gameTurn, phase, phasingSide, counters, pending }) =>
    JSON.stringify([day, gameTurn, phase, phasingSide, counters, pending]),
  turn(state) {
    const board = glanceAt(state);
    // A plan is played on to the end of the day: where the next begins tells nothing of it.
    if (isDayOver(board)) return MOST_TURNS * (board.day + 1);
    const isSecond = board.phasingSide !== firstPlayer(board);
    return MOST_TURNS * board.day + 2 * board.gameTurn + (isSecond ? 1 : 0);
  },
  evaluate: (state, side) => Math.round(worth(glanceAt(state), sideIndex(state.scenario, side))),
  outlook: (state, side) => Math.round(outlook(glanceAt(state), sideIndex(state.scenario, side))),
  isFarReaching: ({ phase, pending }) => phase === 'movement' && pending === null,
  plans: (state, effort, draw) => plans(new Board(glanceAt(state)), bounded(effort), draw),
  told,
};

/** So many positions at most where no heed is paid to the enemy, and where not all is: with more, neither gains much. */
const GLANCE = 6;
const LOOK = 60;
function bounded(effort: Effort): Effort {
  if (effort.care >= ALL) return effort;
  return partOf(effort, effort.care > 0 ? LOOK : GLANCE);
}
const ALL = 100;

/** More than a day has, of both sides. */
const MOST_TURNS = 1_000;

function* plans(board: Board, effort: Effort, draw: Draw): Generator<Plan<ThirtyYearsWar>> {
  if (board.over) return;
  if (board.pending) return yield* answers(board, effort);
  switch (board.phase) {
    case 'disruptionRemoval':
      return yield {
        commands: [{ do: 'endPhase', phase: 'disruptionRemoval' }],
        worth: 0,
        why: { kind: 'recover', counters: [], figures: {} },
      };
    case 'artilleryFire':
      return yield* shots(board);
    case 'movement':
      return yield* marches(board, effort, draw);
    case 'combat':
      return yield* fights(board, effort);
  }
}

/**
 * Where several plans are wanted the same is thought with less care and with more, too, in per cent of the usual; what
 * they are worth is told with the usual care.
 */
const MOODS = [100, 50, 200] as const;

function* marches(board: Board, effort: Effort, draw: Draw): Generator<Plan<ThirtyYearsWar>> {
  const moods = MOODS.slice(0, effort.wanted);
  const share = Math.floor(effort.left / moods.length);
  const usual = new Position(board, effort.care);
  for (const mood of moods) {
    const isUsual = mood === MOODS[0];
    const position = isUsual ? usual : new Position(board, (mood * effort.care) / 100);
    const march = new March(position, partOf(effort, share), draw);
    const before = march.best;
    const steps = march.search();
    const gain = Math.round(march.best - before);
    // What is compared with: nobody moves.
    const heeds = effort.care > 0 ? 1 : 0;
    if (isUsual && effort.wanted > 1 && steps.length > 0)
      yield marchPlan(board, [], usual.valueAfter([]), { gain: 0, heeds });
    const bound = boundFor(board, usual.aims, steps);
    const value = effort.wanted > 1 ? usual.valueAfter(steps) : march.best;
    yield marchPlan(board, steps, value, { gain, heeds, ...(bound > 0 ? { bound } : {}) });
    if (isUsual && effort.wanted > MOODS.length + 1)
      for (const part of partsOf(usual, steps)) {
        const worthOfIt = usual.valueAfter(part);
        yield marchPlan(board, part, worthOfIt, { gain: Math.round(worthOfIt - before), heeds });
      }
  }
}

/**
 * The hex, as a number, that most of those who move are nearest to of all that they make for; 0 where less than half,
 * or fewer than three, are nearest to the same one.
 */
function boundFor({ field: { grid } }: Board, { goals, ground = [] }: Aims, steps: readonly Step[]): number {
  const all = ground.length > 0 ? ground : goals;
  const counts = new Map<HexIndex, number>();
  for (const { piece, hex } of steps) {
    if (!piece.unit || hex < 0) continue;
    const away = (goal: HexIndex) => distance(grid, goal, hex);
    const [nearest] = all.toSorted((a, b) => away(a) - away(b) || a - b);
    if (nearest !== undefined) counts.set(nearest, (counts.get(nearest) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] >= 3 && 2 * most[1] >= steps.length ? Number(numberOf(grid, most[0])) : 0;
}

function marchPlan(
  board: Board,
  steps: readonly Step[],
  worthOfIt: number,
  figures: Plan<ThirtyYearsWar>['why']['figures'],
): Plan<ThirtyYearsWar> {
  return {
    commands: ordersFor(board, steps),
    worth: Math.round(worthOfIt),
    why: { kind: 'march', counters: steps.map(({ piece }) => piece.id), figures },
  };
}
