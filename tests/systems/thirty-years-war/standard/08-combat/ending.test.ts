import { expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { board } from '../../../../helpers/positions/board';

const ending = (line: string) => {
  const { choices } = thirtyYearsWar.prompt(board(line, { phase: 'combat' }), null);
  const found = choices.find(({ target }) => target.on === 'option' && target.id === 'end-phase');
  return found && [found.label, found.cost, found.weight];
};

it('9.12: the end of the phase says how many could still be attacked, and is not the step to press next', () => {
  expect(ending('F 8-3 0606 | S 10-2* 0607 | S 4-3* 0706')).toEqual([
    'End the Player-Turn',
    '2 enemies could still be attacked',
    undefined,
  ]);
});

it('9.12: with nobody left to attack it says nothing more, and is the step to press', () => {
  expect(ending('F 8-3 0606 | S 10-2* 0609')).toEqual(['End the Player-Turn', undefined, 'main']);
});
