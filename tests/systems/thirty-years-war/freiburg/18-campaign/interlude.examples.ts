/** Cases 18.2 to 18.5 of Freiburg, as players read them between two days: every line of it, and what it is about. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { after, endPhase, played } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  choose,
  dayOver,
  ids,
  settled,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

const between = (state: State) => thirtyYearsWar.interlude?.(state) ?? null;
const rowsOf = (state: State, sheet: string) =>
  (between(state)?.sheets ?? thirtyYearsWar.sheets(state)).find(({ id }) => id === sheet)?.rows ?? [];
/** `18.41 Infantry lost: 2 (a note) [3 counters]` */
const told = (state: State, sheet: string) =>
  rowsOf(state, sheet).map(({ rule, label, value, note, counters = [] }) =>
    [
      `${rule.slice(9)} ${label}: ${value}`,
      ...(note === '' ? [] : [`(${note})`]),
      ...(counters.length > 0 ? [`[${counters.join(' ')}]`] : []),
    ].join(' '),
  );
const lost = (casualties: number, leaderLost = false) => ({
  ...{ casualties, levelsTested: 0, leaderLost, rolls: [] },
});

/** A gun is French in works of the Line, another outside of it, and the Bavarians have one in their works. */
const GUNS = 'bav-art-1 1319!, bav-art-2 1323!, fr-art-1 2211!';
const firstDay = (on = `bav-6-3-01 2211, fr-6-3-01 1323*, ${GUNS}`) =>
  dayOver({ day: 0, on, eliminated: ids('bav-6-3', 2, 2), armies: { bavarian: lost(12) } });
const secondDay = () =>
  dayOver({
    ...{ day: 1, redeployed: 'line', demoralized: ['bavarian', 'mercenary'] },
    ...{ on: 'bav-6-3-01 1709, fr-6-3-01 1323, bav-art-1 1319!' },
    eliminated: [...ids('me-4-3', 3), 'me-leader-turenne', 'fr-leader-d-enghien'],
    armies: { french: lost(6, true), mercenary: lost(12, true) },
  });

counted('freiburg:18.3', 'it is headed by the days that it lies between, in the log too', () => {
  const [one, two] = [between(firstDay()), between(secondDay())];
  const before = campaignAt({ day: 0, on: 'bav-6-3-01 1319', gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const ended = after(before, endPhase()).events.find(({ happened }) => happened === 'dayEnded');
  return [
    [
      [one?.overline, one?.title],
      [two?.overline, two?.title],
      one?.sheets.map(({ title, side }) => `${title} ${side}`),
      ended && thirtyYearsWar.tell(before, ended)?.receipt?.title,
    ],
    [
      ['Between 3 August and 5 August', '3 August is over'],
      ['Between 5 August and 9 August', '5 August is over'],
      [
        ...['3 August null', 'Bavarian army bavarian', 'French Regular army french'],
        ...['French Mercenary army french', 'Captured guns null', 'Where the next day is fought null'],
      ],
      'Between 3 August and 5 August',
    ],
  ];
});
counted('freiburg:18.31', 'a day that no army decides has lasted all its Game-Turns', () => {
  const { scenario } = startOfCampaign();
  const { freiburg } = scenario;
  const days = freiburg?.days.map((day) => ({ ...day, endsWhenDemoralized: [] })) ?? [];
  const state = campaignAt({ day: 0, on: 'bav-6-3-01 1319', gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const end = played(
    { ...state, scenario: { ...scenario, freiburg: freiburg && { ...freiburg, days } } },
    endPhase(),
  );
  return [told(end, 'between-day'), ['18.31 Over: after Game-Turn 5 (it lasted all its 5 Game-Turns)']];
});
counted('freiburg:18.21', 'an army to which no one comes says so', () => {
  const { scenario } = startOfCampaign();
  const { freiburg } = scenario;
  const reinforcements = freiburg?.reinforcements.filter((id) => !id.startsWith('fr')) ?? [];
  const state = campaignAt({ day: 0, on: 'bav-6-3-01 1319', gameTurn: 5, side: BAVARIAN, phase: 'combat' });
  const few = { ...scenario, freiburg: freiburg && { ...freiburg, reinforcements } };
  const end = played({ ...state, scenario: few }, endPhase());
  return [
    ['french', 'mercenary'].map((army) =>
      told(end, `between-${army}`).find((line) => line.startsWith('18.21')),
    ),
    [
      '18.21 Reinforcements: none',
      `18.21 Reinforcements: 14 (7 × 4-3, 4 × 2-8, Turenne and 2 guns) [${[...ids('me-4-3', 7), ...ids('me-2-8', 4)].join(' ')} me-leader-turenne me-art-1 me-art-2]`,
    ],
  ];
});
counted(
  'freiburg:18.3',
  'while the ground is chosen it is beside the board as well, and gone when play goes on',
  () => {
    const end = firstDay();
    const shown = (state: State) =>
      thirtyYearsWar.sheets(state).filter(({ id }) => id.startsWith('between')).length;
    const set = played(end, choose('rows'));
    return [
      [shown(end), shown(set), told(set, 'between-day'), shown(settled(set, 2))],
      [6, 6, ['18.31 Over: after Game-Turn 5 (it lasted all its 5 Game-Turns)'], 0],
    ];
  },
);
