/** Cases 6.0 to 6.16 and 6.33: what may be moved, when and how far. */

import { counted } from '../../../../helpers/cases';
import {
  after,
  board,
  counter,
  endPhase,
  move,
  obligations,
  played,
  reasons,
  returnToMovement,
  standing,
} from '../../../../helpers/positions/board';

counted('6.0', 'a Leader moves by himself: the unit he was with stays, and he stays when it leaves', () => {
  const rides = played(board('F 8-3 0606 | F leader2 0606'), move('f0606l', '0605'));
  const stays = played(board('F 8-3 0606 | F leader2 0606'), move('0606', '0605'));
  return [
    [standing(rides), standing(stays)],
    [
      ['f0606 0606', 'f0606l 0605'],
      ['f0606 0605', 'f0606l 0606'],
    ],
  ];
});

counted('6.12', 'a unit takes the gun and eliminates the Leader, passing through as well', () => {
  const state = played(board('F 4-6 0605 | S gun 0606 | S leader1 0606'), move('0605', '0606 0607'));
  return [
    [...standing(state), counter(state, 's0606g').holder],
    ['f0605 0607', 's0606g 0606', 's0606l eliminated', 'french'],
  ];
});
counted('6.12', 'that is told, and nothing of counters of its own side that it passes', () => {
  const line = 'F 4-6 0605 | F gun 0606 | F leader1 0606 | S gun 0607 | S leader1 0607 | S gun 0101';
  const through = (counter: string) =>
    after(board(`${line} | F leader2 0605`), move(counter, '0606 0607 0608')).events.map((event) => ({
      ...event,
    }));
  const moved = { happened: 'counterMoved', counter: 'f0605', path: ['0606', '0607', '0608'], spent: 3 };
  return [
    [through('f0605'), through('f0605l')],
    [
      [
        moved,
        { happened: 'gunCaptured', gun: 's0607g', by: 'french' },
        { happened: 'leaderEliminated', leader: 's0607l', where: '0607', caught: 'entered' },
      ],
      [{ ...moved, counter: 'f0605l' }],
    ],
  ];
});
counted('6.12', 'a Leader does neither and shares the hex with the enemy Leader', () => {
  const state = played(board('F leader2 0605 | S gun 0606 | S leader1 0606'), move('f0605l', '0606'));
  return [
    [...standing(state), counter(state, 's0606g').holder],
    ['f0605l 0606', 's0606g 0606', 's0606l 0606', 'spanish'],
  ];
});

const RETURN = 'F 8-3 0605 | F 4-6 0101 | S 8-2 0606 | S 8-2 1212';
counted(
  '6.13',
  'back in the Movement Phase only counters that have not moved go on, and obligations are fixed again',
  () => {
    const there = played(board(`${RETURN} | F 4-6 0403`), move('0101', '0102'), endPhase());
    const back = played(there, returnToMovement);
    const moved = reasons(back, move('0102', '0103')).map(({ rule }) => rule);
    const again = played(back, move('0403', '0504 0604 0705 0706'), endPhase());
    return [
      [obligations(there), back.phase, back.obligations, moved, obligations(again)],
      [['f0605', 's0606'], 'movement', null, ['6.16'], ['f0403', 'f0605', 's0606']],
    ];
  },
);
counted('6.13', 'the way back can be taken again after more movement', () => {
  const twice = played(
    board(`${RETURN} | F 4-6 0103`),
    endPhase(),
    returnToMovement,
    move('0101', '0102'),
    endPhase(),
  );
  return [reasons(twice, returnToMovement), []];
});

counted('6.14', 'unused points are not saved for the next Game-Turn', () => {
  const turns = Array.from({ length: 8 }, () => endPhase());
  const state = played(board('F 8-3 0606'), move('0606', '0605'), ...turns);
  const rules = (path: string) => reasons(state, move('0605', path)).map(({ rule }) => rule);
  return [
    [state.phase, rules('0604 0603 0602'), rules('0604 0603 0602 0601')],
    ['movement', [], ['6.14']],
  ];
});

for (const [counter, name] of [
  ['8-3', 'infantry'],
  ['4-6', 'Cavalry'],
  ['leader2', 'a Leader'],
  ['8-3*', 'disrupted infantry'],
] as const) {
  counted('6.23', `a river is said to be closed to ${name}`, () => {
    const state = board(`F ${counter} 0606`, { map: { rivers: [['0605', '0606']] } });
    const [{ id } = { id: '' }] = state.counters;
    return [
      reasons(state, move(id, '0605')).map(({ text }) => text.match(/is closed to (.*)\./)?.[1]),
      [name],
    ];
  });
}
