/** Why the army does not redeploy there, or not now: cases 18.51, 18.52, 19.31, 20.31 and 20.32. */
import { reason, type Say } from '../../engine/reason';
import { capital } from '../../wording';
import { isSiege } from '../15-morale/armies';
import type { Stand } from '../scenario';
import type { Regroup } from './regroup';
import { STAND_NAMES, whyStand } from './stands';

export const groundFirst = reason(
  'groundFirst',
  'table:decision-open',
  () => 'First it is chosen where the next day is fought.',
);

export const redeploymentFirst = reason(
  'redeploymentFirst',
  'freiburg:18.51',
  () => 'First the Bavarians choose where they redeploy.',
);

export const noRedeployment = reason(
  'noRedeployment',
  'freiburg:18.51',
  () => 'No redeployment is to be chosen now.',
);

export const noGroundOfBattle = reason(
  'noGroundOfBattle',
  (board) => (isSiege(board) ? 'freiburg:19.31' : 'freiburg:18.51'),
  (_say: Say, to: Stand) => `${capital(STAND_NAMES[to])} is no ground of this battle.`,
);

export const groundClosed = reason(
  'groundClosed',
  (_board, to, regroup) => whyStand(regroup, to).rule,
  (_say: Say, to: Stand, regroup: Regroup) =>
    `${capital(STAND_NAMES[to])} is not open to the army: ${whyStand(regroup, to).words()}.`,
);
