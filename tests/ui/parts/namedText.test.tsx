// @vitest-environment happy-dom
/** Words name counters by what may not be printed on them at this size: pointing at a name shows which one it is. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placesOf } from '../../../src/core/hex/shapes';
import { NamedText } from '../../../src/ui/parts/NamedText';
import { panelOf } from '../position';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

/** A refused move: its reason names the counter that stands in the way. */
function refused() {
  const table = panelOf('F 8-3 0303 | F 4-3 0606 | S 4-2 0304', { phase: 'movement' });
  table.press('f0303', '0304');
  const [name] = [...document.querySelectorAll('.why-not .counter-name')];
  if (!name) throw new Error('no counter is named');
  const lit = () =>
    table.state().causes.map(({ means, label, shape }) => [means, label, ...placesOf(shape)].join(' '));
  return { ...table, name, lit };
}

it('a name that is pointed at lights its counter alone, under its name; left, what its sentence names', () => {
  const { name, lit } = refused();
  expect(lit().some((one) => one.startsWith('cause'))).toBe(true);
  expect(name.textContent).toBe('S 4-2');
  act(() => void fireEvent.pointerEnter(name));
  expect(lit()).toEqual(['named  0304', 'named S 4-2 0304']);
  act(() => void fireEvent.pointerLeave(name, { pointerType: 'mouse' }));
  expect(lit().every((one) => one.startsWith('cause'))).toBe(true);
});

it('a finger brings it into view, and what it has pressed stays lit', () => {
  const { name, lit, state } = refused();
  act(() => void fireEvent.pointerDown(name, { pointerType: 'touch' }));
  act(() => void fireEvent.pointerLeave(name, { pointerType: 'touch' }));
  expect(lit()).toEqual(['named  0304', 'named S 4-2 0304']);
  expect(state().inView).toEqual({ n: 1, places: ['0304'] });
});

it('a unit whose name is a word is meant only where it is asked about, or stands with its hex', () => {
  const names = { f0101: 'Movement', f0303: 'Persan' };
  const { press } = panelOf('F 8-3 0101 | F 8-3 0303 | F 4-6 0606', { phase: 'movement', names });
  press('f0303', '0606');
  const text = document.querySelector('.why-not')?.textContent ?? '';
  expect(text).toMatch(/\bMovement\b/);
  expect(
    [...document.querySelectorAll('.why-not .counter-name')].map((one) => one.textContent),
  ).not.toContain('Movement');
});

it('a name with anything else than its hex behind it is another one', () => {
  const said = ['Alburquerque (0101) could attack it.', 'Alburquerque (Spanish) could attack it.'];
  const around = (panel: ReactNode) => (
    <>
      {panel}
      {said.map((text) => (
        <p key={text} className="said">
          <NamedText text={text} />
        </p>
      ))}
    </>
  );
  const names = { f0101: 'Alburquerque', f0303: 'Persan' };
  panelOf('F 8-3 0101 | F 8-3 0303', { phase: 'movement', names }, [], { around });
  const named = [...document.querySelectorAll('.said')].map(
    (one) => one.querySelectorAll('.counter-name').length,
  );
  expect(named).toEqual([1, 0]);
});
