/** Cases 5.31 to 5.35: the capture of guns. */

import { counted } from '../../../../helpers/cases';
import {
  attack,
  board,
  counter,
  endPhase,
  fire,
  move,
  played,
  reasons,
  refused,
  standing,
} from '../../../../helpers/positions/board';

const holder = (state: Parameters<typeof counter>[0], gun: string) => counter(state, gun).holder;

counted('5.31', 'a gun left alone still belongs to the side that was there last', () => {
  const state = played(board('F 8-3 0606 | F gun 0606'), move('0606', '0605'));
  return [
    [...standing(state, 'f0606', 'f0606g'), holder(state, 'f0606g')],
    ['f0606 0605', 'f0606g 0606', 'french'],
  ];
});
counted('5.31', 'a gun belongs to the side whose unit is in its hex', () => [
  holder(played(board('F 4-6 0605 | S gun 0606'), move('0605', '0606')), 's0606g'),
  'french',
]);

counted('5.32', 'all guns of the hex are captured together', () => {
  const state = played(board('F 4-6 0605 | S gun 0606 | S gun 0606'), move('0605', '0606'));
  return [
    [holder(state, 's0606g'), holder(state, 's0606gb')],
    ['french', 'french'],
  ];
});
counted('5.32', 'guns of several hexes on the way are captured', () => {
  const state = played(board('F 4-6 0605 | S gun 0606 | S gun 0607'), move('0605', '0606 0607 0608'));
  return [
    [holder(state, 's0606g'), holder(state, 's0607g')],
    ['french', 'french'],
  ];
});
counted('5.32', 'a disrupted unit captures too', () => [
  holder(played(board('F 8-3* 0605 | S gun 0606'), move('0605', '0606')), 's0606g'),
  'french',
]);
counted('5.32', 'a Leader alone captures nothing, passing or stopping', () => {
  const passing = played(board('F leader2 0605 | S gun 0606'), move('f0605l', '0606 0607'));
  const stopping = played(board('F leader2 0605 | S gun 0606'), move('f0605l', '0606'));
  return [
    [holder(passing, 's0606g'), holder(stopping, 's0606g')],
    ['spanish', 'spanish'],
  ];
});
counted('5.32', 'standing next to a gun does not capture it', () => [
  holder(played(board('F 4-6 0604 | S gun 0606'), move('0604', '0605')), 's0606g'),
  'spanish',
]);
counted('5.32', 'one’s own gun stays one’s own when passed', () => [
  holder(played(board('F 4-6 0605 | F gun 0606'), move('0605', '0606 0607')), 'f0606g'),
  'french',
]);

counted(
  '5.33',
  'captured in the Movement Phase it first fires in the captor’s next Artillery Fire Phase',
  () => {
    const taken = played(board('F 4-6 0605 | S gun 0606 | S 8-2 0610'), move('0605', '0606'));
    const rules = (state: typeof taken) => reasons(state, fire('0606', 's0610')).map(({ rule }) => rule);
    const next = played(taken, ...Array.from({ length: 7 }, () => endPhase()));
    return [
      [rules(taken), next.phasingSide, next.phase, rules(next)],
      [['4.1'], 'french', 'artilleryFire', []],
    ];
  },
);

counted('5.34', 'a gun has no strength to attack or to be attacked with', () => {
  const state = board('F gun 0606 | F 8-3 0506 | S 8-2 0607 | S gun 0505', { phase: 'combat' });
  const found = [attack(['f0606g'], ['0607']), attack(['0506'], ['s0505g'])].flatMap((act) =>
    reasons(state, act),
  );
  return [refused(found), ['8.0 f0606g', '8.0 s0505g']];
});

counted('5.35', 'a gun outlasts the unit that served it, and is captured and recaptured', () => {
  const fought = played(
    board('F 20-3 0605 | S 4-2 0606 | S gun 0606 | S 4-6 0608', { phase: 'combat' }),
    [attack(['0605'], ['0606']), 1],
    endPhase(),
  );
  const spanish = played(fought, endPhase(), endPhase(), move('0608', '0607'), endPhase(), endPhase());
  const french = played(spanish, endPhase(), endPhase(), move('f0605', '0606'));
  const back = played(
    board('F 4-6 0601 | S gun 0606 captured', { side: 'S', phase: 'movement' }),
    endPhase(),
  );
  return [
    [
      standing(fought, 's0606', 's0606g'),
      holder(spanish, 's0606g'),
      holder(french, 's0606g'),
      holder(back, 's0606g'),
    ],
    [['s0606 eliminated', 's0606g 0606'], 'spanish', 'french', 'french'],
  ];
});
counted('5.35', 'a captured gun is taken back by its first owner', () => [
  holder(played(board('F 4-6 0605 | F gun 0606 captured'), move('0605', '0606')), 'f0606g'),
  'french',
]);
