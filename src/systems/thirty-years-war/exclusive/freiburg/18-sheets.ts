/** The campaign as checklists during play: cases 18.51 to 18.74. What lies between two days is told elsewhere. */
import type { Sheet, SheetRow } from '../../../../core/seam';
import type { RuleCase } from '../../rulebook';
import type { State } from '../../state';
import { bestBreach, CLEARED, HELD, isBroken } from './17-scenarios';
import { betweenSheets } from './18-interlude';
import { bavariansInHillWorks, bavariansWin, countUp, ENOUGH, frenchWin, winsByHill } from './18-victory';
import { sectionSheets } from './19-sheets';
import { bavarianSide, frenchSide, today } from './armies';

export function campaignSheets(state: State): readonly Sheet[] {
  return [...betweenSheets(state), ...daySheets(state)];
}

function daySheets(state: State): readonly Sheet[] {
  if (state.pending?.kind === 'chooseDefence') return [];
  return [...victorySheets(state), ...sectionSheets(state)];
}

function victorySheets(state: State): readonly Sheet[] {
  switch (today(state).id) {
    case '3-august':
      return [lineSheet(state)];
    case '5-august':
      return [hillSheet(state)];
    default:
      return lastDaySheets(state);
  }
}

/** @rule freiburg:18.51 */
function lineSheet(state: State): Sheet {
  const breach = bestBreach(state);
  const { hexes, held } = breach;
  return {
    id: 'victory-french',
    title: `The 3 August Line is ${isBroken(breach) ? '' : 'not '}broken now`,
    side: frenchSide(state.scenario),
    rows: [
      outOf('Line hexes together without Bavarian units', hexes.length, CLEARED, 'freiburg:18.51'),
      outOf('of them held by French units', held, HELD, 'freiburg:18.51'),
    ],
  };
}

/** @rule freiburg:18.71 */
function hillSheet(state: State): Sheet {
  const there = bavariansInHillWorks(state).length;
  const decides = winsByHill(state);
  const note = !decides
    ? 'decides nothing: the day is not fought from the Hill'
    : there === 0
      ? 'holds now: at the end of the day the French win'
      : 'none at the end of the day, and the French win';
  return {
    id: 'victory-french',
    title: 'The works on the Hill',
    side: frenchSide(state.scenario),
    rows: [row('Bavarian units in them', `${there}`, note, 'freiburg:18.71')],
  };
}

/** @rule freiburg:18.72, freiburg:18.73 */
function lastDaySheets(state: State): readonly Sheet[] {
  const count = countUp(state);
  const { onMap, exited, linked, leader } = count;
  const fewer = (label: string, now: number) =>
    row(label, `${now}`, now < ENOUGH ? 'holds now' : `${now - ENOUGH + 1} too many`, 'freiburg:18.72');
  return [
    {
      id: 'victory-french',
      title: `French victory: ${frenchWin(count) ? 'holds now' : 'does not hold now'}`,
      side: frenchSide(state.scenario),
      rows: [
        fewer(`Bavarian units on the map, fewer than ${ENOUGH}`, onMap),
        fewer(`Bavarian units that have left, fewer than ${ENOUGH}`, exited),
      ],
    },
    {
      id: 'victory-bavarian',
      title: `Bavarian victory: ${bavariansWin(count) ? 'holds now' : 'does not hold now'}`,
      side: bavarianSide(state.scenario),
      rows: [
        outOf('Units on the map with a Line of Communications', linked, ENOUGH, 'freiburg:18.73'),
        row('The Leader has one', leader, leader === 'traces' ? 'holds now' : 'not now', 'freiburg:18.73'),
      ],
    },
  ];
}

function outOf(label: string, now: number, of: number, rule: RuleCase): SheetRow {
  const note = now >= of ? 'holds now' : `${of - now} missing`;
  return { label, value: `${now} of ${of}`, share: [Math.min(now, of), of], note, rule };
}

function row(label: string, value: string, note: string, rule: RuleCase): SheetRow {
  return { label, value, share: null, note, rule };
}
