/** What the table shows of the rules of Freiburg. */

import { gunTasks } from '../../play/gunTasks';
import { leaderLossBrings } from '../../play/leaderLossWords';
import { otherTargets } from '../../play/placingGuns';
import type { BookTable } from '../../play/tables';
import { forcedStepsStage, steppedBackTold, stepsDraft } from './16-steps-table';
import { redeploymentStage } from './18-redeployment-table';
import { wallTargets } from './19-breaching';
import { FREIBURG_GUNS } from './19-wall-fire';
import { defenceStage } from './20-defence-table';
import { isBesieged } from './armies';
import { armyTried, FREIBURG_TELLINGS } from './tellings';

export const FREIBURG_TABLE = {
  name: 'freiburg',
  tellings: [...FREIBURG_TELLINGS, steppedBackTold],
  decisions: [
    { name: 'forcedSteps', stage: forcedStepsStage },
    {
      name: 'chooseRedeployment',
      stage: redeploymentStage,
      heading: (side) => `${side} redeployment`,
      betweenPhases: true,
    },
    {
      name: 'chooseDefence',
      stage: defenceStage,
      heading: (side) => `${side} choice of ground`,
      betweenPhases: true,
    },
  ],
  drafts: [stepsDraft],
  overrides: [
    gunTasks.by(() => FREIBURG_GUNS),
    leaderLossBrings.by(armyTried),
    // The besieger's guns are placed where they see walls.
    otherTargets.by((state, gun) =>
      isBesieged(state) && gun.state.holder !== state.scenario.map.fortress?.owner
        ? wallTargets(state, gun)
        : [],
    ),
  ],
} satisfies BookTable;
