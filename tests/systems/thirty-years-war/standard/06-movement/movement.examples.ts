/** Cases 6.0 to 6.16 and 6.33: what may be moved, when and how far. */

import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
  attack,
  board,
  counter,
  endPhase,
  move,
  obligations,
  played,
  reasons,
  refused,
  returnToMovement,
  spent,
  standing,
} from '../../../../helpers/positions/board';

for (const to of ['0605', '0607', '0706', '0707', '0506', '0507']) {
  legal('6.0', `a unit moves in any direction, from 0606 to ${to}`, () =>
    reasons(board('F 8-3 0606'), move('0606', to)),
  );
}
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
legal('6.0', 'none of the counters has to move', () =>
  reasons(board('F 8-3 0606 | F leader2 0606'), endPhase()),
);

legal('6.11', 'a unit moves in its own Movement Phase', () =>
  reasons(board('F 8-3 0606'), move('0606', '0605')),
);
for (const phase of ['disruptionRemoval', 'artilleryFire', 'combat'] as const) {
  illegal('6.11', `nothing moves in the ${phase} phase`, () =>
    reasons(board('F 8-3 0606', { phase }), move('0606', '0605')),
  );
}
illegal(
  '6.11',
  'the other side does not move in this Movement Phase',
  () => reasons(board('F 8-3 0606 | S 8-2 0101'), move('s0101', '0102')),
  ['s0101'],
);
illegal(
  '6.11',
  'nor does its Leader',
  () => reasons(board('F 8-3 0606 | S leader2 0101'), move('s0101l', '0102')),
  ['s0101l'],
);

illegal(
  '6.12',
  'a unit does not enter the hex of an enemy unit',
  () => reasons(board('F 4-6 0605 | S 8-2 0606'), move('0605', '0606')),
  ['s0606'],
);
illegal(
  '6.12',
  'nor pass through it',
  () => reasons(board('F 4-6 0605 | S 8-2 0606'), move('0605', '0606 0607')),
  ['s0606'],
);
illegal(
  '6.12',
  'nor when the enemy unit is disrupted',
  () => reasons(board('F 4-6 0605 | S 8-2* 0606'), move('0605', '0606')),
  ['s0606'],
);
illegal(
  '6.12',
  'a Leader does not either',
  () => reasons(board('F leader2 0605 | S 8-2 0606'), move('f0605l', '0606')),
  ['s0606'],
);
legal('6.12', 'a hex with an enemy gun and an enemy Leader only may be entered by a unit', () =>
  reasons(board('F 4-6 0605 | S gun 0606 | S leader1 0606'), move('0605', '0606')),
);
legal('6.12', 'and by a Leader', () =>
  reasons(board('F leader2 0605 | S gun 0606 | S leader1 0606'), move('f0605l', '0606')),
);
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
legal('6.13', 'before the first die of combat the player may go on moving', () =>
  reasons(played(board(RETURN), endPhase()), returnToMovement),
);
illegal('6.13', 'once the die is thrown the Combat Phase has irreversibly begun', () => {
  const state = played(board(RETURN), endPhase(), [attack(['0605'], ['0606']), 3]);
  return reasons(state, returnToMovement);
});
illegal('6.13', 'there is no way back when every counter has moved', () => {
  const state = played(board('F 4-6 0101'), move('0101', '0102'), endPhase());
  return reasons(state, returnToMovement);
});
illegal('6.13', 'nor when those left have nowhere to go', () => {
  const map = { forest: ['0102', '0201'] };
  return reasons(played(board('F 4-6 0101', { map }), endPhase()), returnToMovement);
});
illegal('6.13', 'nor when the game began in this Combat Phase', () =>
  reasons(board(RETURN, { phase: 'combat' }), returnToMovement),
);
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
counted('6.13', 'a Leader lost as movement ended stays lost', () => {
  const state = played(board('F leader2 0605 | F 4-6 0101 | S 8-2 0606'), endPhase(), returnToMovement);
  return [standing(state, 'f0605l'), ['f0605l eliminated']];
});
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

legal('6.14', 'an 8-3 enters three clear hexes', () =>
  reasons(board('F 8-3 0606'), move('0606', '0605 0604 0603')),
);
illegal('6.14', 'and not a fourth', () => reasons(board('F 8-3 0606'), move('0606', '0605 0604 0603 0602')), [
  'f0606',
]);
illegal('6.14', 'a 10-2 cannot pay the 3 of rough ground: there is no free first hex', () =>
  reasons(board('S 10-2 0606', { side: 'S', map: { rough: ['0605'] } }), move('0606', '0605')),
);
illegal('6.14', 'a Leader keeps to his Movement Allowance too', () =>
  reasons(board('F leader2-2 0606'), move('f0606l', '0605 0604 0603')),
);
counted('6.14', 'unused points are not saved for the next Game-Turn', () => {
  const turns = Array.from({ length: 8 }, () => endPhase());
  const state = played(board('F 8-3 0606'), move('0606', '0605'), ...turns);
  const rules = (path: string) => reasons(state, move('0605', path)).map(({ rule }) => rule);
  return [
    [state.phase, rules('0604 0603 0602'), rules('0604 0603 0602 0601')],
    ['movement', [], ['6.14']],
  ];
});
legal('6.14', 'part of the allowance may be left unused', () =>
  reasons(board('F 4-6 0606'), move('0606', '0605')),
);

legal('6.15', 'a path from neighbour to neighbour', () =>
  reasons(board('F 4-6 0606'), move('0606', '0706 0806')),
);
illegal('6.15', 'no hex is skipped', () => reasons(board('F 4-6 0606'), move('0606', '0604')), [
  '0604',
  'f0606',
]);
illegal('6.15', 'not in the middle of the way either', () =>
  reasons(board('F 4-6 0606'), move('0606', '0605 0603')),
);
illegal('6.15', 'a move does not leave the map', () => reasons(board('F 4-6 0601'), move('0601', '0600')), [
  'f0601',
]);
illegal(
  '6.15',
  'not by an exit either, of which the standard rules know none',
  () => reasons(board('F 4-6 0601'), move('0601', 'exit')),
  ['f0601'],
);
counted('6.15', 'where there is a gap nothing is said of where the move would end', () => [
  refused(reasons(board('F 4-6 0606 | F 8-3 0604 moved'), move('0606', '0604'))),
  ['6.15 0604 f0606'],
]);
counted('6.15', 'otherwise everything that is wrong is told at once', () => [
  refused(reasons(board('F 8-2 0606 | F 8-3 0603 moved'), move('0606', '0605 0604 0603'))),
  ['6.14 f0606', '6.32 f0603'],
]);
counted(
  '6.15',
  'a cause that closes several steps is told once, for the first, and no cost beside it',
  () => {
    const map = {
      rivers: [
        ['0605', '0606'],
        ['0604', '0605'],
      ],
      forest: ['0603'],
    } as const;
    const state = board('F 4-2 0606 cav', { map });
    return [
      refused(reasons(state, move('0606', '0605 0604 0603 0602 0601 0501'))),
      ['6.23 0605 f0606', '12.0 0603 0604 f0606'],
    ];
  },
);
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
illegal('6.15', 'a move enters at least one hex', () => reasons(board('F 4-6 0606'), move('0606', '')), [
  'f0606',
]);
illegal(
  '6.15',
  'a counter that is off the map does not appear',
  () => reasons(board('F 8-3 0606 | F 4-6 lost'), move('f-4-6', '0101')),
  ['f-4-6'],
);

legal('6.16', 'each counter moves once, in any order', () =>
  reasons(board('F 8-3 0606 moved | F 8-3 0101'), move('0101', '0102')),
);
illegal(
  '6.16',
  'a counter that has moved moves no further, even with points left',
  () => reasons(played(board('F 4-6 0606'), move('0606', '0605')), move('0605', '0604')),
  ['0605', 'f0606'],
);
legal('6.16', 'in the next own Movement Phase it moves again', () =>
  reasons(
    played(board('F 4-6 0606'), move('0606', '0605'), ...Array.from({ length: 8 }, () => endPhase())),
    move('0605', '0604'),
  ),
);

counted('6.33', 'Zones of Control of either side cost nothing to enter, to leave or to walk along', () => {
  const state = board('F 4-6 0604 | F 8-3 0404 | S 10-2 0505 | S 10-2 0705 | S 10-2 0508');
  return [spent(state, '0604', '0605 0606 0607'), 3];
});
legal('6.33', 'a unit that starts next to the enemy walks away', () =>
  reasons(board('F 8-3 0606 | S 10-2 0607'), move('0606', '0605 0604 0603')),
);
counted('6.33', 'nothing stops in the first controlled hex', () => {
  const { state } = after(board('F 4-6 0604 | S 10-2 0606'), move('0604', '0605 0705 0706'));
  return [standing(state, 'f0604'), ['f0604 0706']];
});
