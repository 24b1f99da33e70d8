/** How commands and drafts are read from JSON, by what the sections declare. */
import * as v from 'valibot';
import { listUpTo, readJson } from '../../../core/json/readJson';
import { counterIdForm, facingForm, hexForm } from './commandParts';
import { commandRules } from './registry';
import type { Command, Draft } from './types';

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

const draftForm = v.strictObject({
  unit: counterIdForm,
  steps: listUpTo(100, v.union([hexForm, facingForm])),
});

export function readDraft(json: unknown): Draft {
  return readJson(draftForm, json, 'draft');
}
