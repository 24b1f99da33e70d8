/** Cases 20.0 to 20.2, 20.4 and 20.5 of Freiburg: the campaign in which the Bavarians may defend the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { Stand } from '../../../../../src/systems/thirty-years-war/freiburg/scenario';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, move, played, reasons } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  choose,
  DUEL,
  defend,
  duel,
  FRENCH,
  forceOf,
  heading,
  ids,
  settled,
  startOf,
  startOfCampaign,
  tried,
} from '../../../../helpers/positions/campaign';
import { at, BOTH, chosen, over, type Part, third } from '../../../../helpers/positions/choiceOfGround';

counted('freiburg:20.0', 'the Bavarians are asked before anything is set up', () => {
  const state = startOf('both');
  const { by, choices } = thirtyYearsWar.prompt(state, null);
  return [
    [heading(state), by, choices.map(({ target }) => target), startOfCampaign().pending],
    [
      'Bavarian choice of ground',
      BAVARIAN,
      [
        { on: 'option', id: 'line' },
        { on: 'option', id: 'town' },
      ],
      { kind: 'setUp', by: BAVARIAN },
    ],
  ];
});
illegal('freiburg:20.11', 'it is said once', () => reasons(settled(chosen('line'), 2), defend('town')));
illegal('freiburg:20.11', 'and in this game alone', () =>
  reasons(settled(startOfCampaign(), 2), defend('town')),
);
counted('freiburg:20.11', 'then both sides set up as on 3 August', () => {
  const state = chosen('line');
  return [
    [heading(state), forceOf(state, BAVARIAN), forceOf(state, FRENCH)],
    ['Bavarian set-up', forceOf(startOfCampaign(), BAVARIAN), forceOf(startOfCampaign(), FRENCH)],
  ];
});
counted('freiburg:20.12', 'then both sides set up as for the siege', () => {
  const state = chosen('town');
  const [siege, french] = [startOf('siege'), settled(state)];
  return [
    [heading(state), forceOf(state, BAVARIAN), forceOf(french, FRENCH)],
    ['Bavarian set-up', forceOf(siege, BAVARIAN), forceOf(siege, FRENCH)],
  ];
});
counted('freiburg:20.12', 'the reinforcements are there already and do not come again', () => {
  const come = (defence: 'line' | 'town') =>
    freiburgOf(boardOf(over({ day: 0, defence, on: BOTH }))).regroup?.reinforcements.length;
  return [
    [come('line'), come('town')],
    [19, 0],
  ];
});
counted('freiburg:20.11', 'what each choice leads to is shown beside the other', () => {
  const shown = thirtyYearsWar.interlude?.(startOf('both'));
  return [
    shown?.sheets.map(({ id, rows }) => `${id}: ${rows.map(({ rule }) => rule.slice(9)).join(' ')}`),
    ['defence-line: 20.11 20.11 20.21 20.22 20.31', 'defence-town: 20.12 20.12 20.21 20.22 20.31'],
  ];
});

counted('freiburg:20.21', 'five Game-Turns after a start in the Line, twelve after one in the town', () => {
  const ends = (defence: 'line' | 'town', gameTurn: number) =>
    heading(over({ day: 0, defence, on: BOTH, gameTurn }));
  return [
    [ends('line', 4), ends('line', 5), ends('town', 5), ends('town', 11), ends('town', 12)],
    [
      'French Disruption Removal Phase',
      'Bavarian redeployment',
      'French Disruption Removal Phase',
      'French Disruption Removal Phase',
      'Bavarian redeployment',
    ],
  ];
});
counted('freiburg:20.21', 'two armies end the one, three the other', () => {
  const fight = (defence: 'line' | 'town', ...demoralized: readonly string[]) => {
    const now = at({ day: 0, defence, on: DUEL, phase: 'combat', armies: tried(65), demoralized });
    return heading(after(now, duel, [1]).state);
  };
  return [
    [fight('line', 'french'), fight('town', 'french'), fight('town', 'french', 'mercenary')],
    ['Bavarian redeployment', 'French Combat Phase', 'Bavarian redeployment'],
  ];
});
counted(
  'freiburg:20.22',
  'the rows of 3 August after a start in the Line, those of 5 August after one in the town',
  () => {
    const breaks = (day: 0 | 1 | 2, defence: 'line' | 'town', casualties: number) => {
      const now = at({ day, defence, on: DUEL, phase: 'combat', armies: tried(casualties) });
      return after(now, duel, [1]).state.demoralized.includes('bavarian');
    };
    // The last level of the Bavarians: 59, 66 and 34.
    return [
      [
        [breaks(0, 'line', 52), breaks(0, 'line', 53)],
        [breaks(0, 'town', 59), breaks(0, 'town', 60)],
        [breaks(1, 'town', 59), breaks(1, 'town', 60)],
        [breaks(2, 'town', 27), breaks(2, 'town', 28)],
      ],
      Array.from({ length: 4 }, () => [false, true]),
    ];
  },
);

counted('freiburg:20.4', 'the Bavarians set up first and the French are First Player on every day', () => {
  const days = [
    chosen('town'),
    chosen('line'),
    ...['line', 'rows', 'town'].map((to) => played(over({ day: 0, defence: 'town', on: BOTH }), choose(to))),
    played(third({ defence: 'town', on: BOTH }), choose('town')),
  ];
  return [
    [
      ...new Set(
        days.map((state) => [heading(state), heading(settled(state)), heading(settled(state, 2))].join()),
      ),
    ],
    ['Bavarian set-up,French set-up,French Disruption Removal Phase'],
  ];
});
const LEAVING = 'bav-6-3-01 0701, bav-6-3-02 0711, fr-6-3-01 1024';
counted('freiburg:20.4', 'the way out is open on the third day alone', () => [
  ([0, 1, 2] as const).map(
    (day) =>
      reasons(at({ day, defence: 'town', on: LEAVING, side: BAVARIAN }), move('bav-6-3-01', 'exit'))
        .length === 0,
  ),
  [false, false, true],
]);
const ended = (part: Part) => {
  const state = over(part);
  return [state.over, thirtyYearsWar.verdict(state)?.winner ?? null];
};
counted('freiburg:20.5', '18.71 is looked at after a set-up by 17.21 alone, or always by the option', () => {
  const day = (redeployed: Stand, hillWorks = 'rows') =>
    ended({ day: 1, defence: 'town', redeployed, on: BOTH, options: { hillWorks } });
  return [
    [day('town'), day('line'), day('rows'), day('town', 'always')],
    [
      [false, null],
      [false, null],
      [true, FRENCH],
      [true, FRENCH],
    ],
  ];
});
counted('freiburg:20.5', 'and the third day by 18.72 to 18.74, in the town as elsewhere', () => {
  const inTown = (count: number) =>
    ids('bav-6-3', count)
      .map((id, i) => `${id} ${['0709', '0710', '0711', '0712', '0809', '0810', '0811'][i]}`)
      .join(', ');
  const last = (on: string, lastIn: readonly string[] = []) =>
    ended({ day: 2, defence: 'town', on: `${on}, fr-6-3-01 1024`, lastIn });
  const led = `${inTown(7)}, bav-leader-von-mercy 0711`;
  const beforeTheGates = ['0510', '0708', '0713', '0911'];
  return [
    [
      last(inTown(6)),
      last(led),
      // All gateways of the old town are open to neither side.
      last(led, beforeTheGates),
    ],
    [
      [true, FRENCH],
      [true, BAVARIAN],
      [true, null],
    ],
  ];
});
legal('freiburg:20.4', 'the walls stand in this game too: over the teeth one attacks', () =>
  reasons(
    at({ day: 0, defence: 'town', on: 'bav-6-3-01 0714, fr-6-3-01 0814', side: BAVARIAN, phase: 'combat' }),
    () =>
      thirtyYearsWar.read.command({
        ...{ do: 'attack', attackers: ['bav-6-3-01'], defenders: ['fr-6-3-01'] },
        ...{ charge: false, leaders: [] },
      }),
  ),
);
