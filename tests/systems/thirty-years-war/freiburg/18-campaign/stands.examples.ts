/** Cases 18.5, 19.3 and 20.3 of Freiburg: the ground of the next day, who sets up what there, and why. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Stand } from '../../../../../src/systems/thirty-years-war/freiburg/scenario';
import type { Force } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, board, counter, endPhase, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  ALTSTADT,
  BAVARIAN,
  campaignAt,
  choose,
  dayOver,
  FRENCH,
  ids,
  NEUBURG,
  VORSTADT,
} from '../../../../helpers/positions/campaign';

/** `17.11: the entrenchments (line3August): bav-6-3-01`, with what is said of a second area behind it. */
const forceLine = ({ rule, where, zone, also, more, counters }: Force) =>
  [
    `${rule.slice(9)}: ${where} (${[zone, ...also].join(', ')}): ${counters.join(' ')}`,
    ...(more ? [`${more.rule.slice(9)}: ${more.most} in ${more.zone}`] : []),
  ].join('; ');
const forces = (state: State) =>
  [BAVARIAN, FRENCH].flatMap((side) => (state.deployment?.forces[side] ?? []).map(forceLine));

const BAVARIANS = 'bav-6-3-01 1419, bav-2-8-01 1520, bav-art-1 1419, bav-leader-von-mercy 1419';
const ALL = `${BAVARIANS}, fr-6-3-01 1323, fr-art-1 1323`;
const third = () => dayOver({ day: 1, redeployed: 'line', on: ALL });
const FORCE = 'bav-6-3-01 bav-2-8-01 bav-leader-von-mercy bav-art-1';
counted(
  'freiburg:18.51',
  'at the Line: the cavalry may use one hex more, the French stay away from it',
  () => {
    const horseless = dayOver({ day: 1, redeployed: 'line', on: 'bav-6-3-01 1419, fr-6-3-01 1323' });
    const works = '17.11: the entrenchments of the 3 August Line';
    const [foot, horse, french] = forces(played(dayOver({ day: 0, on: ALL }), choose('line')));
    const without = dayOver({ day: 0, on: 'bav-6-3-01 1419, fr-6-3-01 1323' });
    return [
      [
        [foot, horse, french?.replace(/:[^:]*$/, '')],
        forces(played(without, choose('line'))).slice(0, -1),
        forces(played(horseless, choose('hill'))).length,
      ],
      [
        [
          `${works} (line3August): bav-6-3-01 bav-leader-von-mercy bav-art-1`,
          `${works} or, one of them, hex 2012 (line3August): bav-2-8-01; 18.51: 1 in line3AugustCavalry`,
          '17.12: the ground west or south of the Line, three hexes or more from every entrenchment (french3August)',
        ],
        [`${works} (line3August): bav-6-3-01`],
        2,
      ],
    ];
  },
);
counted('freiburg:18.51', 'the hex behind the Line is the one of the map that is played on', () => {
  const small = board('B 2-8 0303 | F 6-3 0606', {
    ...{ rules: 'freiburg', day: '3-august', later: ['5-august'], gameTurns: 5, gameTurn: 5 },
    ...{ side: 'B', phase: 'combat', start: { obligations: { mustAttack: [], mustBeAttacked: [] } } },
    areas: {
      ...{ line3August: ['0303', '0403'], line3AugustCavalry: ['0502'], french3August: ['0606', '0706'] },
      ...{ bavarian5August: ['0301'], french5August: ['0606'], hill: ['0301'], hillOverflow: ['0401'] },
    },
  });
  const [horse] = played(small, endPhase(), choose('line')).deployment?.forces[BAVARIAN] ?? [];
  return [horse?.where, 'the entrenchments of the 3 August Line or, one of them, hex 0502'];
});
illegal('freiburg:18.51', 'two Cavalry units in the hex that has room for one of them', () => {
  const two = dayOver({ day: 0, on: 'bav-2-8-01 1419, bav-2-8-02 1520, bav-6-3-01 1620, fr-6-3-01 1323' });
  return reasons(played(two, choose('line')), setUp({ 'bav-2-8-01': '2012', 'bav-2-8-02': '2012' }));
});
counted('freiburg:18.51', 'in the rows of 5 August: each side behind its own', () => [
  forces(played(dayOver({ day: 0, on: ALL }), choose('rows'))).map((line) => line.replace(/:[^:]*$/, '')),
  [
    '17.21: the ground on or east of the row 1113 to 2108 (bavarian5August)',
    '17.22: the ground on or west of the row 1116 to 2011 (french5August)',
  ],
]);
counted(
  'freiburg:18.52',
  'on the Hill: ground beside it for those that it has no room for, and no others',
  () => {
    const many = (count: number) =>
      [...ids('bav-6-3', 14), ...ids('bav-2-8', 5)]
        .slice(0, count)
        .map((id, i) => `${id} ${1801 + i}`)
        .join(', ');
    const full = (count: number) =>
      forces(played(dayOver({ day: 1, redeployed: 'line', on: many(count) }), choose('hill')))[0];
    const with16 = [...ids('bav-6-3', 14), ...ids('bav-2-8', 2)].join(' ');
    return [
      [forces(played(third(), choose('hill'))), full(16), full(17)],
      [
        [
          `17.31: the Hill (hill): ${FORCE}`,
          '17.32: the ground on or west of the row 1116 to 2011 (french5August): fr-6-3-01 fr-art-1',
        ],
        `17.31: the Hill (hill): ${with16}`,
        `17.31: the Hill, and next to it when it is full (hill): ${with16} bav-2-8-03; 18.52: 1 in hillOverflow`,
      ],
    ];
  },
);
const besieged = (lastIn: readonly string[], on = 'bav-6-3-01 0711, bav-art-1 0711, fr-6-3-01 0116') =>
  dayOver({ game: 'siege', day: 0, on, lastIn });
counted(
  'freiburg:19.31',
  'in the town: its sections but those that are broken, which are for the French',
  () => {
    const said = (...lastIn: readonly string[]) => forces(played(besieged(lastIn), choose('town')));
    const around = '19.32: the ground three hexes or more from the town';
    const guard = 'bav-6-3-01 bav-art-1';
    return [
      [said(), said(...NEUBURG), said(...NEUBURG, ...VORSTADT), said(...NEUBURG, ...VORSTADT, ...ALTSTADT)],
      [
        [
          `19.31: the town (altstadt, neuburg, vorstadt): ${guard}`,
          `${around} (siegeFrenchRedeploy): fr-6-3-01`,
        ],
        [
          `19.31: the Altstadt and the Vorstadt (altstadt, vorstadt): ${guard}`,
          `${around}, or the Neuburg (siegeFrenchRedeploy, neuburg): fr-6-3-01`,
        ],
        [
          `19.31: the Altstadt (altstadt): ${guard}`,
          `${around}, or the Neuburg and the Vorstadt (siegeFrenchRedeploy, neuburg, vorstadt): fr-6-3-01`,
        ],
        [
          `${around}, or the Altstadt, the Neuburg and the Vorstadt (siegeFrenchRedeploy, altstadt, neuburg, vorstadt): fr-6-3-01 bav-art-1`,
        ],
      ],
    ];
  },
);
counted(
  'freiburg:19.31',
  'with every section broken units and Leader are lost, each once, and no gun',
  () => {
    const on = 'bav-6-3-01 0711, bav-leader-von-mercy 0711, bav-art-1 0711, bav-art-2 0811, fr-6-3-01 0116';
    const before = besieged([...NEUBURG, ...VORSTADT, ...ALTSTADT], on);
    const { state, events } = after(before, choose('town'));
    const lost = events.find(({ happened }) => happened === 'leftWithoutHex');
    const line = lost ? thirtyYearsWar.tell(before, lost) : null;
    return [
      [line?.text, line?.counters, ['bav-art-1', 'bav-art-2'].map((id) => counter(state, id).off)],
      [
        'Without a hex to stand in and lost: 1 × 6-3 and von Mercy; the French have 2 guns.',
        ['bav-6-3-01', 'bav-leader-von-mercy', 'bav-art-1', 'bav-art-2'],
        ['reserve', 'reserve'],
      ],
    ];
  },
);

const suggested = (state: State): { readonly [counter: string]: string } => {
  const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: 'suggested' });
  if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error('nothing is suggested');
  return pressed.draft.positions;
};
const hexesFor = (state: State, ground: Stand, kind: 'infantry' | 'cavalry') =>
  state.scenario.freiburg?.suggested[ground]?.bavarian?.[kind] ?? [];
counted(
  'freiburg:18.51',
  'suggested for the Line: infantry in the works, one Cavalry unit in its own hex',
  () => {
    const all = [...ids('bav-6-3', 14), ...ids('bav-2-8', 5)].map((id, i) => `${id} ${1801 + i}`).join(', ');
    const state = played(dayOver({ day: 0, on: all }), choose('line'));
    const places = suggested(state);
    const of = (stem: string) =>
      Object.entries(places)
        .flatMap(([id, at]) => (id.startsWith(stem) ? at : []))
        .toSorted();
    return [
      [of('bav-6-3'), of('bav-2-8')],
      [
        hexesFor(state, 'line', 'infantry').toSorted(),
        hexesFor(state, 'line', 'cavalry').slice(0, 5).toSorted(),
      ],
    ];
  },
);
counted('freiburg:19.31', 'suggested for the town: its first hexes that are not in a broken section', () => {
  const on = ids('bav-6-3', 4).map((id, i) => `${id} ${1801 + i}`);
  const state = played(besieged(NEUBURG, `${on.join(', ')}, fr-6-3-01 0116`), choose('town'));
  const closed = state.scenario.map.fortress?.sections.find(({ id }) => id === 'neuburg')?.hexes ?? [];
  const best = hexesFor(state, 'town', 'infantry');
  const open = best.filter((hex) => !closed.includes(hex));
  return [
    [Object.values(suggested(state)).toSorted(), open.slice(0, 4).includes(best[0] ?? '')],
    [open.slice(0, 4).toSorted(), false],
  ];
});
counted('freiburg:18.33', 'who stands in the first hex of the map is set up again', () => [
  forces(played(dayOver({ day: 0, on: 'bav-6-3-01 0101, fr-6-3-01 1323' }), choose('rows')))[0],
  '17.21: the ground on or east of the row 1113 to 2108 (bavarian5August): bav-6-3-01',
]);

const why = (state: State, to: string) =>
  reasons(state, choose(to)).map(({ rule, text }) => `${rule.slice(9)} ${text}`);
const townOver = (day: 0 | 1, lastIn: readonly string[] = []) =>
  dayOver({ game: 'both', day, defence: 'town', on: 'bav-6-3-01 0711, fr-6-3-01 1024', lastIn });
const lineOver = (day: 0 | 1) =>
  dayOver({ game: 'both', day, defence: 'line', on: 'bav-6-3-01 1709, fr-6-3-01 1024' });
const SOUTH_END = ['1218', '1219', '1220'];
counted('freiburg:20.31', 'why the town is not open is told', () => [
  [
    why(lineOver(0), 'town'),
    why(townOver(0, SOUTH_END), 'town'),
    why(townOver(0, [...ALTSTADT, ...NEUBURG, ...VORSTADT]), 'town'),
  ],
  [
    ['20.31 The town is not open to the army: the army did not start in it.'],
    ['20.31 The town is not open to the army: French units were the last in 1218, 1219 and 1220.'],
    ['19.31 The town is not open to the army: no section of it is left.'],
  ],
]);
counted('freiburg:20.32', 'for the third day too', () => [
  [why(lineOver(1), 'town'), why(townOver(1), 'hill')],
  [
    ['20.32 The town is not open to the army: the army did not start in it.'],
    ['20.32 The Hill is not open to the army: who has started in the town stays with it.'],
  ],
]);
const openTown = (state: State) =>
  thirtyYearsWar
    .interlude?.(state)
    ?.sheets.find(({ id }) => id === 'between-ground')
    ?.rows.filter(({ label }) => label === 'The town')
    .map(({ rule, value, note }) => `${rule.slice(9)} ${value}: ${note}`);
counted(
  'freiburg:20.32',
  'how much of the town is left for the last day is told, by the case of each game',
  () => [
    [
      townOver(1),
      townOver(1, NEUBURG),
      besieged(NEUBURG),
      besieged([...ALTSTADT, ...NEUBURG, ...VORSTADT]),
    ].map(openTown),
    [
      ['20.32 open: 3 of 3 sections are Bavarian'],
      ['20.32 open: 2 of 3 sections are Bavarian'],
      ['19.31 open: 2 of 3 sections are Bavarian'],
      ['19.31 open: no section is left, so no unit finds a hex'],
    ],
  ],
);
legal('freiburg:20.31', 'on a map that names no hexes of the way back no one can cut it', () => {
  const state = campaignAt({
    ...{ game: 'both', day: 0, defence: 'town', on: 'bav-6-3-01 0711, fr-6-3-01 1024' },
    ...{ gameTurn: 12, side: BAVARIAN, phase: 'combat' },
  });
  const { bridgehead: _, ...areas } = state.scenario.map.areas;
  const scenario = { ...state.scenario, map: { ...state.scenario.map, areas } };
  return reasons(played({ ...state, scenario }, endPhase()), choose('town'));
});
