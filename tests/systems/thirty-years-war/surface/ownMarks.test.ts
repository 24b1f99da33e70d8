/** What the rules light in this system alone is known to its surface, and nothing is known that is never lit. */
import { expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { board } from '../../../helpers/positions/board';
import { catalogued } from '../../../helpers/positions/catalogued';

/** Counted aside, by the coach. */
const THREATS = ['contact', 'danger', 'peril'];

it('every mark of its own is drawn by it, and every one that it draws is lit somewhere', () => {
  const states: readonly State[] = [
    board('F 8-3* 0303 | F leader2 0505 | S 4-2 0909', { gameTurns: 5 }),
    catalogued('freiburg-siege'),
  ];
  const lit = states.flatMap((state) =>
    thirtyYearsWar
      .overlays(state)
      .flatMap(({ id }) => thirtyYearsWar.overlay(state, id, state.counters[0]?.id ?? null))
      .flatMap(({ means }) => (typeof means === 'string' ? [] : [means.own])),
  );
  expect([...new Set(lit)].sort()).toEqual(['command', 'disrupted', 'held', 'secondTurn']);
  expect(Object.keys(thirtyYearsWarSurface.marks ?? {}).sort()).toEqual(
    [...new Set([...lit, ...THREATS, 'decides', 'works'])].sort(),
  );
});
