/** Cases 18.2 to 18.4 and 18.7 of Freiburg: how a day ends, what it leaves behind, and who has won. */

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
  ids,
  type Moment,
  sensible,
  settled,
  startOfCampaign,
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

counted('freiburg:18.36', 'a captured gun that was taken off the field is nobody’s to set up', () => {
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
counted('freiburg:18.21', 'nobody comes before the third day', () => [
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

const end = (on: string, more: object = {}) => {
  const { winner, level, text } = thirtyYearsWar.verdict(dayOver({ day: 2, on, ...more })) ?? {};
  return [winner, level, text];
};
/** Six units in the east and the Leader, all with a Line of Communications. */
const SIX = ['0802', '0803', '0804', '0902', '0903', '0904']
  .map((at, i) => `bav-6-3-0${i + 1} ${at}`)
  .join(', ');
const LED = `${SIX}, bav-leader-von-mercy 0802`;
const SHUT_IN = 'bav-6-3-07 2211, fr-6-3-02 2210, fr-6-3-03 2111, fr-6-3-04 2311';
counted('freiburg:18.71', 'the verdict says what has decided it', () => {
  const over = dayOver({ day: 1, on: 'bav-6-3-01 1808, fr-6-3-01 1323' });
  return [
    thirtyYearsWar.verdict(over),
    {
      ...{ winner: FRENCH, level: null, points: null },
      text: 'French victory: no Bavarian unit is left in the works on the Hill.',
    },
  ];
});
counted('freiburg:18.71', 'it is for the second day, by the option too', () => {
  const first = dayOver({ day: 0, on: 'bav-6-3-01 1319, fr-6-3-01 1323', options: { hillWorks: 'always' } });
  return [
    [first.over, freiburgOf(boardOf(first)).regroup?.hillWorks],
    [false, null],
  ];
});
counted(
  'freiburg:18.71',
  'and for the campaign: days that are won by another case have no part in it',
  () => {
    const { scenario } = startOfCampaign();
    const { freiburg } = scenario;
    const moment = { gameTurn: 12, side: FRENCH, phase: 'combat' } as const;
    const state = campaignAt({ day: 1, on: 'bav-6-3-01 1808, fr-6-3-01 1323', ...moment });
    const other = { ...scenario, freiburg: freiburg && { ...freiburg, victory: '17.25' as const } };
    return [
      [played(state, endPhase()).over, played({ ...state, scenario: other }, endPhase()).over],
      [true, false],
    ];
  },
);
counted('freiburg:18.72', 'the verdicts of the last day say how it stands', () => [
  [
    end('bav-6-3-01 0802, fr-6-3-01 2020', { exited: ids('bav-2-8', 2) }),
    end(`${LED}, bav-6-3-07 0702, fr-6-3-01 2020`),
    end(`${LED}, ${SHUT_IN}`, { exited: ids('bav-2-8', 2) }),
  ],
  [
    [FRENCH, null, 'French victory: 1 Bavarian unit on the map, 2 away, fewer than 7 each.'],
    [BAVARIAN, null, 'Bavarian victory: 7 units and the Leader have a Line of Communications.'],
    [
      null,
      'Draw',
      'A draw: 7 Bavarian units on the map, 2 away, 6 with a Line of Communications; the Leader has one.',
    ],
  ],
]);
counted('freiburg:18.73', 'who is lost or away has no Line of Communications', () => [
  end(`${LED}, fr-6-3-01 2020`, {
    exited: ids('bav-2-8', 5).concat(ids('bav-6-3', 2, 7)),
    eliminated: ids('bav-6-3', 4, 9),
  }),
  [
    null,
    'Draw',
    'A draw: 6 Bavarian units on the map, 7 away, 6 with a Line of Communications; the Leader has one.',
  ],
]);
counted('freiburg:18.73', 'the hex that a counter starts from is exempt, by the edge too', () => {
  // 0601 is controlled, and so is every hex beside it.
  const ring = 'fr-6-3-01 0502, fr-6-3-02 0603, fr-6-3-03 0702';
  return [end(`${LED}, bav-6-3-07 0601, ${ring}`)[0], BAVARIAN];
});
counted(
  'freiburg:18.74',
  'a Leader without one is told from a Leader who is gone, in the first hex too',
  () => {
    const eight = `${SIX}, bav-6-3-07 0702, bav-6-3-08 0703, fr-6-3-09 2020`;
    const shut = 'bav-leader-von-mercy 0101, fr-6-3-01 0102, fr-6-3-02 0201, fr-6-3-03 0202';
    return [
      [end(`${eight}, ${shut}, bav-2-8-01 0101`)[2], end(eight)[2]],
      [
        'A draw: 9 Bavarian units on the map, 0 away, 8 with a Line of Communications; the Leader has none.',
        'A draw: 8 Bavarian units on the map, 0 away, 8 with a Line of Communications; the Leader is gone.',
      ],
    ];
  },
);
counted('freiburg:19.0', 'in a siege of more days nobody looks to the Hill', () => {
  const state = campaignAt({
    ...{ game: 'siege', day: 1, on: 'bav-6-3-01 0711, fr-6-3-01 0916' },
    ...{ gameTurn: 12, side: BAVARIAN, phase: 'combat' },
  });
  const { freiburg } = state.scenario;
  const days = freiburg
    ? [...freiburg.days.slice(0, 1), ...freiburg.days.slice(0, 1), ...freiburg.days.slice(1)]
    : [];
  const longer = { ...state.scenario, freiburg: freiburg && { ...freiburg, days } };
  const over = played({ ...state, scenario: longer }, endPhase());
  return [
    thirtyYearsWar
      .interlude?.(over)
      ?.sheets.find(({ id }) => id === 'between-day')
      ?.rows.map(({ label }) => label),
    ['Over'],
  ];
});
