/** Victory in the siege: the seven conditions of 19.61 and 19.62, and the level of 19.63. */
import type { Verdict } from '../../../../core/contract/rules';
import type { RuleCase } from '../../rulebook/cited';
import { sideName } from '../../state/battlefield';
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
import { sectionsOf } from './sections';

/** Points of the French for shutting in all that is left. @rule freiburg:19.61 */
export const SHUT_IN = 2;

/** Units that must have left, with the Leader. @rule freiburg:19.62 */
export const ENOUGH_AWAY = 7;

/** One of the seven: whether it holds now, and what stands in its way; nobody needs the words where only points count. */
export type SiegeCondition = {
  readonly label: string;
  readonly points: number;
  readonly holds: boolean;
  readonly note: () => string;
  readonly rule: RuleCase;
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
  const [left, exited]: [Piece[], Piece[]] = [[], []];
  for (const piece of board.pieces) {
    if (piece.printed.side !== side) continue;
    if (piece.hex >= 0 && piece.holder === side) left.push(piece);
    else if (piece.off === 'exited') exited.push(piece);
  }
  return { left, exited };
});

/** @rule freiburg:19.61 */
export function frenchSiegeConditions(board: Board): readonly SiegeCondition[] {
  const fates = fatesOf(board);
  const { left, exited } = fates;
  const rule = 'freiburg:19.61';
  const open = sectionsOf(board).filter(({ broken }) => !broken);
  const shut = shutIn(board, fates);
  return [
    {
      label: 'All that is left of the Bavarians is shut in',
      points: SHUT_IN,
      holds: shut.holds,
      note: shut.note,
      rule,
    },
    {
      label: 'The Bavarian army is demoralized',
      points: 1,
      holds: isBrokenArmy(board, BAVARIAN),
      note: () => 'not demoralized',
      rule,
    },
    {
      label: 'Control of all three sections is broken',
      points: 1,
      holds: open.length === 0,
      note: () => `Bavarian: ${open.map(({ section }) => section.name).join(', ')}`,
      rule,
    },
    {
      label: 'Every Bavarian counter is eliminated or taken',
      points: 1,
      holds: left.length === 0 && exited.length === 0,
      note: () => noteOn(fates),
      rule,
    },
  ];
}

function noteOn({ left, exited }: Fates): string {
  return exited.length > 0 ? `${counted(exited.length, 'counter')} away` : `${left.length} left`;
}

/** Bavarian counters with a Line of Communications; null: some have left, or none is there. @rule freiburg:19.61 */
export const linkedCounters = lastAsked((board): number | null => {
  const { left, exited } = fatesOf(board);
  return exited.length > 0 || left.length === 0 ? null : left.filter(tracers(board)).length;
});

/** None has left, some are there, and no counter that is there has a Line of Communications. @rule freiburg:19.61 */
function shutIn(board: Board, fates: Fates): Pick<SiegeCondition, 'holds' | 'note'> {
  const { left, exited } = fates;
  const linked = linkedCounters(board);
  return {
    holds: linked === 0,
    note: () => {
      if (exited.length > 0) return noteOn(fates);
      return linked === null
        ? 'no counter is left'
        : `${linked} of ${left.length} have a Line of Communications`;
    },
  };
}

/** @rule freiburg:19.62 */
export function bavarianSiegeConditions(board: Board): readonly SiegeCondition[] {
  const rule = 'freiburg:19.62';
  const firm = [FRENCH_REGULAR, MERCENARY].filter((army) => !isBrokenArmy(board, army));
  const away = bavarianUnits(board).filter((unit) => unit.off === 'exited').length;
  const id = armyNamed(board.scenario, BAVARIAN)?.leader ?? null;
  const led = board.leaders.some((leader) => leader.id === id && leader.off === 'exited');
  const broken = sectionsOf(board).filter((section) => section.broken);
  return [
    {
      label: 'Both French armies are demoralized',
      points: 1,
      holds: firm.length === 0,
      note: () => `${firm.map((army) => nameOf(board, army)).join(' and ')} not demoralized`,
      rule,
    },
    {
      label: `${ENOUGH_AWAY} units and the Leader have left the map`,
      points: 1,
      holds: away >= ENOUGH_AWAY && led,
      note: () => `${counted(away, 'unit')}${led ? ' and the Leader' : ', not the Leader'}`,
      rule,
    },
    {
      label: 'Control of all three sections is kept',
      points: 1,
      holds: broken.length === 0,
      note: () => `broken: ${broken.map(({ section }) => section.name).join(', ')}`,
      rule,
    },
  ];
}

const nameOf = ({ scenario }: Board, army: string): string => armyNamed(scenario, army)?.name ?? army;

export function pointsOf(conditions: readonly SiegeCondition[]): number {
  return conditions.reduce((sum, { holds, points }) => sum + (holds ? points : 0), 0);
}

/** By the lead in points: the levels of 17.26, and one beyond them. @rule freiburg:19.63 */
const SIEGE_LEVELS = ['Draw', 'Marginal', 'Substantive', 'Decisive', 'Overwhelming'] as const;

/** The points of the French, and of the Bavarians. @rule freiburg:19.61, freiburg:19.62 */
export function siegeScore(board: Board): readonly [french: number, bavarian: number] {
  return [pointsOf(frenchSiegeConditions(board)), pointsOf(bavarianSiegeConditions(board))];
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
