// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoresContext } from '../../../src/store/useGame';
import { HandOver } from '../../../src/ui/between/HandOver';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());
const cover = () => screen.queryByRole('dialog');

function withHandOver() {
  const toy = atTheTable(<HandOver />);
  act(() => toy.settings.getState().change({ handOver: true }));
  return toy;
}

describe('the hand-over screen', () => {
  it('covers the table when the other side has to decide, with what has happened folded away', async () => {
    const { press } = withHandOver();
    act(() => press('n1', '0203'));
    expect(cover()).toBeNull();
    act(() => press('pass'));
    expect(screen.getByRole('heading').textContent).toBe('Hand over to the South player');
    await userEvent.click(screen.getByRole('button', { name: 'South player: continue' }));
    expect(cover()).toBeNull();
  });

  it('is not there unless it is asked for, nor the moment it is switched on', () => {
    const { press, settings } = atTheTable(<HandOver />);
    act(() => press('pass'));
    expect(cover()).toBeNull();
    act(() => settings.getState().change({ handOver: true }));
    expect(cover()).toBeNull();
  });

  it('leaves looking back alone, and waits for the end of it', () => {
    const { press, store } = withHandOver();
    act(() => press('pass'));
    act(() => store.getState().lookBack(0));
    expect(cover()).toBeNull();
    act(() => store.getState().endLookBack());
    expect(cover()).not.toBeNull();
  });

  it('an undo across the sides covers it for the side that is back', async () => {
    const { press, store } = withHandOver();
    act(() => press('pass'));
    await userEvent.click(screen.getByRole('button', { name: 'South player: continue' }));
    act(() => store.getState().undo());
    expect(screen.getByRole('heading').textContent).toBe('Hand over to the North player');
  });

  it('a reload covers it for the side that left, and not for the one that stays', () => {
    const { press, store, settings } = withHandOver();
    const reload = () => {
      cleanup();
      render(
        <StoresContext value={{ game: store, settings }}>
          <HandOver />
        </StoresContext>,
      );
    };
    reload();
    expect(cover()).toBeNull();
    act(() => press('pass'));
    reload();
    expect(cover()).not.toBeNull();
  });
});
