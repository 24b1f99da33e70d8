// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Interlude } from '../../../src/core/contract/table';
import { useGame } from '../../../src/store/useGame';
import { InterludeCard } from '../../../src/ui/between/InterludeCard';
import { counter, side } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

const line = { share: null, rule: '3.0' };
const INTERLUDE: Interlude = {
  overline: 'Between two days',
  title: 'The first day is over',
  text: 'Everybody rests.',
  sheets: [
    {
      ...{ id: 'north', title: 'North', side: side('north') },
      rows: [
        {
          ...line,
          label: 'Lost',
          value: '2',
          note: 'one comes back',
          counters: [counter('n1'), counter('n2')],
        },
      ],
    },
    {
      id: 'ground',
      title: 'Ground',
      side: null,
      rows: [{ ...line, label: 'Hill', value: 'open', note: '' }],
    },
  ],
};

/** The game stands between two days: the button that ends a phase leads on. */
function between(folded = false) {
  const Card = () => (useGame((game) => game.play !== null) ? <InterludeCard folded={folded} /> : null);
  const table = atTheTable(<Card />);
  const show = (interlude: Interlude | null) => {
    const play = table.play();
    const choices = [{ target: { on: 'option', id: 'end' }, label: 'Go on', key: 'g' }] as const;
    const prompt = { ...play.prompt, heading: 'North chooses', instruction: 'Choose your ground.', choices };
    act(() => table.store.setState({ play: { ...play, interlude, prompt } }));
  };
  return { ...table, show };
}

it('every sheet of an interlude is there with its cases and counters, and below them whose choice it is', () => {
  const { show } = between();
  expect(screen.queryByRole('dialog')).toBeNull();
  show(INTERLUDE);
  const card = screen.getByRole('dialog', { name: 'The first day is over' });
  expect(card.textContent).toContain('Between two daysThe first day is overEverybody rests.');
  const north = within(card).getByRole('heading', { name: 'North' }).closest('section');
  expect(north?.className).toContain('livery-');
  expect(north?.textContent).toContain('2one comes back');
  expect(card.querySelectorAll('.row-counters')).toHaveLength(1);
  expect(within(card).getAllByRole('button', { name: 'Case 3.0' })).toHaveLength(2);
  expect(within(card).getByRole('heading', { name: 'North chooses' })).toBeTruthy();
});

it('folded, it covers nothing until its button opens it', async () => {
  const { show } = between(true);
  show(INTERLUDE);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Between two days' }));
  expect(screen.getByRole('dialog', { name: 'The first day is over' })).toBeTruthy();
});

it('its choices are pressed, or typed by their letters', async () => {
  const { show, play } = between();
  show(INTERLUDE);
  const before = play().moment.segment;
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(play().moment.segment).not.toBe(before);
  expect(screen.queryByRole('dialog')).toBeNull();

  show(INTERLUDE);
  const entries = play().game.record.entries.length;
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'x' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'g', altKey: true });
  expect(play().game.record.entries).toHaveLength(entries);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'g' });
  expect(play().game.record.entries).toHaveLength(entries + 1);
});

it('the board can be looked at, and the interlude again; taking back leaves it', async () => {
  const { show, play, press } = between();
  act(() => press('end'));
  show(INTERLUDE);
  await userEvent.click(screen.getByRole('button', { name: 'Look at the board' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Between two days' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'z', ctrlKey: true });
  expect(play().game.record.head).toBe(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('while one looks back it does not lie over the board', () => {
  const { show, state, press } = between();
  act(() => press('end'));
  show(INTERLUDE);
  act(() => state().lookBack(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});
