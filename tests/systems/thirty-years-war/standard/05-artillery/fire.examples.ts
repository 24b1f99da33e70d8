/** Cases 5.0 to 5.11: fire and its table. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import {
  after,
  board,
  counter,
  endPhase,
  fire,
  played,
  reasons,
  refused,
  standing,
  withdrawGun,
} from '../../../../helpers/positions/board';

const FIRE = { phase: 'artilleryFire' } as const;
const { prompt, read } = thirtyYearsWar;
const counters = (...asked: Parameters<typeof prompt>) =>
  prompt(...asked).choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
/** The gun at 0305 has left the map in the Player-Turn before. */
const withdrawn = () => {
  const day = {
    ...FIRE,
    rules: 'freiburg',
    day: '9-august',
    map: { forest: ['1206', '1208', '1106', '1107'] },
    side: 'B',
    exits: ['0301'],
  } as const;
  const line = 'B gun 0305 | B gun 0101 | B 6-3 1010 | F 6-3 0103 | F 6-3 1207 | F 4-6 lost';
  return played(board(line, day), [withdrawGun('b0305g'), 6], ...Array.from({ length: 8 }, () => endPhase()));
};
counted('5.0', 'a gun or a target that is off the map is named, and only that', () => [
  [
    refused(reasons(withdrawn(), fire('b0305g', 'f1207'))),
    refused(reasons(withdrawn(), fire('b0101g', 'f-4-6'))),
    refused(reasons(withdrawn(), fire('b0305g', 'f-4-6'))),
  ],
  [['5.0 b0305g'], ['5.0 f-4-6'], ['5.0 b0305g', '5.0 f-4-6']],
]);
counted('5.0', 'guns that have not fired and see an enemy are offered, and nothing else', () => {
  const line = 'F gun 0101 | F gun 0103 fired | F 8-3 0105 | S gun 0801 | S 8-2 0803 | S 4-6 lost';
  return [
    [counters(board(line, FIRE), null), counters(withdrawn(), null)],
    [['f0101g'], ['b0101g']],
  ];
});
counted('5.0', 'of the enemy those are offered as targets that stand on the map in sight', () => {
  const line = 'F gun 0101 | F 8-3 0202 | S gun 0801 | S 8-2 0803 | S 4-6 lost | S leader2 0501';
  return [counters(board(line, FIRE), read.draft({ kind: 'fire', gun: 'f0101g', aim: 'unit' })), ['s0803']];
});
counted('5.0', 'no gun has to fire', () => {
  const state = played(board('F gun 0601 | S 8-2 0603', FIRE), endPhase());
  return [
    [state.phase, ...standing(state, 's0603')],
    ['movement', 's0603 0603'],
  ];
});
counted('5.0', 'a gun that fired may fire again in its next Player-Turn', () => {
  const fired = board('F gun 0601 fired', { phase: 'combat' });
  const turns = Array.from({ length: 6 }, () => endPhase());
  const state = played(fired, ...turns);
  return [
    [state.phasingSide, state.phase, counter(state, 'f0601g').fired],
    ['french', 'artilleryFire', false],
  ];
});

const TABLE: readonly (readonly [range: number, row: string])[] = [
  [1, 'DDDD..'],
  [2, 'DDD...'],
  [3, 'DD....'],
  [4, 'DD....'],
  [5, 'DD....'],
  [6, 'D.....'],
  [11, 'D.....'],
];
for (const [range, row] of TABLE) {
  counted('5.1', `at range ${range} the rolls 1 to 6 give ${row}`, () => {
    const hex = `01${String(1 + range).padStart(2, '0')}`;
    const state = board(`F gun 0101 | S 8-2 ${hex}`, FIRE);
    const results = [1, 2, 3, 4, 5, 6].map((die) => {
      const target = counter(after(state, fire('0101', hex), [die]).state, `s${hex}`);
      return target.disrupted ? 'D' : '.';
    });
    return [results.join(''), row];
  });
}
counted(
  '5.11',
  'range leaves out the hex of the gun and counts that of the target: five hexes are not six',
  () => {
    const roll2 = (hex: string) =>
      counter(after(board(`F gun 0601 | S 8-2 ${hex}`, FIRE), fire('0601', hex), [2]).state, `s${hex}`)
        .disrupted;
    return [
      [roll2('0606'), roll2('0607')],
      [true, false],
    ];
  },
);
counted('5.11', 'such fire is recorded as having had no effect', () => {
  const { events } = after(board('F gun 0601 | S 8-2* 0602', FIRE), fire('0601', '0602'), [1]);
  return [events.map((event) => event.happened === 'gunFired' && event.disrupted), [false]];
});
