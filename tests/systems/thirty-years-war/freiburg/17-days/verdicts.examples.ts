/** Cases 17.13 to 17.37 of Freiburg: who and what counts, and how panel and verdict show the result. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { attack, played } from '../../../../helpers/positions/board';
import { campaignAt, choose, dayOver, startOf } from '../../../../helpers/positions/campaign';
import { freiburg } from '../../../../helpers/positions/lastMoments';

const sheetsOf = (state: State) => thirtyYearsWar.sheets(state).map(({ id }) => id);

const LOST = 'F 20-3 0605 | B 6-3* 0606 | B 6-3 1010 | M 4-3 0101';
counted(
  'freiburg:17.23',
  'a day that the state of no army decides goes on in whatever state they are',
  () => {
    const all = { phase: 'combat', demoralized: ['french', 'mercenary', 'bavarian'] } as const;
    const state = freiburg(LOST, all);
    const { freiburg: rules } = state.scenario;
    const days = rules?.days.map((day) => ({ ...day, endsWhenDemoralized: [] })) ?? [];
    const undecided = { ...state, scenario: { ...state.scenario, freiburg: rules && { ...rules, days } } };
    const strike = attack(['0605'], ['0606']);
    return [
      [played(state, [strike, 1]).over, played(undecided, [strike, 1]).over],
      [true, false],
    ];
  },
);

counted('freiburg:18.0', 'each day of the campaign shows what it decides, and nothing of the siege', () => [
  ([0, 1, 2] as const).map((day) => {
    const sheets = thirtyYearsWar.sheets(campaignAt({ day, on: 'bav-6-3-01 2108, fr-6-3-01 0518' }));
    return sheets.filter(({ id }) => !id.startsWith('morale')).map(({ title }) => title);
  }),
  [
    ['The 3 August Line is not broken now'],
    ['The works on the Hill'],
    ['French victory: holds now', 'Bavarian victory: does not hold now'],
  ],
]);
counted('freiburg:19.6', 'nothing of the siege is counted before both sides have set up', () => {
  const over = dayOver({ game: 'siege', day: 0, on: 'bav-6-3-01 0711, fr-6-3-01 0916' });
  const counting = (state: State) =>
    sheetsOf(state).filter((id) => id.startsWith('victory') || id === 'sections');
  return [[startOf('siege'), over, played(over, choose('town'))].map(counting), [[], [], []]];
});
counted('freiburg:19.6', 'what lies between the days stays in the panel until both have set up', () => {
  const about = ['day', 'bavarian', 'french', 'mercenary', 'guns', 'town', 'ground'].map(
    (what) => `between-${what}`,
  );
  const over = dayOver({ game: 'siege', day: 0, on: 'bav-6-3-01 0711, fr-6-3-01 0916' });
  const between = (state: State) => sheetsOf(state).filter((id) => id.startsWith('between'));
  return [
    [between(startOf('siege')), between(over), between(played(over, choose('town')))],
    [[], about, about],
  ];
});
