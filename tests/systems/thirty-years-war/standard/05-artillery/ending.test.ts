import { expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { board } from '../../../../helpers/positions/board';

const ending = (line: string) => {
  const { choices } = thirtyYearsWar.prompt(board(line, { phase: 'artilleryFire' }), null);
  const found = choices.find(({ target }) => target.on === 'option' && target.id === 'end-phase');
  return found && [found.label, found.weight];
};

it('5.11: the end of the phase is not the step to press next while a gun can still do something', () => {
  expect(ending('F gun 0404 | F gun 0408 | S 8-3 0406')).toEqual(['Go on; 2 guns have not fired', undefined]);
});

it('5.11: it is the step to press where every gun has fired, or only sees units that are disrupted', () => {
  expect(ending('F gun 0404 fired | F 8-3 0502 | S 8-3 0406')).toMatchObject({ 1: 'main' });
  expect(ending('F gun 0404 | F 8-3 0502 | S 8-3* 0406')).toMatchObject({ 1: 'main' });
});
