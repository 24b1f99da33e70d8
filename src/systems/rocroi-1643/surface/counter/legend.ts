/** What newcomers look up: every state in which a counter of this system can be drawn, with what it says. */
import type { CounterCondition } from '../../../../core/contract/board';
import type { CounterSample } from '../../../../surface/counterFace';
import type { Face, LeaderFace, UnitFace } from '../../look/face';

const FOOT: UnitFace = {
  ...{ kind: 'infantry', letter: 'B', movement: 5, morale: 2, steps: 1, fullSteps: 1, order: 'good' },
  ...{ charges: false, charging: false, forGood: false, moved: false, attacked: false, outOfCommand: false },
  ...{ colour: 'yellow', nation: 0 },
};
const TERCIO: UnitFace = {
  ...FOOT,
  kind: 'tercio',
  letter: 'A',
  movement: 4,
  morale: 3,
  steps: 2,
  fullSteps: 2,
  colour: 'blue',
};
const HORSE: UnitFace = { ...FOOT, kind: 'cavalry', letter: 'D', movement: 9 };
const LEADER: LeaderFace = {
  kind: 'leader',
  value: 2,
  radius: 6,
  rank: 'leader',
  atRisk: false,
  colour: 'yellow',
  nation: 0,
};

const RIGHT = 90;

function sample(says: string, face: Face, condition: readonly CounterCondition[] = []): CounterSample {
  return { says, face, condition, facing: RIGHT };
}

export const LEGEND: readonly CounterSample[] = [
  sample(
    'The pale point is the front: this unit looks to the right. Letter: class; below it movement, and morale in red',
    FOOT,
  ),
  sample('A tercio, with sleeves of shot at its corners; a square for each step', TERCIO),
  sample('Horse', HORSE),
  sample('“+”: horse that may charge', { ...HORSE, letter: 'C', movement: 8, charges: true }),
  sample('Gold front: its last step makes a charge possible', {
    ...HORSE,
    letter: 'C',
    charges: true,
    charging: true,
  }),
  sample('Rear torn off, a hollow square: one step lost, attacks at -2', { ...TERCIO, steps: 1 }),
  sample('Pale and cracked: disorganised', { ...FOOT, order: 'disorganised' }),
  sample('Dark cracks: disorganised for good', { ...FOOT, order: 'disorganised', forGood: true }),
  sample('Ragged, a flag: routed. It has no front; by option a spike shows where it ran', {
    ...FOOT,
    order: 'routed',
  }),
  sample('Arrow: has moved in this turn', { ...FOOT, moved: true }),
  sample('Swords: has attacked in this turn', { ...FOOT, attacked: true }),
  sample('Broken chain: out of command', { ...FOOT, outOfCommand: true }),
  sample('Pale frame: may act now', FOOT, ['ready']),
  sample('Gold frame: chosen', FOOT, ['picked']),
  sample('Tab with “!”: must still fight', FOOT, ['obliged']),
  sample('A leader: his value, in the colour and sign of his corps', LEADER),
  sample('Jagged red ring: he is lost if his unit is', { ...LEADER, atRisk: true }),
  sample('An aide in his place', { ...LEADER, rank: 'aide', value: 0, radius: 4 }),
  sample('A commander in chief has a star', { ...LEADER, rank: 'chief', colour: '', radius: 8, value: 3 }),
  sample('A battery, above a unit', { kind: 'battery', captured: false, colour: '', nation: 0 }),
  sample('Band across: captured once, fires at -1 for ever', {
    kind: 'battery',
    captured: true,
    colour: '',
    nation: 0,
  }),
];
