/** The exclusive rules of Rocroi, cases 16 to 20, as overrides of the standard ones. */

import { chargeReasonsBy } from '../../rules/08-charge';
import { type ExclusiveRules, STANDARD } from '../exclusiveRules';
import { ROCROI_CHARGE } from './16-charge';
import { becksEntryHexes, becksMustEnter, rollForBeck, rollForBeckDue } from './17-beck';
import { categoriesReached, demoralizeCategories, lossSheets, nextLevels } from './19-demoralization';
import { victory, victorySheets, worth } from './20-victory';

export const ROCROI: ExclusiveRules = {
  ...STANDARD,
  chargeReasons: chargeReasonsBy(ROCROI_CHARGE),
  chargeCase: 'rocroi:16.13',
  chargePriceCase: 'rocroi:16.14',
  // Increased Leader effects; @rule rocroi:18.0
  combatRadius: (state, leader) => (state.options.increasedLeaders === 'yes' ? leader.printed.value : 0),
  removalRadius: (state, leader) => {
    if (state.options.increasedLeaders === 'no') return 1;
    return leader.printed.value + (state.options.leaderRemovalRadius === 'valuePlusOne' ? 1 : 0);
  },
  leaderMustHelp: (state) => state.options.increasedLeaders === 'yes',
  entryHexes: becksEntryHexes,
  mustEnter: becksMustEnter,
  decisionBeforeGameTurn: rollForBeckDue,
  rollForArrival: rollForBeck,
  afterLosses: demoralizeCategories,
  demoralizedAtStart: (state) => categoriesReached(state).map((category) => category.id),
  worth,
  nextLevels,
  sheets: (state) => [...lossSheets(state), ...victorySheets(state)],
  verdict: victory,
};
