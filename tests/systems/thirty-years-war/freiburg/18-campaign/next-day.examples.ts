/** Cases 18.33 to 18.43 of Freiburg: what a day leaves behind, and the forces of the next one. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { endPhase, played } from '../../../../helpers/positions/board';
import {
  BAVARIAN,
  BOTH,
  choose,
  dayOver,
  FRENCH,
  ids,
  settled,
} from '../../../../helpers/positions/campaign';

counted('freiburg:18.33', 'the day and its Game-Turn are told', () => {
  const begun = settled(played(dayOver({ day: 0, on: BOTH }), choose('rows')), 2);
  const [day] = thirtyYearsWar.tracks(begun);
  return [
    [thirtyYearsWar.moment(begun).turn, day?.of, day?.at],
    ['5 August · Game-Turn 1', 'days', 1],
  ];
});

const TAKEN = 'bav-6-3-01 2211, fr-6-3-01 1319, bav-art-1 1319!, bav-art-2 1323!, fr-art-1 2211!';
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

counted('freiburg:18.41', 'losses of an earlier day stay lost', () => {
  const eliminated = ids('bav-6-3', 4, 2);
  const second = settled(played(dayOver({ day: 0, on: BOTH, eliminated }), choose('rows')), 2);
  const end = played({ ...second, gameTurn: 12, phasingSide: FRENCH, phase: 'combat' }, endPhase());
  return [freiburgOf(boardOf(end)).regroup?.losses, []];
});
