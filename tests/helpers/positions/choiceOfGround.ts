/** Moments of the campaign in which the Bavarians may defend the town. */

import { campaignAt, dayOver, type Moment } from './campaign';

export type Part = Omit<Moment, 'game'>;
export const at = (part: Part) => campaignAt({ game: 'both', ...part });
export const over = (part: Part) => dayOver({ game: 'both', ...part });
/** A unit of each side. */
export const BOTH = 'bav-6-3-01 0711, fr-6-3-01 1024';
