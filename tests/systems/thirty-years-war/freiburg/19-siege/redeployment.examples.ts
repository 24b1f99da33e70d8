/** Cases 19.31 and 19.32 of Freiburg: where both sides are set up for the second day. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { after, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  ALTSTADT,
  choose,
  FRENCH,
  forceOf,
  heading,
  ids,
  NEUBURG,
  sensible,
  settled,
  VORSTADT,
} from '../../../../helpers/positions/campaign';
import { firstOver, redeploying, type Siege } from '../../../../helpers/positions/siege';

const ARMY = 'bav-6-3-01 0711, bav-6-3-02 0710, bav-2-8-01 0809, bav-art-1 0711, bav-leader-von-mercy 0711';
legal('freiburg:19.31', 'anywhere in the town while no section is broken', () => {
  const state = redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn: NEUBURG.slice(1) });
  return reasons(state, setUp({ ...sensible(state), 'bav-6-3-01': '0409', 'bav-art-1': '0512' }));
});
const BROKEN: Siege = { on: `${ARMY}, fr-6-3-01 0916`, lastIn: NEUBURG };
for (const [what, who] of [
  ['no unit', 'bav-6-3-01'],
  ['no gun', 'bav-art-1'],
  ['no Leader', 'bav-leader-von-mercy'],
] as const)
  illegal(
    'freiburg:19.31',
    `${what} in a section that the French have broken`,
    () => reasons(redeploying(BROKEN), setUp({ ...sensible(redeploying(BROKEN)), [who]: '0512' })),
    ['0512'],
  );
illegal('freiburg:19.31', 'it is the town, not other ground', () =>
  reasons(firstOver(BROKEN), choose('rows')),
);
/** Eleven units, and seven hexes to stand in. */
const CROWD = [...ids('bav-6-3', 8), ...ids('bav-2-8', 3)];
const crowded = () =>
  redeploying({
    on: `${CROWD.map((id, i) => `${id} ${['07', '09'][i % 2]}${String(10 + (i >> 1)).padStart(2, '0')}`).join(', ')}, bav-art-1 0711, fr-6-3-01 0116`,
    lastIn: [...ALTSTADT, ...VORSTADT],
  });
const fates = (state: State, of: readonly string[]) =>
  state.counters.flatMap(({ id, at, off }) => (of.includes(id) ? [at === null ? off : 'stands'] : []));
counted('freiburg:19.31', 'units for which no hex is left are eliminated, and no test follows', () => {
  const state = crowded();
  const { state: next, events } = after(state, setUp(sensible(state)));
  const told = events.map((event) => thirtyYearsWar.tell(state, event)?.text ?? '').filter(Boolean);
  return [
    [
      fates(next, CROWD),
      events.map(({ happened }) => happened),
      told.at(-1),
      freiburgOf(boardOf(next)).armies.bavarian?.casualties,
    ],
    [
      [...CROWD.map((_, i) => (i < 7 ? 'stands' : 'fallen'))],
      ['sideSetUp', 'leftWithoutHex', 'decisionOpened'],
      'Without a hex to stand in and lost: 1 × 6-3 and 3 × 2-8.',
      0,
    ],
  ];
});
counted('freiburg:19.31', 'which of them stand is the Bavarians’ choice', () => {
  const state = crowded();
  const places = Object.entries(sensible(state));
  const infantry = places.filter(([id]) => id.startsWith('bav-6-3')).slice(0, 3);
  const swapped = infantry.map(([id, at], i) => [id, `bav-2-8-0${i + 1}`, at] as const);
  const chosen = Object.fromEntries([
    ...places.filter(([id]) => !swapped.some(([out]) => out === id)),
    ...swapped.map(([, into, at]) => [into, at]),
  ]);
  return [fates(played(state, setUp(chosen)), ids('bav-2-8', 3)), ['stands', 'stands', 'stands']];
});
illegal('freiburg:19.31', 'no one is given up while there is room', () => {
  const state = crowded();
  const [[one = ''] = []] = Object.entries(sensible(state)).filter(([id]) => id.startsWith('bav-6-3'));
  const places = Object.entries(sensible(state)).filter(([id]) => id !== one);
  return reasons(state, setUp(Object.fromEntries(places)));
});
illegal('freiburg:19.31', 'guns need no hex of their own and are not left out', () => {
  const places = Object.entries(sensible(crowded())).filter(([id]) => id !== 'bav-art-1');
  return reasons(crowded(), setUp(Object.fromEntries(places)));
});
illegal('freiburg:19.31', 'nor is a gun when two units share a hex', () => {
  const units = Object.entries(sensible(crowded())).filter(([id]) => id !== 'bav-art-1');
  const [, at = ''] = units.find(([id]) => id.startsWith('bav-6-3')) ?? [];
  const out = CROWD.filter((id) => !units.some(([one]) => one === id));
  // Ten of eleven units and no gun: four counters without a place would be forgiven if all of them were units.
  const more = out.slice(1).map((id) => [id, at]);
  return reasons(crowded(), setUp(Object.fromEntries([...units, ...more])));
});
counted('freiburg:19.31', 'with every section broken all are lost, and the French have the guns', () => {
  const state = redeploying({
    on: `${ARMY}, fr-6-3-01 0916`,
    lastIn: [...ALTSTADT, ...NEUBURG, ...VORSTADT],
  });
  const gun = state.counters.find(({ id }) => id === 'bav-art-1');
  const end = settled(state);
  return [
    [
      heading(state),
      fates(state, ['bav-6-3-01', 'bav-2-8-01', 'bav-leader-von-mercy']),
      gun?.holder,
      forceOf(state, FRENCH),
      [end.over, thirtyYearsWar.verdict(end)?.points],
    ],
    [
      'French set-up',
      ['fallen', 'fallen', 'fallen'],
      FRENCH,
      ['bav-art 1', 'fr-6-3 1'],
      [true, { french: 2, bavarian: 0 }],
    ],
  ];
});
counted(
  'freiburg:19.31',
  'who was last in a hex stays so over the night, until someone is set up there',
  () => {
    const begun = settled(redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn: ['0812', '0510'] }), 2);
    const state = redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn: ['0812', '0510'] });
    const entered = played(state, setUp({ ...sensible(state), 'bav-6-3-01': '0510' }));
    return [
      [
        Object.keys(freiburgOf(boardOf(begun)).lastIn).includes('0812'),
        Object.keys(freiburgOf(boardOf(entered)).lastIn),
      ],
      [true, ['0812']],
    ];
  },
);

const frenchAgain = (lastIn: readonly string[]) =>
  settled(redeploying({ on: `${ARMY}, fr-6-3-01 0916`, lastIn }));
const frenchAt = (at: string, lastIn: readonly string[] = []) =>
  reasons(frenchAgain(lastIn), setUp({ 'fr-6-3-01': at }));
legal('freiburg:19.32', 'three hexes from the town on either bank', () => [
  ...frenchAt('0916'),
  ...frenchAt('1115'),
]);
legal('freiburg:19.32', 'in a section that they have broken', () => frenchAt('0512', NEUBURG));
illegal('freiburg:19.32', 'not nearer to the town', () => frenchAt('0915'), ['0915']);
illegal('freiburg:19.32', 'not in a section that holds', () => frenchAt('0709', NEUBURG), ['0709']);
illegal('freiburg:19.32', 'not in forest', () => frenchAt('0324'), ['0324']);
