import { expect, it } from 'vitest';
import { neverCase } from '../../src/core/neverCase';

it('what a switch has not foreseen is a bug that names it', () => {
  expect(() => neverCase({ do: 'dance' } as never)).toThrow('unforeseen case {"do":"dance"}');
});
