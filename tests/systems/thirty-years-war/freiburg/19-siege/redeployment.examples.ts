/** Cases 19.31 and 19.32 of Freiburg: where both sides are set up for the second day. */

import { illegal } from '../../../../helpers/cases';
import { reasons, setUp } from '../../../../helpers/positions/board';
import { ALTSTADT, ids, sensible, VORSTADT } from '../../../../helpers/positions/campaign';
import { redeploying } from '../../../../helpers/positions/siege';

/** Eleven units, and seven hexes to stand in. */
const CROWD = [...ids('bav-6-3', 8), ...ids('bav-2-8', 3)];
const crowded = () =>
  redeploying({
    on: `${CROWD.map((id, i) => `${id} ${['07', '09'][i % 2]}${String(10 + (i >> 1)).padStart(2, '0')}`).join(', ')}, bav-art-1 0711, fr-6-3-01 0116`,
    lastIn: [...ALTSTADT, ...VORSTADT],
  });
illegal('freiburg:19.31', 'nor is a gun when two units share a hex', () => {
  const units = Object.entries(sensible(crowded())).filter(([id]) => id !== 'bav-art-1');
  const [, at = ''] = units.find(([id]) => id.startsWith('bav-6-3')) ?? [];
  const out = CROWD.filter((id) => !units.some(([one]) => one === id));
  // Ten of eleven units and no gun: four counters without a place would be forgiven if all of them were units.
  const more = out.slice(1).map((id) => [id, at]);
  return reasons(crowded(), setUp(Object.fromEntries([...units, ...more])));
});
