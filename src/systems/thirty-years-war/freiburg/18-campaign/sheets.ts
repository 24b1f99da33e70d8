/** The campaign as checklists during play: cases 18.51 to 18.74. What lies between two days is told elsewhere. */
import type { Sheet } from '../../rulebook/cited';
import type { State } from '../../state/state';
import { bavarianSide, frenchSide, today } from '../15-morale/armies';
import { bestBreach, CLEARED, HELD, isBroken } from '../17-days/scenarios';
import { sectionSheets } from '../19-siege/sheets';
import { isBeforePlay, outOf, row, standing, titled } from '../sheet-row';
import { betweenSheets } from './interlude';
import { bavariansInHillWorks, bavariansWin, countUp, ENOUGH, frenchWin, winsByHill } from './victory';

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
    ofVictory: true,
    title: lineTitle(state, isBroken(breach)),
    side: frenchSide(state.scenario),
    rows: [
      outOf(state, 'freiburg:18.51', 'Line hexes together without Bavarian units', [hexes.length, CLEARED]),
      outOf(state, 'freiburg:18.51', 'of them held by French units', [held, HELD]),
    ],
  };
}

function lineTitle(state: State, isBrokenNow: boolean): string {
  if (isBeforePlay(state)) return 'The 3 August Line';
  return `The 3 August Line is ${isBrokenNow ? '' : 'not '}broken${state.over ? '' : ' now'}`;
}

/** @rule freiburg:18.71 */
function hillSheet(state: State): Sheet {
  const there = bavariansInHillWorks(state).length;
  const goal = 'none at the end of the day, and the French win';
  const holds = there === 0 && !isBeforePlay(state);
  const note = !winsByHill(state)
    ? 'decides nothing: the day is not fought from the Hill'
    : !holds
      ? goal
      : state.over
        ? 'met: the French win'
        : 'holds now: at the end of the day the French win';
  return {
    id: 'victory-french',
    ofVictory: true,
    title: 'The works on the Hill',
    side: frenchSide(state.scenario),
    rows: [row('freiburg:18.71', 'Bavarian units in them', isBeforePlay(state) ? '' : `${there}`, note)],
  };
}

/** @rule freiburg:18.72, freiburg:18.73 */
function lastDaySheets(state: State): readonly Sheet[] {
  const count = countUp(state);
  const { onMap, exited, linked, leader } = count;
  const fewer = (label: string, now: number) => {
    const note = now < ENOUGH ? standing(state, true) : `${now - ENOUGH + 1} too many`;
    return isBeforePlay(state)
      ? row('freiburg:18.72', label, '')
      : row('freiburg:18.72', label, `${now}`, note);
  };
  return [
    {
      id: 'victory-french',
      ofVictory: true,
      title: titled(state, 'French victory', frenchWin(count)),
      side: frenchSide(state.scenario),
      rows: [
        fewer(`Bavarian units on the map, fewer than ${ENOUGH}`, onMap),
        fewer(`Bavarian units that have left, fewer than ${ENOUGH}`, exited),
      ],
    },
    {
      id: 'victory-bavarian',
      ofVictory: true,
      title: titled(state, 'Bavarian victory', bavariansWin(count)),
      side: bavarianSide(state.scenario),
      rows: [
        outOf(state, 'freiburg:18.73', 'Units on the map with a Line of Communications', [linked, ENOUGH]),
        isBeforePlay(state)
          ? row('freiburg:18.73', 'The Leader has one', '')
          : row('freiburg:18.73', 'The Leader has one', leader, standing(state, leader === 'traces')),
      ],
    },
  ];
}
