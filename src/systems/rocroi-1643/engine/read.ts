/** How commands are read from JSON, by what the sections declare. */
import * as v from 'valibot';
import { readJson } from '../../../core/json/readJson';
import { commandRules } from './registry';
import type { Command } from './types';

/** Throws a `DataError` with the path of the first thing that is not as it should be. */
export function readCommand(json: unknown): Command {
  const forms = commandRules().map(({ form }) => form);
  return readJson(
    v.pipe(
      v.variant('do', forms),
      v.custom<Command>(() => true),
    ),
    json,
    'command',
  );
}
