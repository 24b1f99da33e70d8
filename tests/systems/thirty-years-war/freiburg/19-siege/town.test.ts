/** The town of Freiburg against oracles: who controls a section, what would change it, and whose a gateway is. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../../src/core/contract/board';
import { directionTo, hexAt } from '../../../../../src/core/hex/hex';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { evolve } from '../../../../../src/systems/thirty-years-war/engine/judge';
import {
  outlooksOf,
  sectionsOf,
} from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/sections';
import { readOptions } from '../../../../../src/systems/thirty-years-war/scenario/options';
import { start } from '../../../../../src/systems/thirty-years-war/scenario/start';
import { wallsClosedTo } from '../../../../../src/systems/thirty-years-war/state/barriers';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { freiburg, freiburgMap } from '../../../../helpers/positions/freiburgParts';
import { withFreiburg } from '../../../../helpers/positions/withFreiburg';
import { draws } from '../../../../helpers/random/arbitraries';
import { beside } from '../../../../oracle/hexes';
import { gatesAsTold, sectionAsTold } from '../../../../oracle/town';

const town = freiburgMap.fortress;
if (!town) throw new Error('no town');
const FIRST = start(freiburg, readOptions({}, freiburg));
const streets = town.sections.flatMap(({ hexes }) => hexes);
const french = freiburg.sides[0]?.id;
if (!french) throw new Error('no French');
const isOwn = (means: Mark['means'], own: string) => typeof means !== 'string' && means.own === own;
const heldBy = (hexes: readonly string[]): State =>
  withFreiburg(FIRST, { lastIn: Object.fromEntries(hexes.map((hex) => [hex, french])) });

describe('control of the sections of Freiburg', () => {
  it('19.58 is what connected groups make of it, and changes by as few hexes as is told', () => {
    const seen = { broken: 0, whole: 0 };
    fc.assert(
      fc.property(fc.subarray(streets), (held) => {
        const state = heldBy(held);
        const outlooks = outlooksOf(boardOf(state));
        for (const [i, section] of town.sections.entries()) {
          const told = sectionAsTold(section, new Set(held), freiburgMap);
          const outlook = outlooks[i];
          expect({
            broken: outlook?.control.broken,
            needed: outlook?.needed,
            hexes: outlook?.hexes,
          }).toEqual(told);
          seen[told.broken ? 'broken' : 'whole']++;
        }
      }),
      draws(200, 1958),
    );
    expect(Math.min(seen.broken, seen.whole)).toBeGreaterThan(100);
  });

  it('19.58 never counts hexes of two sections together', () => {
    // Two in the Altstadt and two in the Neuburg, across one wall.
    expect(sectionsOf(boardOf(heldBy(['0609', '0610', '0509', '0510']))).map(({ broken }) => broken)).toEqual(
      [false, false, false],
    );
  });
});

describe('gateways of Freiburg', () => {
  /** A unit, where its walk begins, and the directions it takes. */
  const walk = fc.record({
    counter: fc.constantFrom(
      'bav-6-3-01',
      'bav-2-8-01',
      'fr-6-3-01',
      'fr-3-8-01',
      'me-2-8-01',
      'fr-leader-d-enghien',
    ),
    from: fc.constantFrom(...streets, '0310', '0708', '0715', '1011', '1013'),
    turns: fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 8 }),
  });

  it('19.57 are whose unit was the last on both sides, over random walks', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(walk, { maxLength: 12 }), (walks) => {
        let state = FIRST;
        const entered: (readonly [string, string])[] = [];
        for (const { counter: name, from, turns } of walks) {
          const counter = state.counters.find(({ id }) => id === name);
          if (!counter) throw new Error(`no ${name}`);
          const path = [from];
          for (const turn of turns) {
            const around = beside(path.at(-1) ?? from, freiburgMap.columns, freiburgMap.rows);
            path.push(around[turn % around.length] ?? from);
          }
          state = evolve(state, { happened: 'counterMoved', counter: counter.id, path, spent: 0 });
          if (!name.includes('leader')) entered.push(...path.map((hex) => [hex, counter.holder] as const));
        }
        const { field, walls } = boardOf(state);
        for (const [gate, owner] of gatesAsTold(town, entered)) {
          const [inside = '', outside = ''] = gate.split('-');
          const [a, b] = [hexAt(field.grid, inside), hexAt(field.grid, outside)];
          const open = freiburg.sides.filter(
            (_, i) =>
              wallsClosedTo(walls, i === 0 ? 0 : 1, false)?.[a * 6 + directionTo(field.grid, a, b)] === 0,
          );
          expect(open.map(({ id }) => id)).toEqual(owner === null ? [] : [owner]);
          seen.set(String(owner), (seen.get(String(owner)) ?? 0) + 1);
        }
      }),
      draws(300, 1957),
    );
    for (const owner of ['french', 'bavarian', 'null']) expect(seen.get(owner)).toBeGreaterThan(50);
  });
});

describe('what is shown of the town', () => {
  const state = withFreiburg(
    heldBy(['0612', '0613', '0713', '0714', '0410', '0510', '0509', '0714', '0715', '1011']),
    { wallHits: { '0913': 2, '0409': 1 } },
  );
  const { traces = [] } = thirtyYearsWar.board(state, null);
  const labels = (kind: string) => traces.filter((trace) => trace.kind === kind).map(({ label }) => label);

  it('breaches and hits by their hexsides', () => {
    expect(labels('breach')).toEqual([
      'The wall between 0913 and 1012 is breached',
      'The Breisacher Tor between 0913 and 1013 is breached',
      'The wall between 0913 and 0914 is breached',
    ]);
    expect(new Set(labels('damage'))).toEqual(new Set(['The walls of 0409 are hit once']));
    expect(labels('damage')).toHaveLength(3);
  });
  it('gateways that are not their owner’s any more', () => {
    expect(labels('gate')).toEqual([
      'The Neuburger Tor between 0310 and 0410 is open to neither side',
      'The Christoffelstor between 0510 and 0610 is open to neither side',
      'The Lehener Tor between 0712 and 0713 is open to neither side',
      'The Predigertor between 0714 and 0715 is open to the French side',
      'The Schneckentor between 0912 and 1011 is open to neither side',
    ]);
  });
  it('hexes that the French were last in', () => {
    const [held] = traces.filter(({ kind }) => kind === 'held');
    expect(held).toMatchObject({ side: 'french', label: 'last held by the French side' });
    expect(held?.shape).toMatchObject({ kind: 'places' });
  });
  it('nothing where there is no town', () => {
    const bare = { ...state, scenario: { ...freiburg, map: { ...freiburgMap, fortress: null } } };
    expect(thirtyYearsWar.board(withFreiburg(bare, { lastIn: {} }), null).traces).toEqual([]);
  });
  it('and in an overlay each section, and the hexes that decide about it', () => {
    const marks = thirtyYearsWar.overlay(state, 'sections', null);
    const named = marks.filter(({ label, means }) => isOwn(means, 'held') && label !== '');
    expect(named.map(({ label }) => label)).toEqual([
      'Altstadt: Bavarian',
      'Neuburg: 3 of 4',
      'Vorstadt: broken',
    ]);
    const deciding = (label: string) =>
      marks.flatMap((mark) =>
        isOwn(mark.means, 'decides') && mark.label === label && mark.shape.kind === 'places'
          ? mark.shape.places
          : [],
      );
    expect(deciding('breaks')).toEqual(['0409', '0411', '0511']);
    expect(deciding('restores')).toEqual(['0612', '0613', '0713', '0714']);
  });
  it('but the overlay only on a map with a town', () => {
    const ids = (of: State) => thirtyYearsWar.overlays(of).map(({ id }) => id);
    expect(ids(state)).toContain('sections');
    const bare = { ...state, scenario: { ...freiburg, map: { ...freiburgMap, fortress: null } } };
    expect(ids(bare)).not.toContain('sections');
  });
});
