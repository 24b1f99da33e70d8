/** Cases 18.5, 19.3 and 20.3 of Freiburg: the ground of the next day, who sets up what there, and why. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Stand } from '../../../../../src/systems/thirty-years-war/freiburg/scenario';
import type { Force } from '../../../../../src/systems/thirty-years-war/scenario/scenario';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, legal } from '../../../../helpers/cases';
import { endPhase, played, reasons } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  campaignAt,
  choose,
  dayOver,
  FRENCH,
  ids,
  NEUBURG,
} from '../../../../helpers/positions/campaign';

/** `17.11: the entrenchments (line3August): bav-6-3-01`, with what is said of a second area behind it. */
const forceLine = ({ rule, where, zone, also, more, counters }: Force) =>
  [
    `${rule.slice(9)}: ${where} (${[zone, ...also].join(', ')}): ${counters.join(' ')}`,
    ...(more ? [`${more.rule.slice(9)}: ${more.most} in ${more.zone}`] : []),
  ].join('; ');
const forces = (state: State) =>
  [BAVARIAN, FRENCH].flatMap((side) => (state.deployment?.forces[side] ?? []).map(forceLine));

const besieged = (lastIn: readonly string[], on = 'bav-6-3-01 0711, bav-art-1 0711, fr-6-3-01 0116') =>
  dayOver({ game: 'siege', day: 0, on, lastIn });

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

legal('freiburg:20.31', 'on a map that names no hexes of the way back no one can cut it', () => {
  const state = campaignAt({
    ...{ game: 'both', day: 0, defence: 'town', on: 'bav-6-3-01 0711, fr-6-3-01 1024' },
    ...{ gameTurn: 12, side: BAVARIAN, phase: 'combat' },
  });
  const { bridgehead: _, ...areas } = state.scenario.map.areas;
  const scenario = { ...state.scenario, map: { ...state.scenario.map, areas } };
  return reasons(played({ ...state, scenario }, endPhase()), choose('town'));
});
