/** What the coach says of the roll for Beck. @rule rocroi:17.0 */
import { prospectInWords } from '../../../core/prospects';
import type { DecisionCoach } from '../coach/decisionCoach';
import { onOption } from '../coach/words';
import { beckReceipt } from './17-beck';

export const ROCROI_DECISIONS: readonly DecisionCoach[] = [
  {
    name: 'rollForBeck',
    look: 'Look at the hexes by which his force enters: it can be kept out of those that the enemy holds.',
    rules: ['rocroi:17.0', 'rocroi:17.15'],
    advise: (board, best) => ({
      text: `Roll: ${beckReceipt(board, null)
        .prospects.map((one) => `${prospectInWords(one)}.`)
        .join(' ')}`,
      ...{ rules: ['rocroi:17.0'], counters: [], where: [], commands: [best] },
      ...{ prepare: [], point: onOption('roll') },
    }),
  },
];
