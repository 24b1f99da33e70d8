/** Cases 9.0 to 9.2: what disruption does, and how it is removed. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  attack,
  attempt,
  board,
  endPhase,
  fire,
  move,
  obligations,
  odds,
  played,
  reasons,
  refused,
  spent,
  standing,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const REMOVAL = { phase: 'disruptionRemoval' } as const;
const combat = (line: string) => board(line, { phase: 'combat' });

counted('9.0', 'a disrupted unit that is disrupted again in combat is removed from play', () => [
  standing(played(combat('F 10-3 0605 | S 20-2* 0606'), [attack(['0605'], ['0606']), 1]), 's0606'),
  ['s0606 eliminated'],
]);
counted('9.0', 'by artillery it is not', () => {
  const state = board('F gun 0604 | S 20-2* 0606', { phase: 'artilleryFire' });
  return [standing(played(state, [fire('0604', '0606'), 1]), 's0606'), ['s0606 0606 disrupted']];
});

counted('9.11', 'Leader and gun take no notice of the disruption of the unit in their hex', () => {
  const line = 'F 10-3 0605 | S 10-2 0606 | S leader2 0606 | S gun 0606';
  const state = played(combat(line), [attack(['0605'], ['0606']), 1]);
  return [
    standing(state, 's0606', 's0606l', 's0606g'),
    ['s0606 0606 disrupted', 's0606l 0606', 's0606g 0606'],
  ];
});
legal('9.11', 'a Leader with a disrupted unit moves his full allowance', () =>
  reasons(board('F 8-3* 0606 | F leader2 0606'), move('f0606l', '0605 0604 0603 0602 0601')),
);
illegal(
  '9.11',
  'a Leader has no disruption to remove',
  () => reasons(board('F leader2 0606', REMOVAL), attempt('f0606l')),
  ['f0606l'],
);

legal('9.12', 'a disrupted enemy need not be attacked', () =>
  reasons(combat('F 8-3 0605 | S 10-2* 0606'), endPhase()),
);
legal('9.12', 'it may be attacked all the same', () =>
  reasons(combat('F 8-3 0605 | S 10-2* 0606'), attack(['0605'], ['0606'])),
);
legal('9.12', 'together with an undisrupted one', () =>
  reasons(combat('F 8-3 0609 | S 10-2* 0610 | S 4-6 0710'), attack(['0609'], ['0610', '0710'])),
);
counted('9.12', 'a unit next to disrupted enemies only has no obligation', () => [
  obligations(combat('F 8-3 0605 | S 10-2* 0606 | S 4-6* 0706')),
  [],
]);
counted('9.12', 'it does not excuse from attacking the undisrupted enemy beside it', () => {
  const state = combat('F 8-3 0609 | S 10-2* 0610 | S 4-6 0710');
  return [obligations(state), ['f0609', 's0710']];
});

const BACKS: readonly (readonly [face: number, back: number])[] = [
  [15, 8],
  [12, 6],
  [9, 5],
  [3, 2],
  [2, 1],
];
for (const [face, back] of BACKS) {
  counted('9.13', `a disrupted ${face}-2 defends with the ${back} on its back`, () => [
    odds(combat(`F 30-3 0605 | S ${face}-2* 0606`), attack(['0605'], ['0606'])).split(' ')[0],
    `30:${back}`,
  ]);
}

illegal(
  '9.14',
  'a disrupted unit never attacks',
  () => reasons(combat('F 8-3* 0605 | S 10-2 0606'), attack(['0605'], ['0606'])),
  ['f0605'],
);
illegal(
  '9.14',
  'not together with others either',
  () => reasons(combat('F 8-3* 0605 | F 8-3 0706 | S 10-2 0606'), attack(['0605', '0706'], ['0606'])),
  ['f0605'],
);
legal('9.14', 'it ignores Enemy Zones of Control: the phase ends without its attack', () =>
  reasons(combat('F 8-3* 0605 | S 10-2 0606'), endPhase()),
);
counted('9.14', 'so does the enemy beside it: neither has an obligation', () => [
  obligations(combat('F 8-3* 0605 | S 10-2 0606')),
  [],
]);
counted('9.14', 'a unit disrupted in its own attack has met its obligation', () => {
  const state = played(combat('F 10-3 0605 | S 10-2 0606'), [attack(['0605'], ['0606']), 6]);
  return [
    [standing(state, 'f0605'), reasons(state, endPhase())],
    [['f0605 0605 disrupted'], []],
  ];
});

const two = (who: string, map: Ground, path = '0605 0604') =>
  reasons(board(`${who} 0606`, { map, side: who.startsWith('S') ? 'S' : 'F' }), move('0606', path));
const UP = [
  ['0606', '0605'],
  ['0605', '0604'],
] as const;
legal('9.15', 'a disrupted unit moves two hexes', () => two('F 8-3*', {}));
illegal('9.15', 'and not three, though it has the points', () => two('F 8-3*', {}, '0605 0604 0603'), [
  'f0606',
]);
illegal('9.15', 'disrupted cavalry neither', () => two('F 4-6*', {}, '0605 0604 0603'), ['f0606']);
legal('9.15', 'two hexes across two streams and up two slopes', () =>
  two('S 10-2*', { streams: UP, slopes: UP }),
);
legal('9.15', 'two hexes of rough ground', () => two('S 10-2*', { rough: ['0605', '0604'] }));
legal('9.15', 'two hexes of marsh', () => two('S 10-2*', { marsh: ['0605', '0604'] }));
legal('9.15', 'disrupted cavalry through two ditches', () => two('F 4-6*', { ditch: ['0605', '0604'] }));
counted('9.15', 'each hex counts as one', () => {
  const map = { streams: UP, rough: ['0605', '0604'] };
  return [spent(board('S 10-2* 0606', { map, side: 'S' }), '0606', '0605 0604'), 2];
});
illegal('9.15', 'it never enters woods', () => two('F 8-3*', { woods: ['0605'] }, '0605'));
legal('9.15', 'but along a road it does', () =>
  two('F 8-3*', { woods: ['0605'], roads: [['0606', '0605']] }, '0605'),
);
illegal('9.15', 'it never crosses a river, not at a bridge', () =>
  two(
    'F 8-3*',
    { rivers: [['0606', '0605']], bridges: [['0606', '0605']], roads: [['0606', '0605']] },
    '0605',
  ),
);
illegal('9.15', 'nor at a ford', () =>
  two('F 8-3*', { rivers: [['0606', '0605']], fords: [['0606', '0605']] }, '0605'),
);
legal('9.15', 'a bridge over a stream is no river crossing', () =>
  two('F 8-3*', { streams: [['0606', '0605']], bridges: [['0606', '0605']] }, '0605'),
);
illegal('12.0', 'disrupted cavalry stays out of rough ground', () =>
  two('F 4-6*', { rough: ['0605'] }, '0605'),
);
illegal('12.0', 'a disrupted unit stays out of forest', () => two('F 8-3*', { forest: ['0605'] }, '0605'));
illegal('12.0', 'a disrupted unit stays out of towns', () => two('F 8-3*', { town: ['0605'] }, '0605'));
illegal(
  '6.12',
  'a disrupted unit does not enter the hex of an enemy unit',
  () => {
    const state = board('F 8-3* 0606 | S 10-2* 0605');
    return reasons(state, move('0606', '0605'));
  },
  ['s0605'],
);

legal('9.2', 'a disrupted unit outside Enemy Zones of Control is rolled for', () =>
  reasons(board('F 8-3* 0606 | S 10-2 0608', REMOVAL), attempt('0606')),
);
illegal(
  '9.2',
  'one in an Enemy Zone of Control is not',
  () => reasons(board('F 8-3* 0607 | S 10-2 0608', REMOVAL), attempt('0607')),
  ['f0607', 's0608'],
);
legal('9.2', 'next to a disrupted enemy it is', () =>
  reasons(board('F 8-3* 0607 | S 10-2* 0608', REMOVAL), attempt('0607')),
);
illegal(
  '9.2',
  'an undisrupted unit has nothing to roll for',
  () => reasons(board('F 8-3 0606', REMOVAL), attempt('0606')),
  ['f0606'],
);
illegal(
  '9.2',
  'the other side rolls in its own phase',
  () => reasons(board('F 8-3 0606 | S 10-2* 0101', REMOVAL), attempt('s0101')),
  ['s0101'],
);
illegal(
  '9.2',
  'one roll a unit and phase',
  () => reasons(played(board('F 8-3* 0606', REMOVAL), [attempt('0606'), 4]), attempt('0606')),
  ['f0606'],
);
illegal(
  '9.2',
  'an eliminated unit does not come back',
  () => reasons(board('F 8-3 0606 | F 8-3 lost', REMOVAL), attempt('f-8-3')),
  ['f-8-3'],
);
/** 0606 was disrupted when it was lost; the Phase is that of its side. */
const lostDisrupted = () => {
  const battle = board('S 10-3 0605 | F 20-2* 0606 | F 8-3 0101', { phase: 'combat', side: 'S' });
  return played(battle, [attack(['0605'], ['0606']), 1], endPhase());
};
illegal('9.2', 'nor does one that was disrupted', () => reasons(lostDisrupted(), attempt('f0606')), [
  'f0606',
]);
const told = (state: ReturnType<typeof board>) => thirtyYearsWar.prompt(state, null).instruction;
counted('9.2', 'the table tells for how many is rolled, and how many have no roll', () => {
  const [free, held] = ['F 8-3* 0606 | S 8-2* 1212', 'F 8-3* 0101 | S 10-2 0102'];
  const mayNot = '1 disrupted unit may not try: it stands in an enemy Zone of Control.';
  return [
    [...[free, held, `${free} | ${held}`].map((line) => told(board(line, REMOVAL))), told(lostDisrupted())],
    [
      'Roll for 1 disrupted unit.',
      `Nothing to roll for. ${mayNot}`,
      `Roll for 1 disrupted unit. ${mayNot}`,
      'None of your units is disrupted, so there is nothing to do here.',
    ],
  ];
});
counted('9.2', 'rolls of 5 and 6 undisrupt the unit, lower ones do not', () => {
  const undisrupted = [1, 2, 3, 4, 5, 6].filter((die) => {
    const state = played(board('F 8-3* 0606', REMOVAL), [attempt('0606'), die]);
    return standing(state).join() === 'f0606 0606';
  });
  return [undisrupted, [5, 6]];
});
counted('9.2', 'the phase rolls for every unit that has not been rolled for', () => {
  const line = 'F 8-3* 0606 | F 8-3* 0101 | F 8-3* 1212 | F 8-3* 0608 | S 10-2 0609';
  const state = played(board(line, REMOVAL), [attempt('0101'), 4], [endPhase(), 5, 1]);
  return [
    standing(state, 'f0606', 'f0101', 'f1212', 'f0608'),
    ['f0606 0606', 'f0101 0101 disrupted', 'f1212 1212 disrupted', 'f0608 0608 disrupted'],
  ];
});
counted('9.2', 'the player chooses the order of the rolls', () => {
  const state = board('F 8-3* 0606 | F 8-3* 0101', REMOVAL);
  const last = played(state, [attempt('0101'), 5], [attempt('0606'), 1]);
  return [standing(last), ['f0606 0606 disrupted', 'f0101 0101']];
});
counted('9.2', 'an undisrupted unit moves and fights normally in the same Player-Turn', () => {
  const state = played(
    board('F 8-3* 0606 | S 10-2 0610', REMOVAL),
    [attempt('0606'), 5],
    endPhase(),
    endPhase(),
    move('0606', '0607 0608 0609'),
    endPhase(),
  );
  return [
    [obligations(state), refused(reasons(state, attack(['0609'], ['0610'])))],
    [['f0606', 's0610'], []],
  ];
});
counted('9.2', 'a unit that failed may try again in its next Player-Turn', () => {
  const turns = Array.from({ length: 7 }, () => endPhase());
  const state = played(board('F 8-3* 0606', REMOVAL), [attempt('0606'), 1], endPhase(), ...turns);
  return [
    [state.gameTurn, reasons(state, attempt('0606'))],
    [2, []],
  ];
});
