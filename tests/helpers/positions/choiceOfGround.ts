/** Moments of the campaign in which the Bavarians may defend the town. */

import { played } from './board';
import { campaignAt, dayOver, defend, type Moment, startOf } from './campaign';

export type Part = Omit<Moment, 'game'>;
export const at = (part: Part) => campaignAt({ game: 'both', ...part });
export const over = (part: Part) => dayOver({ game: 'both', ...part });
/** The second day is over. */
export const third = (part: Omit<Part, 'day'>) => over({ day: 1, ...part });
export const chosen = (defence: 'line' | 'town') => played(startOf('both'), defend(defence));
/** A unit of each side. */
export const BOTH = 'bav-6-3-01 0711, fr-6-3-01 1024';
