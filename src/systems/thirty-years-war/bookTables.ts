/** What the table shows of every book: importing this makes it known. */
import type { Unshown } from './engine/types';
import { TOWN_TABLE } from './freiburg/19-siege/town-table';
import { FREIBURG_TABLE } from './freiburg/table';
import { addTable, type BookTable } from './play/tables';
import { ROCROI_TABLE } from './rocroi/table';
import { SKIRMISH_TABLE } from './skirmish/table';
import { STANDARD_TABLE } from './standard/table';

/** The same by book; a book outside this list adds itself here (`declare module`). */
export interface BookTables {
  readonly standard: typeof STANDARD_TABLE;
  readonly rocroi: typeof ROCROI_TABLE;
  readonly freiburg: typeof FREIBURG_TABLE;
  readonly town: typeof TOWN_TABLE;
  readonly skirmish: typeof SKIRMISH_TABLE;
}

for (const table of [
  STANDARD_TABLE,
  ROCROI_TABLE,
  FREIBURG_TABLE,
  TOWN_TABLE,
  SKIRMISH_TABLE,
] satisfies readonly BookTable[])
  addTable(table);

/** Does not compile while there is something that no table shows. */
function everythingIsShown<_Missing extends never>(): void {}
everythingIsShown<Unshown<BookTables[keyof BookTables]>>();
