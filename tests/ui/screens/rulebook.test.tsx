// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DockedRulebook, RulebookScreen } from '../../../src/ui/screens/RulebookScreen';
import { atTheTable } from '../table';

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: isWide, media }) as MediaQueryList,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const both = (
  <>
    <RulebookScreen />
    <DockedRulebook />
  </>
);

describe('the rulebook', () => {
  it('goes to its top for every other search, and back to its case when nothing is looked for', async () => {
    const { state } = atTheTable(both);
    act(() => state().consult('3.0'));
    const pages = screen.getByRole('region', { name: 'Cases and tables' });
    const toTop = vi.fn();
    pages.scrollTo = toTop;
    await new Promise(requestAnimationFrame);
    const toCase = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await userEvent.type(screen.getByRole('searchbox'), 'ha');
    expect(toTop.mock.calls).toEqual([[{ top: 0 }], [{ top: 0 }]]);
    await userEvent.clear(screen.getByRole('searchbox'));
    // A second time with the next drawing: only then does what is around it have its height.
    await waitFor(() => expect(toCase).toHaveBeenCalledTimes(2));
    expect(toTop).toHaveBeenCalledTimes(2);
  });

  it('can be docked beside the map, and is there again the next time', async () => {
    const { state } = atTheTable(both);
    act(() => state().consult('2.4'));
    expect(screen.getByRole('dialog', { name: 'Rules' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Beside the map' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Rules' }).textContent).toContain('Occupied hexes');
    await userEvent.click(screen.getByRole('button', { name: 'Close the rules' }));
    expect(screen.queryByRole('complementary', { name: 'Rules' })).toBeNull();
    act(() => state().consult('2.4'));
    expect(screen.getByRole('complementary', { name: 'Rules' })).toBeTruthy();
  });

  it('lies over the page where there is no room beside the map', () => {
    isWide = false;
    const { state, settings } = atTheTable(both);
    act(() => settings.getState().look({ rulesDocked: true }));
    act(() => state().consult('2.4'));
    expect(screen.getByRole('dialog', { name: 'Rules' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Beside the map' })).toBeNull();
  });
});
