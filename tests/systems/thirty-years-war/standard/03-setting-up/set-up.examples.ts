/** Case 3.0: forces that the players place, in parts that a file describes. */
import type { Reason } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Command } from '../../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, played, reasons, refused, setUp, standing } from '../../../../helpers/positions/board';
import { type Ground, scenarioFile } from '../../../../helpers/positions/boardFile';
import { changed } from '../../../../helpers/positions/scenarioJson';

type Part = { readonly zone: string; readonly counters: readonly string[]; readonly more?: object };
type Parts = { readonly french?: readonly Part[]; readonly spanish?: readonly Part[] };

/** Before the set-up of these parts of both forces, the French first. */
function before(
  line: string,
  areas: { readonly [area: string]: readonly string[] },
  parts: Parts,
  map: Ground = {},
): State {
  const forces = Object.entries(parts).map(([side, all]) => [
    side,
    all.map((part) => ({ where: `the ${part.zone}`, rule: '3.0', ...part })),
  ]);
  const deployment = { order: ['french', 'spanish'], forces: Object.fromEntries(forces) };
  const file = changed(scenarioFile(line, { areas, map, phase: 'disruptionRemoval' }), [
    ['deployment'],
    deployment,
  ]);
  const scenario = thirtyYearsWar.read.scenario(file);
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}
const where = ({ pending, phase, phasingSide }: State) => pending?.by ?? `${phasingSide} ${phase}`;
const texts = (found: readonly Reason[]) => found.map(({ text }) => text);

const FIELD = { field: ['0202', '0203', '0204'] };
const PAIR: Parts = { french: [{ zone: 'field', counters: ['f-8-3', 'f-8-3b'] }] };
const pair = (line = 'S 8-2 0808') => before(`F 8-3 reserve | F 8-3 reserve | ${line}`, FIELD, PAIR);

counted('3.0', 'only who has a force to place sets up, then play begins', () => {
  const state = pair();
  const spanish = before('F 8-3 0606 | S 8-2 reserve', FIELD, {
    spanish: [{ zone: 'field', counters: ['s-8-2'] }],
  });
  const begun = played(state, setUp({ 'f-8-3': '0202', 'f-8-3b': '0203' }));
  return [
    [where(state), where(begun), where(spanish)],
    ['french', 'french disruptionRemoval', 'spanish'],
  ];
});
counted('3.0', 'also a force of which some stand in their hexes already', () => {
  const parts: Parts = { french: [{ zone: 'field', counters: ['f0202', 'f-8-3'] }] };
  return [where(before('F 8-3 0202 | F 8-3 reserve', FIELD, parts)), 'french'];
});
counted('3.0', 'a set-up that leaves no one out is followed by the first phase and nothing else', () => [
  after(pair(), setUp({ 'f-8-3': '0202', 'f-8-3b': '0203' })).events.map(({ happened }) => happened),
  ['sideSetUp', 'phaseBegan'],
]);
illegal(
  '3.0',
  'in the woods of its zone no Cavalry is set up',
  () => {
    const parts: Parts = { french: [{ zone: 'field', counters: ['f-8-3', 'f-4-6'] }] };
    const state = before('F 8-3 reserve | F 4-6 reserve', FIELD, parts, { woods: ['0203', '0204'] });
    return reasons(state, setUp({ 'f-8-3': '0203', 'f-4-6': '0204' }));
  },
  ['0204'],
);
counted('3.0', 'a force is placed at once also where no enemy stands or comes', () => {
  const pressed = thirtyYearsWar.press(pair('S 8-2 reserve'), null, { on: 'option', id: 'rest' });
  const placed = pressed.to === 'draft' && pressed.draft?.kind === 'setUp' ? pressed.draft.positions : {};
  return [Object.keys(placed), ['f-8-3', 'f-8-3b']];
});
illegal(
  '6.32',
  'two units set up in one hex, which is named',
  () => reasons(pair(), setUp({ 'f-8-3': '0203', 'f-8-3b': '0203' })),
  ['0203'],
);
counted('3.0', 'outside of its zone a counter is named by its type, a Leader by his name', () => {
  const state = before('F 8-3 reserve | F leader2 reserve | F gun 0606', FIELD, {
    french: [{ zone: 'field', counters: ['f-8-3', 'f-leader2'] }],
  });
  return [
    texts(reasons(state, setUp({ 'f-8-3': '0101', 'f-leader2': '0102' }))),
    [
      'An 8-3 is set up in the field; 0101 lies outside.',
      'F leader2 is set up in the field; 0102 lies outside.',
    ],
  ];
});
counted('3.0', 'what is no part of the force is named', () => [
  texts(reasons(pair(), setUp({ 'f-8-3': '0202', 'f-8-3b': '0203', s0808: '0204' }))),
  ['S 8-2 is no part of the force that is set up now.'],
]);
illegal('3.0', 'a Leader is not set up in two hexes', () => {
  const state = before('F leader2 reserve', FIELD, {
    french: [{ zone: 'field', counters: ['f-leader2'] }],
  });
  const twice = ['0202', '0203'].map((at) => ({ counter: 'f-leader2', at }));
  return reasons(state, () => thirtyYearsWar.read.command({ do: 'setUp', positions: twice }) as Command);
});

/** Of equal units one may stand in 0202 and 0203, the other in 0202 and further hexes. */
const overlapping = () =>
  before(
    'F 8-3 reserve | F 8-3 reserve',
    { near: ['0202', '0203'], far: ['0202', '0204', '0205'] },
    {
      french: [
        { zone: 'near', counters: ['f-8-3'] },
        { zone: 'far', counters: ['f-8-3b'] },
      ],
    },
  );
legal('3.0', 'equal counters change zones where only so both have a hex', () =>
  reasons(overlapping(), setUp({ 'f-8-3': '0202', 'f-8-3b': '0203' })),
);
counted('3.0', 'and then each stands in its own zone', () => [
  standing(played(overlapping(), setUp({ 'f-8-3': '0202', 'f-8-3b': '0203' }))),
  ['f-8-3 0203', 'f-8-3b 0202'],
]);
illegal('3.0', 'but not where one of two hexes is in neither zone, or both are in one only', () =>
  ['0206', '0203'].flatMap((at) => {
    const found = reasons(overlapping(), setUp({ 'f-8-3': '0203', 'f-8-3b': at }));
    return refused(found).includes(`3.0 ${at}`) ? found : [];
  }),
);

counted('3.0', 'a hex is taken by the one of equal counters that has no other, whichever was meant', () => {
  const state = before(
    'F 8-3 reserve | F 8-3 reserve',
    { wide: ['0202', '0203', '0204'], narrow: ['0202'] },
    {
      french: [
        { zone: 'wide', counters: ['f-8-3'] },
        { zone: 'narrow', counters: ['f-8-3b'] },
      ],
    },
  );
  const taken = thirtyYearsWar.press(state, null, { on: 'place', at: '0202' });
  return [
    taken.to === 'draft' && taken.draft?.kind === 'setUp' && taken.draft.positions,
    { 'f-8-3b': '0202' },
  ];
});
counted('3.0', 'Leaders stand for no one else, though their values be equal', () => {
  const state = before('F leader2 reserve | F leader2 reserve', FIELD, {
    french: [{ zone: 'field', counters: ['f-leader2', 'f-leader2b'] }],
  });
  return [
    standing(played(state, setUp({ 'f-leader2': '0204', 'f-leader2b': '0202' }))),
    ['f-leader2 0204', 'f-leader2b 0202'],
  ];
});

/** Two parts of two units each, of which each may have one beyond its zone, and that in the same area. */
const beyond = () => {
  const more = { zone: 'beyond', most: 1, rule: '3.0' };
  const units = ['8-3', '8-3', '6-3', '6-3'].map((type) => `F ${type} reserve`);
  return before(
    units.join(' | '),
    { left: ['0202', '0203'], right: ['0302', '0303', '0304'], beyond: ['0404', '0405', '0505'] },
    {
      french: [
        { zone: 'left', counters: ['f-8-3', 'f-8-3b'], more },
        { zone: 'right', counters: ['f-6-3', 'f-6-3b'], more },
      ],
    },
  );
};
const LEFT = { 'f-8-3': '0202', 'f-8-3b': '0404' };
legal('3.0', 'what one part of the force has beyond its zone does not count against another', () =>
  reasons(beyond(), setUp({ ...LEFT, 'f-6-3': '0302', 'f-6-3b': '0405' })),
);
illegal(
  '3.0',
  'more of one part beyond its zone: the hexes that are free in it are named',
  () => reasons(beyond(), setUp({ ...LEFT, 'f-8-3': '0505', 'f-6-3': '0302', 'f-6-3b': '0303' })),
  ['0202', '0203'],
);
illegal(
  '3.0',
  'and not those that are taken',
  () => reasons(beyond(), setUp({ 'f-8-3': '0404', 'f-8-3b': '0405', 'f-6-3': '0302', 'f-6-3b': '0203' })),
  ['0202'],
);
