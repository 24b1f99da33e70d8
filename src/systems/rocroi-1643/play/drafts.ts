/** What is begun to put together at the table: named targets, a move, an attack, how units face as they rally. */
import * as v from 'valibot';
import type { CounterId } from '../../../core/contract/values';
import { listUpTo, type Read, readJson } from '../../../core/json/readJson';
import { counterIdForm, facingForm, hexForm } from '../engine/commandParts';

const MOST = 100;

const aimForm = v.strictObject({
  kind: v.literal('aim'),
  /** The battery in the hand. */
  battery: v.nullable(counterIdForm),
  shots: listUpTo(MOST, v.strictObject({ battery: counterIdForm, target: counterIdForm })),
});
const moveForm = v.strictObject({
  kind: v.literal('move'),
  unit: counterIdForm,
  /** A hex number is a step, a number a turn to that facing. */
  steps: listUpTo(MOST, v.union([hexForm, facingForm])),
  /** The way is traced: what is pressed is added to it. */
  tracing: v.boolean(),
  /** Wherever it goes, by a way that lets it charge, if there is one; left out: the cheapest. */
  charge: v.exactOptional(v.boolean()),
});
const leaderForm = v.strictObject({ kind: v.literal('leader'), leader: counterIdForm });
const fightForm = v.strictObject({
  kind: v.literal('fight'),
  unit: v.nullable(counterIdForm),
  /** A unit, or a leader who stands alone. */
  target: v.nullable(counterIdForm),
  /** Whomever it attacks, by a charge, if it can. */
  charge: v.boolean(),
});
const rallyForm = v.strictObject({
  kind: v.literal('rally'),
  unit: v.nullable(counterIdForm),
  /** Those that are to face otherwise than to the front. */
  facings: listUpTo(MOST, v.strictObject({ unit: counterIdForm, facing: facingForm })),
});
const form = v.variant('kind', [aimForm, moveForm, leaderForm, fightForm, rallyForm]);

export type Draft = Read<typeof form>;
export type DraftOf<K extends Draft['kind']> = Extract<Draft, { readonly kind: K }>;

/** Throws a `DataError` with the path of the first thing that is not as it should be. */
export function readDraft(json: unknown): Draft {
  return readJson(form, json, 'draft');
}

/** What of it was put together, without what is merely in the hand; null: nothing. */
export function builtIn(draft: Draft): Draft | null {
  switch (draft.kind) {
    case 'aim':
      return draft.shots.length > 0 ? { ...draft, battery: null } : null;
    case 'move':
      return draft.steps.length > 0 ? { ...draft, tracing: false } : null;
    case 'leader':
      return null;
    case 'fight':
      return draft.unit !== null && draft.target !== null ? draft : null;
    case 'rally':
      return draft.facings.length > 0 ? { ...draft, unit: null } : null;
  }
}

/** Those that are shown as picked. */
export function pickedIn(draft: Draft): readonly CounterId[] {
  switch (draft.kind) {
    case 'aim':
      return draft.battery === null ? [] : [draft.battery];
    case 'move':
      return [draft.unit];
    case 'leader':
      return [draft.leader];
    case 'fight':
      return [draft.unit, draft.target].filter((id) => id !== null);
    case 'rally':
      return draft.unit === null ? [] : [draft.unit];
  }
}
