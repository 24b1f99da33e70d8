/** The form of a scenario file in one piece: what every one has, and what the books of battles add. */
import * as v from 'valibot';
import { bookNames, knownBooks } from '../engine/book';
import { type ScenarioFile, scenarioEntries, startEntries } from './scenario';

/** Keys, kinds of values, defaults. What it means is checked elsewhere. */
export function scenarioFile(): v.GenericSchema<unknown, ScenarioFile> {
  const books = knownBooks();
  if (made?.books !== books.length) made = { books: books.length, form: put() };
  return made.form;
}
/** Made again when another book is known. */
let made: { readonly books: number; readonly form: v.GenericSchema<unknown, ScenarioFile> } | null = null;

function put(): v.GenericSchema<unknown, ScenarioFile> {
  const books = knownBooks();
  const decisions = books.flatMap(({ decisions }) => decisions.flatMap(({ atStart }) => atStart?.form ?? []));
  const start = v.strictObject({
    ...startEntries,
    ...merged(books.map((book) => book.scenario?.start)),
    pending: v.optional(v.nullable(v.variant('kind', decisions)), null),
  });
  const { system, id, title, subtitle, aim, firstGame, earlier, ...others } = scenarioEntries;
  const file = v.strictObject({
    ...{ system, id, title, subtitle, aim, firstGame, earlier },
    rules: v.picklist(bookNames()),
    ...others,
    ...merged(books.map((book) => book.scenario?.entries)),
    start,
  });
  // What books add is read by the forms that their types are made from, which cannot be seen here.
  return file as unknown as v.GenericSchema<unknown, ScenarioFile>;
}

function merged(parts: readonly (v.ObjectEntries | undefined)[]): v.ObjectEntries {
  return Object.assign({}, ...parts);
}
