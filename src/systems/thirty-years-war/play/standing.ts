/** How a game stands: what battles count, and where they show it. */
import type { Interlude, Sheet } from '../../../core/seam';
import { hook } from '../engine/hook';
import type { Piece } from '../piece';

/** Losses that try or break an army or a part of it, and how many of them are still to come. */
export type NextLevel = { readonly name: string; readonly level: number; readonly left: number };

/** What a Leader or gun counts for in the end, without a full stop; '' where the outcome does not depend on it. */
export const worth = hook((_state, _piece: Piece): string => '');
/** Of each army, or part of one, that still has a level before it. */
export const nextLevels = hook((): readonly NextLevel[] => []);
export const sheets = hook((): readonly Sheet[] => []);
/** What lies between the day that is over and the next; null in the middle of a day. */
export const interlude = hook((): Interlude | null => null);
/** The day that is fought, for headings; null where the battle has but one. */
export const dayTitle = hook((): string | null => null);
