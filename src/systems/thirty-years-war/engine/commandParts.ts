/** Parts that the forms of several commands and drafts share. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';

/** The last element of a path that leaves the map (freiburg:17.33). */
export const EXIT = 'exit';

/** Ids are text in a file; from here on they carry their brand. */
export const counterIdSchema = v.pipe(
  v.string(),
  v.transform((id) => id as CounterId),
);
export const counterIdsSchema = v.pipe(v.array(counterIdSchema), v.readonly());
export const pathSchema = v.pipe(v.array(v.string()), v.readonly());
export const leadersSchema = v.pipe(
  v.array(v.pipe(v.strictObject({ leader: counterIdSchema, unit: counterIdSchema }), v.readonly())),
  v.readonly(),
);

const placedSchema = v.pipe(v.strictObject({ counter: counterIdSchema, at: v.string() }), v.readonly());
export const positionsSchema = v.pipe(v.array(placedSchema), v.readonly());
/** Where a counter is set up. */
export type Placed = v.InferOutput<typeof placedSchema>;
