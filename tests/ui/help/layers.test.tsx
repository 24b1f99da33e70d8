// @vitest-environment happy-dom
/** What can be laid over the map. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NULL_STORAGE } from '../../../src/store/saved/nullStorage';
import { createSettings } from '../../../src/store/settings';
import { StoresContext } from '../../../src/store/useGame';
import { LayersMenu } from '../../../src/ui/help/LayersMenu';
import { useOverlayMarks } from '../../../src/ui/help/useOverlays';
import { toyStore } from '../../helpers/toy/toyStore';
import { counter, toySystem } from '../../helpers/toy/toySystem';
import { atTheTable } from '../table';

beforeEach(() => sessionStorage.clear());

function open() {
  const menu = document.getElementById('layers');
  act(() => {
    menu?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  });
}
function Lit() {
  const marks = useOverlayMarks();
  return (
    <output>
      {marks.map(({ shape }) => (shape.kind === 'places' ? shape.places.join(' ') : '')).join('|')}
    </output>
  );
}
const describedBy = (one: Element) =>
  document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
const lit = () => screen.getByRole('status').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

describe('the menu of what lies over the map', () => {
  it('lists every overlay of the system and the table’s own, with its key and a sentence', () => {
    atTheTable(<LayersMenu />);
    open();
    expect(screen.getAllByRole('checkbox').map(describedBy)).toEqual([
      'Next to North. ',
      'Where it can go. No counter has been looked at yet.',
      'The number of every hex, over the counters too; from afar as many as fit. ',
      'Moves, losses, captured guns, and the die beside each battle.',
    ]);
    expect(screen.getByLabelText('Shift and 2').textContent).toBe('⇧2');
  });
  it('lays several over the map at once, and counts them on its button', async () => {
    const user = userEvent.setup();
    const { settings } = atTheTable(
      <>
        <LayersMenu />
        <Lit />
      </>,
    );
    open();
    await user.click(box('Zones of North'));
    await user.click(box('Reach'));
    expect(settings.getState().overlays).toEqual(['zoc-north', 'reach']);
    expect(screen.getByRole('button', { name: /Show \(2\)/ })).toBeTruthy();
    await user.click(box('Zones of North'));
    expect(settings.getState().overlays).toEqual(['reach']);
  });
  it('says which counter is looked at where that matters', () => {
    const { state } = atTheTable(<LayersMenu />);
    open();
    expect(screen.getByText(/No counter has been looked at yet/)).toBeTruthy();
    act(() => state().inspect(counter('s1')));
    expect(screen.getByText(/Now: s1 \(0204\)\./)).toBeTruthy();
  });
  it('what is about some counters alone stays with the last of these, until all are asked for', async () => {
    const overlays: typeof toySystem.overlays = (state) =>
      toySystem.overlays(state).map((spec) => ({ ...spec, about: [counter('n1'), counter('n2')] }));
    const { store, begin } = toyStore(NULL_STORAGE, { ...toySystem, overlays });
    begin();
    const settings = createSettings(() => sessionStorage);
    render(
      <StoresContext value={{ game: store, settings }}>
        <LayersMenu />
      </StoresContext>,
    );
    open();
    await userEvent.click(box('Reach'));
    act(() => store.getState().inspect(counter('n1')));
    act(() => store.getState().inspect(counter('s1')));
    expect(describedBy(box('Reach'))).toContain('Now: n1 (0202).');
    await userEvent.click(screen.getByRole('button', { name: 'Not for n1 alone' }));
    expect(describedBy(box('Reach'))).toContain('Now: all together.');
  });
});

describe('what the overlays light', () => {
  it('is of the counter that is looked at, and of the point that is looked back at', () => {
    const { press, state, settings } = atTheTable(<Lit />);
    const at = () => state().play?.board.counters.find(({ id }) => id === 'n1')?.at;
    const before = at();
    act(() => press('n1', '0203'));
    act(() => state().inspect(counter('n1')));
    act(() => settings.getState().toggleOverlay('reach'));
    expect(lit()).toBe('0203');
    act(() => state().lookBack(0));
    act(() => state().lookBackTo(0));
    expect(lit()).toBe(`${before}`);
    act(() => state().endLookBack());
    expect(lit()).toBe('0203');
    act(() => settings.getState().toggleOverlay('reach'));
    expect(lit()).toBe('');
  });
});
