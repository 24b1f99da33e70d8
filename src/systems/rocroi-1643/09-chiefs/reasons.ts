/** Why a commander in chief does not lead that corps: case 9.2. */
import { reason } from '../engine/reason';
import { allNamed } from '../wording';

export const corpsChosenFirst = reason(
  'corpsChosenFirst',
  '9.2',
  ({ counters }) => `First it is said which corps ${allNamed(counters)} leads.`,
);
export const corpsNotReached = reason(
  'corpsNotReached',
  '9.2',
  ({ counters, figures: [corps] }) => `${allNamed(counters)} reaches no unit of ${corps}.`,
);
