import { expect, it } from 'vitest';
import { SYSTEMS } from '../../src/systems';
import { COACHES } from '../../src/systems/coaches';

it('a system says that it has a coach where one is listed, and nowhere else', () => {
  const said = SYSTEMS.filter(({ isCoached }) => isCoached).map(({ id }) => id);
  expect(said).toEqual(COACHES.map(({ system }) => system));
});
