/**
 * What the three days ask of a position, a second time: 17.15 and 17.34, over hex numbers and the map as in the file;
 * and how long days last.
 */
import type { SideId } from '../../src/core/contract/values';
import type { Day } from '../../src/systems/thirty-years-war/freiburg/scenario';
import type { CounterState, State } from '../../src/systems/thirty-years-war/state/state';
import { enemiesOver, groundOf, passesWall, unitsByHex } from './ground';

type Printed = Pick<Day, 'gameTurns' | 'firstPlayer' | 'endsWhenDemoralized' | 'exitHexes'> & {
  /** The rows of the Morale Test Table. */
  readonly row: string;
  /** It lasts while Bavarian units are on the map. */
  readonly isLast: boolean;
};
const printed = (
  row: string,
  gameTurns: number,
  endsWhenDemoralized: readonly string[],
  exitHexes: readonly string[] = [],
): Printed => {
  const firstPlayer = 'french' as SideId;
  return { row, gameTurns, firstPlayer, endsWhenDemoralized, exitHexes, isLast: exitHexes.length > 0 };
};
const ALL = ['bavarian', 'french', 'mercenary'];
const LAST = printed('9-august', 12, [], ['0601', '0701', '0801', '0901']);
const SIEGE = [printed('5-august', 12, ALL), LAST];
const FROM_LINE = [printed('3-august', 5, ['bavarian', 'french']), ...SIEGE];
const FROM_TOWN = [printed('5-august', 12, ALL), ...SIEGE];

/**
 * The days of the siege and of the campaign with it as 19.2, 20.2 and 20.4 print them; of other games as the file does.
 */
export function dayAsPrinted({
  scenario,
  freiburg: own,
  day,
}: Pick<State, 'scenario' | 'freiburg' | 'day'>): Printed | null {
  const { freiburg } = scenario;
  if (freiburg?.victory === '19.6') return SIEGE[day] ?? null;
  if (freiburg?.townDefence) return (own?.defence === 'town' ? FROM_TOWN : FROM_LINE)[day] ?? null;
  const found = freiburg?.days[day];
  return found ? { ...found, row: found.id, isLast: found.id === '9-august' } : null;
}

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
