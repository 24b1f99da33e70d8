/** Victory in the siege: the seven conditions of 19.61 and 19.62, and the level of 19.63. */
import type { Verdict } from '../../../../core/contract/rules';
import { OFF_MAP } from '../../../../core/hex/hex';
import type { RuleCase } from '../../rulebook/cited';
import { sideIndex, sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { counted } from '../../wording';
import {
  armyNamed,
  BAVARIAN,
  bavarianSide,
  FRENCH_REGULAR,
  frenchSide,
  MERCENARY,
} from '../15-morale/armies';
import { bavarianUnits, isBrokenArmy } from '../17-days/scenarios';
import { tracers } from '../18-campaign/communications';
import { type SectionControl, sectionsOf } from './sections';

/** Points of the French for shutting in all that is left. @rule freiburg:19.61 */
export const SHUT_IN = 2;

/** Units that must have left, with the Leader. @rule freiburg:19.62 */
export const ENOUGH_AWAY = 7;

/** One of the seven: whether it holds as all stands now, and what is in its way. */
export type SiegeCondition = {
  readonly label: string;
  readonly points: number;
  readonly rule: RuleCase;
  readonly holds: (board: Board) => boolean;
  readonly note: (board: Board) => string;
};

/** Bavarian counters by where they are now. */
type Fates = {
  /** On the map and in Bavarian hands. */
  readonly left: readonly Piece[];
  readonly exited: readonly Piece[];
};

/** Units, Leader and guns of the Bavarian side that take part in the game. */
const fatesOf = lastAsked((board): Fates => {
  const side = bavarianSide(board.scenario);
  const index = sideIndex(board.scenario, side);
  const [left, exited]: [Piece[], Piece[]] = [[], []];
  for (const piece of board.pieces) {
    if (piece.printed.side !== side) continue;
    if (piece.hex !== OFF_MAP) {
      if (piece.side === index) left.push(piece);
    } else if (piece.off === 'exited') exited.push(piece);
  }
  return { left, exited };
});

/** Bavarian counters with a Line of Communications; null: some have left, or none is there. @rule freiburg:19.61 */
export const linkedCounters = lastAsked((board): number | null => {
  const { left, exited } = fatesOf(board);
  return exited.length > 0 || left.length === 0 ? null : left.filter(tracers(board)).length;
});

/** None has left, some are there, and no counter that is there has a Line of Communications. @rule freiburg:19.61 */
export const areShutIn = lastAsked((board): boolean => {
  const { left, exited } = fatesOf(board);
  return exited.length === 0 && left.length > 0 && !isAnyLinked(board, left);
});

/** Whoever had a Line when this was asked before is looked at first: mostly it is still open. */
function isAnyLinked(board: Board, counters: readonly Piece[]): boolean {
  const traces = tracers(board);
  const before = counters.find(({ index }) => index === lastLinked);
  if (before && traces(before)) return true;
  const linked = counters.find(traces);
  if (linked) lastLinked = linked.index;
  return linked !== undefined;
}
let lastLinked = -1;

/** @rule freiburg:19.61 */
export const FRENCH_CONDITIONS: readonly SiegeCondition[] = [
  {
    label: 'All that is left of the Bavarians is shut in',
    points: SHUT_IN,
    rule: 'freiburg:19.61',
    holds: areShutIn,
    note: (board) => {
      const { left, exited } = fatesOf(board);
      if (exited.length > 0) return noteOn(board);
      const linked = linkedCounters(board);
      return linked === null
        ? 'no counter is left'
        : `${linked} of ${left.length} have a Line of Communications`;
    },
  },
  {
    label: 'The Bavarian army is demoralized',
    points: 1,
    rule: 'freiburg:19.61',
    holds: (board) => isBrokenArmy(board, BAVARIAN),
    note: () => 'not demoralized',
  },
  {
    label: 'Control of all three sections is broken',
    points: 1,
    rule: 'freiburg:19.61',
    holds: (board) => sectionsOf(board).every(({ broken }) => broken),
    note: (board) => `Bavarian: ${namesOf(sectionsOf(board).filter(({ broken }) => !broken))}`,
  },
  {
    label: 'Every Bavarian counter is eliminated or taken',
    points: 1,
    rule: 'freiburg:19.61',
    holds: (board) => {
      const { left, exited } = fatesOf(board);
      return left.length === 0 && exited.length === 0;
    },
    note: noteOn,
  },
];

/** @rule freiburg:19.62 */
export const BAVARIAN_CONDITIONS: readonly SiegeCondition[] = [
  {
    label: 'Both French armies are demoralized',
    points: 1,
    rule: 'freiburg:19.62',
    holds: (board) => FRENCH_ARMIES.every((army) => isBrokenArmy(board, army)),
    note: (board) => {
      const firm = FRENCH_ARMIES.filter((army) => !isBrokenArmy(board, army));
      return `${firm.map((army) => nameOf(board, army)).join(' and ')} not demoralized`;
    },
  },
  {
    label: `${ENOUGH_AWAY} units and the Leader have left the map`,
    points: 1,
    rule: 'freiburg:19.62',
    holds: (board) => isLeaderAway(board) && unitsAway(board) >= ENOUGH_AWAY,
    note: (board) =>
      `${counted(unitsAway(board), 'unit')}${isLeaderAway(board) ? ' and the Leader' : ', not the Leader'}`,
  },
  {
    label: 'Control of all three sections is kept',
    points: 1,
    rule: 'freiburg:19.62',
    holds: (board) => sectionsOf(board).every(({ broken }) => !broken),
    note: (board) => `broken: ${namesOf(sectionsOf(board).filter(({ broken }) => broken))}`,
  },
];

const FRENCH_ARMIES = [FRENCH_REGULAR, MERCENARY] as const;

function noteOn(board: Board): string {
  const { left, exited } = fatesOf(board);
  return exited.length > 0 ? `${counted(exited.length, 'counter')} away` : `${left.length} left`;
}

function unitsAway(board: Board): number {
  return bavarianUnits(board).filter((unit) => unit.off === 'exited').length;
}

function isLeaderAway({ scenario, leaders }: Board): boolean {
  const id = armyNamed(scenario, BAVARIAN)?.leader ?? null;
  return leaders.some((leader) => leader.id === id && leader.off === 'exited');
}

const nameOf = ({ scenario }: Board, army: string): string => armyNamed(scenario, army)?.name ?? army;

function namesOf(controls: readonly SectionControl[]): string {
  return controls.map(({ section }) => section.name).join(', ');
}

/** What those of them that hold count. */
export function pointsOf(board: Board, conditions: readonly SiegeCondition[]): number {
  let sum = 0;
  for (const { holds, points } of conditions) if (holds(board)) sum += points;
  return sum;
}

/** By the lead in points: the levels of 17.26, and one beyond them. @rule freiburg:19.63 */
const SIEGE_LEVELS = ['Draw', 'Marginal', 'Substantive', 'Decisive', 'Overwhelming'] as const;

/** The points of the French, and of the Bavarians. @rule freiburg:19.61, freiburg:19.62 */
export function siegeScore(board: Board): readonly [french: number, bavarian: number] {
  return [pointsOf(board, FRENCH_CONDITIONS), pointsOf(board, BAVARIAN_CONDITIONS)];
}

export function siegeVictory(board: Board): Verdict {
  const [french, bavarian] = [frenchSide(board.scenario), bavarianSide(board.scenario)];
  const [ours, theirs] = siegeScore(board);
  const level = SIEGE_LEVELS[Math.abs(ours - theirs)] ?? 'Overwhelming';
  const winner = ours > theirs ? french : ours < theirs ? bavarian : null;
  const points = { [french]: ours, [bavarian]: theirs };
  const score = `${Math.max(ours, theirs)} against ${counted(Math.min(ours, theirs), 'point')}`;
  const text = winner
    ? `${level} ${sideName(board.scenario, winner)} victory, ${score}.`
    : `A draw: ${counted(ours, 'point')} each.`;
  return { winner, level, points, text };
}
