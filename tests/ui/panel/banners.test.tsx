// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Banners } from '../../../src/ui/panel/Banners';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

/** Whether the browser would ask before the page is left. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a game that is not stored is offered as a file, and the page is not closed by mistake', async () => {
  const { store } = atTheTable(<Banners />);
  // The new game is stored by then.
  await act(async () => undefined);
  expect(isHeld()).toBe(false);
  act(() => store.setState({ storage: { kept: 'memory', message: 'It is not stored.' } }));
  expect(screen.getByRole('status').textContent).toContain('It is not stored.');
  expect(isHeld()).toBe(true);
  const saved = vi.fn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:game');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, this.href);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saved).toHaveBeenCalledWith('skirmish-game-turn-1.tercio.json', 'blob:game');
  act(() => store.setState({ storage: { kept: 'browser', message: '' } }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(isHeld()).toBe(false);
});

it('while another game is not stored nothing offers to save the one on the table, and the page is held', async () => {
  const { store } = atTheTable(<Banners />);
  await act(async () => undefined);
  act(() => store.setState({ storage: { kept: 'others', message: 'Another one is not stored.' } }));
  expect(screen.getByRole('status').textContent).toBe('Another one is not stored.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(isHeld()).toBe(true);
});

it('on the start page it is said when the stored games cannot be read, and nothing is offered', () => {
  const { store } = atTheTable(<Banners />);
  const memory = { kept: 'memory', message: 'It is not stored.' } as const;
  act(() => store.setState({ play: null, unread: 'it is asleep', storage: memory }));
  expect(screen.getByText(/does not return the games that may be stored here \(it is asleep\)/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('of many notices two stand open, and the rest is a press away, so that the game stays in sight', async () => {
  const { store } = atTheTable(<Banners />);
  await act(async () => undefined);
  act(() => store.setState({ notices: ['one', 'two', 'three', 'four'] }));
  expect(screen.getByText('three').closest('details')?.open).toBe(false);
  expect(screen.getByText('two').closest('details')).toBeNull();
  await userEvent.click(screen.getByText('2 more'));
  expect(screen.getByText('four').closest('details')?.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByRole('status')).toBeNull();
});
