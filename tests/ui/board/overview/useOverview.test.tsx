// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasOverview, useOverview } from '../../../../src/ui/board/overview/useOverview';
import { atTheTable } from '../../table';

const HEIGHT = 768;
beforeEach(() => {
  const matchMedia = (query: string) => ({
    matches: HEIGHT >= Number(/min-height: (\d+)px/.exec(query)?.[1] ?? 0),
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
