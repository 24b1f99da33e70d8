/** A gun that is chosen, and what it is aimed at: a unit, or a hex at whose walls it fires. */
import * as v from 'valibot';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { draftRule } from '../../play/declare';

const form = v.strictObject({
  kind: v.literal('fire'),
  gun: counterIdSchema,
  aim: v.optional(v.picklist(['unit', 'walls']), 'unit'),
});

declare module '../../engine/types' {
  interface DraftTypes {
    fire: Read<typeof form>;
  }
}

export const fireDraft = draftRule('fire', {
  form,
  counters: ({ gun }) => [gun],
  picked: ({ gun }) => [gun],
  isInHand: () => true,
  built: () => null,
});
