import { expect, it } from 'vitest';
import { assertNever } from '../../src/core/assertNever';

it('what a switch does not handle is a bug that names it', () => {
  expect(() => assertNever({ do: 'dance' } as never)).toThrow('unexpected case {"do":"dance"}');
});
