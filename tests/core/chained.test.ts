import { describe, expect, it } from 'vitest';
import { Chained } from '../../src/core/chained';

describe('lists one after the other', () => {
  it('give what each item leads to, those of the second last', () => {
    const chained = new Chained([2, 0, 1], [3], (count) =>
      Array.from({ length: count }, (_, i) => `${count}.${i}`),
    );
    expect([...chained]).toEqual(['2.0', '2.1', '1.0', '3.0', '3.1', '3.2']);
    expect([...new Chained<number, number>([], [], () => [1])]).toEqual([]);
  });

  it('look at no item before it is its turn', () => {
    const asked: number[] = [];
    const chained = new Chained([1, 2], [3], (item) => {
      asked.push(item);
      return [item];
    });
    expect([asked, chained.next(), asked]).toEqual([[1], { done: false, value: 1 }, [1]]);
    chained.next();
    expect(asked).toEqual([1, 2]);
  });
});
