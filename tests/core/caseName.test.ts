import { describe, expect, it } from 'vitest';
import { caseName } from '../../src/core/caseName';

describe('how a case is shown', () => {
  it('by its number, that of a battle with its name, what is not in the rulebook as the table', () => {
    expect(['8.21', 'rocroi:16.11', 'freiburg:16.1', 'table:take-back'].map(caseName)).toEqual([
      ...['8.21', 'Rocroi 16.11', 'Freiburg 16.1', 'The table'],
    ]);
  });
});
