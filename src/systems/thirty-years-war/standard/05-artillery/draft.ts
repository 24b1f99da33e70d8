/** A gun that is chosen, and what it is aimed at: a unit, or a hex at whose walls it fires. */
import * as v from 'valibot';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { draftRule } from '../../play/declare';

const form = v.strictObject({
  kind: v.literal('fire'),
  gun: counterIdSchema,
  aim: v.optional(v.picklist(['unit', 'walls']), 'unit'),
  /** A unit on which fire has no effect, pressed once: the next press, or the button, fires all the same. @rule 5.11 */
  at: v.exactOptional(counterIdSchema),
});

declare module '../../engine/types' {
  interface DraftTypes {
    fire: Read<typeof form>;
  }
}

export const fireDraft = draftRule('fire', {
  form,
  counters: ({ gun, at }) => (at === undefined ? [gun] : [gun, at]),
  picked: ({ gun }) => [gun],
  isInHand: () => true,
  built: () => null,
});
