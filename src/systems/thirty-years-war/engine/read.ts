/** How a command is read from JSON, by what the sections declare. */
import * as v from 'valibot';
import { readJson } from '../../../core/json/readJson';
import { commandRules, isDeclared } from './book';
import type { Command } from './types';

/** Made again when another book has become known. */
let made: { readonly of: number; readonly form: v.GenericSchema<unknown, Command> } | null = null;

/** Throws a `DataError` with the path of the first thing that is not as it should be. */
export function readCommand(json: unknown): Command {
  const rules = commandRules();
  if (made?.of !== rules.length) {
    const any = v.variant(
      'do',
      rules.map(({ form }) => form),
    );
    made = { of: rules.length, form: v.pipe(any, v.custom<Command>(isDeclared)) };
  }
  return readJson(made.form, json, 'command');
}
