/** What a step says of a counter that was pressed in vain: sure that it is not meant, or nothing. */
import { describe, expect, it } from 'vitest';
import type { CounterId, SideId } from '../../../src/core/contract/values';
import type { Step } from '../../../src/core/lesson/lesson';
import { isBesideThePoint } from '../../../src/store/learning/asked';
import { counterIn } from '../../ui/board/company';

const [own, other] = ['french' as SideId, 'spanish' as SideId];
const at = (id: string, hex: string, side: SideId) => ({
  ...counterIn('infantry', hex, id),
  ...{ id: id as CounterId, side, name: id },
});
const counters = [
  at('gun', '0101', own),
  at('foot', '0201', own),
  at('near', '0301', other),
  at('far', '0401', other),
];
const [gun, foot, near, far] = counters;
type Asking = Partial<Pick<Step, 'text' | 'goal' | 'lit' | 'way' | 'other'>>;
const beside = (asking: Asking, one = foot) => {
  const step = { text: '', lit: [], way: [], goal: { command: { do: 'fire' } }, ...asking } as const;
  return one !== undefined && isBesideThePoint(step, one, { counters }, own);
};

describe('a counter that was pressed in vain', () => {
  it('of one’s own is not asked for, unless it is lit, on a way, in the goal or in the text', () => {
    expect(beside({})).toBe(true);
    expect(beside({ lit: ['foot'] })).toBe(false);
    expect(beside({ lit: ['0201'] })).toBe(false);
    expect(beside({ way: ['foot', 'near'] })).toBe(false);
    expect(beside({ other: ['foot'] })).toBe(false);
    expect(beside({ goal: { command: { do: 'attack', attackers: ['foot'] } } })).toBe(false);
    expect(beside({ text: 'What of foot?' })).toBe(false);
  });
  it('of the other side may be right wherever the goal leaves open which of them', () => {
    const way = ['gun', 'near'];
    expect(beside({ way, goal: { command: { do: 'fire', gun: 'gun' } } }, far)).toBe(false);
    expect(beside({ way, goal: { command: { do: 'fire', target: 'near' } } }, far)).toBe(true);
    expect(beside({ way, goal: { command: { do: 'fire', target: 'near' } } }, near)).toBe(false);
  });
  it('is nothing to speak of where a step is only read, or asks a question', () => {
    expect(beside({ goal: { read: true } })).toBe(false);
    expect(beside({ goal: { ask: 'Who?', options: ['a'], answer: 'a' } }, gun)).toBe(false);
  });
});
