/** What a player has begun to put together; kept with the game, but neither state nor record. */
import * as v from 'valibot';
import { neverCase } from '../../core/neverCase';
import { readJson } from '../../core/readJson';
import type { CounterId } from '../../core/seam';
import { counterIdSchema, leadersSchema } from './commands';
import type { Aim } from './rules/05-line-of-sight';
import type { HexNumber, LeaderUse } from './scenario';

export type Draft =
  | SetUpDraft
  /** A unit that steps back is chosen (freiburg:16.1). */
  | { readonly kind: 'forcedSteps'; readonly unit: CounterId }
  /** A gun is chosen, and a unit wanted or a hex at whose walls it fires (freiburg:19.55). */
  | { readonly kind: 'fire'; readonly gun: CounterId; readonly aim: Aim }
  /** A counter is chosen; `path` are the hexes fixed so far, `tracing` adds neighbours one by one. */
  | {
      readonly kind: 'move';
      readonly counter: CounterId;
      readonly path: readonly HexNumber[];
      readonly tracing: boolean;
    }
  | BattleDraft
  /** The defender's Leaders for the declared battle. */
  | { readonly kind: 'defenderLeaders'; readonly leaders: readonly LeaderUse[] }
  /** Attackers to disrupt for a Dx. */
  | { readonly kind: 'chooseDisrupted'; readonly units: readonly CounterId[] };

/** A set-up under way: who stands where, and the counter in the hand. */
export type SetUpDraft = {
  readonly kind: 'setUp';
  readonly positions: { readonly [counter: string]: HexNumber };
  readonly hand: CounterId | null;
};

export type BattleDraft = {
  readonly kind: 'battle';
  readonly attackers: readonly CounterId[];
  readonly defenders: readonly CounterId[];
  readonly charge: boolean;
  /** null: those that are added unless the players say otherwise (10.1). */
  readonly leaders: readonly LeaderUse[] | null;
};

const ids = v.array(counterIdSchema);
const draftSchema: v.GenericSchema<unknown, Draft> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('setUp'),
    positions: v.record(v.string(), v.string()),
    hand: v.nullable(counterIdSchema),
  }),
  v.strictObject({ kind: v.literal('forcedSteps'), unit: counterIdSchema }),
  v.strictObject({
    kind: v.literal('fire'),
    gun: counterIdSchema,
    aim: v.optional(v.picklist(['unit', 'walls']), 'unit'),
  }),
  v.strictObject({
    kind: v.literal('move'),
    counter: counterIdSchema,
    path: v.array(v.string()),
    tracing: v.boolean(),
  }),
  v.strictObject({
    kind: v.literal('battle'),
    attackers: ids,
    defenders: ids,
    charge: v.boolean(),
    leaders: v.nullable(leadersSchema),
  }),
  v.strictObject({ kind: v.literal('defenderLeaders'), leaders: leadersSchema }),
  v.strictObject({ kind: v.literal('chooseDisrupted'), units: ids }),
]);

/** Throws a `DataError` with the path of what is wrong. */
export function readDraft(json: unknown): Draft {
  return readJson(draftSchema, json, 'draft');
}

/** What of a draft was put together: without the counter in the hand, and without a gun or a unit that is only chosen. */
export function builtIn(draft: Draft): Draft | null {
  switch (draft.kind) {
    case 'setUp':
      return Object.keys(draft.positions).length > 0 ? { ...draft, hand: null } : null;
    case 'forcedSteps':
    case 'fire':
      return null;
    case 'move':
      return draft.path.length > 0 ? { ...draft, tracing: true } : null;
    case 'battle':
      return draft.attackers.length + draft.defenders.length > 0 ? draft : null;
    case 'defenderLeaders':
      return draft;
    case 'chooseDisrupted':
      return draft.units.length > 0 ? draft : null;
    default:
      return neverCase(draft);
  }
}
