/**
 * Text that was saved, sent or pasted, as JSON. What comes before and after the game is ignored; of a damaged game
 * everything up to the damage is kept, as the entries come last.
 */
import { DataError } from '../json/dataError';
import { damageAt, type Fault } from './readRecord';
import { MOST_ENTRIES, RECORD_FORMAT } from './record';

const MOST_CHARACTERS = 20_000_000;
/** No game has this many open brackets; a parser takes minutes over millions. */
const DEEPEST = 1_000;
const MOST_FIELDS = 1_000;
const SHOWN = 40;

export type ReadText = {
  readonly json: unknown;
  /** Which entry could not be read, and why. */
  readonly damage: Fault | null;
};

/** The mark that some programs put at the start of a text. */
const MARK = '\ufeff';

/** The text without the mark of its byte order. */
export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

/** Throws a `DataError` if there is no game in the text, or the damage begins before its first entry. */
export function readText(marked: string): ReadText {
  const text = withoutMark(marked);
  if (text.length > MOST_CHARACTERS) throw new DataError('file', 'a game; this is far too large for one');
  if (isNestedTooDeep(text)) throw new DataError('file', 'a game; this is nested far too deep for one');
  const read = parsed(text) ?? salvaged(text);
  const { json } = read;
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== RECORD_FORMAT)
    throw new DataError('format', `"${RECORD_FORMAT}"; this is not a game of Tercio`);
  return read;
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Throws a `DataError` where a table of this JSON has a key twice: a parser silently takes one of the two. */
export function mustNameOnce(text: string): void {
  // The keys of each open table; null for a list.
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '{':
        open.push(new Set());
        break;
      case '[':
        open.push(null);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"': {
        const end = endOfString(text, at);
        const keys = open.at(-1);
        if (keys && text[skipSpace(text, end + 1)] === ':') {
          const key = plainText(text.slice(at, end + 1));
          if (keys.has(key))
            throw new DataError('file', `each field once; line ${lineAt(text, at)} has another “${key}”`);
          keys.add(key);
        }
        at = end;
      }
    }
  }
}

/** What a string in JSON says: `"seed"` may be written with its letters as numbers. */
function plainText(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

function parsed(text: string): ReadText | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  // Of damaged text as much as possible is kept: with quotes missing, different fields may look alike.
  mustNameOnce(text);
  return { json, damage: null };
}

function salvaged(text: string): ReadText {
  const start = text.indexOf('{');
  if (start < 0) {
    throw new DataError(
      'file',
      `a game; ${text.trim() === '' ? 'it is empty' : `it begins with ${shown(text, 0)}`}`,
    );
  }
  const fields = new Map<string, unknown>();
  let at = skipSpace(text, start + 1);
  for (let count = 1; text[at] !== '}'; count++) {
    if (count > MOST_FIELDS) throw new DataError('file', 'a game; this has far too many fields for one');
    const key = readValue(text, at);
    const colon = key && typeof key.value === 'string' ? skipSpace(text, key.end) : -1;
    if (!key || text[colon] !== ':') return endedAt(text, colon === text.length ? colon : at, fields, 'file');
    const name = String(key.value);
    const begin = skipSpace(text, colon + 1);
    if (name === 'entries' && text[begin] === '[') {
      const { entries, end, damage } = readEntries(text, begin + 1);
      fields.set(name, entries);
      if (damage) return { json: Object.fromEntries(fields), damage };
      at = end;
    } else {
      const value = readValue(text, begin);
      if (!value) return endedAt(text, begin, fields, name);
      fields.set(name, value.value);
      at = value.end;
    }
    at = skipSpace(text, at);
    if (text[at] === ',') at = skipSpace(text, at + 1);
    else if (text[at] !== '}') return endedAt(text, at, fields, 'file');
  }
  return { json: Object.fromEntries(fields), damage: null };
}

/** The damage is outside the entries: after them all entries are kept, before them nothing can be. */
function endedAt(text: string, at: number, fields: ReadonlyMap<string, unknown>, path: string): ReadText {
  const entries = fields.get('entries');
  const why = whatIsWrong(text, at);
  if (!Array.isArray(entries)) throw new DataError(path, `readable text; ${why}`);
  return {
    json: Object.fromEntries(fields),
    damage: damageAt(entries.length, path, sentence(why)),
  };
}

function readEntries(text: string, begin: number) {
  const entries: unknown[] = [];
  const broken = (at: number) => ({
    entries,
    end: at,
    damage: damageAt(entries.length, `entries[${entries.length}]`, sentence(whatIsWrong(text, at))),
  });
  let at = skipSpace(text, begin);
  while (text[at] !== ']') {
    const entry = readValue(text, at);
    if (!entry) return broken(at);
    entries.push(entry.value);
    // Too many are refused as such, whatever comes after them.
    if (entries.length > MOST_ENTRIES) return broken(at);
    at = skipSpace(text, entry.end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
    else if (text[at] !== ']') return broken(at);
  }
  return { entries, end: at + 1, damage: null };
}

/** The JSON value that begins there, and where it ends; null if there is none. */
function readValue(text: string, begin: number): { readonly value: unknown; readonly end: number } | null {
  const end = endOfValue(text, begin);
  if (end === null) return null;
  try {
    return { value: JSON.parse(text.slice(begin, end)), end };
  } catch {
    return null;
  }
}

/** Just after the bracket or quote that closes what opens at `begin`; null if nothing does. */
function endOfValue(text: string, begin: number): number | null {
  let depth = 0;
  for (let at = begin; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        if (at === text.length) return null;
        break;
      case '{':
      case '[':
        depth++;
        continue;
      case '}':
      case ']':
        depth--;
        break;
      default:
        if (depth === 0 && endsLiteral(text[at + 1])) return at + 1;
        continue;
    }
    if (depth <= 0) return at + 1;
  }
  return null;
}

function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** A number at the end of a truncated text may have had more digits. */
function endsLiteral(next: string | undefined): boolean {
  return /[\s,:}\]]/.test(next ?? '');
}

function skipSpace(text: string, begin: number): number {
  const space = /\s*/y;
  space.lastIndex = begin;
  space.test(text);
  return space.lastIndex;
}

function whatIsWrong(text: string, at: number): string {
  if (endOfValue(text, at) === null) return 'the text ends before it is complete';
  return `line ${lineAt(text, at)} cannot be read: ${shown(text, at)}`;
}

/** Counted from 1. */
function lineAt(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line++;
  return line;
}

function shown(text: string, at: number): string {
  const piece = text.slice(at).trim();
  return piece.length > SHOWN ? `“${piece.slice(0, SHOWN)}…”` : `“${piece}”`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
