import { expect, it } from 'vitest';
import { neverCase } from '../../src/core/neverCase';

it('what a switch does not handle is a bug that names it', () => {
  expect(() => neverCase({ do: 'dance' } as never)).toThrow('unexpected case {"do":"dance"}');
});
