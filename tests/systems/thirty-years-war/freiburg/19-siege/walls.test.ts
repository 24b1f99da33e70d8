import { describe, expect, it } from 'vitest';
import { hexAt } from '../../../../../src/core/hex/hex';
import { playAtRandom } from '../../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Event } from '../../../../../src/systems/thirty-years-war/engine/types';
import { wallsOf } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/walls';
import { battlefieldOf } from '../../../../../src/systems/thirty-years-war/state/battlefield';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { freiburg, freiburgFile } from '../../../../helpers/positions/freiburgParts';
import { distancesFrom } from '../../../../oracle/hexes';

/** Both armies in and around the town, so that walls and gateways matter from the first move. */
const ABOUT_THE_TOWN = freiburgFile(
  {
    ...{ 'bav-6-3-01': '0912', 'bav-6-3-02': '0913', 'bav-6-3-03': '0709', 'bav-6-3-04': '0812' },
    ...{ 'bav-2-8-01': '0410', 'bav-2-8-02': '0610', 'bav-2-8-03': '0711', 'bav-art-1': '0910' },
    ...{ 'bav-leader-von-mercy': '0711', 'bav-6-3-05': '1709', 'bav-2-8-04': '1809', 'bav-6-3-06': '1412' },
    ...{
      'fr-6-3-01': '0713',
      'fr-6-3-02': '0714',
      'fr-6-3-03': '1012',
      'fr-6-3-04': '0715',
      'fr-6-3-05': '0911',
    },
    ...{
      'fr-3-8-01': '1013',
      'fr-3-8-02': '0310',
      'fr-3-8-03': '0708',
      'fr-3-8-04': '1611',
      'fr-3-8-05': '1413',
    },
    ...{ 'fr-leader-d-enghien': '1012', 'fr-art-1': '1011', 'me-2-8-01': '0814', 'me-4-3-01': '0614' },
  },
  { phase: 'artilleryFire' },
  3,
);

type Walls = readonly { readonly inside: string; readonly outside: string; readonly kind: string }[];
const WALLS: Walls = ABOUT_THE_TOWN.map.fortress.hexsides;
const WORKS: readonly string[] = ABOUT_THE_TOWN.map.terrain.entrenchment;
const wallBetween = (a: string, b: string) =>
  WALLS.find(({ inside, outside }) => (inside === a && outside === b) || (inside === b && outside === a));
const isUnit = (state: State, id: string) =>
  state.scenario.counters.some((one) => one.id === id && one.strength > 0);
const unitsOn = (state: State) => state.counters.filter(({ at, id }) => at !== null && isUnit(state, id));

/** What a move does that no move may do; `last` is kept here, from the events alone. */
function faultsOf(
  before: State,
  event: Extract<Event, { happened: 'counterMoved' }>,
  last: Map<string, string>,
) {
  const mover = before.counters.find(({ id }) => id === event.counter);
  const printed = before.scenario.counters.find(({ id }) => id === event.counter);
  if (!mover?.at || !printed) throw new Error(`no ${event.counter} on the map`);
  const faults: string[] = [];
  const bavarians = unitsOn(before).filter(({ holder, disrupted }) => holder === 'bavarian' && !disrupted);
  let from = mover.at;
  for (const to of event.path) {
    const wall = wallBetween(from, to);
    const both = [from, to].every((hex) => (last.get(hex) ?? 'bavarian') === mover.holder);
    if (wall && (wall.kind !== 'gateway' || !both))
      faults.push(`${event.counter} ${from}-${to} through a wall`);
    if (printed.kind === 'cavalry' && mover.holder === 'french') {
      const near = distancesFrom(to, 28, 27);
      const isHeldFrom = (at: string) => WORKS.includes(at) || WORKS.includes(to);
      const by = bavarians.filter(({ at }) => at && isHeldFrom(at) && near.get(at) === 1);
      if (by.some(({ at }) => at && !wallBetween(at, to)))
        faults.push(`${event.counter} rides to ${to} (16.1)`);
    }
    if (printed.kind === 'cavalry' && mover.holder === 'bavarian' && WORKS.includes(to))
      faults.push(`${event.counter} enters the work ${to}`);
    if (printed.kind !== 'leader') last.set(to, mover.holder);
    from = to;
  }
  return faults;
}

describe('random games about the town of Freiburg', () => {
  it('19.51, 19.57, 16.1 go through no wall, no gateway of the other side, and no cavalry where it may not', () => {
    const scenario = thirtyYearsWar.read.scenario(ABOUT_THE_TOWN);
    const seen = { moves: 0, gates: 0, faults: [] as string[] };
    for (const seed of ['Mercy', 'Enghien', 'Turenne', 'Gassion', 'Werth', 'Rosen']) {
      const options = thirtyYearsWar.read.options(scenario, {});
      const played = playAtRandom(thirtyYearsWar, { scenario, scenarioId: scenario.id, options, seed });
      expect([played.finished, played.stuck]).toEqual([true, '']);
      const last = new Map(unitsOn(played.game.start).map(({ at, holder }) => [at ?? '', String(holder)]));
      let before = played.game.start;
      for (const { state, events } of played.game.steps) {
        for (const event of events) {
          if (event.happened === 'steppedBack') last.set(event.to, 'french');
          if (event.happened !== 'counterMoved') continue;
          seen.moves++;
          const way = [before.counters.find(({ id }) => id === event.counter)?.at ?? '', ...event.path];
          if (way.some((hex, i) => i > 0 && wallBetween(way[i - 1] ?? '', hex))) seen.gates++;
          seen.faults.push(...faultsOf(before, event, last));
        }
        before = state;
      }
    }
    expect(seen.faults).toEqual([]);
    expect(seen.moves).toBeGreaterThan(200);
    expect(seen.gates).toBeGreaterThan(5);
  });
});

describe('walls with breaches', () => {
  it('19.56 stand no more at any hexside of a breached hex, gateways included, and elsewhere as before', () => {
    const field = battlefieldOf(freiburg);
    const hex = hexAt(field.grid, '0913');
    const whole = wallsOf(field, {}, {});
    const broken = wallsOf(field, {}, { '0913': 2 });
    const lengthOf = (table: Uint8Array | undefined) => table?.reduce((sum, bit) => sum + bit, 0);
    // Each of the 55 segments is seen from both its hexes; 0913 has three.
    expect([lengthOf(whole?.standing), lengthOf(whole?.breached)]).toEqual([110, 0]);
    expect([lengthOf(broken?.standing), lengthOf(broken?.breached)]).toEqual([104, 6]);
    for (let direction = 0; direction < 6; direction++) {
      expect(broken?.standing[hex * 6 + direction]).toBe(0);
      expect(broken?.closedToUnits[0][hex * 6 + direction]).toBe(0);
    }
  });

  it('are the same object for who asks again, however many others are asked for meanwhile', () => {
    const field = battlefieldOf(freiburg);
    const whole = wallsOf(field, {}, {});
    const hexes = [...new Set(WALLS.map(({ inside }) => inside))];
    const breached = new Set<unknown>();
    for (const one of hexes)
      for (const other of hexes) {
        breached.add(wallsOf(field, {}, { [one]: 2, [other]: 2 })?.standing);
        expect(wallsOf(field, {}, {})).toBe(whole);
      }
    expect(breached.size).toBeGreaterThan(64);
  });
});
