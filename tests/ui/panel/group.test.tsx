// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { panelOf } from '../position';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const marching = () =>
  panelOf('F 8-3 0404 | F 8-3 0604 | S 8-3 0605 | S 8-3 0909', { phase: 'movement', rules: 'rocroi' });
const places = (panel: ReturnType<typeof marching>) =>
  panel
    .state()
    .play?.board.counters.flatMap(({ id, at }) => (id.startsWith('f') ? [`${id} ${String(at)}`] : []));

it('counters are chosen by check marks, and one undo takes back what all of them did', () => {
  const panel = marching();
  fireEvent.click(screen.getByRole('button', { name: 'Move several together' }));
  const list = within(screen.getByRole('region', { name: 'Choices on the board' }));
  fireEvent.click(list.getByRole('button', { name: /^F 8-3 \(0404\)/ }));
  panel.press('f0604');
  expect(screen.getByRole('region', { name: 'Selected' }).textContent).toContain('2 units16 Strength Points');
  panel.press('0603');
  fireEvent.click(screen.getByRole('button', { name: 'Move all 2' }));
  expect(places(panel)).toEqual(['f0404 0403', 'f0604 0603']);
  act(() => panel.state().undo());
  expect(places(panel)).toEqual(['f0404 0404', 'f0604 0604']);
  // What was chosen is still there.
  expect(screen.getByRole('button', { name: 'Move all 2' })).toBeTruthy();
});

it('who stays is named with the case, and stays chosen', () => {
  const panel = marching();
  act(() => {
    const ids = panel.state().play?.board.counters.map(({ id }) => id) ?? [];
    for (const id of ['f0604', 'f0404'])
      panel.state().press({ on: 'counters', ids: ids.filter((one) => one === id) });
  });
  panel.press('0405');
  const selected = () => screen.getByRole('region', { name: 'Selected' });
  expect(selected().textContent).toContain('F 8-3 (0604)stays');
  expect(within(selected()).getByRole('button', { name: /6\.12/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move 1 of 2' }));
  expect(places(panel)).toEqual(['f0404 0405', 'f0604 0604']);
  expect(selected().textContent).toContain('1 unit');
  expect(selected().textContent).toContain('F 8-3 (0604)stays');
});
