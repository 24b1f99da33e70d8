// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lazy } from '../../../src/store/opening/lazy';
import { lazyScreen } from '../../../src/ui/screens/lazyScreen';

afterEach(cleanup);

const Waiting = () => <p>Waiting</p>;
const module = { Table: () => <p>The table</p> };

it('a screen that has come is drawn at once', async () => {
  const from = lazy(async () => module);
  const Table = lazyScreen(from, ({ Table }) => Table, Waiting);
  await from.fetch();
  render(<Table />);
  expect(document.body.textContent).toBe('The table');
});

it('one that has not is waited for, and stays itself when it is drawn again', async () => {
  let come: (value: typeof module) => void = () => {};
  const from = lazy(() => new Promise<typeof module>((resolve) => (come = resolve)));
  const Table = lazyScreen(from, ({ Table }) => Table, Waiting);
  const { rerender } = render(<Table />);
  expect(document.body.textContent).toBe('Waiting');
  await act(async () => come(module));
  const drawn = await screen.findByText('The table');
  rerender(<Table />);
  expect(screen.getByText('The table')).toBe(drawn);
});
