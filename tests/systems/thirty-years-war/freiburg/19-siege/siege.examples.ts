/** Cases 19.0 to 19.2 and 19.4 of Freiburg: the siege of two days, and what lies between them. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal } from '../../../../helpers/cases';
import { played, reasons, setUp } from '../../../../helpers/positions/board';
import { ids, sensible, startOf } from '../../../../helpers/positions/campaign';

const suggested = (state: State) => {
  const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: 'suggested' });
  if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error('nothing is suggested');
  return pressed.draft.positions;
};
const french = () => played(startOf('siege'), setUp(suggested(startOf('siege'))));
const byTown = () => {
  const start = startOf('siege', { siegeGround: 'town' });
  return played(start, setUp(suggested(start)));
};
illegal(
  'freiburg:19.12',
  'three hexes from every hex of the town instead, if so chosen',
  () => reasons(byTown(), setUp({ ...suggested(byTown()), 'fr-6-3-01': '0414' })),
  ['0414'],
);
counted('freiburg:19.12', 'a suggested and a sensible set-up are legal under either reading', () => [
  [french(), byTown()].flatMap((state) => [
    reasons(state, setUp(suggested(state))),
    reasons(state, setUp(sensible(state))),
  ]),
  [[], [], [], []],
]);
/** No unit in the Vorstadt but those named. */
const WEST = [
  ...['0609', '0610', '0611', '0709', '0710', '0711', '0712', '0809', '0810', '0811'],
  ...['0409', '0410', '0411', '0509', '0510', '0511', '0512'],
];
const withoutVorstadt = (more: { readonly [counter: string]: string } = {}) => {
  const units = [...ids('bav-6-3', 12), ...ids('bav-2-8', 5)];
  const others = [...[1, 2, 3, 4, 5].map((n) => `bav-art-${n}`), 'bav-leader-von-mercy'];
  const inTown = Object.fromEntries([
    ...units.map((id, i) => [id, WEST[i] ?? '']),
    ...others.map((id) => [id, '0609']),
  ]);
  return played(startOf('siege'), setUp({ ...inTown, ...more }));
};
const lit = (state: State) =>
  thirtyYearsWar
    .board(state, null)
    .marks.flatMap(({ means, shape }) => (means === 'reach' && shape.kind === 'places' ? shape.places : []));
counted(
  'freiburg:19.12',
  'the lit ground follows what the Bavarians have set up, guns and Leader too',
  () => {
    const before = ['0915', '0814', '1014'];
    const open = (state: State) => before.filter((hex) => lit(state).includes(hex));
    return [
      [
        open(withoutVorstadt()),
        open(withoutVorstadt({ 'bav-art-1': '0913' })),
        open(withoutVorstadt({ 'bav-leader-von-mercy': '0714' })),
      ],
      [before, [], ['1014']],
    ];
  },
);
