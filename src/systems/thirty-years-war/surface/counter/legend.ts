/** What newcomers look up: every state in which a counter of this system can be drawn, with what it says. */
import type { CounterCondition } from '../../../../core/contract/board';
import type { CounterSample } from '../../../../surface/counterFace';

const FOOT = { kind: 'infantry', strength: 8, movement: 3, value: 0, disrupted: false, captured: false };
const HORSE = { ...FOOT, kind: 'cavalry', strength: 4, movement: 6 };
const GENERAL = { ...FOOT, kind: 'leader', strength: 0, movement: 6, value: 2 };
const GUN = { ...FOOT, kind: 'artillery', strength: 0, movement: 0 };

function sample(
  says: string,
  face: CounterSample['face'],
  condition: readonly CounterCondition[] = [],
): CounterSample {
  return { says, face, condition };
}

export const LEGEND: readonly CounterSample[] = [
  sample('Infantry: pikes and shot. Combat Strength 8, moves 3; the wider, the stronger', FOOT),
  sample('Cavalry: horsemen. Combat Strength 4, moves 6; the more, the stronger', HORSE),
  sample('A Leader, above a unit: his Leadership Value', GENERAL),
  sample('A gun, above a unit', GUN),
  sample('Pale frame: may act now', FOOT, ['ready']),
  sample('Gold frame: chosen', FOOT, ['picked']),
  sample('Dull, a tick in the corner: has moved, fired or fought in this phase', FOOT, ['spent']),
  sample('Tab with “!”: must still fight in this phase', FOOT, ['obliged']),
  sample(
    'Torn and pale: disrupted, half as strong, moves 2 hexes',
    { ...FOOT, strength: 4, movement: 2, disrupted: true },
    ['reversed'],
  ),
  sample('Band across: captured, and now on the other side', { ...GUN, captured: true }, ['reversed']),
];
