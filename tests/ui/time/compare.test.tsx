// @vitest-environment happy-dom
/** Two lines of play side by side. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CompareDialog } from '../../../src/ui/time/CompareDialog';
import { TimeContent } from '../../../src/ui/time/TimeMenu';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

const offered = () => screen.queryByRole('button', { name: /^Compare lines/ });
/** n2 goes to 0303, and instead of that to 0301. */
async function opened() {
  const table = atTheTable(
    <>
      <TimeContent />
      <CompareDialog />
    </>,
  );
  expect(offered()).toBeNull();
  act(() => {
    table.press('n1', '0203', 'n2', '0303');
    table.state().undo();
  });
  expect(offered()).not.toBeNull();
  act(() => table.press('n2', '0301'));
  fireEvent.click(offered() ?? document.body);
  await screen.findByRole('dialog', { name: 'Lines of play side by side' });
  return table;
}
const elsewhere = () =>
  within(screen.getByRole('region', { name: 'Counters that stand elsewhere' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const other = () => within(screen.getByRole('region', { name: 'The other' }));

it('begins with the game as it stands and the branch that was left last', async () => {
  await opened();
  expect(elsewhere()).toEqual(['n2: 0301; in the other 0303']);
  expect(screen.getByText('All that is counted is alike.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'What is alike, too' }));
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('North0 of 20 of 2');
  expect(document.querySelectorAll('.compare .small-picture')).toHaveLength(2);
});

it('compares any two, and says that they are alike', async () => {
  await opened();
  const select = other().getByRole('combobox');
  expect(within(select).getAllByRole('option')).toHaveLength(2);
  fireEvent.change(select, { target: { value: '0' } });
  expect(elsewhere()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'All counters stand alike' })).toBeTruthy();
  expect(other().queryByRole('button')).toBeNull();
});

it('resumes the one that is better', async () => {
  const { state, play } = await opened();
  fireEvent.click(other().getByRole('button', { name: 'Resume it' }));
  expect(state().dialog).toBeNull();
  expect(play().board.counters.find(({ id }) => id === 'n2')?.at).toBe('0303');
});

it('what was taken back is a line, too', async () => {
  const { state } = await opened();
  act(() => state().undo());
  const titles = other()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(titles).toContain('What was taken back, to its end');
  expect(titles).toHaveLength(3);
});

it('shows the figures that differ, with the sums in their titles', async () => {
  const { play, store } = await opened();
  const { system } = play();
  const sheets: typeof system.sheets = (state) =>
    system.sheets(state).map((sheet) => {
      const isThere = JSON.stringify(state).includes('0301');
      return {
        ...sheet,
        title: isThere ? 'Losses: 1' : 'Losses: 0',
        rows: sheet.rows.slice(isThere ? 1 : 0),
      };
    });
  act(() => store.setState((now) => ({ play: now.play && { ...now.play, system: { ...system, sheets } } })));
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The game as it stands'),
    'Sums, not the sameLosses: 1Losses: 0',
    'North, not the same–0 of 2',
  ]);
});
