import { expect, it } from 'vitest';
import { DataError } from '../../../../src/core/json/dataError';
import { variantOf } from '../../../../src/systems/thirty-years-war/scenario/readScenario';

const refusal = (from: unknown) => {
  try {
    variantOf({ from }, () => undefined);
    return 'taken';
  } catch (error) {
    return error instanceof DataError ? error.message : `${error}`;
  }
};

it('what is no known scenario is refused in few words, whatever it is', () => {
  expect(refusal('nowhere')).toBe('from: expected the id of a known scenario, not "nowhere"');
  expect(refusal('n'.repeat(3_000)).length).toBeLessThan(150);
  expect(refusal(Array.from({ length: 1_300 }, () => 0))).toBe('from: expected the id of a known scenario');
});
