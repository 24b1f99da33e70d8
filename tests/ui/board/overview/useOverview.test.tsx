// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasOverview, useOverview } from '../../../../src/ui/board/overview/useOverview';
import { atTheTable } from '../../table';

let [width, height] = [1440, 768];
beforeEach(() => {
  [width, height] = [1440, 768];
  const least = (query: string, of: RegExp) => Number(of.exec(query)?.[1] ?? 0);
  const matchMedia = (query: string) => ({
    get matches() {
      return height >= least(query, /min-height: (\d+)px/) && width >= least(query, /min-width: (\d+)px/);
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', matchMedia);
});
afterEach(() => vi.unstubAllGlobals());

function Told() {
  return <p>{useOverview() ? 'shown' : 'hidden'}</p>;
}

it('gives way on a low screen while players look back, unless they want it', () => {
  const { press, state, settings } = atTheTable(<Told />);
  expect(screen.getByText('shown')).toBeTruthy();
  act(() => press('n1', '0203'));
  act(() => state().lookBack(0));
  expect(screen.getByText('hidden')).toBeTruthy();
  expect(hasOverview(null, true)).toBe(false);
  act(() => settings.getState().look({ overview: true }));
  expect(screen.getByText('shown')).toBeTruthy();
});

it('waits to be asked for where it would lie on counters', () => {
  width = 1024;
  const { settings } = atTheTable(<Told />);
  act(() => settings.getState().look({ overview: null }));
  expect(screen.getByText('hidden')).toBeTruthy();
  act(() => settings.getState().look({ overview: true }));
  expect(screen.getByText('shown')).toBeTruthy();
});
