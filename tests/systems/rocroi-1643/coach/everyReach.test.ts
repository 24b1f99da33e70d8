/** Threats held against every reach of every enemy on small boards, as a second implementation finds them. */
import { expect, it } from 'vitest';
import type { SideId } from '../../../../src/core/contract/values';
import { rocroi1643Coach as coach } from '../../../../src/systems/rocroi-1643/coach';
import { playedWith } from '../../../../src/systems/rocroi-1643/estimate/expect';
import type { State } from '../../../../src/systems/rocroi-1643/state/state';
import { strewnState } from '../../../helpers/rocroi1643/strewn';
import { menOf } from '../../../oracle/rocroi1643/facts';
import { sideOf } from '../../../oracle/rocroi1643/ground';
import { marches } from '../../../oracle/rocroi1643/marches';

/** The state in which the next marker of each corps of that side is drawn: of this turn, or else of the next. */
function segmentsOf(state: State, side: string): readonly State[] {
  const corpsOf = (id: string | null) => state.scenario.corps.find((one) => one.id === id);
  return state.scenario.leaders.flatMap(({ id, corps }, i) => {
    const leader = state.leaders[i];
    if (corpsOf(corps)?.side !== side || leader?.at == null) return [];
    const isDue = state.cup.includes(id);
    if (!isDue && state.turn >= state.scenario.turns.count) return [];
    const fresh = state.units.map((unit) => ({ ...unit, moved: false, attacked: false }));
    const rested = state.leaders.map((one) => ({ ...one, moved: false }));
    const then = isDue ? state : { ...state, units: fresh, leaders: rested };
    const cup = { step: 'cup', side: null, segment: null, inARow: null, cup: [id], agenda: [], routing: [] };
    return [playedWith({ ...then, ...cup } as State, { do: 'draw' }, 1)];
  });
}

/** Units of a side whom an enemy could have in front of him as his next segment has moved. */
function threatened(state: State, side: string, enemy: string): readonly string[] {
  const found = new Set<string>();
  for (const segment of segmentsOf(state, enemy)) {
    const corps = segment.segment?.corps;
    for (const man of menOf(segment)) {
      if (man.corps !== corps || man.order === 'routed' || man.attacked) continue;
      const ways = man.moved ? [] : marches(segment, man, true);
      for (const way of [`${man.at}>${man.facing}`, ...ways]) {
        const [, hex = '', facing = ''] = /^(\d{4})>(\d)/.exec(way) ?? [];
        if (menOf(state).some(({ id, at }) => at === hex && id !== man.id)) continue;
        for (const target of menOf(state))
          if (target.of === side && sideOf(hex, Number(facing), target.at) === 'front') found.add(target.id);
      }
    }
  }
  return [...found].toSorted();
}

/** In 72 and 125 an enemy comes to somebody without a test only by a way that is not his shortest (7.2). */
const SEEDS = [...Array.from({ length: 14 }, (_, i) => 60 + i), 125];

it('those who are threatened are all whom an enemy could come to attack, and nobody else (7.1, 7.3, 8.2, 11.0)', () => {
  let [positions, units] = [0, 0];
  const faults: string[] = [];
  for (const seed of SEEDS) {
    const state = strewnState(seed);
    if (state.over) continue;
    const [first, second] = state.scenario.sides.map(({ id }) => id) as [SideId, SideId];
    for (const [side, enemy] of [
      [first, second],
      [second, first],
    ] as const) {
      const shown = coach
        .threats?.(state, side, null)
        .rows.filter((row) => row.rules.includes('11.0'))
        .map(({ counter }) => String(counter))
        .toSorted();
      const told = threatened(state, side, enemy);
      positions++;
      units += told.length;
      if (JSON.stringify(shown) !== JSON.stringify(told)) faults.push(`${seed} ${side}: ${shown} / ${told}`);
    }
  }
  expect(faults).toEqual([]);
  expect([positions, units]).toEqual([30, 170]);
});
