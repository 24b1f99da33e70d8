/** What the table shows of the rules of Freiburg. */

import type { BookTable } from '../play/tables';
import { comingLater } from '../standard/03-setting-up/draft';
import { otherTargets } from '../standard/03-setting-up/placing-guns';
import { gunTasks } from '../standard/05-artillery/gun-tasks';
import { leaderLossBrings } from '../standard/10-leaders/loss-words';
import { isBesieged } from './15-morale/armies';
import { forcedStepsStage, steppedBackTold, stepsDraft } from './16-cavalry/stage';
import { reinforcementsToCome } from './18-campaign/coming';
import { redeploymentStage } from './18-campaign/stage';
import { wallTargetsFrom } from './19-siege/breaching';
import { TYPED_WALL_FIRE } from './19-siege/typed-wall-fire';
import { FREIBURG_GUNS } from './19-siege/wall-fire';
import { defenceStage } from './20-siege-campaign/stage';
import { FREIBURG_HINTS } from './hints';
import { FREIBURG_PHRASES } from './phrases';
import { armyTried, FREIBURG_TELLINGS } from './tellings';

export const FREIBURG_TABLE = {
  name: 'freiburg',
  phrases: FREIBURG_PHRASES,
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
  typed: [TYPED_WALL_FIRE],
  hints: FREIBURG_HINTS,
  overrides: [
    gunTasks.by(() => FREIBURG_GUNS),
    comingLater.by(reinforcementsToCome),
    leaderLossBrings.by(armyTried),
    // The besieger's guns are placed where they see walls.
    otherTargets.by((board, gun, from) =>
      isBesieged(board) && gun.holder !== board.scenario.map.fortress?.owner
        ? wallTargetsFrom(board, from)
        : [],
    ),
  ],
} satisfies BookTable;
