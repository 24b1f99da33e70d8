/** Lines of Communications looked for outwards from each counter, over hex numbers and the map as printed in the file. */
import type { State } from '../../src/systems/thirty-years-war/state';
import { beside } from './hexes';

type Edge = readonly [string, string];
const joins = (edges: readonly Edge[], a: string, b: string) =>
  edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** Counters of the Bavarian army that have a Line of Communications. @rule freiburg:18.73 */
export function withLine(state: State): readonly string[] {
  const { map, counters: printed, freiburg } = state.scenario;
  const exits = freiburg?.days[state.day]?.exitHexes ?? [];
  const ground = new Set(Object.values(map.terrain).flat());
  const rivers = map.rivers.flatMap(({ hexsides }) => hexsides);
  const bridges = map.bridges.map(({ hexside }) => hexside);
  const walls = (map.fortress?.hexsides ?? []).map((wall) => ({
    edge: [wall.inside, wall.outside] as const,
    // Friendly to the Bavarians: no French unit was the last in either hex.
    isOpen: wall.kind === 'gateway' && !state.lastIn[wall.inside] && !state.lastIn[wall.outside],
  }));
  const around = (hex: string) => beside(hex, map.columns, map.rows);
  const wet = (a: string, b: string) => joins(rivers, a, b) && !joins(bridges, a, b);
  const walled = (a: string, b: string) => walls.some(({ edge }) => joins([edge], a, b));
  const shut = (a: string, b: string) => walls.some(({ edge, isOpen }) => !isOpen && joins([edge], a, b));
  const french = state.counters.filter(
    ({ at }, i) => at !== null && printed[i]?.side === 'french' && (printed[i]?.strength ?? 0) > 0,
  );
  const taken = new Set(french.map(({ at }) => at ?? ''));
  for (const { at, disrupted } of french) {
    if (at === null || disrupted) continue;
    for (const next of around(at)) if (!wet(at, next) && !walled(at, next)) taken.add(next);
  }
  const reachesEdge = (from: string) => {
    const seen = new Set([from]);
    for (const at of seen) {
      if (exits.includes(at)) return true;
      for (const next of around(at)) {
        if (!taken.has(next) && !ground.has(next) && !wet(at, next) && !shut(at, next)) seen.add(next);
      }
    }
    return false;
  };
  return state.counters
    .filter(({ at }, i) => at !== null && printed[i]?.category === 'bavarian' && reachesEdge(at))
    .map(({ id }) => id);
}
