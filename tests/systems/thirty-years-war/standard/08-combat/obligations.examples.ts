/** Cases 8.0 to 8.12: what combat is, and who must fight. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted, illegal, legal } from '../../../../helpers/cases';
import {
  attack,
  board,
  endPhase,
  obligations,
  odds,
  played,
  reasons,
  refused,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}, options: { readonly [option: string]: string } = {}) =>
  board(line, { phase: 'combat', map, options });
/** 0609 is next to 0610 and 0710, 0711 too; 0809 is next to 0710 only. */
const ONE_ON_TWO = 'F 8-3 0609 | S 10-2 0610 | S 4-6 0710';
const TWO_ON_ONE = 'F 8-3 0609 | F 8-3 0711 | S 10-2 0610';

legal('8.0', 'adjacent undisrupted enemies fight', () =>
  reasons(combat('F 8-3 0605 | S 10-2 0606'), attack(['0605'], ['0606'])),
);
illegal(
  '8.0',
  'a Leader does not attack',
  () => reasons(combat('F leader3 0605 | F 8-3 0605 | S 10-2 0606'), attack(['f0605l'], ['0606'])),
  ['f0605l'],
);
illegal(
  '8.0',
  'a Leader is not attacked',
  () => reasons(combat('F 8-3 0605 | S leader2 0606'), attack(['0605'], ['s0606l'])),
  ['s0606l'],
);
illegal(
  '8.0',
  'the other side is the Defender, regardless of the situation',
  () => reasons(combat('F 8-3 0605 | S 10-2 0606'), attack(['s0606'], ['f0605'])),
  ['s0606'],
);
illegal(
  '8.0',
  'a friend is not attacked',
  () => reasons(combat('F 8-3 0605 | F 4-6 0706 | S 10-2 0606'), attack(['0605'], ['f0706'])),
  ['f0706'],
);
illegal('8.0', 'a battle has an attacker', () =>
  reasons(combat('F 8-3 0605 | S 10-2 0606'), attack([], ['0606'])),
);
illegal('8.0', 'a battle has a defender', () =>
  reasons(combat('F 8-3 0605 | S 10-2 0606'), attack(['0605'], [])),
);
counted('8.0', 'thirteen against four is 3-1', () => [
  odds(combat('F 13-3 0605 | S 4-2 0606'), attack(['0605'], ['0606'])),
  '13:4 3-1',
]);
counted('8.0', 'separate combats are resolved in either order, but all of them in this phase', () => {
  const line = 'F 8-3 0605 | S 10-2 0606 | F 8-3 0205 | S 10-2 0206';
  const [first, second] = [attack(['0605'], ['0606']), attack(['0205'], ['0206'])];
  const one = played(combat(line), [first, 3]);
  const both = played(combat(line), [second, 3], [first, 3]);
  return [
    [refused(reasons(one, endPhase())), refused(reasons(both, endPhase()))],
    [['8.11 s0206', '8.12 f0205'], []],
  ];
});

illegal(
  '8.11',
  'an enemy with an attackable unit beside it must be attacked before the phase ends',
  () => reasons(combat('F 8-3 0605 | S 10-2 0606'), endPhase()),
  ['s0606'],
);
legal('8.11', 'once it is attacked the phase may end, whatever the result', () =>
  reasons(played(combat('F 8-3 0605 | S 10-2 0606'), [attack(['0605'], ['0606']), 3]), endPhase()),
);
illegal(
  '8.11',
  'a battle that would leave an enemy with no one to attack it is refused and names it',
  () => reasons(combat(ONE_ON_TWO), attack(['0609'], ['0610'])),
  ['s0710'],
);
legal('8.11', 'the same battle is allowed while someone else can attack that enemy', () =>
  reasons(combat(`${ONE_ON_TWO} | F 4-6 0809`), attack(['0609'], ['0610'])),
);
illegal(
  '8.11',
  'all may not join against one of two neighbours',
  () => reasons(combat(`${ONE_ON_TWO} | F 4-6 0809`), attack(['0609', '0809'], ['0710'])),
  ['s0610'],
);
illegal(
  '8.11',
  'an attack on a disrupted neighbour may not leave an undisrupted one unattacked',
  () => reasons(combat('F 8-3 0609 | S 10-2 0610 | S 4-6* 0710'), attack(['0609'], ['0710'])),
  ['s0610'],
);
counted('8.11', 'a battle that would leave several enemies unattacked names them all', () => {
  const state = combat('F 8-3 0609 | S 10-2 0610 | S 4-6 0710 | S 5-2 0608');
  return [
    refused(reasons(state, attack(['0609'], ['0608']))),
    ['8.11 s0610 s0710', '8.21 f0609 s0610 s0710'],
  ];
});

illegal(
  '8.12',
  'a unit in an Enemy-controlled hex must attack before the phase ends',
  () => reasons(combat('F 8-3 0605 | S 10-2 0606'), endPhase()),
  ['f0605'],
);
illegal(
  '8.12',
  'a battle that would leave a unit with no one to attack is refused and names it',
  () => reasons(combat('F 8-3 0609 | F 8-3 0611 | S 10-2 0610'), attack(['0609'], ['0610'])),
  ['f0611'],
);
legal('8.12', 'both units may attack their one neighbour together', () =>
  reasons(combat('F 8-3 0609 | F 8-3 0611 | S 10-2 0610'), attack(['0609', '0611'], ['0610'])),
);
legal('8.12', 'a unit that has a disrupted neighbour besides is not left without an attack', () =>
  reasons(combat('F 8-3 0609 | F 8-3 0611 | S 10-2 0610 | S 5-2* 0612'), attack(['0609'], ['0610'])),
);
illegal(
  '8.12',
  'but it still must attack that one',
  () => {
    const state = combat('F 8-3 0609 | F 8-3 0611 | S 10-2 0610 | S 5-2* 0612');
    return reasons(played(state, [attack(['0609'], ['0610']), 3]), endPhase());
  },
  ['f0611'],
);
legal('8.12', 'attacking the disrupted neighbour satisfies it', () => {
  const state = combat('F 8-3 0609 | F 8-3 0611 | S 10-2 0610 | S 5-2* 0612');
  return reasons(played(state, [attack(['0609'], ['0610']), 3], [attack(['0611'], ['0612']), 3]), endPhase());
});
counted('8.12', 'a poor choice leaves units of both sides over and names both', () => {
  const state = combat(`${ONE_ON_TWO} | F 4-6 0809`);
  return [
    refused(reasons(state, attack(['0609'], ['0710']))),
    ['8.11 s0610', '8.21 f0609 s0610', '8.12 f0809'],
  ];
});
legal('8.12', 'the Phasing Player chooses which unit attacks which', () =>
  reasons(combat('F 8-3 0609 | F 8-3 0711 | S 10-2 0610 | S 10-2 0710'), attack(['0711'], ['0610'])),
);

const WOODS: Ground = { woods: ['0610'] };
counted(
  '8.12',
  'cavalry whose only undisrupted neighbour is in woods has no obligation, not even to a disrupted one',
  () => [obligations(combat('F 4-6 0609 | S 10-2 0610 | S 4-6* 0710', WOODS)), []],
);
illegal(
  '8.12',
  'an enemy that has been attacked already is no way out for a unit that must attack',
  () => {
    const line = 'F 8-3 0609 | F 8-3 0611 fought | F 4-6 0809 | S 10-2 0610 fought | S 4-6 0710';
    return reasons(combat(line), attack(['0809'], ['0710']));
  },
  ['f0609'],
);
illegal(
  '8.11',
  'nor is a unit that has attacked already for an enemy that must be attacked',
  () => reasons(combat(`${ONE_ON_TWO} | F 4-6 0809 fought`), attack(['0609'], ['0610'])),
  ['s0710'],
);
illegal(
  '8.21',
  'of several attackers only those are named who could attack the enemy that is left',
  () => reasons(combat(`${TWO_ON_ONE} | S 4-6 0608`), attack(['0609', '0711'], ['0610'])),
  ['f0609', 's0608'],
);
illegal(
  '8.21',
  'each of them is named who could attack one of several that are left',
  () => reasons(combat(`${TWO_ON_ONE} | S 4-6 0608 | S 4-6 0712`), attack(['0609', '0711'], ['0610'])),
  ['f0609', 'f0711', 's0608', 's0712'],
);
counted('8.12', 'obligations stand in the order of the counters’ ids', () => [
  obligations(combat('F 8-3 0711 | F 8-3 0609 | S 4-6 0712 | S 10-2 0610 | S 4-6 0608')),
  ['f0609', 'f0711', 's0608', 's0610', 's0712'],
]);
for (const line of ['F 8-3 0101 | S 10-2 0102', 'F 8-3 0102 | S 10-2 0101']) {
  const state = () => combat(line);
  const [from, to] = [line.slice(6, 10), line.slice(-4)];
  legal('8.12', `a battle of ${from} against ${to}: corners are as other hexes`, () =>
    reasons(state(), attack([from], [to])),
  );
  counted('8.12', `and both must fight there (${from})`, () => [
    refused(reasons(state(), endPhase())),
    [`8.11 s${to}`, `8.12 f${from}`],
  ]);
}
counted('8.0', 'of a counter that cannot fight at all nothing further is told', () => [
  refused(reasons(combat('F 8-3 0605 | F 4-6 0101 | S 10-2 0606'), attack(['0605'], ['f0101']))),
  ['8.0 f0101'],
]);
illegal('table:no-such-counter', 'a counter that the game has not got attacks no one', () =>
  reasons(combat('F 8-3 0605 | S 10-2 0606'), () =>
    thirtyYearsWar.read.command({
      ...{ do: 'attack', attackers: ['f9999'], defenders: ['s0606'] },
      ...{ charge: false, leaders: [] },
    }),
  ),
);
