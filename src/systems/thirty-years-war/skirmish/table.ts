/** What the table shows of the rules of a skirmish: nothing that others do not show. */
import type { BookTable } from '../play/tables';

export const SKIRMISH_TABLE = {
  name: 'skirmish',
  phrases: [],
  tellings: [],
  decisions: [],
  drafts: [],
  overrides: [],
} satisfies BookTable;
