/** Whether a start says correctly whose units were last in the town, and which walls were hit. */
import { DataError } from '../../../../core/json/dataError';
import { mustBeSide } from '../../scenario/namedThere';
import type { Scenario } from '../../scenario/scenario';
import { rememberedHexes } from './remembered';

/** Throws a `DataError` at the first fault. @rule freiburg:19.55, freiburg:19.57 */
export function checkTown(scenario: Scenario): void {
  const { start } = scenario;
  for (const [hex, side] of Object.entries(start.lastIn)) {
    const path = `start.lastIn.${hex}`;
    mustBeSide(scenario.sides, side, path);
    if (side === scenario.map.fortress?.owner)
      throw new DataError(
        path,
        'the side that does not own the fortress; its owner is meant by leaving it out',
      );
    if (!rememberedHexes(scenario).has(hex))
      throw new DataError(path, `a hex of the fortress or of a gateway; ${hex} is not (19.57)`);
  }
  const walled = new Set(
    (scenario.map.fortress?.hexsides ?? []).flatMap((wall) => [wall.inside, wall.outside]),
  );
  for (const hex of Object.keys(start.wallHits)) {
    if (!walled.has(hex))
      throw new DataError(`start.wallHits.${hex}`, `a hex beside a wall; ${hex} is none (19.55)`);
  }
}
