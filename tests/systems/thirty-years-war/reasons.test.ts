/** All kinds of reasons of all books: each cites a case of the rulebook. */
import { expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { declaredKinds } from '../../../src/systems/thirty-years-war/engine/reason';

const cases = new Set(thirtyYearsWar.rulebook.entries.map(({ rule }) => rule));

it('every kind cites a case that the rulebook has', () => {
  const strange = declaredKinds().filter(({ rule }) => rule !== null && !cases.has(rule));
  expect(strange.map(({ kind }) => kind)).toEqual([]);
  expect(declaredKinds().length).toBeGreaterThan(10);
});
