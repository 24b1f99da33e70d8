/** A battle that is being put together. */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { counterIdsSchema, leadersSchema } from '../../engine/commandParts';
import { draftRule } from '../../play/declare';
import type { LeaderUse } from '../../scenario/scenario';

const form = v.strictObject({
  kind: v.literal('battle'),
  attackers: counterIdsSchema,
  defenders: counterIdsSchema,
  charge: v.boolean(),
  /** null: those that are added unless the players say otherwise (10.1). */
  leaders: v.nullable(leadersSchema),
});

export type BattleDraft = Read<typeof form>;
declare module '../../engine/types' {
  interface DraftTypes {
    battle: BattleDraft;
  }
}

export const battleDraft = draftRule('battle', {
  form,
  counters: ({ attackers, defenders, leaders }) => [...attackers, ...defenders, ...usesIn(leaders ?? [])],
  picked: ({ attackers, defenders }) => [...attackers, ...defenders],
  isInHand: ({ attackers, defenders }) => attackers.length + defenders.length > 0,
  built: (draft) => (draft.attackers.length + draft.defenders.length > 0 ? draft : null),
});

/** Every counter that uses of Leaders name. */
export function usesIn(uses: readonly LeaderUse[]): readonly CounterId[] {
  return uses.flatMap(({ leader, unit }) => [leader, unit]);
}
