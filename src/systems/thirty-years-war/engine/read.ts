/** How a command is read from JSON, by what the sections declare. */
import * as v from 'valibot';
import { readJson } from '../../../core/readJson';
import { commandRules, isDeclared } from './book';
import type { Command } from './types';

let form: v.GenericSchema<unknown, Command> | null = null;

/** Throws a `DataError` with the path of the first thing that is not as it should be. */
export function readCommand(json: unknown): Command {
  form ??= v.pipe(
    v.variant(
      'do',
      commandRules().map((rule) => rule.form),
    ),
    v.custom<Command>(isDeclared),
  );
  return readJson(form, json, 'command');
}
