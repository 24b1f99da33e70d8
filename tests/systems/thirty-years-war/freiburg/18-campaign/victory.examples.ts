/** Case 18.7 of Freiburg: who has won the campaign. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { endPhase, played } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  dayOver,
  FRENCH,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

const EAST = ['0802', '0803', '0804', '0902', '0903', '0904', '0702', '0703'];
const inEast = (count: number) =>
  EAST.slice(0, count)
    .map((at, i) => `bav-6-3-0${i + 1} ${at}`)
    .join(', ');
const winner = (on: string, exited: readonly string[] = []) => {
  const end = dayOver({ day: 2, on: `${on}, fr-6-3-01 2020`, exited });
  return thirtyYearsWar.verdict(end)?.winner ?? null;
};
counted('freiburg:18.72', 'a unit in the first hex of the map is on the map', () => [
  winner(`${inEast(6)}, bav-6-3-09 0101`),
  null,
]);
counted('freiburg:18.73', 'Bavarian units do not lift French control', () => {
  const wall = 'fr-6-3-02 0605, fr-6-3-03 0805, fr-6-3-04 0702';
  return [winner(`${inEast(7)}, bav-leader-von-mercy 0802, ${wall}`), null];
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
counted('freiburg:19.0', 'in a siege of more days no one looks to the Hill', () => {
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
