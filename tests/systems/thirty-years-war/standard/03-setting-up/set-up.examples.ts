/** Case 3.0: forces that the players place, in parts that a file describes. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
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

const FIELD = { field: ['0202', '0203', '0204'] };
const PAIR: Parts = { french: [{ zone: 'field', counters: ['f-8-3', 'f-8-3b'] }] };
const pair = (line = 'S 8-2 0808') => before(`F 8-3 reserve | F 8-3 reserve | ${line}`, FIELD, PAIR);

counted('3.0', 'a force is placed at once also where no enemy stands or comes', () => {
  const pressed = thirtyYearsWar.press(pair('S 8-2 reserve'), null, { on: 'option', id: 'rest' });
  const placed = pressed.to === 'draft' && pressed.draft?.kind === 'setUp' ? pressed.draft.positions : {};
  return [Object.keys(placed), ['f-8-3', 'f-8-3b']];
});

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
