/** The battles that the start page lists, out of the heads of their files: the build leaves the rest out. */
import { byYear, type Listing } from './listing';

/** The heads of the scenario files; null for a file that is part of another. */
const HEADS = import.meta.glob<Listing | null>(
  ['../../../scenarios/*/*/*.json', '!../../../scenarios/*/{lessons,examples}/*.json'],
  { eager: true, import: 'default', query: '?head' },
);

export const LISTINGS: readonly Listing[] = Object.values(HEADS)
  .filter((head) => head !== null)
  .toSorted(byYear);
