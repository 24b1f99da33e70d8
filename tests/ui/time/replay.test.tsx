// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { ReplayBar } from '../../../src/ui/time/ReplayBar';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

/** North moves twice and attacks: entries 0 to 3, the last with a die; then the rest of a Game-Turn. */
function lookingBack(at = 0) {
  const table = atTheTable(
    <>
      <SidePanel />
      <ReplayBar />
    </>,
  );
  act(() => {
    table.press('n1', '0203', 'n2', '0303', 'end', 'n1', 's1', 'end', 'pass');
    table.state().lookBack(-1);
    table.state().lookBackTo(at);
  });
  return { ...table, at: () => table.state().replay?.at };
}
const bar = () => within(screen.getByRole('region', { name: 'Replay' }));
const button = (name: string | RegExp) => bar().getByRole('button', { name });
const slider = () => bar().getByRole('slider', { name: 'Point of the game' });

it('where nothing happened it says that it went on, by the word that the system has for it', () => {
  lookingBack(3);
  expect(document.querySelector('.looking-lines')?.textContent).toBe('Here this part begins.');
});

describe('the replay bar', () => {
  it('steps, and stops at the ends', async () => {
    const { at } = lookingBack();
    await userEvent.click(button('Back'));
    expect(at()).toBe(0);
    await userEvent.click(button('Forward'));
    expect(at()).toBe(1);
    await userEvent.click(button('Last'));
    expect(at()).toBe(7);
    await userEvent.click(button('Forward'));
    expect(at()).toBe(7);
    await userEvent.click(button('First'));
    expect(at()).toBe(0);
  });

  it('takes the focus and gives it back, but not if the focus has moved elsewhere', () => {
    const { state } = lookingBack(1);
    expect(document.activeElement).toBe(slider());
    act(() => state().endLookBack());
    const fold = screen.getByRole('button', { name: 'More of the panel' });
    act(() => fold.focus());
    act(() => state().lookBack(0));
    expect(document.activeElement).toBe(slider());
    act(() => state().endLookBack());
    expect(document.activeElement).toBe(fold);
    act(() => state().lookBack(0));
    const elsewhere = screen.getAllByRole('button', { name: /n1 0202/ })[0];
    act(() => elsewhere?.focus());
    act(() => state().endLookBack());
    expect(document.activeElement).toBe(elsewhere);
  });

  it('says where one is; the slider and its marks too', () => {
    const { at } = lookingBack(4);
    expect(slider().getAttribute('aria-valuetext')).toBe('Game-Turn 1, North Combat, 4 of 7');
    expect(bar().getByText('Game-Turn 1 · North Combat').closest('p')?.textContent).toMatch(/4 of 7$/);
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(at()).toBe(2);
    expect([...document.querySelectorAll('.replay-turn')].map((turn) => turn.textContent)).toEqual([
      '1',
      '2',
    ]);
    expect(document.querySelectorAll('.replay-segment')).toHaveLength(5);
  });

  it('has keys: arrows, Page keys by phase, Home, End, Escape; not while a note is typed', async () => {
    const { at, state } = lookingBack(1);
    for (const [key, to] of [
      ['ArrowRight', 2],
      ['PageDown', 3],
      ['PageDown', 5],
      ['PageUp', 3],
      ['ArrowLeft', 2],
      ['End', 7],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(slider(), { key });
      expect([key, at()]).toEqual([key, to]);
    }
    await userEvent.click(button(/^Bookmarks/));
    fireEvent.keyDown(screen.getByLabelText('Bookmark this point: a note'), { key: 'ArrowRight' });
    expect(at()).toBe(0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(state().replay).toBeNull();
  });

  it('plays at its speed, a little longer where a die fell, and ends at the end', () => {
    vi.useFakeTimers();
    const { at } = lookingBack(3);
    fireEvent.change(bar().getByRole('combobox', { name: 'Speed' }), { target: { value: 'quick' } });
    fireEvent.click(button('Play'));
    act(() => void vi.advanceTimersByTime(600));
    expect(at()).toBe(4);
    act(() => void vi.advanceTimersByTime(1000));
    expect(at()).toBe(4);
    act(() => void vi.advanceTimersByTime(100));
    expect(at()).toBe(5);
    fireEvent.click(button('Pause'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(at()).toBe(5);
    fireEvent.keyDown(document.body, { key: ' ' });
    act(() => void vi.advanceTimersByTime(600));
    act(() => void vi.advanceTimersByTime(600));
    expect(at()).toBe(7);
    expect(button('Play')).toBeTruthy();
    fireEvent.click(button('Play'));
    expect(at()).toBe(0);
  });

  it('stops playing while the other side is asked', () => {
    vi.useFakeTimers();
    const { at, begin, press, state } = lookingBack();
    act(() => {
      begin({}, 'seven', 'ask');
      press('n1', '0203', 'n2', '0303', 'end', 'n1', 's1');
      state().lookBack(-1);
    });
    fireEvent.change(bar().getByRole('combobox', { name: 'Speed' }), { target: { value: 'swift' } });
    fireEvent.click(button('Play'));
    act(() => void vi.advanceTimersByTime(160));
    expect(at()).toBe(1);
    fireEvent.click(button('Continue from here'));
    expect(state().asking).not.toBeNull();
    act(() => void vi.advanceTimersByTime(5000));
    expect(at()).toBe(1);
    expect(button('Play')).toBeTruthy();
  });

  it('stops playing when one goes elsewhere by hand, and when the end is left again', () => {
    vi.useFakeTimers();
    const { at } = lookingBack(3);
    fireEvent.change(bar().getByRole('combobox', { name: 'Speed' }), { target: { value: 'swift' } });
    fireEvent.click(button('Play'));
    act(() => void vi.advanceTimersByTime(160));
    fireEvent.click(button('First'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(at()).toBe(0);
    fireEvent.click(button('Play'));
    for (let step = 0; step < 20; step++) act(() => void vi.advanceTimersByTime(400));
    expect(at()).toBe(7);
    fireEvent.click(button('Back'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(at()).toBe(6);
  });

  it('keeps bookmarks: added, shown as flags, changed, gone to, removed', async () => {
    const { at, play } = lookingBack(2);
    await userEvent.click(button(/^Bookmarks/));
    await userEvent.type(screen.getByLabelText('Bookmark this point: a note'), 'Both are up');
    await userEvent.keyboard('{Enter}');
    // While the player writes the focus stays in the field.
    expect(document.activeElement).toBe(screen.getByLabelText('Bookmark this point: a note'));
    expect(play().game.record.bookmarks).toEqual([{ entry: 1, text: 'Both are up' }]);
    await userEvent.click(button('First'));
    await userEvent.click(button('Bookmark: Both are up'));
    expect(at()).toBe(2);
    await userEvent.type(screen.getByLabelText('Bookmark this point: a note'), '!');
    await userEvent.click(button('Change'));
    await userEvent.click(button('First'));
    await userEvent.click(button(/^Both are up! Game-Turn 1 · North Movement/));
    expect(at()).toBe(2);
    await userEvent.click(button('Remove the bookmark “Both are up!”'));
    expect(play().game.record.bookmarks).toEqual([]);
    await userEvent.click(button('Close the bookmarks'));
    expect(bar().queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(button('Bookmarks'));
  });

  it('Escape puts a note back as it was and leaves the field; a further one leaves the replay', async () => {
    const { state, play } = lookingBack(2);
    await userEvent.click(button(/^Bookmarks/));
    const field = bar().getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'Both are up{Escape}');
    expect([field.value, play().game.record.bookmarks]).toEqual(['', []]);
    expect(document.activeElement).not.toBe(field);
    expect(state().replay?.at).toBe(2);
    await userEvent.keyboard('{Escape}');
    expect(state().replay).toBeNull();
  });

  it('continues from a point, or returns; at the game’s own point there is nothing to continue', async () => {
    const { state, play } = lookingBack(7);
    expect(button('Continue from here').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Continue from here'));
    expect(state().refusal?.reasons[0]?.text).toMatch(/already at this point/);
    expect(state().replay?.at).toBe(7);
    await userEvent.click(button('Return to the game'));
    expect(state().replay).toBeNull();
    act(() => state().lookBack(0));
    await userEvent.click(button('Continue from here'));
    expect([state().replay, play().game.record.head]).toEqual([null, 0]);
  });
});

it('the panel tells what happened at the point, and offers no actions', () => {
  lookingBack(4);
  const panel = within(screen.getByRole('complementary', { name: 'Game panel' }));
  const told = panel.getByRole('region', { name: 'Looking back' });
  expect(told.textContent).toMatch(/North Combatdie \d.*n1 attacks s1/);
  expect(panel.getByRole('region', { name: 'n1 attacks s1' })).toBeTruthy();
  expect(panel.queryByRole('region', { name: 'Actions' })).toBeNull();
  expect(document.querySelector('.log-line.shown')?.textContent).toContain('n1 attacks s1');
});
