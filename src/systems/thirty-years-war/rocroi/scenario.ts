/** What only a scenario by the rules of Rocroi has: Beck, and what Leaders and demoralization are worth. */
import * as v from 'valibot';
import type { Read } from '../../../core/json/readJson';
import { counterId, sideId, whole } from '../../../core/json/schemaParts';
import { MOST } from '../scenario/scenarioCaps';
import { hexes, table } from '../scenario/schemaParts';

/** Who comes with which roll, and where they enter. @rule rocroi:17.0 */
const beck = v.strictObject({
  side: sideId,
  fromGameTurn: whole(1, 99),
  entryHexes: v.pipe(hexes, v.nonEmpty('one hex or more')),
  /** Counters that come with each arriving roll; they are in `counters` and have no position. */
  arrivals: v.record(v.string(), v.pipe(v.array(counterId), v.nonEmpty(), v.maxLength(MOST.counters))),
});
export type BeckArrival = Read<typeof beck>;

const entries = {
  beck: v.optional(v.nullable(beck), null),
  /** Victory Points for eliminated Leaders (20.11, 20.12). */
  leaderPoints: v.optional(table(v.string(), whole(0, 999), MOST.counters), {}),
  /** Victory Points for demoralizing some categories of a side, and all of them. */
  demoralizationPoints: v.optional(
    table(v.string(), v.strictObject({ some: whole(0, 999), all: whole(0, 999) })),
    {},
  ),
};
const start = { beckHasCome: v.optional(v.boolean(), false) };

const scenarioForm = v.strictObject(entries);
const startForm = v.strictObject(start);
declare module '../engine/types' {
  interface ScenarioTypes extends Read<typeof scenarioForm> {}
  interface StartTypes extends Read<typeof startForm> {}
}
export const ROCROI_SCENARIO = { entries, start };
