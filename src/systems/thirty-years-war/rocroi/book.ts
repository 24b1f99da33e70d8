/** The exclusive rules of Rocroi, cases 16 to 20: what they add to the standard ones, and what they say instead. */

import type { Book } from '../engine/book';
import { countedTowards, countsFor, nextLevels, sheets } from '../play/standing';
import { decisionBeforeGameTurn, verdict } from '../standard/04-sequence/end';
import { entry } from '../standard/06-movement/map-edges';
import { chargeRule } from '../standard/08-combat/charge-rule';
import { afterLosses } from '../standard/08-combat/results';
import { leaderHelp } from '../standard/10-leaders/help';
import { demoralizedAtStart } from '../standard/11-demoralization';
import { isUnit } from '../state/battlefield';
import { ROCROI_CHARGE } from './16-charge';
import { beckDue, beckRolled, becksEntry, rollForBeck, rollForBeckDue } from './17-beck';
import { increasedHelp } from './18-leaders';
import * as losses from './19-demoralization';
import * as points from './20-victory';
import { ROCROI_CASES } from './cases';
import { checkRocroi } from './check-scenario';
import { ROCROI_HISTORY } from './history';
import { ROCROI_OPTIONS } from './options';
import { ROCROI_POSITION } from './position';
import { ROCROI_SCENARIO } from './scenario';

export const ROCROI = {
  name: 'rocroi',
  cases: ROCROI_CASES,
  history: ROCROI_HISTORY,
  mustBelong: isUnit,
  scenario: ROCROI_SCENARIO,
  position: ROCROI_POSITION,
  options: ROCROI_OPTIONS,
  check: checkRocroi,
  start: (board) => board.change({ rocroi: { beckHasCome: board.scenario.start.beckHasCome } }),
  commands: [rollForBeck],
  events: [beckRolled, losses.categoryDemoralized],
  decisions: [beckDue],
  overrides: [
    // 16: the charge
    chargeRule.by(() => ROCROI_CHARGE),
    // 17: Beck
    entry.by(becksEntry),
    decisionBeforeGameTurn.by(rollForBeckDue),
    // 18: Leaders
    leaderHelp.by(increasedHelp),
    // 19: demoralization
    afterLosses.by(losses.demoralizeCategories),
    demoralizedAtStart.by((board) => losses.categoriesReached(board).map(({ id }) => id)),
    nextLevels.by(losses.nextLevels),
    countedTowards.by(losses.countedTowards),
    // 20: victory
    countsFor.by(points.countsFor),
    sheets.by((board) => [...losses.lossSheets(board), ...points.victorySheets(board)]),
    verdict.by(points.victory),
  ],
} satisfies Book;
