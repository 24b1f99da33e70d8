/** Cases 7.0 to 7.23: Zones of Control. */

import { counted } from '../../../helpers/cases';
import { attempt, board, endPhase, obligations, played, reasons } from '../../../helpers/positions/board';
import type { Ground } from '../../../helpers/positions/boardFile';

const AROUND = ['0605', '0607', '0706', '0707', '0506', '0507'];
/** Whether the Spanish unit in 0606 controls a hex: a disrupted French unit there may not recover. */
const controls = (hex: string, map: Ground = {}) =>
  reasons(board(`F 8-3* ${hex} | S 10-2 0606`, { phase: 'disruptionRemoval', map }), attempt(hex)).length > 0;

counted('7.0', 'the six hexes around an undisrupted unit, and no other, are its Zone of Control', () => {
  const near = [...AROUND, '0604', '0608', '0705', '0708', '0805', '0806', '0807', '0406', '0505', '0508'];
  return [near.filter((hex) => controls(hex)), AROUND];
});

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
counted('7.13', 'a river at one hexside leaves the other five', () => [
  AROUND.filter((hex) => controls(hex, { rivers: SOUTH })),
  AROUND.filter((hex) => hex !== '0607'),
]);

counted('7.21', 'a disrupted unit of either side does not', () => {
  const ours = obligations(played(board('F 8-3* 0605 | S 10-2 0606'), endPhase()));
  const theirs = obligations(played(board('F 8-3 0605 | S 10-2* 0606'), endPhase()));
  return [
    [ours, theirs],
    [[], []],
  ];
});

counted('7.22', 'guns, Leaders and disrupted units control nothing', () => {
  const state = board('F 8-3* 0605 | S gun 0606 | S leader2 0705 | S 10-2* 0604', {
    phase: 'disruptionRemoval',
  });
  return [reasons(state, attempt('0605')), []];
});

counted('7.23', 'a Leader cannot help a unit that is in an Enemy-controlled hex', () => {
  const state = board('F 8-3* 0605 | F leader3 0605 | S 10-2 0606', { phase: 'disruptionRemoval' });
  return [reasons(state, attempt('0605')).length > 0, true];
});
