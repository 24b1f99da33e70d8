/** Cases 18.2 to 18.36 of Freiburg: what is settled as a day ends, and kept until the next is set up. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { counted } from '../../../../helpers/cases';
import { after, counter, endPhase, played, setUp } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  choose,
  DUEL,
  dayOver,
  duel,
  FRENCH,
  type Moment,
  sensible,
  settled,
} from '../../../../helpers/positions/campaign';

const TAKEN = 'bav-6-3-01 2211, bav-leader-von-mercy 2211, bav-art-2 2211, fr-6-3-01 1319, bav-art-1 1319!';
const again = () => played(dayOver({ day: 0, on: TAKEN }), choose('line'));
const claimed = (more: object) => {
  const state = again();
  const { state: next, events } = after(state, setUp({ ...sensible(state), 'bav-6-3-01': '2211', ...more }));
  const back = events.find(({ happened }) => happened === 'gunsReturned');
  return [counter(next, 'bav-art-1').holder, back ? thirtyYearsWar.tell(state, back)?.text : null];
};
counted(
  'freiburg:18.36',
  'it takes a unit to win back a gun in works: not the Leader, and not another gun',
  () => [
    [
      claimed({ 'bav-leader-von-mercy': '1319' }),
      claimed({ 'bav-art-2': '1319' }),
      claimed({ 'bav-6-3-01': '1319' }),
    ],
    [
      [FRENCH, null],
      [FRENCH, null],
      [BAVARIAN, 'Taken back with the works: First Bavarian battery (1319).'],
    ],
  ],
);
counted(
  'freiburg:18.36',
  'a French unit in the works takes nothing to itself: the gun is where it was set up',
  () => {
    const end = dayOver({ day: 0, on: 'bav-6-3-01 2211, fr-6-3-01 1319, bav-art-1 1319!' });
    const french = settled(played(end, choose('rows')));
    const places = { ...sensible(french), 'fr-6-3-01': '1319', 'bav-art-1': '1325' };
    const { state, events } = after(french, setUp(places));
    const { at, holder } = counter(state, 'bav-art-1');
    return [
      [at, holder, events.map(({ happened }) => happened)],
      ['1325', FRENCH, ['sideSetUp', 'phaseBegan']],
    ];
  },
);

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
counted('freiburg:18.21', 'no one comes before the third day', () => [
  freiburgOf(boardOf(dayOver({ day: 1, redeployed: 'line', on: 'bav-6-3-01 1709, fr-6-3-01 1323' }))).regroup
    ?.reinforcements,
  [],
]);
/** The Leader stands alone, and the unit beside him recovers as its Disruption Removal Phase ends. */
const CAUGHT = 'bav-leader-von-mercy 1517, fr-6-3-01 1518, bav-6-3-01 2211, bav-6-3-02 1101';
const whenDecided = (moment: Omit<Moment, 'day'>) => {
  const state = campaignAt({
    day: 0,
    on: CAUGHT,
    phase: 'disruptionRemoval',
    demoralized: ['french'],
    ...moment,
  });
  const { state: over, events } = after(state, endPhase(), [1]);
  const ended = events.find(({ happened }) => happened === 'dayEnded');
  return [freiburgOf(boardOf(over)).regroup?.atOnce, ended ? thirtyYearsWar.tell(state, ended)?.text : null];
};
counted('freiburg:18.31', 'a day that is decided later is not over as it begins', () => {
  const armies = { bavarian: { casualties: 53, levelsTested: 3, leaderLost: false, rolls: [] } };
  const on = 'fr-6-3-01 1518, bav-6-3-01 1517*, bav-6-3-02 1319';
  const state = campaignAt({ day: 0, on, phase: 'combat', armies, demoralized: ['french'] });
  return [
    [
      whenDecided({ gameTurn: 3 }),
      whenDecided({ gameTurn: 1, side: BAVARIAN }),
      freiburgOf(boardOf(after(state, duel, [1]).state)).regroup?.atOnce,
    ],
    [
      [false, '3 August is over after Game-Turn 3. The armies regroup.'],
      [false, '3 August is over after Game-Turn 1. The armies regroup.'],
      false,
    ],
  ];
});
