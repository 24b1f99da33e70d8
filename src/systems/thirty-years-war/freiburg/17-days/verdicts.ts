/** Victory on each of the three days, as a checklist during play and as a verdict at the end: 17.15, 17.25, 17.36. */

import { assertNever } from '../../../../core/assertNever';
import type { Verdict } from '../../../../core/contract/rules';
import type { SideId } from '../../../../core/contract/values';
import type { RuleCase, Sheet } from '../../rulebook/cited';
import { sideName } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { counted } from '../../wording';
import { bavarianSide, frenchSide } from '../15-morale/armies';
import { betweenSheets } from '../18-campaign/interlude';
import { campaignSheets } from '../18-campaign/sheets';
import { campaignVictory } from '../18-campaign/victory';
import { sectionSheets, siegeSheets } from '../19-siege/sheets';
import { siegeVictory } from '../19-siege/victory';
import { isBeforePlay, outOf, standing, titled } from '../sheet-row';
import {
  type Award,
  bavarianAwards,
  bavarianConditions,
  bestGap,
  CLEARED,
  type Condition,
  frenchAwards,
  frenchConditions,
  HELD,
  isBroken,
  total,
} from './scenarios';

const LEVELS = ['Draw', 'Marginal', 'Substantive', 'Decisive'] as const;
type Level = (typeof LEVELS)[number];

export function victory(board: Board): Verdict {
  const kind = board.scenario.freiburg?.victory ?? '17.15';
  switch (kind) {
    case '17.15':
      return victoryAtTheLine(board);
    case '17.25':
      return victoryByConditions(board);
    case '17.36':
      return victoryByPoints(board);
    case '18.7':
      return campaignVictory(board);
    case '19.6':
      return siegeVictory(board);
    default:
      return assertNever(kind);
  }
}

export function victorySheets(board: Board): readonly Sheet[] {
  const kind = board.scenario.freiburg?.victory ?? '17.15';
  switch (kind) {
    case '17.15':
      return lineSheets(board);
    case '17.25':
      return conditionSheets(board);
    case '17.36':
      return pointSheets(board);
    case '18.7':
      return campaignSheets(board);
    case '19.6':
      return siegeSheetsOf(board);
    default:
      return assertNever(kind);
  }
}

/** @rule freiburg:17.15 */
function victoryAtTheLine(board: Board): Verdict {
  const gap = bestGap(board);
  const broken = isBroken(gap);
  const winner = broken ? frenchSide(board.scenario) : bavarianSide(board.scenario);
  const text = broken
    ? `French victory: ${counted(gap.hexes.length, 'hex', 'hexes')} of the Line together are cleared, ${gap.held} of them held.`
    : 'Bavarian victory: the Line is not broken.';
  return { winner, level: null, points: null, text };
}

function lineSheets(board: Board): readonly Sheet[] {
  const { hexes, held } = bestGap(board);
  const where = hexes.length > 0 ? `; cleared: ${hexes.slice(0, 8).join(', ')}` : '';
  return [
    {
      id: 'victory-french',
      ofVictory: true,
      title: titled(board, 'French victory', isBroken({ hexes, held })),
      side: frenchSide(board.scenario),
      rows: [
        outOf(
          board,
          'freiburg:17.15',
          'Line hexes together without Bavarian units',
          [hexes.length, CLEARED],
          where,
        ),
        outOf(board, 'freiburg:17.15', 'Of them held by French units', [held, HELD]),
      ],
    },
  ];
}

/** @rule freiburg:17.25, freiburg:17.26 */
function victoryByConditions(board: Board): Verdict {
  const [french, bavarian] = [frenchSide(board.scenario), bavarianSide(board.scenario)];
  const met = { [french]: held(frenchConditions(board)), [bavarian]: held(bavarianConditions(board)) };
  const margin = (met[french] ?? 0) - (met[bavarian] ?? 0);
  return verdictOf(board, LEVELS[Math.min(3, Math.abs(margin))] ?? 'Draw', margin, met, 'condition');
}

function held(conditions: readonly Condition[]): number {
  return conditions.filter(({ holds }) => holds).length;
}

function conditionSheets(board: Board): readonly Sheet[] {
  const sheet = (side: SideId, conditions: readonly Condition[]): Sheet => ({
    id: `victory-${side}`,
    ofVictory: true,
    title: conditionTitle(board, side, conditions),
    side,
    rows: conditions.map(({ label, holds, missing }) => ({
      label,
      value: standing(board, holds),
      share: null,
      note: holds || isBeforePlay(board) ? '' : missing,
      rule: 'freiburg:17.25',
    })),
  });
  return [
    sheet(frenchSide(board.scenario), frenchConditions(board)),
    sheet(bavarianSide(board.scenario), bavarianConditions(board)),
    ...levelSheet(board, victoryByConditions(board), 'freiburg:17.26', 'against', 'conditions'),
  ];
}

function conditionTitle(board: Board, side: SideId, conditions: readonly Condition[]): string {
  const title = `${sideName(board.scenario, side)} Victory Conditions`;
  return isBeforePlay(board) ? title : `${title}: ${held(conditions)} of ${conditions.length}`;
}

/** Nothing is counted while the armies are set up. @rule freiburg:19.6 */
function siegeSheetsOf(board: Board): readonly Sheet[] {
  if (board.pending?.kind === 'setUp' || board.pending?.kind === 'chooseRedeployment')
    return betweenSheets(board);
  const when = board.day === 0 ? 'points; they are counted when the second day is over' : 'points';
  return [
    ...siegeSheets(board),
    ...levelSheet(board, siegeVictory(board), 'freiburg:19.63', 'against', when),
    ...sectionSheets(board),
  ];
}

/** What the day would come to if it ended now, or has come to. @rule freiburg:17.26, freiburg:17.37 */
function levelSheet(
  board: Board,
  { winner, level, points }: Verdict,
  rule: RuleCase,
  to: string,
  what: string,
): readonly Sheet[] {
  if (isBeforePlay(board)) return [];
  const value = winner ? `${level} ${sideName(board.scenario, winner)}` : `${level}`;
  const [more, fewer] = Object.values(points ?? {}).toSorted((a, b) => b - a);
  const note = `${more} ${to} ${fewer} ${what}`;
  const rows = [{ label: 'Level of Victory', value, share: null, note, rule }];
  return [{ id: 'victory-level', title: board.over ? 'As it ended' : 'As it stands', side: null, rows }];
}

/** @rule freiburg:17.36, freiburg:17.37 */
function victoryByPoints(board: Board): Verdict {
  const [french, bavarian] = [frenchSide(board.scenario), bavarianSide(board.scenario)];
  const [ours, theirs] = [total(frenchAwards(board)), total(bavarianAwards(board))];
  const level = levelOfRatio(Math.max(ours, theirs), Math.min(ours, theirs));
  return verdictOf(board, level, ours - theirs, { [french]: ours, [bavarian]: theirs }, 'point');
}

/** Exact ratio of the larger total to the smaller; a zero against anything is decisive. @rule freiburg:17.37 */
export function levelOfRatio(larger: number, smaller: number): Level {
  if (larger === smaller) return 'Draw';
  if (larger >= 3 * smaller) return 'Decisive';
  return larger >= 2 * smaller ? 'Substantive' : 'Marginal';
}

function pointSheets(board: Board): readonly Sheet[] {
  const sheet = (side: SideId, awards: readonly Award[], rule: RuleCase): Sheet => ({
    id: `points-${side}`,
    title: `${sideName(board.scenario, side)} Victory Points: ${total(awards)}`,
    side,
    points: total(awards),
    rows: awards.map(({ label, points, note }) => ({
      label,
      value: String(points),
      share: null,
      note,
      rule,
    })),
  });
  return [
    sheet(frenchSide(board.scenario), frenchAwards(board), 'freiburg:17.36'),
    sheet(bavarianSide(board.scenario), bavarianAwards(board), 'freiburg:17.36'),
    ...levelSheet(board, victoryByPoints(board), 'freiburg:17.37', 'to', 'points'),
  ];
}

/** `margin` from the French side. */
function verdictOf(
  board: Board,
  level: Level,
  margin: number,
  points: { readonly [side: string]: number },
  what: string,
): Verdict {
  const [french, bavarian] = [frenchSide(board.scenario), bavarianSide(board.scenario)];
  const winner = margin > 0 ? french : margin < 0 ? bavarian : null;
  const [ours, theirs] = [points[french] ?? 0, points[bavarian] ?? 0];
  const score = `${Math.max(ours, theirs)} against ${Math.min(ours, theirs)}`;
  const text = winner
    ? `${level} ${sideName(board.scenario, winner)} victory, ${score} ${what}s.`
    : `A draw: ${counted(ours, what)} each.`;
  return { winner, level: winner ? level : 'Draw', points, text };
}
