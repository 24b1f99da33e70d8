/** The exclusive rules of Freiburg, cases 15 to 20: what they add to the standard ones, and what they say instead. */

import { isUnit } from '../../battlefield';
import type { Book } from '../../engine/book';
import { dayTitles, interlude, moraleTried, nextLevels, sheets, worth } from '../../play/standing';
import * as game from '../../rules/04-end';
import { mayActOtherwise } from '../../rules/05-artillery';
import * as edges from '../../rules/06-map-edges';
import { chargeCases, chargeReasons, chargeReasonsBy } from '../../rules/08-charge';
import { afterLosses, unitLost } from '../../rules/08-results';
import { removalBars } from '../../rules/09-disruption';
import { afterLeaderLoss } from '../../rules/10-leader-loss';
import * as morale from './15-morale';
import { closedReason, closedToCavalry, FREIBURG_CHARGE } from './16-cavalry';
import * as steps from './16-forced-steps';
import { closedMap, endsNow, exitCase, exitHexes } from './17-scenarios';
import { victory, victorySheets } from './17-verdicts';
import { gunWithdrawn, withdrawalReasons, withdrawGun } from './17-withdrawal';
import * as points from './17-worth';
import { interludeAfter } from './18-interlude';
import * as redeployment from './18-redeployment';
import { firstPlayer } from './18-regroup';
import { fireAtWalls, wallsFiredAt, wallTargets } from './19-breaching';
import { belowWalls } from './19-sections';
import * as defence from './20-defence';
import { today } from './armies';
import { FREIBURG_CASES } from './cases';
import { checkFreiburg } from './check-days';
import { daysOf } from './days';
import { withArmies } from './start';
import { freiburgOf } from './state';

export const FREIBURG = {
  name: 'freiburg',
  cases: FREIBURG_CASES,
  // A Leader belongs to the army that he commands; @rule freiburg:15.21
  mustBelong: (counter) => isUnit(counter) || counter.kind === 'leader',
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
    unitLost.by((state, lost) => steps.withoutStep(morale.countLoss(state, lost), lost.unit)),
    nextLevels.by(morale.nextLevels),
    moraleTried.by((state, army) => freiburgOf(state).armies[army] ?? null),
    // 16: cavalry
    chargeReasons.by(chargeReasonsBy(FREIBURG_CHARGE)),
    chargeCases.by(() => ({ doubled: 'freiburg:16.23', price: 'freiburg:16.24' })),
    edges.closedHexes.by(closedToCavalry),
    edges.closedReason.by(closedReason),
    game.phaseBegins.by(steps.forceSteps),
    // 17: days
    dayTitles.by((state) => daysOf(state).map(({ title }) => title)),
    game.endsNow.by(endsNow),
    game.firstPlayer.by(firstPlayer),
    game.gameTurns.by((state) => today(state).gameTurns),
    edges.exitHexes.by(exitHexes),
    edges.exitCase.by(exitCase),
    edges.closedMap.by(closedMap),
    mayActOtherwise.by(
      (state, gun) => wallTargets(state, gun).length > 0 || withdrawalReasons(state, gun).length === 0,
    ),
    worth.by(points.worth),
    sheets.by((state) => [...victorySheets(state), ...morale.moraleSheets(state)]),
    game.verdict.by(victory),
    // 18: from day to day
    game.timeIsUp.by(redeployment.timeIsUp),
    game.isLastDay.by((state) => state.day + 1 >= daysOf(state).length),
    game.afterSetUp.by(redeployment.claimGuns),
    interlude.by((state) => interludeAfter(state) ?? defence.beforeFirstDay(state)),
    // 19: the walls of the town
    removalBars.by(belowWalls),
    // 20: the siege in the campaign
    game.decisionBeforeSetUp.by(defence.defenceDue),
  ],
} satisfies Book;
