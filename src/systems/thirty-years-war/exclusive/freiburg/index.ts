/** The exclusive rules of Freiburg, cases 15 to 20, as overrides of the standard ones. */
import { chargeReasonsBy } from '../../rules/08-charge';
import { type ExclusiveRules, STANDARD } from '../exclusiveRules';
import { moraleSheets, nextLevels, testCasualties, testLeaderLoss } from './15-morale';
import { closedReason, closedToCavalry, FREIBURG_CHARGE } from './16-cavalry';
import { forceSteps } from './16-forced-steps';
import { closedMap, endsNow, exitCase, exitHexes } from './17-scenarios';
import { victory, victorySheets } from './17-verdicts';
import { withdraw, withdrawalReasons, withdrawalRoute } from './17-withdrawal';
import { worth } from './17-worth';
import { interludeAfter } from './18-interlude';
import { claimGuns, redeploy, timeIsUp } from './18-redeployment';
import { firstPlayer } from './18-regroup';
import { fireAtWalls, wallFireReasons, wallTargets } from './19-breaching';
import { belowWalls } from './19-sections';
import { beforeFirstDay, chooseDefence, decisionBeforeSetUp } from './20-defence';
import { isBesieged, today } from './armies';

export const FREIBURG: ExclusiveRules = {
  ...STANDARD,
  // 15: morale
  afterLosses: testCasualties,
  afterLeaderLoss: testLeaderLoss,
  // 16: cavalry
  chargeReasons: chargeReasonsBy(FREIBURG_CHARGE),
  chargeCase: 'freiburg:16.23',
  chargePriceCase: 'freiburg:16.24',
  closedHexes: closedToCavalry,
  closedReason,
  phaseBegins: forceSteps,
  // 17: days
  endsNow,
  firstPlayer,
  gameTurns: (state) => today(state).gameTurns,
  exitHexes,
  exitCase,
  closedMap,
  withdrawalReasons,
  withdraw,
  withdrawalRoute,
  // 18: from day to day
  timeIsUp,
  afterSetUp: claimGuns,
  redeploy,
  interlude: (state) => interludeAfter(state) ?? beforeFirstDay(state),
  // 19: the walls of the town
  wallFireReasons,
  wallTargets,
  fireAtWalls,
  isBesieged,
  removalBars: belowWalls,
  // 20: the siege in the campaign
  decisionBeforeSetUp,
  chooseDefence,
  worth,
  nextLevels,
  sheets: (state) => [...victorySheets(state), ...moraleSheets(state)],
  verdict: victory,
};
