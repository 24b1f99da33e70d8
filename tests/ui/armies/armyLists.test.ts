import { expect, it } from 'vitest';
import type { Choice, Prompt } from '../../../src/core/contract/table';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { groupChoices } from '../../../src/ui/armies/armyLists';
import { board } from '../../helpers/positions/board';

const state = board('F 6-3 0303 | S 6-3 0808');
const table = thirtyYearsWar.table(state);
const to = (at: string, key?: string): Choice => ({
  target: { on: 'place', at },
  label: at,
  ...(key === undefined ? {} : { key }),
});
const listed = (...choices: readonly Choice[]) => {
  const prompt: Prompt = { ...thirtyYearsWar.prompt(state, null), choices };
  return groupChoices(prompt, [], table).places.map(({ label }) => label);
};

it('places are listed row by row, and where each has a key, as the keys count up', () => {
  expect(listed(to('0304'), to('0402'), to('0203'))).toEqual(['0402', '0203', '0304']);
  expect(listed(to('0304', '1'), to('0402', '2'), to('0203', '3'))).toEqual(['0304', '0402', '0203']);
});
