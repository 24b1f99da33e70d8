/** Victory on each of the three days, as a checklist during play and as a verdict at the end: 17.15, 17.25, 17.36. */

import { assertNever } from '../../../../core/assertNever';
import type { Verdict } from '../../../../core/contract/rules';
import type { SideId } from '../../../../core/contract/values';
import type { RuleCase, Sheet } from '../../rulebook/cited';
import { sideName } from '../../state/battlefield';
import type { State } from '../../state/state';
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
  bestBreach,
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

export function victory(state: State): Verdict {
  const kind = state.scenario.freiburg?.victory ?? '17.15';
  switch (kind) {
    case '17.15':
      return victoryAtTheLine(state);
    case '17.25':
      return victoryByConditions(state);
    case '17.36':
      return victoryByPoints(state);
    case '18.7':
      return campaignVictory(state);
    case '19.6':
      return siegeVictory(state);
    default:
      return assertNever(kind);
  }
}

export function victorySheets(state: State): readonly Sheet[] {
  const kind = state.scenario.freiburg?.victory ?? '17.15';
  switch (kind) {
    case '17.15':
      return lineSheets(state);
    case '17.25':
      return conditionSheets(state);
    case '17.36':
      return pointSheets(state);
    case '18.7':
      return campaignSheets(state);
    case '19.6':
      return siegeSheetsOf(state);
    default:
      return assertNever(kind);
  }
}

/** @rule freiburg:17.15 */
function victoryAtTheLine(state: State): Verdict {
  const breach = bestBreach(state);
  const broken = isBroken(breach);
  const winner = broken ? frenchSide(state.scenario) : bavarianSide(state.scenario);
  const text = broken
    ? `French victory: ${counted(breach.hexes.length, 'hex', 'hexes')} of the Line together are cleared, ${breach.held} of them held.`
    : 'Bavarian victory: the Line is not broken.';
  return { winner, level: null, points: null, text };
}

function lineSheets(state: State): readonly Sheet[] {
  const { hexes, held } = bestBreach(state);
  const where = hexes.length > 0 ? `: ${hexes.slice(0, 8).join(', ')}` : '';
  return [
    {
      id: 'victory-french',
      ofVictory: true,
      title: titled(state, 'French victory', isBroken({ hexes, held })),
      side: frenchSide(state.scenario),
      rows: [
        outOf(
          state,
          'freiburg:17.15',
          'Line hexes together without Bavarian units',
          [hexes.length, CLEARED],
          where,
        ),
        outOf(state, 'freiburg:17.15', 'of them held by French units', [held, HELD]),
      ],
    },
  ];
}

/** @rule freiburg:17.25, freiburg:17.26 */
function victoryByConditions(state: State): Verdict {
  const [french, bavarian] = [frenchSide(state.scenario), bavarianSide(state.scenario)];
  const met = { [french]: held(frenchConditions(state)), [bavarian]: held(bavarianConditions(state)) };
  const margin = (met[french] ?? 0) - (met[bavarian] ?? 0);
  return verdictOf(state, LEVELS[Math.min(3, Math.abs(margin))] ?? 'Draw', margin, met, 'condition');
}

function held(conditions: readonly Condition[]): number {
  return conditions.filter(({ holds }) => holds).length;
}

function conditionSheets(state: State): readonly Sheet[] {
  const sheet = (side: SideId, conditions: readonly Condition[]): Sheet => ({
    id: `victory-${side}`,
    ofVictory: true,
    title: conditionTitle(state, side, conditions),
    side,
    rows: conditions.map(({ label, holds, missing }) => ({
      label,
      value: standing(state, holds),
      share: null,
      note: holds || isBeforePlay(state) ? '' : missing,
      rule: 'freiburg:17.25',
    })),
  });
  return [
    sheet(frenchSide(state.scenario), frenchConditions(state)),
    sheet(bavarianSide(state.scenario), bavarianConditions(state)),
    ...levelSheet(state, victoryByConditions(state), 'freiburg:17.26', 'against', 'conditions'),
  ];
}

function conditionTitle(state: State, side: SideId, conditions: readonly Condition[]): string {
  const title = `${sideName(state.scenario, side)} Victory Conditions`;
  return isBeforePlay(state) ? title : `${title}: ${held(conditions)} of ${conditions.length}`;
}

/** Nothing is counted while the armies are set up. @rule freiburg:19.6 */
function siegeSheetsOf(state: State): readonly Sheet[] {
  if (state.pending?.kind === 'setUp' || state.pending?.kind === 'chooseRedeployment')
    return betweenSheets(state);
  const when = state.day === 0 ? 'points; they are counted when the second day is over' : 'points';
  return [
    ...siegeSheets(state),
    ...levelSheet(state, siegeVictory(state), 'freiburg:19.63', 'against', when),
    ...sectionSheets(state),
  ];
}

/** What the day would come to if it ended now, or has come to. @rule freiburg:17.26, freiburg:17.37 */
function levelSheet(
  state: State,
  { winner, level, points }: Verdict,
  rule: RuleCase,
  to: string,
  what: string,
): readonly Sheet[] {
  if (isBeforePlay(state)) return [];
  const value = winner ? `${level} ${sideName(state.scenario, winner)}` : `${level}`;
  const [more, fewer] = Object.values(points ?? {}).toSorted((a, b) => b - a);
  const note = `${more} ${to} ${fewer} ${what}`;
  const rows = [{ label: 'Level of Victory', value, share: null, note, rule }];
  return [{ id: 'victory-level', title: state.over ? 'As it ended' : 'As it stands', side: null, rows }];
}

/** @rule freiburg:17.36, freiburg:17.37 */
function victoryByPoints(state: State): Verdict {
  const [french, bavarian] = [frenchSide(state.scenario), bavarianSide(state.scenario)];
  const [ours, theirs] = [total(frenchAwards(state)), total(bavarianAwards(state))];
  const level = levelOfRatio(Math.max(ours, theirs), Math.min(ours, theirs));
  return verdictOf(state, level, ours - theirs, { [french]: ours, [bavarian]: theirs }, 'point');
}

/** Exact ratio of the larger total to the smaller; a zero against anything is decisive. @rule freiburg:17.37 */
export function levelOfRatio(larger: number, smaller: number): Level {
  if (larger === smaller) return 'Draw';
  if (larger >= 3 * smaller) return 'Decisive';
  return larger >= 2 * smaller ? 'Substantive' : 'Marginal';
}

function pointSheets(state: State): readonly Sheet[] {
  const sheet = (side: SideId, awards: readonly Award[], rule: RuleCase): Sheet => ({
    id: `points-${side}`,
    title: `${sideName(state.scenario, side)} Victory Points: ${total(awards)}`,
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
    sheet(frenchSide(state.scenario), frenchAwards(state), 'freiburg:17.36'),
    sheet(bavarianSide(state.scenario), bavarianAwards(state), 'freiburg:17.36'),
    ...levelSheet(state, victoryByPoints(state), 'freiburg:17.37', 'to', 'points'),
  ];
}

/** `margin` from the French side. */
function verdictOf(
  state: State,
  level: Level,
  margin: number,
  points: { readonly [side: string]: number },
  what: string,
): Verdict {
  const [french, bavarian] = [frenchSide(state.scenario), bavarianSide(state.scenario)];
  const winner = margin > 0 ? french : margin < 0 ? bavarian : null;
  const [ours, theirs] = [points[french] ?? 0, points[bavarian] ?? 0];
  const score = `${Math.max(ours, theirs)} against ${Math.min(ours, theirs)}`;
  const text = winner
    ? `${level} ${sideName(state.scenario, winner)} victory, ${score} ${what}s.`
    : `A draw: ${counted(ours, what)} each.`;
  return { winner, level: winner ? level : 'Draw', points, text };
}
