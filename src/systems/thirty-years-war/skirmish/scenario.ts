/** What only a scenario by the rules of a skirmish has: what it is decided by. */
import * as v from 'valibot';
import type { Read } from '../../../core/json/readJson';
import { whole } from '../../../core/json/schemaParts';

const points = v.optional(whole(0, 999), 0);

/** Points at the end: one for each Strength Point eliminated, and so many more. @rule table:victory */
const victory = v.strictObject({
  by: v.literal('strengthPoints'),
  /** For each captured gun that is held then. */
  gun: points,
  /** For each eliminated Leader. */
  leader: points,
  /** A smaller lead than this is a draw. */
  lead: v.optional(whole(1, 999), 1),
});
export type VictoryLine = Read<typeof victory>;

/** Left out, not null, in all others: their hashes are those of earlier versions. */
const entries = { victory: v.exactOptional(victory) };

const scenarioForm = v.strictObject(entries);
declare module '../engine/types' {
  interface ScenarioTypes extends Read<typeof scenarioForm> {}
}
export const SKIRMISH_SCENARIO = { entries };
