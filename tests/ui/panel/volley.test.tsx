// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { panelOf } from '../position';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const LINE = 'F gun 0404 | F gun 0408 | F gun 0907 | S 8-3 0406 | S 8-3 0909 | F 8-3 0101';

it('the chance of all shots is told, and those that are not needed are not fired', () => {
  const { press, state, roll } = panelOf(LINE, { phase: 'artilleryFire', rules: 'rocroi' }, [6, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'All guns on one target' }));
  press('s0406');
  const panel = screen.getByRole('complementary', { name: 'Game panel' });
  expect(panel.textContent).toContain('Fire of 3 guns on S 8-3 (0406)');
  fireEvent.click(screen.getByRole('button', { name: 'Fire all 3 until it is disrupted' }));
  roll();
  const { play } = state();
  expect(play?.wanted).toBeNull();
  expect(play?.game.record.entries.length).toBe(2);
  expect(play?.draft).toBeNull();
});
