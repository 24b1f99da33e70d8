/**
 * An army in what lies between two campaign days: its morale, Leader, losses, replacements and reinforcements. Cases
 * 18.2 to 18.43.
 */

import type { RuleCase, SheetRow } from '../../rulebook/cited';
import { countTypes } from '../../standard/03-setting-up/dealing';
import type { Board } from '../../state/board';
import { capital } from '../../wording';
import { armyNamed, bavarianSide, isSiege } from '../15-morale/armies';
import { moraleLevels } from '../15-morale/morale-tests';
import { dayName } from '../17-days/days';
import type { Day } from '../scenario';
import { row } from '../sheet-row';
import { freiburgOf } from '../state';
import type { Regroup } from './regroup';

/** An army between two days, the one that is over and the next. */
export function armyRows(
  board: Board,
  regroup: Regroup,
  army: string,
  [over, next]: readonly [Day, Day],
): readonly SheetRow[] {
  const hasFought = moraleLevels(over.moraleRow, army).length > 0;
  return [
    ...(hasFought
      ? [
          moraleRow(regroup, army),
          leaderRow(board, regroup, army),
          ...lossRows(regroup, army),
          rallyRow(board, regroup, army),
        ]
      : []),
    ...reinforcementRows(board, regroup, army),
    levelsRow(board, next, army),
  ];
}

type ArmyAfter = Regroup['armies'][number];

function armyAfter({ armies }: Regroup, army: string): ArmyAfter {
  const found = armies.find((one) => one.army === army);
  if (!found) throw new RangeError(`no army ${army}`);
  return found;
}

/** @rule freiburg:18.35 */
function moraleRow(regroup: Regroup, army: string): SheetRow {
  const { wasDemoralized, isDemoralized, leaderLost } = armyAfter(regroup, army);
  const value = isDemoralized ? 'stays demoralized' : wasDemoralized ? 'steady again' : 'steady';
  const note = isDemoralized
    ? 'to the end of the game: its Leader is lost'
    : leaderLost
      ? 'without its Leader: 1 less on every Morale Test'
      : wasDemoralized
        ? 'it was demoralized, and its Leader lives'
        : '';
  return row('freiburg:18.35', 'Morale', value, note);
}

/** @rule freiburg:18.43 */
function leaderRow({ scenario }: Board, regroup: Regroup, army: string): SheetRow {
  const { leaderLost } = armyAfter(regroup, army);
  const leader = armyNamed(scenario, army)?.leader ?? null;
  const name = scenario.counters.find(({ id }) => id === leader)?.name ?? 'Leader';
  const note = leaderLost ? 'Leaders do not come back, and his army gets no replacements' : '';
  return row('freiburg:18.43', name, leaderLost ? 'lost' : 'lives', note);
}

/** What was lost of each type, and the half of it that comes back. @rule freiburg:18.41, freiburg:18.43 */
function lossRows(regroup: Regroup, army: string): readonly SheetRow[] {
  const { casualties } = armyAfter(regroup, army);
  const losses = regroup.losses.filter((loss) => loss.army === army);
  if (losses.length === 0) return [row('freiburg:18.41', 'Units lost', 'none')];
  return [
    row('freiburg:15.11', 'Strength Points lost', `${casualties}`, 'counted from zero on the next day'),
    ...losses.flatMap(({ kind, lost, back, leaderless }) => {
      const note = leaderless
        ? 'none: its Leader is lost'
        : `half of ${lost.length}, rounded down, at full strength`;
      const rule: RuleCase = leaderless ? 'freiburg:18.43' : 'freiburg:18.41';
      return [
        row('freiburg:18.41', `${capital(kind)} lost`, `${lost.length}`, '', lost),
        row(rule, `${capital(kind)} that comes back`, `${back.length}`, note),
      ];
    }),
  ];
}

/** @rule freiburg:18.34 */
function rallyRow({ scenario }: Board, { rallied }: Regroup, army: string): SheetRow {
  const ours = scenario.counters.filter(({ category }) => category === army).map(({ id }) => id);
  const recover = rallied.filter((id) => ours.includes(id));
  if (recover.length === 0) return row('freiburg:18.34', 'Disrupted units', 'none');
  const note = 'in whatever state their army is';
  return row('freiburg:18.34', 'Disrupted units', `${recover.length} recover`, note, recover);
}

/**
 * Guns without an army of their own come with the one whose reinforcements are named before them.
 * @rule freiburg:18.21, freiburg:18.22
 */
function reinforcementRows(
  board: Board,
  { day, reinforcements }: Regroup,
  army: string,
): readonly SheetRow[] {
  if (day > 0 || isSiege(board)) return [];
  const { scenario } = board;
  if (armyNamed(scenario, army)?.side === bavarianSide(scenario))
    return [row('freiburg:18.22', 'Reinforcements', 'none')];
  const come = scenario.counters.filter(
    ({ id, category, kind }) =>
      reinforcements.includes(id) &&
      (kind === 'artillery' ? army === gunsComeWith(board) : category === army),
  );
  if (freiburgOf(board).defence === 'town')
    return [row('freiburg:20.12', 'Reinforcements', 'none', 'all have been there from the first day')];
  if (come.length === 0) return [row('freiburg:18.21', 'Reinforcements', 'none')];
  const ids = come.map(({ id }) => id);
  return [row('freiburg:18.21', 'Reinforcements', `${come.length}`, countTypes(come), ids)];
}

/** The army of the Leader who is among the reinforcements. */
function gunsComeWith({ scenario: { categories, freiburg } }: Board): string | undefined {
  return categories.find(({ leader }) => freiburg?.reinforcements.some((id) => id === leader))?.id;
}

/** @rule freiburg:18.35 */
function levelsRow(board: Board, next: Day, army: string): SheetRow {
  const levels = moraleLevels(next.moraleRow, army);
  const rule = isSiege(board) ? 'freiburg:19.22' : 'freiburg:18.35';
  return row(rule, `Levels of ${dayName(next)}`, `at ${levels.join(', ')}`, 'Strength Points lost');
}
