/** The two days of the siege of Freiburg, at any moment of them. */
import { played } from './board';
import { campaignAt, choose, dayOver, type Moment } from './campaign';

export type Siege = Omit<Moment, 'game' | 'day'>;
export const first = (siege: Siege = {}) => campaignAt({ game: 'siege', day: 0, ...siege });
export const firstOver = (siege: Siege) => dayOver({ game: 'siege', day: 0, ...siege });
/** The second day's set-up, the Bavarians first. */
export const redeploying = (siege: Siege) => played(firstOver(siege), choose('town'));

/** A unit of each side: in the town, and before it. */
export const BOTH = 'bav-6-3-01 0711, fr-6-3-01 0916';
