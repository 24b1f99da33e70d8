// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComputerRolled } from '../../../src/ui/answer/ComputerRolled';
import { atTheTable } from '../table';

const moved = (...places: readonly string[]) => ({
  ...{ text: 'it moves', side: null, receipt: null, counters: [] },
  where: [{ kind: 'places', places } as const],
  ...{ entry: 1, nth: 0, dice: [] },
});

it('what the computer does is brought into view, but at a pace at which nobody can look on', () => {
  const { store, state, play, settings } = atTheTable(<ComputerRolled />);
  const shown = () => state().inView?.places ?? null;
  act(() => store.setState({ news: [moved('0202')] }));
  expect(shown()).toBeNull();
  const by = play().moment.side;
  act(() => store.setState({ play: { ...play(), players: by ? { [by]: 'recruit' } : {} } }));
  act(() => store.setState({ news: [moved('0303')] }));
  expect(shown()).toEqual(['0303']);
  act(() => settings.getState().change({ pace: 'once' }));
  act(() => store.setState({ news: [moved('0404')] }));
  expect(shown()).toEqual(['0303']);
});
