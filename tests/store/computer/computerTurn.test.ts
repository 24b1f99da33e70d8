/** What the computer has rolled in its turn: told until a person presses something after it. */
import { expect, it } from 'vitest';
import { rolledByComputer } from '../../../src/store/computer/computerTurn';
import { TOY_ENTRY, toyStore } from '../../helpers/toy/toyStore';
import { side } from '../../helpers/toy/toySystem';

const SOUTH = [
  { do: 'move', counter: 's1', to: '0203' },
  { do: 'endPhase' },
  { do: 'attack', by: 's1', on: 'n2' },
] as const;

/** South at its first Combat Phase, after its attack. */
function attacked() {
  const toy = toyStore();
  const state = () => toy.store.getState();
  state().begin(TOY_ENTRY, { options: {}, takeBack: 'free', players: { south: 'recruit' } }, 'seven');
  toy.press('pass', 'pass');
  for (const command of SOUTH) state().carryOut(command, 'Because.');
  return { ...toy, state, rolled: () => rolledByComputer(toy.play()) };
}

it('has a line for each die, with its receipt, and still when the turn has passed to a person', () => {
  const { rolled, state } = attacked();
  const lines = () => rolled()?.lines.map(({ text, receipt }) => [text, receipt?.total]);
  expect(rolled()?.side.name).toBe('South');
  expect(lines()).toEqual([[expect.stringContaining('s1 attacks n2'), '1-1']]);
  expect(state().carryOut({ do: 'endPhase' }, 'Because.')).toBe(true);
  expect(lines()).toHaveLength(1);
});

it('has none once a person has pressed something', () => {
  const { rolled, state, press } = attacked();
  state().carryOut({ do: 'endPhase' }, 'Because.');
  press('pass');
  expect(rolled()).toBeNull();
});

it('has none where a person has taken the side over', () => {
  const { rolled, state } = attacked();
  state().setPlayer(side('south'), 'person');
  expect(rolled()).toBeNull();
});
