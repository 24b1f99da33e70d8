/** The campaign as checklists during play: cases 18.51 to 18.74. What happens between two days is in the interlude. */
import type { Sheet } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { bavarianSide, frenchSide, today } from '../15-morale/armies';
import { bestGap, CLEARED, HELD, isBroken } from '../17-days/scenarios';
import { sectionSheets } from '../19-siege/sheets';
import { isBeforePlay, outOf, row, standing, titled } from '../sheet-row';
import { betweenSheets } from './interlude';
import { bavariansInHillWorks, bavariansWin, countUp, ENOUGH, frenchWin, winsByHill } from './victory';

export function campaignSheets(board: Board): readonly Sheet[] {
  return [...betweenSheets(board), ...daySheets(board)];
}

function daySheets(board: Board): readonly Sheet[] {
  if (board.pending?.kind === 'chooseDefence') return [];
  return [...victorySheets(board), ...sectionSheets(board)];
}

function victorySheets(board: Board): readonly Sheet[] {
  switch (today(board).id) {
    case '3-august':
      return [lineSheet(board)];
    case '5-august':
      return [hillSheet(board)];
    default:
      return lastDaySheets(board);
  }
}

/** @rule freiburg:18.51 */
function lineSheet(board: Board): Sheet {
  const gap = bestGap(board);
  const { hexes, held } = gap;
  return {
    id: 'victory-french',
    ofVictory: true,
    title: lineTitle(board, isBroken(gap)),
    side: frenchSide(board.scenario),
    rows: [
      outOf(board, 'freiburg:18.51', 'Line hexes together without Bavarian units', [hexes.length, CLEARED]),
      outOf(board, 'freiburg:18.51', 'Of them held by French units', [held, HELD]),
    ],
  };
}

function lineTitle(board: Board, isBrokenNow: boolean): string {
  if (isBeforePlay(board)) return 'The 3 August Line';
  return `The 3 August Line is ${isBrokenNow ? '' : 'not '}broken${board.over ? '' : ' now'}`;
}

/** @rule freiburg:18.71 */
function hillSheet(board: Board): Sheet {
  const there = bavariansInHillWorks(board).length;
  const goal = 'none at the end of the day, and the French win';
  const holds = there === 0 && !isBeforePlay(board);
  const note = !winsByHill(board)
    ? 'decides nothing: the day is not fought from the Hill'
    : !holds
      ? goal
      : board.over
        ? 'met: the French win'
        : 'holds now: at the end of the day the French win';
  return {
    id: 'victory-french',
    ofVictory: true,
    title: 'The works on the Hill',
    side: frenchSide(board.scenario),
    rows: [row('freiburg:18.71', 'Bavarian units in them', isBeforePlay(board) ? '' : `${there}`, note)],
  };
}

/** @rule freiburg:18.72, freiburg:18.73 */
function lastDaySheets(board: Board): readonly Sheet[] {
  const count = countUp(board);
  const { onMap, exited, linked, leader } = count;
  const fewer = (label: string, now: number) => {
    const note = now < ENOUGH ? standing(board, true) : `${now - ENOUGH + 1} too many`;
    return isBeforePlay(board)
      ? row('freiburg:18.72', label, '')
      : row('freiburg:18.72', label, `${now}`, note);
  };
  return [
    {
      id: 'victory-french',
      ofVictory: true,
      title: titled(board, 'French victory', frenchWin(count)),
      side: frenchSide(board.scenario),
      rows: [
        fewer(`Bavarian units on the map, fewer than ${ENOUGH}`, onMap),
        fewer(`Bavarian units that have left, fewer than ${ENOUGH}`, exited),
      ],
    },
    {
      id: 'victory-bavarian',
      ofVictory: true,
      title: titled(board, 'Bavarian victory', bavariansWin(count)),
      side: bavarianSide(board.scenario),
      rows: [
        outOf(board, 'freiburg:18.73', 'Units on the map with a Line of Communications', [linked, ENOUGH]),
        isBeforePlay(board)
          ? row('freiburg:18.73', 'The Leader has one', '')
          : row('freiburg:18.73', 'The Leader has one', leader, standing(board, leader === 'traces')),
      ],
    },
  ];
}
