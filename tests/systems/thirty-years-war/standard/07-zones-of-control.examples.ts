/** Cases 7.0 to 7.23: Zones of Control. */

import { counted, illegal, legal } from '../../../helpers/cases';
import {
  attempt,
  board,
  endPhase,
  obligations,
  played,
  reasons,
  refused,
  standing,
} from '../../../helpers/positions/board';
import type { Ground } from '../../../helpers/positions/boardFile';

const AROUND = ['0605', '0607', '0706', '0707', '0506', '0507'];
/** Whether the Spanish unit in 0606 controls a hex: a disrupted French unit there may not recover. */
const controls = (hex: string, map: Ground = {}) =>
  reasons(board(`F 8-3* ${hex} | S 10-2 0606`, { phase: 'disruptionRemoval', map }), attempt(hex)).length > 0;

counted('7.0', 'the six hexes around an undisrupted unit, and no other, are its Zone of Control', () => {
  const near = [...AROUND, '0604', '0608', '0705', '0708', '0805', '0806', '0807', '0406', '0505', '0508'];
  return [near.filter((hex) => controls(hex)), AROUND];
});

for (const phase of ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'] as const) {
  for (const side of ['F', 'S'] as const) {
    counted(
      '7.11',
      `it is exerted at the end of the ${phase} phase of ${side}: a Leader alone there is lost`,
      () => {
        const state = played(board('F leader2 0605 | S 10-2 0606', { phase, side }), endPhase());
        return [standing(state, 'f0605l'), ['f0605l eliminated']];
      },
    );
  }
}
counted('7.11', 'a unit beside it does not negate it, friend or enemy', () => {
  const line = 'F 8-3* 0605 | F 8-3 0706 | S 10-2 0606 | S 10-2* 0604';
  const against = reasons(board(line, { phase: 'disruptionRemoval' }), attempt('0605'));
  return [refused(against), ['9.2 f0605 s0606']];
});

counted('7.12', 'two Zones co-exist: Leaders of both sides alone in one hex are both lost', () => {
  const state = played(board('F leader2 0606 | S leader1 0606 | S 10-2 0605 | F 8-3 0607'), endPhase());
  return [standing(state, 'f0606l', 's0606l'), ['f0606l eliminated', 's0606l eliminated']];
});
counted(
  '7.12',
  'being in several Zones is no worse than being in one: every one of them is attacked at most once',
  () => {
    const state = board('F 8-3 0606 | S 10-2 0605 | S 10-2 0607', { phase: 'combat' });
    return [obligations(state), ['f0606', 's0605', 's0607']];
  },
);

const SOUTH = [['0606', '0607']] as const;
const EXTENDS: readonly (readonly [name: string, map: Ground, does: boolean])[] = [
  ['over a river hexside without a bridge it does not extend', { rivers: SOUTH }, false],
  ['over a bridge it does', { rivers: SOUTH, bridges: SOUTH }, true],
  ['over a ford it does', { rivers: SOUTH, fords: SOUTH }, true],
  ['over a stream it does', { streams: SOUTH }, true],
  ['up a slope it does', { slopes: [['0606', '0607']] }, true],
  ['down a slope it does', { slopes: [['0607', '0606']] }, true],
  ['into woods it does', { woods: ['0607'] }, true],
  ['into marsh and rough ground it does', { rough: ['0607'] }, true],
  ['into an entrenchment it does', { entrenchment: ['0607'] }, true],
  [
    'into forest it does, with no road between the two',
    { forest: ['0607'], roads: [['0607', '0608']] },
    true,
  ],
  ['into a town it does, with no road between the two', { town: ['0607'], roads: [['0607', '0608']] }, true],
  ['out of a town it does', { town: ['0606'], roads: [['0606', '0605']] }, true],
];
for (const [name, map, does] of EXTENDS) counted('7.13', name, () => [controls('0607', map), does]);
legal('7.13', 'across an unbridged river no one has to fight', () =>
  reasons(board('F 8-3 0607 | S 10-2 0606', { phase: 'combat', map: { rivers: SOUTH } }), endPhase()),
);
counted('7.13', 'across a bridge both have to', () => {
  const map = { rivers: SOUTH, bridges: SOUTH };
  return [obligations(board('F 8-3 0607 | S 10-2 0606', { phase: 'combat', map })), ['f0607', 's0606']];
});
counted('7.13', 'a river at one hexside leaves the other five', () => [
  AROUND.filter((hex) => controls(hex, { rivers: SOUTH })),
  AROUND.filter((hex) => hex !== '0607'),
]);

illegal(
  '8.11',
  'enemies that end movement side by side must fight',
  () => reasons(played(board('F 8-3 0605 | S 10-2 0606'), endPhase()), endPhase()),
  ['s0606'],
);
counted(
  '7.21',
  'undisrupted units in each other’s Zones of Control at the end of movement have to fight',
  () => [obligations(played(board('F 8-3 0605 | S 10-2 0606'), endPhase())), ['f0605', 's0606']],
);
counted('7.21', 'a disrupted unit of either side does not', () => {
  const ours = obligations(played(board('F 8-3* 0605 | S 10-2 0606'), endPhase()));
  const theirs = obligations(played(board('F 8-3 0605 | S 10-2* 0606'), endPhase()));
  return [
    [ours, theirs],
    [[], []],
  ];
});
counted('7.21', 'units two hexes apart do not', () => [
  obligations(played(board('F 8-3 0604 | S 10-2 0606'), endPhase())),
  [],
]);

counted('7.22', 'guns, Leaders and disrupted units control nothing', () => {
  const state = board('F 8-3* 0605 | S gun 0606 | S leader2 0705 | S 10-2* 0604', {
    phase: 'disruptionRemoval',
  });
  return [reasons(state, attempt('0605')), []];
});
counted('7.22', 'a lone Leader next to them is safe', () => {
  const state = played(board('F leader2 0605 | S gun 0606 | S leader2 0705 | S 10-2* 0604'), endPhase());
  return [standing(state, 'f0605l'), ['f0605l 0605']];
});

counted('7.23', 'a Leader cannot help a unit that is in an Enemy-controlled hex', () => {
  const state = board('F 8-3* 0605 | F leader3 0605 | S 10-2 0606', { phase: 'disruptionRemoval' });
  return [reasons(state, attempt('0605')).length > 0, true];
});
counted('7.23', 'a Leader who is himself in an Enemy-controlled hex helps a unit that is not', () => {
  const line = 'F 8-3* 0604 | F leader2 0605 | F 8-3 0605 | S 10-2 0606';
  const state = played(board(line, { phase: 'disruptionRemoval' }), [attempt('0604'), 3]);
  return [standing(state, 'f0604'), ['f0604 0604']];
});
