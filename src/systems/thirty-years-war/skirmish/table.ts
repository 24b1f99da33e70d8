/** What the table shows of the rules of a skirmish: little that others do not show. */
import type { BookTable } from '../play/tables';
import { chargeHint } from '../standard/hints';

export const SKIRMISH_TABLE = {
  name: 'skirmish',
  phrases: [],
  tellings: [],
  decisions: [],
  drafts: [],
  hints: [chargeHint('rocroi:16.0')],
  overrides: [],
} satisfies BookTable;
