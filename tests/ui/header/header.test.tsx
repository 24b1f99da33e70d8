// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { GameHeader } from '../../../src/ui/header/GameHeader';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

it('what a narrow header leaves out stands behind "More", with its name and what it is for', async () => {
  const { state } = atTheTable(<GameHeader />);
  const menu = screen.getByRole('group', { name: 'More', hidden: true });
  expect(within(menu).queryAllByRole('button', { hidden: true })).toEqual([]);
  act(() => {
    fireEvent(menu, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  });
  const rows = within(menu).getAllByRole('button', { hidden: true });
  expect(rows.map((row) => row.querySelector('span')?.firstChild?.textContent)).toEqual([
    'Redo',
    'Armies',
    'Players',
    'Share',
    'Keys',
    'Rules',
  ]);
  // Where there is no room for the bar there are mostly no keys.
  expect(menu.textContent).not.toMatch(/Shift|Ctrl|\(/);
  expect(screen.getByRole('button', { name: 'Players' }).title).toMatch(/ \(Shift\+P\)$/);
  await userEvent.click(within(menu).getByRole('button', { name: /^Armies/, hidden: true }));
  expect(state().dialog).toBe('armies');
});

it.each([
  ['', 'Skirmish 1 April 1600'],
  ['Skirmish (2)', 'Skirmish (2) 1 April 1600'],
  ['With Anna', 'Skirmish With Anna'],
])('a game called "%s" is told from others of its battle by one name', (name, told) => {
  const { store, state } = atTheTable(<GameHeader />);
  const { play } = state();
  if (!play) throw new Error('no game');
  act(() => store.setState({ play: { ...play, name } }));
  expect(document.querySelector('.bar-title')?.textContent).toBe(told);
});
