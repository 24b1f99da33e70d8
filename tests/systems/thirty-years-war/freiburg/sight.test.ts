/** Lines of Sight on the map of Freiburg with armies on it, against the oracle of exact fractions. */

import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../../src/core/hex/hex';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { readOptions } from '../../../../src/systems/thirty-years-war/scenario/options';
import {
  hasLineOfSight,
  lineOfSight,
} from '../../../../src/systems/thirty-years-war/standard/05-artillery/line-of-sight';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { begun } from '../../../helpers/positions/freiburgDays';
import { chance, EAST, LINE, scattered } from '../../../helpers/positions/scattered';
import { type SightBoard, sees } from '../../../oracle/sight';

const HALVES = ['target', 'gun'] as const;

function factsOf({ scenario, counters }: State): SightBoard {
  const { columns, rows, terrain, slopes, fortress } = scenario.map;
  const held = counters.filter(({ at }, i) => at !== null && scenario.counters[i]?.kind !== 'leader');
  return {
    ...{ columns, rows, slopes },
    terrain: new Map(
      Object.entries(terrain).flatMap(([kind, hexes]) => (hexes ?? []).map((hex) => [hex, kind])),
    ),
    held: new Set(held.map(({ at }) => at ?? '')),
    walls: fortress?.hexsides.map(({ inside, outside }) => [inside, outside] as const) ?? [],
  };
}

/** Hexes in which guns see most: hilltops, works, hexes behind walls; and any others. */
function gunHexes({ scenario: { map } }: State): readonly string[] {
  const walls = map.fortress?.hexsides ?? [];
  const tops = map.slopes.map(([, top]) => top);
  return [
    ...new Set([...tops, ...(map.terrain.entrenchment ?? []), ...walls.map(({ inside }) => inside)]),
  ].sort();
}

describe('the Line of Sight at Freiburg (5.21 to 5.26, 19.52)', () => {
  const positions: readonly (readonly [string, State])[] = [
    ['as set up on 5 August', begun('5')],
    ['as set up on 9 August', begun('9')],
    ['strewn about town and Hill', scattered(3, EAST, { day: 1 }, { withGuns: true })],
    ['strewn about the Line', scattered(5, LINE, { day: 0 }, { withGuns: true })],
  ];
  it.each(positions)('is what the wording makes of it: %s', (_, state) => {
    const facts = factsOf(state);
    const next = chance(state.counters.length + facts.held.size);
    const guns = gunHexes(state);
    const units = [...facts.held];
    const seen = { free: 0, blocked: 0 };
    for (let i = 0; i < 400; i++) {
      const gun = guns[next(guns.length)] ?? '';
      const target = (i % 2 === 0 ? units[next(units.length)] : guns[next(guns.length)]) ?? '';
      if (gun === target) continue;
      for (const hilltopHalf of HALVES) {
        const options = readOptions({ hilltopHalf }, state.scenario);
        const position = boardOf({ ...state, options });
        const [from, to] = [hexAt(position.field.grid, gun), hexAt(position.field.grid, target)];
        const expected = sees(facts, gun, target, hilltopHalf);
        const told = [lineOfSight(position, from, to).clear, hasLineOfSight(position, from, to)];
        expect([gun, target, hilltopHalf, ...told]).toEqual([gun, target, hilltopHalf, expected, expected]);
        if (expected) seen.free++;
        else seen.blocked++;
      }
    }
    expect(Math.min(seen.free, seen.blocked)).toBeGreaterThan(40);
  });
});
