/** The Exclusive Rules of Freiburg in our own words, case by case. */
import { FREIBURG_CAMPAIGN } from './campaign';
import { FREIBURG_CAVALRY } from './cavalry';
import { FREIBURG_DAYS } from './days';
import { FREIBURG_SIEGE } from './siege';
import { FREIBURG_WALLS } from './walls';

export const FREIBURG_CASES = {
  ...FREIBURG_DAYS,
  ...FREIBURG_CAMPAIGN,
  ...FREIBURG_CAVALRY,
  ...FREIBURG_WALLS,
  ...FREIBURG_SIEGE,
};

type Cases = { readonly [C in keyof typeof FREIBURG_CASES]: true };
declare module '../../engine/types' {
  interface CaseTypes extends Cases {}
}
