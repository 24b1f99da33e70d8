/**
 * Lines of Communications looked for outwards from each counter, over hex numbers and the map as printed in the file.
 */
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../src/systems/thirty-years-war/state/state';
import { groundOf } from './ground';

/** Counters of the Bavarian army that have a Line of Communications. @rule freiburg:18.73 */
export function withLine(state: State): readonly string[] {
  const { counters: printed } = state.scenario;
  const reachesEdge = lineFrom(state);
  return state.counters
    .filter(({ at }, i) => at !== null && printed[i]?.category === 'bavarian' && reachesEdge(at))
    .map(({ id }) => id);
}

/** Whether a Bavarian counter in a hex has one. */
export function lineFrom(state: State): (from: string) => boolean {
  const { counters: printed } = state.scenario;
  const exits = ['0601', '0701', '0801', '0901'];
  const ground = groundOf(state);
  const wet = (a: string, b: string) => ground.river(a, b) && !ground.crossing(a, b);
  const shut = (a: string, b: string) => {
    const wall = ground.wall(a, b);
    // A gateway is friendly to the Bavarians when no French unit was the last in either hex.
    const isOpen =
      wall?.kind === 'gateway' &&
      !freiburgOf(boardOf(state)).lastIn[wall.inside] &&
      !freiburgOf(boardOf(state)).lastIn[wall.outside];
    return wall !== null && !isOpen;
  };
  const french = state.counters.filter(
    ({ at }, i) => at !== null && printed[i]?.side === 'french' && (printed[i]?.strength ?? 0) > 0,
  );
  const taken = new Set(french.map(({ at }) => at ?? ''));
  for (const { at, disrupted } of french) {
    if (at === null || disrupted) continue;
    for (const next of ground.around(at)) if (ground.zoneReaches(at, next)) taken.add(next);
  }
  return (from) => {
    const seen = new Set([from]);
    for (const at of seen) {
      if (exits.includes(at)) return true;
      for (const next of ground.around(at)) {
        const free = !taken.has(next) && ground.terrainOf(next) === 'clear';
        if (free && !wet(at, next) && !shut(at, next)) seen.add(next);
      }
    }
    return false;
  };
}
