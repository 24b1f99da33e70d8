/** The exclusive rules of Freiburg, cases 15 to 20: what they add to the standard ones, and what they say instead. */

import type { Book } from '../engine/book';
import {
  alsoCounted,
  countedTowards,
  countsFor,
  dayTitles,
  interlude,
  moraleTried,
  nextLevels,
  sheets,
} from '../play/standing';
import { shunned } from '../standard/03-setting-up/judging';
import * as game from '../standard/04-sequence/end';
import { mayActOtherwise } from '../standard/05-artillery/artillery';
import * as edges from '../standard/06-movement/map-edges';
import { chargeRule } from '../standard/08-combat/charge-rule';
import { afterLosses, unitLost } from '../standard/08-combat/results';
import { removalBars } from '../standard/09-disruption/disruption';
import { afterLeaderLoss } from '../standard/10-leaders/loss';
import { isUnit } from '../state/battlefield';
import { today } from './15-morale/armies';
import * as morale from './15-morale/morale';
import { MORALE_TEST_TABLE } from './15-morale/printed-table';
import { closedReason, closedToCavalry, FREIBURG_CHARGE } from './16-cavalry/cavalry';
import * as steps from './16-cavalry/forced-steps';
import * as counts from './17-days/counts-for';
import { daysOf } from './17-days/days';
import { closedMap, endsNow, exitCase, exitHexes, worksShunned } from './17-days/scenarios';
import { victory, victorySheets } from './17-days/verdicts';
import { gunWithdrawn, withdrawalReasons, withdrawGun } from './17-days/withdrawal';
import { interludeAfter } from './18-campaign/interlude';
import * as redeployment from './18-campaign/redeployment';
import { firstPlayer } from './18-campaign/regrouping';
import { fireAtWalls, wallsFiredAt, wallTargets } from './19-siege/breaching';
import { countedInTown } from './19-siege/counted';
import { belowWalls } from './19-siege/sections';
import * as defence from './20-siege-campaign/defence';
import { FREIBURG_CASES } from './cases';
import { checkFreiburg } from './check/days';
import { FREIBURG_HISTORY } from './history';
import { FREIBURG_OPTIONS } from './options';
import { FREIBURG_POSITION } from './position';
import { FREIBURG_SCENARIO } from './scenario';
import { withArmies } from './start';
import { freiburgOf } from './state';

export const FREIBURG = {
  name: 'freiburg',
  cases: FREIBURG_CASES,
  history: FREIBURG_HISTORY,
  tables: [MORALE_TEST_TABLE],
  // A Leader belongs to the army that he commands; @rule freiburg:15.21
  mustBelong: (counter) => isUnit(counter) || counter.kind === 'leader',
  scenario: FREIBURG_SCENARIO,
  position: FREIBURG_POSITION,
  options: FREIBURG_OPTIONS,
  check: checkFreiburg,
  // French Cavalry may enter a Bavarian entrenchment; the chart closes it to all Cavalry.
  forCavalry: { enemyEntrenchment: { cost: 3, rule: 'freiburg:16.1' } },
  start: withArmies,
  commands: [
    steps.stepBack,
    steps.giveUp,
    withdrawGun,
    redeployment.chooseRedeployment,
    fireAtWalls,
    defence.chooseDefence,
  ],
  events: [
    morale.moraleTested,
    morale.armyFollowed,
    steps.steppedBack,
    gunWithdrawn,
    redeployment.dayEnded,
    redeployment.redeployed,
    redeployment.gunsReturned,
    wallsFiredAt,
    defence.defenceChosen,
  ],
  decisions: [steps.stepsDue, redeployment.redeploymentDue, defence.defenceOpen],
  overrides: [
    // 15: morale
    afterLosses.by(morale.testCasualties),
    afterLeaderLoss.by(morale.testLeaderLoss),
    unitLost.by((board, lost) => {
      morale.countLoss(board, lost);
      steps.endStep(board, lost.unit);
    }),
    nextLevels.by(morale.nextLevels),
    countedTowards.by((board, army) => freiburgOf(board).armies[army]?.casualties ?? 0),
    alsoCounted.by(countedInTown),
    moraleTried.by((board, army) => freiburgOf(board).armies[army] ?? null),
    // 16: cavalry
    chargeRule.by(() => FREIBURG_CHARGE),
    edges.closedHexes.by(closedToCavalry),
    edges.closedReason.by(closedReason),
    game.phaseBegins.by(steps.forceSteps),
    // 17: days
    dayTitles.by((board) => daysOf(board).map(({ title }) => title)),
    shunned.by(worksShunned),
    game.endsNow.by(endsNow),
    game.firstPlayer.by(firstPlayer),
    game.gameTurns.by((board) => today(board).gameTurns),
    edges.exitHexes.by(exitHexes),
    edges.exitCase.by(exitCase),
    edges.closedMap.by(closedMap),
    mayActOtherwise.by(
      (board, gun) => wallTargets(board, gun).length > 0 || withdrawalReasons(board, gun).length === 0,
    ),
    countsFor.by(counts.countsFor),
    sheets.by((board) => [...victorySheets(board), ...morale.moraleSheets(board)]),
    game.verdict.by(victory),
    // 18: from day to day
    game.timeIsUp.by(redeployment.timeIsUp),
    game.isLastDay.by((board) => board.day + 1 >= daysOf(board).length),
    game.afterSetUp.by(redeployment.claimGuns),
    interlude.by((board) => interludeAfter(board) ?? defence.beforeFirstDay(board)),
    // 19: the walls of the town
    removalBars.by(belowWalls),
    // 20: the siege in the campaign
    game.decisionBeforeSetUp.by(defence.defenceDue),
  ],
} satisfies Book;
