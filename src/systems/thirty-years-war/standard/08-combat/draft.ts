/** A battle that is being put together, and those that are on the list (stored as `planned`). */
import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { counterIdsSchema, leadersSchema } from '../../engine/commandParts';
import type { Draft } from '../../engine/types';
import { draftRule } from '../../play/declare';
import type { LeaderUse } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import { pieceOf } from '../../state/position';
import type { Declaration } from '../../state/state';

const listedForm = v.strictObject({
  attackers: counterIdsSchema,
  defenders: counterIdsSchema,
  charge: v.boolean(),
  leaders: leadersSchema,
});
/**
 * Battles that are to be fought in this order: left out where none is listed. `rolling`: dice are rolled for all of them,
 * and as soon as what one of them asks is answered, for the rest.
 */
export const listEntry = {
  planned: v.exactOptional(v.pipe(v.array(v.pipe(listedForm, v.readonly())), v.readonly())),
  rolling: v.exactOptional(v.literal(true)),
};
type ListEntry = { readonly planned?: readonly Declaration[]; readonly rolling?: true };

const form = v.strictObject({
  kind: v.literal('battle'),
  attackers: counterIdsSchema,
  defenders: counterIdsSchema,
  charge: v.boolean(),
  /** null: those that are added unless the players say otherwise (10.1). */
  leaders: v.nullable(leadersSchema),
  ...listEntry,
  /** Where in the list it was, if it was taken out of it to be changed. */
  place: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Whole lists are shown to choose from. */
  proposing: v.exactOptional(v.literal(true)),
});

export type BattleDraft = Read<typeof form>;
declare module '../../engine/types' {
  interface DraftTypes {
    battle: BattleDraft;
  }
}

export const NO_BATTLE: BattleDraft = {
  ...{ kind: 'battle', attackers: [], defenders: [], charge: false, leaders: null },
};

export const battleDraft = draftRule('battle', {
  form,
  counters: ({ attackers, defenders, leaders, planned = [] }) => [
    ...attackers,
    ...defenders,
    ...usesIn(leaders ?? []),
    ...countersListed(planned),
  ],
  picked: ({ attackers, defenders }) => [...attackers, ...defenders],
  isInHand,
  built: (draft) => (isInHand(draft) || listedIn(draft).length > 0 ? withoutProposals(draft) : null),
  goesOn: (board, draft) => listGoesOn(board, draft),
});

/** Whether a battle is being put together now. */
export function isInHand({ attackers, defenders }: BattleDraft): boolean {
  return attackers.length + defenders.length > 0;
}

export function withoutProposals({ proposing: _, ...draft }: BattleDraft): BattleDraft {
  return draft;
}

/** Every counter that uses of Leaders name. */
export function usesIn(uses: readonly LeaderUse[]): readonly CounterId[] {
  return uses.flatMap(({ leader, unit }) => [leader, unit]);
}

export function countersListed(listed: readonly Declaration[]): readonly CounterId[] {
  return listed.flatMap(({ attackers, defenders, leaders }) => [
    ...attackers,
    ...defenders,
    ...usesIn(leaders),
  ]);
}

/** Always the same, so that what is remembered of it is found. */
const NONE: readonly Declaration[] = [];

export function listedIn(draft: Draft | null): readonly Declaration[] {
  return (draft && 'planned' in draft ? draft.planned : null) ?? NONE;
}

/** The same draft with these battles listed; nothing in hand and nothing listed is no draft. */
export function withListed(draft: BattleDraft, planned: readonly Declaration[]): BattleDraft | null {
  const { planned: _, ...rest } = draft;
  if (planned.length > 0) return { ...rest, planned };
  return isInHand(rest) ? rest : null;
}

/** For a draft of another kind, which keeps the list while a decision is made. */
export function keepingList(draft: Draft | null): ListEntry {
  const planned = listedIn(draft);
  return planned.length > 0 ? { planned, ...(isRolling(draft) ? { rolling: true } : {}) } : {};
}

/** Whether dice are rolled for the whole list. */
export function isRolling(draft: Draft | null): boolean {
  return draft !== null && 'rolling' in draft && draft.rolling === true;
}

/** The battles that are still to be fought after a command, in the same Combat Phase. */
export function listGoesOn(board: Board, draft: Draft): BattleDraft | null {
  if (board.over || board.phase !== 'combat') return null;
  const left = withListed(NO_BATTLE, listAhead(board, draft));
  return left && isRolling(draft) && board.pending !== null ? { ...left, rolling: true } : left;
}

/** Those of the list that are still to be fought. */
export function listAhead(board: Board, draft: Draft | null): readonly Declaration[] {
  return listedIn(draft).filter((battle) => isAhead(board, battle));
}

/** Whether any of those in it is still to fight; what an earlier battle did to the others is another matter. */
function isAhead(board: Board, { attackers, defenders }: Declaration): boolean {
  return [...attackers, ...defenders].some((id) => {
    const piece = pieceOf(board, id);
    return piece !== null && piece.hex >= 0 && !piece.fought;
  });
}
