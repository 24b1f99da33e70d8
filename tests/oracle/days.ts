/** What the three days ask of a position, a second time: 17.15 and 17.34, over hex numbers and the map as in the file. */
import type { CounterState, State } from '../../src/systems/thirty-years-war/state';
import { enemiesOver, groundOf, passesWall, unitsByHex } from './ground';

/** Whether the French have broken the Line: hexes joined step by step until no more can be. @rule freiburg:17.15 */
export function lineIsBroken(state: State): boolean {
  const ground = groundOf(state);
  const holderOf = (hex: string) => unitsByHex(state).get(hex)?.[0]?.holder ?? null;
  const cleared = (state.scenario.map.areas.line3August ?? []).filter((hex) => holderOf(hex) !== 'bavarian');
  /** Each hex with the number of its group. */
  const group = new Map(cleared.map((hex, i) => [hex, i]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const hex of cleared) {
      const least = Math.min(...[hex, ...ground.around(hex)].map((one) => group.get(one) ?? Infinity));
      if (least === group.get(hex)) continue;
      group.set(hex, least);
      changed = true;
    }
  }
  return [...new Set(group.values())].some((number) => {
    const hexes = cleared.filter((hex) => group.get(hex) === number);
    return hexes.length >= 4 && hexes.filter((hex) => holderOf(hex) === 'french').length >= 2;
  });
}

/** Whether a way leads from a gun in Bavarian hands to an exit hex. @rule freiburg:17.34 */
export function mayBeWithdrawn(state: State, gun: CounterState): boolean {
  const ground = groundOf(state);
  const exits = state.scenario.freiburg?.days[state.day]?.exitHexes ?? [];
  const isFree = (hex: string) =>
    ground.terrainOf(hex) !== 'forest' &&
    unitsByHex(state).get(hex)?.[0]?.holder !== 'french' &&
    enemiesOver(state, ground, 'bavarian', hex).length === 0;
  const seen = new Set([gun.at ?? '']);
  for (const from of seen) {
    if (exits.includes(from)) return true;
    for (const to of ground.around(from)) {
      const dry = !ground.river(from, to) || ground.crossing(from, to);
      if (dry && passesWall(state, ground, gun, from, to) && isFree(to)) seen.add(to);
    }
  }
  return false;
}
