// @vitest-environment happy-dom
/** A choice in the panel: what it would do is shown while it is pointed at. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SidePanel } from '../../../src/ui/panel/SidePanel';
import { atTheTable } from '../table';

it('is pointed at no more once it is gone: a browser tells of no pointer that left it', () => {
  const { store, state, play, press } = atTheTable(<SidePanel />);
  act(() => press('n1'));
  const choice = screen.getByRole('button', { name: /^s1/ });
  fireEvent.pointerEnter(choice);
  expect(state().preview).not.toBeNull();
  act(() => store.setState({ play: { ...play(), prompt: { ...play().prompt, choices: [] } } }));
  expect(choice.isConnected).toBe(false);
  expect(state().preview).toBeNull();
});

it('is not pointed at by a finger, which presses: words about that would move it away from under it', () => {
  const { state, press } = atTheTable(<SidePanel />);
  act(() => press('n1'));
  const choice = screen.getByRole('button', { name: /^s1/ });
  fireEvent.pointerEnter(choice, { pointerType: 'touch' });
  expect(state().preview).toBeNull();
  fireEvent.pointerEnter(choice, { pointerType: 'mouse' });
  expect(state().preview).not.toBeNull();
});
