/** Counters of the Thirty Years War as their drawing understands them, in every state. */
import type { CounterCondition, CounterView } from '../../../../core/contract/board';
import type { CounterId } from '../../../../core/contract/values';
import type { CounterForm } from '../../../../surface/counterFace';
import { FRENCH, SPANISH } from './table';

type Face = CounterView['face'];
const PLAIN = { strength: 0, movement: 0, value: 0, disrupted: false, captured: false, army: 0 };
const FOOT: Face = { ...PLAIN, kind: 'infantry', strength: 12, movement: 3 };
const HORSE: Face = { ...PLAIN, kind: 'cavalry', strength: 4, movement: 6 };
const LEADER: Face = { ...PLAIN, kind: 'leader', value: 2, movement: 6 };
const GUN: Face = { ...PLAIN, kind: 'artillery' };

export type FaceRow = { readonly name: string; readonly face: Face; readonly forms: readonly CounterForm[] };
export const FACES: readonly FaceRow[] = [
  { name: 'Infantry', face: FOOT, forms: ['whole'] },
  { name: 'Infantry, disrupted', face: { ...FOOT, strength: 6, disrupted: true }, forms: ['whole'] },
  { name: 'Cavalry', face: HORSE, forms: ['whole'] },
  { name: 'Cavalry, disrupted', face: { ...HORSE, strength: 2, disrupted: true }, forms: ['whole'] },
  { name: 'Second army, foot', face: { ...FOOT, strength: 8, army: 1 }, forms: ['whole'] },
  { name: 'Second army, horse', face: { ...HORSE, strength: 6, army: 1 }, forms: ['whole'] },
  {
    name: 'Second army, disrupted',
    face: { ...FOOT, strength: 4, army: 1, disrupted: true },
    forms: ['whole'],
  },
  { name: 'Third army, foot', face: { ...FOOT, strength: 15, army: 2 }, forms: ['whole'] },
  { name: 'Third army, horse', face: { ...HORSE, strength: 8, army: 2 }, forms: ['whole'] },
  { name: 'Leader', face: LEADER, forms: ['whole', 'badge'] },
  { name: 'Gun', face: GUN, forms: ['whole', 'badge'] },
  { name: 'Gun, captured', face: { ...GUN, captured: true }, forms: ['whole', 'badge'] },
];

export function sampleCounter(
  name: string,
  face: Face,
  condition: readonly CounterCondition[],
  at: string | null = null,
  side = FRENCH,
): CounterView {
  const id = `${name} ${at} ${condition}` as CounterId;
  return { id, side, at, tray: '', name, label: name, face, tags: [], condition };
}

/** What stands in one hex: one, two and three units, with a Leader and guns beside them, and these alone. */
export const STACKS: readonly CounterView[] = [
  sampleCounter('One unit', FOOT, [], '0303'),
  sampleCounter('Two units, below', FOOT, [], '0503'),
  sampleCounter('Two units, on top', HORSE, ['ready'], '0503', SPANISH),
  sampleCounter('Three units, below', FOOT, [], '0703'),
  sampleCounter('Three units, between', HORSE, [], '0703'),
  sampleCounter('Three units, on top', HORSE, ['picked'], '0703'),
  sampleCounter('Unit in company', FOOT, ['obliged'], '0903'),
  sampleCounter('His Leader', LEADER, [], '0903'),
  sampleCounter('His gun', GUN, ['ready'], '0903'),
  sampleCounter('His other gun', GUN, ['spent'], '0903'),
  sampleCounter('Leader alone', LEADER, ['ready'], '1103', SPANISH),
  sampleCounter('Leader and gun, he', LEADER, [], '1203', SPANISH),
  sampleCounter('Leader and gun, it', GUN, [], '1203', SPANISH),
];

/** Behind a wall, in the works, on the height and below it. */
export const GARRISON: readonly CounterView[] = [
  sampleCounter('Behind the wall', FOOT, [], '1204', SPANISH),
  sampleCounter('Behind the wall, its gun', GUN, [], '1204', SPANISH),
  sampleCounter('In the works', { ...FOOT, army: 1 }, ['ready'], '1304'),
  sampleCounter('In the works, disrupted', { ...FOOT, strength: 6, disrupted: true }, [], '1305'),
  sampleCounter('On the height', { ...FOOT, army: 2 }, [], '1004', SPANISH),
  sampleCounter('Below the height', HORSE, ['obliged'], '1005'),
];
