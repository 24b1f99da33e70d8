/** Parts that the forms of several commands share. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import { lettersUpTo } from '../../../core/json/readJson';

/** Ids are text in a file; from here on they carry their brand. */
export const counterIdForm = v.pipe(
  lettersUpTo(100),
  v.transform((id) => id as CounterId),
);
export const hexForm = lettersUpTo(4);
const FACING = 'a facing from 0 to 5';
export const facingForm = v.pipe(
  v.number(FACING),
  v.integer(FACING),
  v.minValue(0, FACING),
  v.maxValue(5, FACING),
  v.transform((facing) => facing + 0), // -0, which JSON has, becomes 0
);
