/** Cases 18.33 to 18.43 of Freiburg: what a day leaves behind, and the forces of the next one. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal } from '../../../../helpers/cases';
import { after, endPhase, played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  BOTH,
  campaignAt,
  choose,
  dayOver,
  duel,
  FRENCH,
  forceOf,
  heading,
  ids,
  onTheHill,
  sensible,
  settled,
} from '../../../../helpers/positions/campaign';

const DUEL = 'fr-6-3-01 1518, bav-6-3-01 1517*, bav-6-3-02 1319, me-4-3-01 1325';
const TRIED = (casualties: number) => ({ casualties, levelsTested: 3, leaderLost: false, rolls: [] });
counted('freiburg:18.33', 'the field is cleared, the Bavarians set up first, and it is Game-Turn 1', () => {
  const chosen = played(dayOver({ day: 0, on: BOTH }), choose('rows'));
  const french = settled(chosen);
  const begun = settled(french);
  return [
    [
      chosen.counters.filter(({ at }) => at !== null).length,
      heading(chosen),
      heading(french),
      begun.gameTurn,
    ],
    [0, 'Bavarian set-up', 'French set-up', 1],
  ];
});
counted('freiburg:18.33', 'the day and its Game-Turn are told', () => {
  const begun = settled(played(dayOver({ day: 0, on: BOTH }), choose('rows')), 2);
  const [day] = thirtyYearsWar.tracks(begun);
  return [
    [thirtyYearsWar.moment(begun).turn, day?.of, day?.at],
    ['5 August · Game-Turn 1', 'days', 1],
  ];
});
counted('freiburg:18.34', 'every unit is undisrupted, of an army without a Leader too', () => {
  const end = dayOver({
    ...{ day: 0, on: 'bav-6-3-01 1319*, fr-6-3-01 1323*', eliminated: ['bav-leader-von-mercy'] },
    demoralized: ['bavarian'],
  });
  return [settled(played(end, choose('rows')), 2).counters.filter(({ disrupted }) => disrupted).length, 0];
});
counted('freiburg:18.35', 'demoralization passes, unless the Leader is lost', () => {
  const next = (eliminated: readonly string[]) =>
    played(dayOver({ day: 0, on: BOTH, demoralized: ['bavarian', 'french'], eliminated }), choose('rows'));
  return [
    [next([]).demoralized, next(['bav-leader-von-mercy']).demoralized],
    [[], ['bavarian']],
  ];
});
counted(
  'freiburg:18.35',
  'casualties return to zero; a steady army without its Leader keeps the 1 less',
  () => {
    const armies = { bavarian: { casualties: 33, levelsTested: 1, leaderLost: true, rolls: [] } };
    const { armies: next } = freiburgOf(
      boardOf(
        played(dayOver({ day: 0, on: BOTH, armies, eliminated: ['bav-leader-von-mercy'] }), choose('rows')),
      ),
    );
    const fresh = { casualties: 0, levelsTested: 0, rolls: [] };
    return [
      next,
      {
        bavarian: { ...fresh, leaderLost: true },
        french: { ...fresh, leaderLost: false },
        mercenary: { ...fresh, leaderLost: false },
      },
    ];
  },
);
counted('freiburg:18.35', 'the Mercenaries recover by Turenne alone, and stay so when others break', () => {
  const third = onTheHill({
    ...{ on: 'bav-6-3-01 1709, fr-6-3-01 1323, me-4-3-01 1325' },
    ...{ demoralized: ['french', 'mercenary'], eliminated: ['fr-leader-d-enghien'] },
  });
  const fought = after(
    campaignAt({
      day: 2,
      on: DUEL,
      phase: 'combat',
      demoralized: ['french'],
      armies: { bavarian: TRIED(28) },
    }),
    duel,
    [1],
  ).state;
  return [
    [third.demoralized, fought.demoralized],
    [['french'], ['french', 'bavarian']],
  ];
});

const TAKEN = 'bav-6-3-01 2211, fr-6-3-01 1319, bav-art-1 1319!, bav-art-2 1323!, fr-art-1 2211!';
const gunsOf = (state: State) =>
  ['bav-art-1', 'bav-art-2', 'fr-art-1'].map((id) => state.counters.find((c) => c.id === id)?.holder);
counted('freiburg:18.36', 'captured guns stay with their captors', () => [
  gunsOf(settled(played(dayOver({ day: 0, on: TAKEN }), choose('rows')), 2)),
  [FRENCH, FRENCH, BAVARIAN],
]);
const facesOf = (state: State) =>
  thirtyYearsWar
    .board(state, null)
    .counters.filter(({ id }) => ['bav-art-1', 'bav-art-2', 'fr-art-1'].includes(id))
    .map(({ face, condition, label, tags }) =>
      [
        face.captured,
        condition.includes('reversed'),
        label.includes('captured'),
        tags.includes('captured'),
      ].join(),
    );
counted(
  'freiburg:18.36',
  'on the next day it is its owner’s own, face up, until it is captured again',
  () => {
    const end = dayOver({ day: 0, on: TAKEN });
    const next = settled(played(end, choose('rows')), 2);
    const gun = next.counters.find(({ id }) => id === 'bav-art-1');
    const taken = {
      ...next,
      counters: next.counters.map((c) => (c === gun ? { ...c, holder: BAVARIAN } : c)),
    };
    const down = 'true,true,true,true';
    const up = 'false,false,false,false';
    return [
      [facesOf(end), facesOf(next), facesOf(taken)],
      [
        [down, down, down],
        [up, up, up],
        [down, up, up],
      ],
    ];
  },
);
counted('freiburg:18.36', 'one in the works is Bavarian when a unit is set up in its hex', () => {
  const chosen = played(dayOver({ day: 0, on: TAKEN }), choose('line'));
  const places = { ...sensible(chosen), 'bav-6-3-01': '1319' };
  const back = played(chosen, setUp(places));
  const gun = back.counters.find(({ id }) => id === 'bav-art-1');
  return [
    [gun?.at, gunsOf(settled(back))],
    ['1319', [BAVARIAN, FRENCH, BAVARIAN]],
  ];
});
counted('freiburg:18.36', 'and not when no unit is', () => {
  const chosen = played(dayOver({ day: 0, on: TAKEN }), choose('line'));
  const back = played(chosen, setUp({ ...sensible(chosen), 'bav-6-3-01': '1419' }));
  return [gunsOf(settled(back)), [FRENCH, FRENCH, BAVARIAN]];
});
illegal('3.0', 'a captor sets up what he holds, the other does not', () => {
  const chosen = played(dayOver({ day: 0, on: TAKEN }), choose('rows'));
  return reasons(chosen, setUp({ ...sensible(chosen), 'bav-art-2': '1709' }));
});

counted('freiburg:18.41', 'three infantry and five cavalry lost: one and two come back', () => {
  const eliminated = [...ids('bav-6-3', 3, 2), ...ids('bav-2-8', 5)];
  const end = dayOver({ day: 0, on: 'bav-6-3-01 1319, fr-6-3-01 1323', eliminated });
  return [
    freiburgOf(boardOf(end)).regroup?.losses.map(({ kind, back }) => `${kind} ${back.length}`),
    ['infantry 1', 'cavalry 2'],
  ];
});
counted('freiburg:18.41', 'each army by itself, and at full strength', () => {
  const eliminated = [...ids('fr-6-3', 3, 2), ...ids('me-4-3', 3)];
  const third = settled(onTheHill({ on: 'bav-6-3-01 1709, fr-6-3-01 1323', eliminated }), 2);
  return [
    third.counters
      .filter(({ id, at }) => at !== null && eliminated.includes(id))
      .map(({ id, disrupted }) => `${id} ${disrupted}`),
    ['fr-6-3-02 false', 'me-4-3-01 false'],
  ];
});
counted('freiburg:18.41', 'losses of an earlier day stay lost', () => {
  const eliminated = ids('bav-6-3', 4, 2);
  const second = settled(played(dayOver({ day: 0, on: BOTH, eliminated }), choose('rows')), 2);
  const end = played({ ...second, gameTurn: 12, phasingSide: FRENCH, phase: 'combat' }, endPhase());
  return [freiburgOf(boardOf(end)).regroup?.losses, []];
});
counted('freiburg:18.42', 'replacements are part of the force', () => [
  forceOf(played(dayOver({ day: 0, on: BOTH, eliminated: ids('bav-6-3', 4, 2) }), choose('rows')), BAVARIAN),
  ['bav-2-8 1', 'bav-6-3 3'],
]);
counted('freiburg:18.43', 'an army that has lost its Leader gets none', () => {
  const eliminated = [...ids('bav-6-3', 4, 2), ...ids('fr-6-3', 4, 2), 'bav-leader-von-mercy'];
  const armies = { bavarian: { casualties: 24, levelsTested: 0, leaderLost: true, rolls: [] } };
  const { regroup } = freiburgOf(boardOf(dayOver({ day: 0, on: BOTH, eliminated, armies })));
  return [regroup?.losses.map(({ army, back }) => `${army} ${back.length}`), ['bavarian 0', 'french 2']];
});
