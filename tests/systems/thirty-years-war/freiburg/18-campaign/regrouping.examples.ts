/** Cases 18.2 to 18.36 of Freiburg: what is settled as a day ends, and kept until the next is set up. */

import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { counted } from '../../../../helpers/cases';
import { after, endPhase, played } from '../../../../helpers/positions/board';
import { BAVARIAN, campaignAt, DUEL, duel } from '../../../../helpers/positions/campaign';

const TAKEN = 'bav-6-3-01 2211, bav-leader-von-mercy 2211, bav-art-2 2211, fr-6-3-01 1319, bav-art-1 1319!';

counted('freiburg:18.36', 'a captured gun that was taken off the field is no one’s to set up', () => {
  const state = campaignAt({ day: 0, on: TAKEN, gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const away = (id: string) =>
    id === 'fr-art-1' ? { at: null, off: 'withdrawn' as const, holder: BAVARIAN } : {};
  const counters = state.counters.map((one) => ({ ...one, ...away(one.id) }));
  const over = played({ ...state, counters }, endPhase());
  return [freiburgOf(boardOf(over)).regroup?.guns.map(({ gun }) => gun), ['bav-art-1']];
});

counted('freiburg:18.34', 'who is lost does not recover, and the first hex of the map is on the map', () => {
  const armies = { bavarian: { casualties: 60, levelsTested: 3, leaderLost: false, rolls: [] } };
  const broken = ['french', 'mercenary'];
  const now = { game: 'siege', day: 0, phase: 'combat', armies, demoralized: broken } as const;
  const on = `${DUEL}*, bav-6-3-03 0101*`;
  const { regroup } = freiburgOf(boardOf(after(campaignAt({ ...now, on }), duel, [1]).state));
  return [regroup?.rallied, ['bav-6-3-03', 'fr-6-3-02']];
});
