/** A record as text: a file that people can read and compare, or a single line to paste into a message. */

import type { SystemTypes } from '../contract/rules';
import type { Json } from '../contract/values';
import { isList } from '../json/hash';
import { linkedHead, linkOf } from './chain';
import { FILE_VERSION, type GameRecord } from './record';

const WIDTH = 110;

export type Written = {
  readonly record: GameRecord<SystemTypes>;
  /** A player's own name for the game; may be empty. */
  readonly name: string;
  /** Carried in the text; null if the reader has it. */
  readonly scenario: Json;
};

/** Every field and every entry on its own line, entries last: damage then costs only the end. */
export function writeFile(game: Written): string {
  const { entries, ...head } = fieldsOf(game);
  const fields = Object.entries(head).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${laidOut(value, ' ')}`,
  );
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  return `{\n${fields.join(',\n')},\n "entries": [\n${lines}\n ]\n}\n`;
}

export function writeLine(game: Written): string {
  return JSON.stringify(fieldsOf(game));
}

/** The fields of a record as in a file: with a hash over its head, and one for each command (see `chain`). */
function fieldsOf({ record, name, scenario }: Written) {
  const { format, formatVersion: _, system, rulesVersion, entries, scenario: named, ...rest } = record;
  const head = {
    format,
    formatVersion: FILE_VERSION,
    ...(name === '' ? {} : { name }),
    system,
    rulesVersion,
    ...rest,
  };
  const from = { ...named, whole: scenario };
  const headHash = linkOf('', linkedHead({ ...head, scenario: from }));
  let hash = headHash;
  return {
    ...head,
    hash: headHash,
    scenario: from,
    entries: entries.map((entry) => {
      hash = linkOf(hash, entry);
      return { ...entry, hash };
    }),
  };
}

/** What fits goes on one line; lists of plain values always do. */
function laidOut(value: Json, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= WIDTH) return line;
  const inner = `${indent} `;
  if (isList(value)) {
    if (value.every((item) => typeof item !== 'object')) return line;
    return `[\n${value.map((item) => inner + laidOut(item, inner)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${laidOut(item, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}
