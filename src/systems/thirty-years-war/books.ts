/** Every book of rules: importing this makes them known. */
import { addBook, type Book } from './engine/book';
import type { Undeclared } from './engine/types';
import { TOWN } from './freiburg/19-siege/town';
import { FREIBURG } from './freiburg/book';
import { ROCROI } from './rocroi/book';
import { SKIRMISH } from './skirmish/book';
import { STANDARD } from './standard/book';

/** The books by name; a book outside this list adds itself here (`declare module`). */
export interface Books {
  readonly standard: typeof STANDARD;
  readonly rocroi: typeof ROCROI;
  readonly freiburg: typeof FREIBURG;
  readonly town: typeof TOWN;
  readonly skirmish: typeof SKIRMISH;
}

export const BOOKS: readonly Book[] = [STANDARD, ROCROI, FREIBURG, TOWN, SKIRMISH];
for (const book of BOOKS) addBook(book);

/** Does not compile while a section names something that no book declares. */
function everythingIsDeclared<_Missing extends never>(): void {}
everythingIsDeclared<Undeclared<Books[keyof Books]>>();
