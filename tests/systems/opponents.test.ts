import { expect, it } from 'vitest';
import { SYSTEMS } from '../../src/systems';
import { MINDS } from '../../src/systems/opponents';

it('a system says that it has a computer player where a mind is listed, and nowhere else', () => {
  const said = SYSTEMS.filter(({ hasComputer }) => hasComputer).map(({ id }) => id);
  expect(said).toEqual(MINDS.map(({ system }) => system));
});
