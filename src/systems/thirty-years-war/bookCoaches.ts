/** What the coach says of the decisions of every book: importing this makes it known. */
import { addDecisionCoaches } from './coach/decisionCoach';
import { otherShots } from './coach/fire';
import { STANDARD_DECISIONS } from './coach/standardDecisions';
import { FREIBURG_DECISIONS } from './freiburg/coach';
import { wallShots } from './freiburg/coach/walls';
import { ROCROI_DECISIONS } from './rocroi/coach';

for (const coaches of [STANDARD_DECISIONS, ROCROI_DECISIONS, FREIBURG_DECISIONS]) addDecisionCoaches(coaches);
otherShots.by(wallShots)('freiburg');
