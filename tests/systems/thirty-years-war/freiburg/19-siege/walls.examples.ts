/** Cases 19.5 to 19.53 and 19.57 of Freiburg: walls and gateways. S stands for the Bavarians, who own the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import { battleFigures } from '../../../../../src/systems/thirty-years-war/standard/08-combat/strength';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  after,
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
  spent,
} from '../../../../helpers/positions/board';
import type { Ground, Setting } from '../../../../helpers/positions/boardFile';

/** A town of two sections of two hexes: 0606 and 0607, and below them 0608 and 0609, on which the teeth point down. */
const TOWN: Ground = {
  sections: [
    ['0606', '0607'],
    ['0608', '0609'],
  ],
};
/** The same with a gateway between the sections and one that leads out, up the column. */
const GATES: Ground = {
  ...TOWN,
  gates: [
    ['0606', '0605'],
    ['0607', '0608'],
  ],
};
const on = (line: string, setting: Setting = {}) =>
  board(line, { map: GATES, rules: 'freiburg', ...setting });
const combat = (line: string, setting: Setting = {}) => on(line, { phase: 'combat', ...setting });
const last = (...hexes: readonly string[]) => ({
  lastIn: Object.fromEntries(hexes.map((hex) => [hex, 'french'])),
});

counted('freiburg:19.5', 'a hex within the walls is a clear hex', () => [
  spent(on('S 6-3 0606', { side: 'S' }), '0606', '0607'),
  1,
]);

illegal(
  'freiburg:19.51',
  'no one passes an unbreached wall',
  () => reasons(on('F 6-3 0506'), move('0506', '0606')),
  ['f0506', '0606'],
);
illegal('freiburg:19.51', 'its owners neither, on the way out', () =>
  reasons(on('S 6-3 0606', { side: 'S' }), move('0606', '0506')),
);
illegal('freiburg:19.51', 'nor a Leader', () => reasons(on('F leader3 0506'), move('f0506l', '0606')));
illegal('freiburg:19.51', 'nor a disrupted unit', () => reasons(on('F 6-3* 0506'), move('0506', '0606')));
illegal('freiburg:19.51', 'nor anyone from section to section', () =>
  reasons(on('S 6-3 0607', { side: 'S', map: TOWN }), move('0607', '0608')),
);
legal('freiburg:19.51', 'along a wall everyone moves', () =>
  reasons(on('F 6-3 0504'), move('0504', '0505 0506 0507')),
);
legal('freiburg:19.51', 'over the teeth one may attack', () =>
  reasons(combat('S 6-3 0606 | F 6-3 0506', { side: 'S' }), attack(['0606'], ['0506'])),
);
illegal(
  'freiburg:19.51',
  'from the outer side no one may',
  () => reasons(combat('F 6-3 0506 | S 6-3 0606'), attack(['0506'], ['0606'])),
  ['f0506', 's0606'],
);
counted('freiburg:19.51', 'such a wall is named by the hexes beside it, the lower one first', () => [
  ['0506', '0706'].flatMap((from) =>
    reasons(combat(`F 6-3 ${from} | S 6-3 0606`), attack([from], ['0606'])).map(
      ({ text }) => text.match(/the wall .* 0\d{3}/)?.[0],
    ),
  ),
  ['the wall between 0506 and 0606', 'the wall between 0606 and 0706'],
]);
legal('freiburg:19.51', 'the French too, once they are inside', () =>
  reasons(combat('F 6-3 0606 | S 6-3 0506'), attack(['0606'], ['0506'])),
);
legal('freiburg:19.51', 'from the first section into the second, at which the teeth point', () =>
  reasons(combat('S 6-3 0607 | F 6-3 0608', { side: 'S', map: TOWN }), attack(['0607'], ['0608'])),
);
illegal('freiburg:19.51', 'and not back', () =>
  reasons(combat('F 6-3 0608 | S 6-3 0607', { map: TOWN }), attack(['0608'], ['0607'])),
);
legal('freiburg:19.51', 'over the teeth of a gateway as over those of a wall', () =>
  reasons(combat('S 6-3 0606 | F 6-3 0605', { side: 'S' }), attack(['0606'], ['0605'])),
);
illegal('freiburg:19.51', 'and not against them, be the gateway one’s own', () =>
  reasons(combat('S 6-3 0605 | F 6-3 0606', { side: 'S' }), attack(['0605'], ['0606'])),
);
legal('freiburg:19.51', 'an attack over the teeth joins attackers from elsewhere', () =>
  reasons(combat('S 6-3 0606 | S 6-3 0405 | F 6-3 0506', { side: 'S' }), attack(['0405', '0606'], ['0506'])),
);
counted('freiburg:19.51', 'no one has to attack over the teeth, or be attacked', () => [
  obligations(played(on('S 6-3 0606 | F 6-3 0506', { side: 'S' }), endPhase())),
  [],
]);
counted('freiburg:19.51', 'the defender is not doubled by the wall, and the receipt says so', () => {
  const state = combat('S 6-3 0606 | F 6-3 0506', { side: 'S' });
  const command = attack(['0606'], ['0506'])(state);
  const items = command.do === 'attack' ? battleFigures(boardOf(state), command).items : [];
  return [
    [
      odds(state, attack(['0606'], ['0506'])),
      items.map(({ because }) => because).filter((t) => /teeth/.test(t)),
    ],
    ['6:6 1-1', ['F 6-3 is attacked over the teeth of an unbreached wall by S 6-3 (0606)']],
  ];
});
legal('8.12', 'a unit that must attack may do so over the teeth, when others take its neighbour', () =>
  reasons(
    combat('S 6-3 0606 | S 6-3 0708 | S 6-3 0607 | F 6-3 0707 | F 6-3 0506', { side: 'S' }),
    attack(['0606'], ['0506']),
  ),
);
legal('8.11', 'an enemy that must be attacked may be attacked over the teeth', () =>
  reasons(
    combat('S 6-3 0606 | S 6-3 0405 | F 6-3 0506 | F 6-3 0404', { side: 'S' }),
    attack(['0606'], ['0506']),
  ),
);
illegal(
  '8.12',
  'but it leaves the one who has no one else to attack without an enemy',
  () => reasons(combat('S 6-3 0606 | S 6-3 0405 | F 6-3 0506', { side: 'S' }), attack(['0606'], ['0506'])),
  ['s0405'],
);

counted('freiburg:19.53', 'no Zone of Control reaches over a wall or a gateway, inwards or outwards', () => [
  [
    obligations(combat('F 6-3 0506 | S 6-3 0606')),
    obligations(combat('F 6-3 0605 | S 6-3 0606')),
    obligations(combat('F 6-3 0608 | S 6-3 0607')),
    obligations(combat('F 6-3 0606 | S 6-3 0607')),
  ],
  [[], [], [], ['f0606', 's0607']],
]);
counted('freiburg:19.53', 'a wall at one hexside leaves the others: control outside goes on', () => [
  obligations(combat('F 6-3 0506 | S 6-3 0606 | S 6-3 0505')),
  ['f0506', 's0505'],
]);

counted(
  'freiburg:19.53',
  'a Leader helps a disrupted unit over a wall: distance is all that 10.21 asks',
  () => {
    const state = on('S leader2 0606 | S 6-3* 0506 | F 6-3 0101', { side: 'S', phase: 'disruptionRemoval' });
    const tried = (die: number) => after(state, attempt('0506'), [die]).state.counters[1]?.disrupted;
    return [
      [tried(2), tried(3)],
      [true, false],
    ];
  },
);

/** Whether a gun sees the target. */
const shot = (gun: string, target: string, map: Ground = TOWN, more = '') =>
  reasons(on(`F gun ${gun} | S 6-3 ${target}${more}`, { phase: 'artilleryFire', map }), fire(gun, target));
illegal('freiburg:19.52', 'a wall stops a shot into the town', () => shot('0604', '0606'), ['0605', '0606']);
illegal('freiburg:19.52', 'a shot from beside the wall, too', () => shot('0605', '0606'), ['0605', '0606']);
counted('freiburg:19.52', 'it is the hexside that is shown, not the hexes beside it', () => [
  shot('0604', '0606').map(({ where }) => where),
  [[{ kind: 'hexside', between: ['0605', '0606'] }]],
]);
counted('freiburg:19.52', 'of a shot through the town every wall on its way is shown', () => [
  shot('0604', '0611').map(({ where }) => where.map((shape) => shape.kind === 'hexside' && shape.between)),
  [[['0605', '0606']], [['0607', '0608']], [['0609', '0610']]],
]);
illegal('freiburg:19.52', 'a gateway is a wall, friendly or not', () => shot('0605', '0606', GATES));
illegal('freiburg:19.52', 'a wall behind which the town is passed stops a shot right through it', () =>
  shot('0605', '0610'),
);
legal('freiburg:19.52', 'a gun right behind the teeth fires out over them', () => shot('0606', '0604'));
legal('freiburg:19.52', 'at a neighbour too', () => shot('0606', '0506'));
illegal('freiburg:19.52', 'a gun one hex further inside does not', () => shot('0607', '0605'), [
  '0605',
  '0606',
]);
illegal('freiburg:19.52', 'and none fires against the teeth that point at it', () => shot('0608', '0607'), [
  '0607',
  '0608',
]);
illegal(
  'freiburg:19.52',
  'a gun on a hilltop does not see over it either, however near to the target it is',
  () => shot('0601', '0606', { ...TOWN, slopes: [['0602', '0601']] }),
  ['0605', '0606'],
);
legal('freiburg:19.52', 'within a section there is no wall', () => shot('0606', '0607'));
legal('freiburg:19.52', 'a wall that is only touched at a corner stops nothing', () =>
  // From 0504 to 0510, down the next column, the line goes nowhere near a wall but at corners of 0505 to 0509.
  shot('0504', '0510'),
);
legal('freiburg:19.52', 'a line along a wall is not stopped by it', () =>
  // Along the hexside between 0606 and 0707, past a section of 0606 alone.
  shot('0605', '0808', { sections: [['0606']] }),
);
counted('freiburg:19.52', 'along a hexside either way past it is enough; both must be stopped', () => {
  // From 0602 to 0802 the line runs between 0702 and 0703.
  const north = ['0702'];
  const south = ['0703'];
  const seen = (...sections: readonly (readonly string[])[]) =>
    shot('0602', '0802', { sections }).map(({ rule }) => rule);
  return [
    [seen(north), seen(south), seen(north, south)],
    [[], [], ['freiburg:19.52']],
  ];
});
counted('freiburg:19.52', 'a wall on one side and forest on the other stop it together', () => {
  const through = (map: Ground, more = '') => shot('0602', '0802', map, more).map(({ rule }) => rule);
  return [
    [
      through({ sections: [['0702']], forest: ['0703'] }),
      through({ sections: [['0702']] }, ' | F 6-3 0703'),
      through({ sections: [['0101']], forest: ['0703'] }),
    ],
    [['freiburg:19.52'], ['freiburg:19.52'], []],
  ];
});
counted('freiburg:19.52', 'a gun behind the teeth fires out along a hexside over its own walls', () => {
  const out = { sections: [['0602']] };
  return [shot('0602', '0802', out).map(({ rule }) => rule), []];
});
illegal(
  'freiburg:19.52',
  'where the line leaves one hex for the next at a corner, the wall between these two stops it',
  // From 0604 to 0709 the line goes from 0606 into 0707 at the corner that both share with 0607.
  () => shot('0604', '0709', { sections: [['0707', '0708', '0709']] }),
);

legal('freiburg:19.57', 'its owners pass a gateway at no extra cost', () =>
  reasons(on('S 6-3 0607', { side: 'S' }), move('0607', '0608 0609')),
);
counted('freiburg:19.57', 'a gateway costs nothing but the hex, Leaders and disrupted units alike', () => [
  [
    spent(on('S 6-3 0606', { side: 'S' }), '0606', '0605'),
    spent(on('S leader2 0606', { side: 'S' }), 's0606l', '0605'),
    spent(on('S 6-3* 0606', { side: 'S' }), '0606', '0605'),
    spent(on('S 2-8 0605', { side: 'S' }), '0605', '0606 0607 0608 0609'),
  ],
  [1, 1, 1, 4],
]);
illegal('freiburg:19.57', 'the enemy does not', () => reasons(on('F 6-3 0605'), move('0605', '0606')), [
  'f0605',
  '0606',
]);
illegal('freiburg:19.57', 'once a French unit stands before it, it is open to neither side', () =>
  reasons(on('S leader2 0606 | F 6-3 0504', { side: 'S', start: last('0605') }), move('s0606l', '0605')),
);
illegal('freiburg:19.57', 'a Bavarian unit inside does not open it then', () =>
  reasons(on('S 6-3 0606 | F 6-3 0504', { side: 'S', start: last('0605') }), move('0606', '0605')),
);
legal('freiburg:19.57', 'a Bavarian unit that comes back to the hex before it goes in', () =>
  reasons(on('S 6-3 0604', { side: 'S', start: last('0605') }), move('0604', '0605 0606')),
);
legal(
  'freiburg:19.57',
  'with the hex inside last French it stays closed, until a Bavarian unit is in it',
  () => reasons(on('S 6-3 0607', { side: 'S', start: last('0606') }), move('0607', '0606 0605')),
);
illegal('freiburg:19.57', 'a Leader cannot win a hex back', () =>
  reasons(on('S leader2 0607', { side: 'S', start: last('0606') }), move('s0607l', '0606 0605')),
);
legal('freiburg:19.57', 'the French own a gateway when both hexes were theirs last', () =>
  reasons(on('F leader3 0605', { start: last('0605', '0606') }), move('f0605l', '0606')),
);
illegal('freiburg:19.57', 'and then it is closed to the Bavarians', () =>
  reasons(on('S leader2 0606', { side: 'S', start: last('0605', '0606') }), move('s0606l', '0605')),
);
counted('freiburg:19.57', 'passing through a hex counts, and standing there; Leaders leave no trace', () => [
  [
    freiburgOf(boardOf(played(on('F 6-3 0505'), move('0505', '0605 0705')))).lastIn,
    freiburgOf(boardOf(on('F 6-3 0605'))).lastIn,
    freiburgOf(boardOf(played(on('F leader3 0505'), move('f0505l', '0605')))).lastIn,
    freiburgOf(
      boardOf(
        played(on('S 2-8 0604', { side: 'S', start: last('0605', '0606') }), move('0604', '0605 0505')),
      ),
    ).lastIn,
  ],
  [{ '0605': 'french' }, { '0605': 'french' }, {}, { '0606': 'french' }],
]);
/** A section of one hex with one gateway, before which the French were last: who is inside cannot leave. */
const CELL = {
  map: { sections: [['0606']], gates: [['0606', '0605']] },
  side: 'S',
  start: last('0605'),
} as const;
legal(
  '6.32',
  'a unit joins a friend behind a closed gateway, as its own move opens the way out for him',
  () => reasons(on('S 6-3 0606 | S 6-3 0604', CELL), move('0604', '0605 0606')),
);
const stops = (state: State, counter: string) =>
  thirtyYearsWar
    .prompt(state, thirtyYearsWar.read.draft({ kind: 'move', counter, path: [], tracing: false }))
    .choices.flatMap(({ target, cost }) => (target.on === 'place' ? [`${target.at} ${cost}`] : []));
counted('freiburg:19.57', 'so that hex is offered, for what the way there costs', () => {
  const joins = on('S 6-3 0606 | S 6-2 0604', CELL);
  const held = on('S 6-3 0606 | S 6-2 0604 | S 6-1 0504 moved', { ...CELL, start: {} });
  return [
    [
      stops(joins, 's0604').filter((stop) => stop.startsWith('0606')),
      stops(held, 's0604').filter((stop) => stop.startsWith('0606')),
    ],
    [['0606 2 of 2 MP'], ['0606 2 of 2 MP']],
  ];
});
illegal(
  '6.32',
  'but not when the hex before the gateway is taken for good',
  () =>
    reasons(
      on('S 6-1 0606 | S 6-3 0705 | S 6-3 0605 moved', { ...CELL, start: {} }),
      move('0705', '0605 0606'),
    ),
  ['s0606'],
);
