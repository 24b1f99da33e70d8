/** Cases 8.13 to 8.3 and 8.5: who may fight whom, with whom together, and diversions. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  attack,
  board,
  endPhase,
  fire,
  obligations,
  odds,
  played,
  reasons,
  refused,
  standing,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}, options: { readonly [option: string]: string } = {}) =>
  board(line, { phase: 'combat', map, options });
/** 0609 is next to 0610 and 0710, 0711 too; 0809 is next to 0710 only. */
const ONE_ON_TWO = 'F 8-3 0609 | S 10-2 0610 | S 4-6 0710';

const RING = ['0605', '0607', '0706', '0707', '0506', '0507'];
const RINGED = `S 10-2 0606 | ${RING.map((hex) => `F 2-3 ${hex}`).join(' | ')}`;
legal('8.13', 'six units attack from the six adjacent hexes', () =>
  reasons(combat(RINGED), attack(RING, ['0606'])),
);
counted('8.13', 'with the strength of all six', () => [
  odds(combat(RINGED), attack(RING, ['0606'])),
  '12:10 1-1',
]);

const FOUGHT = 'F 8-3 0609 fought | F 8-3 0611 | S 10-2 0610 fought | S 5-2* 0710 | S 5-2 0612';
illegal(
  '8.14',
  'a unit does not attack twice in a phase',
  () => reasons(combat(FOUGHT), attack(['0609'], ['0710'])),
  ['f0609'],
);
illegal(
  '8.14',
  'a unit is not attacked twice in a phase',
  () => reasons(combat(FOUGHT), attack(['0611'], ['0610'])),
  ['s0610'],
);
legal('8.14', 'another pair still fights', () => reasons(combat(FOUGHT), attack(['0611'], ['0612'])));
legal('8.14', 'in the next Player-Turn all may fight again', () => {
  const state = played(combat('F 8-3 0605 | S 10-2 0606'), [attack(['0605'], ['0606']), 3]);
  const next = played(state, endPhase(), endPhase(), endPhase(), endPhase());
  return reasons(next, attack(['0606'], ['0605']));
});
const TWO_ON_TWO = 'F 8-3 0609 | F 8-3 0711 | S 10-2 0610 | S 4-6 0710';
legal('8.14', 'several attack several when each is next to each', () =>
  reasons(combat(TWO_ON_TWO), attack(['0609', '0711'], ['0610', '0710'])),
);
illegal(
  '8.22',
  'by the strict reading one of the two sides is a single unit',
  () => {
    const state = combat(TWO_ON_TWO, {}, { manyAgainstMany: 'oneSide' });
    return reasons(state, attack(['0609', '0711'], ['0610', '0710']));
  },
  ['f0609', 'f0711', 's0610', 's0710'],
);
legal('8.14', 'by the strict reading one still attacks two', () =>
  reasons(combat(ONE_ON_TWO, {}, { manyAgainstMany: 'oneSide' }), attack(['0609'], ['0610', '0710'])),
);
legal('8.14', 'by the strict reading two still attack one', () => {
  const state = combat('F 8-3 0609 | F 8-3 0611 | S 10-2 0610', {}, { manyAgainstMany: 'oneSide' });
  return reasons(state, attack(['0609', '0611'], ['0610']));
});

counted(
  '8.0',
  'who is eliminated or not on the map takes part in no combat, and distance is no matter',
  () => {
    const gone = combat('F 8-3 0609 | F 8-3 lost | S 10-2 0610 | S 5-2 lost | S 4-6 reserve');
    const idOf = (id: string) =>
      gone.counters.filter((one) => one.id.startsWith(id)).map(({ id: own }) => own);
    const offMap = gone.counters.filter(({ at }) => at === null);
    const told = offMap.map(({ id }) => {
      const [attacker = id] = idOf('f0609');
      const mine = id.startsWith('f');
      const command = {
        do: 'attack',
        attackers: [mine ? id : attacker],
        defenders: mine ? idOf('s0610') : [id],
        leaders: [],
        charge: false,
      };
      const said = thirtyYearsWar.check(gone, thirtyYearsWar.read.command(command));
      return said.map(({ rule, text }) => `${rule} ${text}`)[0];
    });
    return [
      told,
      [
        '8.0 F 8-3 is eliminated and fights no more.',
        '8.0 S 5-2 is eliminated and fights no more.',
        '8.0 S 4-6 is not on the map.',
      ],
    ];
  },
);

legal('8.15', 'a unit attacks its neighbour', () =>
  reasons(combat('F 8-3 0605 | S 10-2 0606'), attack(['0605'], ['0606'])),
);
illegal(
  '8.15',
  'and not a unit two hexes away',
  () => reasons(combat('F 8-3 0604 | S 10-2 0606'), attack(['0604'], ['0606'])),
  ['f0604', 's0606'],
);
illegal(
  '8.0',
  'an eliminated unit is attacked by no one',
  () => reasons(combat('F 8-3 0604 | S 10-2 lost'), attack(['0604'], ['s-10-2'])),
  ['s-10-2'],
);
illegal(
  '8.0',
  'nor does it attack',
  () => reasons(combat('F 8-3 0605 | F 4-6 lost | S 10-2 0606'), attack(['f-4-6'], ['0606'])),
  ['f-4-6'],
);

illegal(
  '8.21',
  'one attacker in two Enemy Zones of Control must attack both',
  () => reasons(combat(ONE_ON_TWO), attack(['0609'], ['0610'])),
  ['f0609', 's0710'],
);
legal('8.21', 'it attacks both together', () =>
  reasons(combat(ONE_ON_TWO), attack(['0609'], ['0610', '0710'])),
);
counted('8.21', 'the strengths of both defenders are added together', () => [
  odds(combat(ONE_ON_TWO), attack(['0609'], ['0610', '0710'])),
  '8:14 1-2',
]);
legal('8.21', 'an enemy engaged by another unit need not be attacked as well', () => {
  const state = played(combat(`${ONE_ON_TWO} | F 4-6 0809`), [attack(['0809'], ['0710']), 3]);
  return reasons(state, attack(['0609'], ['0610']));
});
legal('8.21', 'a disrupted enemy beside it need not be attacked', () =>
  reasons(combat('F 8-3 0609 | S 10-2 0610 | S 4-6* 0710'), attack(['0609'], ['0610'])),
);
illegal(
  '8.21',
  'the last attacker must take all that no one else engages',
  () => {
    const state = played(combat('F 8-3 0609 | F 8-3 0711 | S 10-2 0610 | S 4-6 0710 | S 4-6 0608'), [
      attack(['0711'], ['0710']),
      3,
    ]);
    return reasons(state, attack(['0609'], ['0610']));
  },
  ['f0609', 's0608'],
);

legal('8.22', 'units of two hexes attack one hex together', () =>
  reasons(combat('F 8-3 0609 | F 4-6 0711 | S 10-2 0610'), attack(['0609', '0711'], ['0610'])),
);
counted('8.22', 'their strengths are added together', () => [
  odds(combat('F 8-3 0609 | F 4-6 0711 | S 10-2 0610'), attack(['0609', '0711'], ['0610'])),
  '12:10 1-1',
]);
illegal(
  '8.22',
  'each of them must be next to the hex',
  () => reasons(combat('F 8-3 0609 | F 4-6 0809 | S 10-2 0610'), attack(['0609', '0809'], ['0610'])),
  ['f0809', 's0610'],
);
illegal(
  '8.22',
  'and next to every defender',
  () => reasons(combat(`${ONE_ON_TWO} | F 4-6 0809`), attack(['0609', '0809'], ['0610', '0710'])),
  ['f0809', 's0610'],
);

illegal(
  '8.3',
  'a unit is not named twice in an attack',
  () => reasons(combat('F 8-3 0605 | S 10-2 0606'), attack(['0605', '0605'], ['0606'])),
  ['f0605'],
);
illegal(
  '8.3',
  'nor twice in a defence',
  () => reasons(combat('F 8-3 0605 | S 10-2 0606'), attack(['0605'], ['0606', '0606'])),
  ['s0606'],
);
legal('8.3', 'each unit brings its whole strength', () =>
  reasons(combat(ONE_ON_TWO), attack(['0609'], ['0610', '0710'])),
);
counted('8.3', 'against two hexes an attacker of 8 counts 8 once', () => [
  odds(combat('F 8-3 0609 | S 4-2 0610 | S 4-6 0710'), attack(['0609'], ['0610', '0710'])),
  '8:8 1-1',
]);

/** 0706 is next to 0606, 0708 to 0607, and 0707 to both. */
const HOLDING = 'F 2-3 0706 | F 8-3 0707 | F 8-3 0708 | S 10-2 0606 | S 10-2 0607';
legal('8.5', 'a weak unit holds one enemy so that the others attack at better odds', () =>
  reasons(combat(HOLDING), attack(['0707', '0708'], ['0607'])),
);
counted('8.5', 'a diversion at 1-5 brings the main attack to 1-1', () => {
  const state = combat(HOLDING);
  return [
    [odds(state, attack(['0706'], ['0606'])), odds(state, attack(['0707', '0708'], ['0607']))],
    ['2:10 1-5', '16:10 1-1'],
  ];
});
counted('8.5', 'bombardment is no diversion: the unit fired at must still be attacked', () => {
  const state = board('F gun 0605 | F 8-3 0605 | S 10-2 0606', { phase: 'artilleryFire' });
  const after = played(state, [fire('0605', '0606'), 6], endPhase(), endPhase());
  return [
    [obligations(after), refused(reasons(after, endPhase()))],
    [
      ['f0605', 's0606'],
      ['8.11 s0606', '8.12 f0605'],
    ],
  ];
});
counted('8.5', 'a bombardment that disrupts the enemy frees everyone', () => {
  const state = board('F gun 0605 | F 8-3 0605 | S 10-2 0606', { phase: 'artilleryFire' });
  const after = played(state, [fire('0605', '0606'), 1], endPhase(), endPhase());
  return [
    [obligations(after), standing(after, 's0606')],
    [[], ['s0606 0606 disrupted']],
  ];
});

const WOODS: Ground = { woods: ['0610'] };
legal('8.21', 'cavalry need not attack the neighbour in woods that it may not attack', () =>
  reasons(combat('F 4-6 0609 | S 10-2 0610 | S 4-6 0710', WOODS), attack(['0609'], ['0710'])),
);
counted('8.21', 'infantry is needed against woods: it may not leave them to cavalry', () => {
  const state = combat('F 8-3 0609 | F 4-6 0711 | S 10-2 0610 | S 4-6 0710', WOODS);
  return [
    refused(reasons(state, attack(['0609'], ['0710']))),
    ['8.11 s0610', '8.21 f0609 s0610', '8.12 f0711'],
  ];
});
legal('8.21', 'the cavalry takes the one in the open, the infantry the one in the woods', () => {
  const state = combat('F 8-3 0609 | F 4-6 0711 | S 10-2 0610 | S 4-6 0710', WOODS);
  return reasons(played(state, [attack(['0711'], ['0710']), 3]), attack(['0609'], ['0610']));
});
