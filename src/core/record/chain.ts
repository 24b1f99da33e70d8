/**
 * Short hashes that link the parts of a file: one over its head, and one for each entry, over the entry and the hash
 * before it. If anything has changed a letter since the file was written, they show where.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '../contract/values';
import { sortedJson } from '../json/hash';

const BYTES = 6;

/** 12 hexadecimal digits over a value and the link before it; '' before the first. */
export function linkOf(before: string, value: Json): string {
  return bytesToHex(sha256(utf8ToBytes(before + sortedJson(value))).subarray(0, BYTES));
}

/** What no longer has the link it was written with. */
export type BrokenLinks = { readonly head: boolean; readonly entries: readonly number[] };
export const WHOLE: BrokenLinks = { head: false, entries: [] };

type Table = { readonly [key: string]: Json };

/** The part of a head that its link covers: the scenario counts by its own hash. */
export function linkedHead({ entries: _, hash: __, scenario, ...head }: Table): Json {
  if (typeof scenario !== 'object' || scenario === null || !('id' in scenario)) return head;
  const { id = null, hash = null } = scenario;
  return { ...head, scenario: { id, hash } };
}

/** Which links of a file are broken. A file without links, as people write them, has none to break. */
export function brokenLinks(file: unknown): BrokenLinks {
  if (!isTable(file) || typeof file.hash !== 'string') return WHOLE;
  const broken: number[] = [];
  const head = linkOf('', linkedHead(file)) !== file.hash;
  let before = file.hash;
  for (const [index, entry] of (Array.isArray(file.entries) ? file.entries : []).entries()) {
    if (!isTable(entry)) continue;
    const { hash, ...rest } = entry;
    if (linkOf(before, rest) !== hash) broken.push(index);
    before = typeof hash === 'string' ? hash : '';
  }
  return { head, entries: broken };
}

/** Parsed from text, so everything in it is JSON. */
function isTable(json: unknown): json is Table {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
