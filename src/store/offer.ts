/** What the page offers: battles, systems, and what puts a game of them on the table. */
import type { GameSystem } from '../core/seam';
import { atTable } from './atTable';
import type { Listing } from './listing';
import { beginGame, openFile, openSaved, scenarioOfSaved } from './opening';
import { present } from './present';

export type CatalogueEntry = Listing & {
  /** The scenario as its system reads it, with the files that it refers to put in. */
  load(): unknown;
};

/** What can be played. */
export type Parts = {
  readonly systems: readonly GameSystem[];
  readonly catalogue: readonly CatalogueEntry[];
};
/** And what puts it on the table: the start page can be seen before any of it is there. */
export type Offer = Parts & { readonly games: typeof games };
const games = { atTable, present, beginGame, openFile, openSaved, scenarioOfSaved };

export function offerOf(parts: Parts): Offer {
  return { ...parts, games };
}
