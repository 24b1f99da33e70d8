/** Case 20.3 of Freiburg: where the armies redeploy in the campaign in which the Bavarians may defend the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { Stand } from '../../../../../src/systems/thirty-years-war/freiburg/scenario';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { move, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  ALTSTADT,
  BAVARIAN,
  campaignAt,
  choose,
  FRENCH,
  NEUBURG,
  sensible,
  VORSTADT,
} from '../../../../helpers/positions/campaign';
import { at, BOTH, over, third } from '../../../../helpers/positions/choiceOfGround';

const stands = (state: State) =>
  (freiburgOf(boardOf(state)).regroup?.stands ?? []).flatMap(({ to, isOpen }) => (isOpen ? to : []));

const SOUTH_END = ['1218', '1219', '1220'];

counted('freiburg:20.31', 'after a start in the Line the town is not open', () => [
  [stands(over({ day: 0, defence: 'line', on: BOTH })), stands(over({ day: 0, defence: 'town', on: BOTH }))],
  [
    ['line', 'rows'],
    ['line', 'rows', 'town'],
  ],
]);
illegal('freiburg:20.31', 'refused by its case', () =>
  reasons(over({ day: 0, defence: 'line', on: BOTH }), choose('town')),
);
const cutBy = (on: string, lastIn: readonly string[]) =>
  over({ day: 0, defence: 'town', on: `${BOTH}, ${on}`, lastIn });
legal('freiburg:20.31', 'open with the French last in two of the three hexes', () =>
  reasons(cutBy('fr-6-3-02 1218', SOUTH_END.slice(0, 2)), choose('town')),
);
illegal('freiburg:20.31', 'closed with the French last in all three', () =>
  reasons(cutBy('fr-6-3-02 1218', SOUTH_END), choose('town')),
);
counted(
  'freiburg:20.31',
  'who was last there is remembered: a French unit passes, a Bavarian takes it back',
  () => {
    const line = 'fr-6-3-01 1217, fr-leader-d-enghien 1217, bav-6-3-01 1221, bav-6-3-02 0711';
    const march = (side: typeof FRENCH) => at({ day: 0, defence: 'town', on: line, side, phase: 'movement' });
    const passed = played(march(FRENCH), move('fr-6-3-01', '1218 1219'));
    const back = played({ ...passed, phasingSide: BAVARIAN }, move('bav-6-3-01', '1220'));
    const led = played(march(FRENCH), move('fr-leader-d-enghien', '1218 1219'));
    return [
      [
        Object.keys(freiburgOf(boardOf(passed)).lastIn),
        Object.keys(freiburgOf(boardOf(back)).lastIn),
        Object.keys(freiburgOf(boardOf(led)).lastIn),
      ],
      [['1218', '1219'], ['1218', '1219'], []],
    ];
  },
);
counted('freiburg:20.31', 'in the campaign without the town no one remembers it', () => {
  const state = campaignAt({ day: 0, on: 'fr-6-3-01 1217, bav-6-3-02 0711' });
  return [freiburgOf(boardOf(played(state, move('fr-6-3-01', '1218 1219')))).lastIn, {}];
});
counted('freiburg:20.31', 'with every section broken the town is closed, and other ground is open', () => {
  const lastIn = [...ALTSTADT, ...NEUBURG, ...VORSTADT];
  return [
    [
      stands(over({ day: 0, defence: 'town', on: BOTH, lastIn })),
      stands(over({ day: 0, defence: 'town', on: BOTH, lastIn: VORSTADT })),
    ],
    [
      ['line', 'rows'],
      ['line', 'rows', 'town'],
    ],
  ];
});
counted('freiburg:20.31', 'the Line is closed when the French have broken it, as in 18.51', () => {
  const inLine = 'fr-6-3-02 1319, fr-6-3-03 1419';
  return [stands(over({ day: 0, defence: 'town', on: `${BOTH}, ${inLine}` })), ['rows', 'town']];
});
counted('freiburg:20.31', 'why each is open is told with its case, and the three hexes one by one', () => {
  const state = over({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219', ...NEUBURG] });
  const sheet = (id: string) =>
    thirtyYearsWar.interlude?.(state)?.sheets.find((one) => one.id === id)?.rows ?? [];
  return [
    [
      sheet('between-ground')
        .slice(0, 4)
        .map(({ rule, value, note }) => `${rule.slice(9)} ${value}: ${note}`),
      sheet('between-town').map(({ rule, label, value }) => `${rule.slice(9)} ${label}: ${value}`),
    ],
    [
      [
        '18.51 open: the French have not broken it: 20 hexes of it together cleared, 0 of them held',
        '18.51 open: the army may fall back all the same',
        '18.52 closed: it is for 9 August alone',
        '20.31 open: French units were not the last in all of 1218, 1219 and 1220; 2 of 3 sections are Bavarian',
      ],
      [
        '19.58 Altstadt: Bavarian',
        '19.58 Neuburg: broken',
        '19.58 Vorstadt: Bavarian',
        '20.31 Hex 1218: not French',
        '20.31 Hex 1219: French',
        '20.31 Hex 1220: not French',
      ],
    ],
  ];
});
counted('freiburg:20.31', 'it is shown on the map: the three hexes, and whose they are', () => {
  const state = over({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219'] });
  const overlay = thirtyYearsWar.overlay(
    at({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219'] }),
    'sections',
    null,
  );
  const about = (marks: typeof overlay) =>
    marks.flatMap(({ shape, side }) =>
      shape.kind === 'places' && SOUTH_END.includes(String(shape.places[0]))
        ? [`${shape.places[0]} ${side}`]
        : [],
    );
  const expected = ['1218 bavarian', '1219 french', '1220 bavarian'];
  return [
    [about(thirtyYearsWar.board(state, null).marks), about(overlay)],
    [expected, expected],
  ];
});
counted('freiburg:20.32', 'after a start in the Line the Hill, after one in the town the town', () => {
  const on = 'bav-6-3-01 1709, fr-6-3-01 1024';
  const open = (defence: 'line' | 'town', redeployed: Stand) => stands(third({ defence, redeployed, on }));
  return [
    [open('line', 'rows'), open('town', 'town'), open('town', 'line'), open('town', 'rows')],
    [['hill'], ['town'], ['town'], ['town']],
  ];
});
illegal('freiburg:20.32', 'not the town after a start in the Line', () =>
  reasons(
    third({ defence: 'line', redeployed: 'rows', on: 'bav-6-3-01 1709, fr-6-3-01 1024' }),
    choose('town'),
  ),
);
illegal('freiburg:20.32', 'not the Hill after one in the town', () =>
  reasons(third({ defence: 'town', on: BOTH }), choose('hill')),
);
illegal('freiburg:19.31', 'and then not in a section that is broken', () => {
  const state = played(third({ defence: 'town', on: BOTH, lastIn: NEUBURG }), choose('town'));
  return reasons(state, setUp({ ...sensible(state), 'bav-6-3-01': '0512' }));
});
counted('freiburg:20.32', 'French hold over the way back no longer matters then', () => [
  stands(third({ defence: 'town', on: BOTH, lastIn: SOUTH_END })),
  ['town'],
]);
counted('freiburg:20.33', 'the French redeploy by the case that goes with it', () => {
  const rule = (state: State, to: string) =>
    played(state, choose(to)).deployment?.forces[FRENCH]?.map((force) => `${to} ${force.rule.slice(9)}`);
  const first = over({ day: 0, defence: 'town', on: BOTH });
  const hill = third({ defence: 'line', redeployed: 'rows', on: 'bav-6-3-01 1709, fr-6-3-01 1024' });
  return [
    [...['line', 'rows', 'town'].map((to) => rule(first, to)), rule(hill, 'hill')].flat(),
    ['line 17.12', 'rows 17.22', 'town 19.32', 'hill 17.32'],
  ];
});
