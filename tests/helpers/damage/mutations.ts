/** Damage of every kind, by chance that can be repeated: to text, and to the values in it. */
import type { Chance } from '../../../src/headless/randomPlayer';

export const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;\u202e';

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'more', '0', MARKUP];
const NUMBERS = [0, -0, 1, -1, 2, 7, 0.5, 99, 1e3, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, -1e308, 5e-324];
const TEXTS = [
  '',
  ' ',
  'nobody',
  '0000',
  '9999',
  '١٢٣٤',
  '1612 ',
  'exit',
  '\u0000',
  '\ud800',
  'null',
  'é'.repeat(300),
];

const pick = <T>(from: readonly T[], chance: Chance): T => from[chance(from.length)] as T;

/** A value that stands nowhere in a record. */
function oddValue(chance: Chance): unknown {
  switch (chance(9)) {
    case 0:
      return pick([null, true, false], chance);
    case 1:
    case 2:
      return pick(NUMBERS, chance);
    case 3:
      return pick([...TEXTS, ...KEYS], chance);
    case 4:
      return MARKUP;
    case 5:
      return pick([[], {}, [[]], [null], { a: {} }], chance);
    case 6:
      return nested(2 + chance(1_000), chance(2) === 0);
    case 7:
      return Array.from({ length: chance(3_000) }, () => 0);
    default:
      return withKey({}, pick(KEYS, chance), pick(NUMBERS, chance));
  }
}

function nested(depth: number, inLists: boolean): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = inLists ? [value] : { a: value };
  return value;
}

/** As a property of its own, whatever it is called. */
function withKey(table: object, key: string, value: unknown): object {
  return Object.defineProperty(table, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Where a value stands: in a list or a table, under its index or key. */
type Spot = { readonly holder: Record<string, unknown>; readonly key: string };

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Any value in it, those near the root as likely as the many at the leaves. */
function someSpot(root: Record<string, unknown>, chance: Chance): Spot {
  let spot: Spot = { holder: root, key: pick(Object.keys(root), chance) };
  for (;;) {
    const value = spot.holder[spot.key];
    if (!isHolder(value) || Object.keys(value).length === 0 || chance(5) === 0) return spot;
    spot = { holder: value, key: pick(Object.keys(value), chance) };
  }
}

/** A copy with up to three of its values made others, taken out, put twice or elsewhere. */
export function mutatedJson(json: unknown, chance: Chance): unknown {
  const root: Record<string, unknown> = { json: structuredClone(json) };
  for (let left = 1 + chance(3); left > 0; left--) mutate(root, chance);
  return root.json;
}

function mutate(root: Record<string, unknown>, chance: Chance): void {
  const { holder, key } = someSpot(root, chance);
  const value = holder[key];
  switch (chance(8)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 1:
      if (Array.isArray(holder)) holder.splice(chance(holder.length + 1), 0, structuredClone(value));
      else withKey(holder, pick(KEYS, chance), structuredClone(value));
      return;
    case 2: {
      const other = someSpot(root, chance);
      withKey(holder, key, structuredClone(other.holder[other.key]));
      return;
    }
    case 3:
      if (isHolder(value)) withKey(value, pick(KEYS, chance), oddValue(chance));
      else withKey(holder, key, nearby(value, root, chance));
      return;
    case 4:
    case 5:
      withKey(holder, key, nearby(value, root, chance));
      return;
    default:
      withKey(holder, key, oddValue(chance));
  }
}

/** Of the same kind: another id, hex or word of the same file, a number one beside. */
function nearby(value: unknown, root: Record<string, unknown>, chance: Chance): unknown {
  if (typeof value === 'number') return value + pick([1, -1, 6, -100], chance);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return oddValue(chance);
  for (let tries = 0; tries < 20; tries++) {
    const { holder, key } = someSpot(root, chance);
    const other = holder[key];
    if (typeof other === 'string' && other !== value) return other;
  }
  return `${value}x`;
}

/** The text with something flipped, cut out, put in, doubled, exchanged or cut off; sometimes as bytes. */
export function mutatedText(text: string, chance: Chance): string {
  const at = chance(text.length + 1);
  const length = 1 + chance(pick([1, 8, 200, text.length], chance) + 1);
  const [before, piece, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  switch (chance(8)) {
    case 0:
      return before + pick([...'{}[]",:\\\u0000\ud800e-9 \n'], chance) + text.slice(at + 1);
    case 1:
      return before + after;
    case 2:
      return before + piece + piece + after;
    case 3:
      return before;
    case 4:
      return after + before + piece;
    case 5:
      return (
        before +
        pick([...KEYS, ...TEXTS, '/*', '//\n', '\ufeff', '1e999', '-', '\\u00'], chance) +
        piece +
        after
      );
    case 6:
      return `Dear Anna,\n${text}\n${text}`;
    default:
      return withBytesFlipped(text, 1 + chance(20), chance);
  }
}

function withBytesFlipped(text: string, count: number, chance: Chance): string {
  const bytes = new TextEncoder().encode(text);
  for (let i = 0; i < count; i++) {
    const at = chance(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(8));
  }
  return new TextDecoder().decode(bytes);
}

const MEGABYTE = 1_000_000;

/** Texts of up to 100 MB, made from one that is a game: each is built only when it is asked for. */
export function hugeTexts(text: string): readonly (() => string)[] {
  const json = JSON.parse(text) as { entries: unknown[] };
  const withField = (field: object) => JSON.stringify({ ...json, ...field });
  const entries = (piece: string, count: number) =>
    withField({ entries: [] }).replace(
      '"entries":[]',
      () => `"entries":[${Array(count).fill(piece).join(',')}]`,
    );
  const first = JSON.stringify(json.entries[0]);
  const padded = (piece: string, megabytes: number) => piece.repeat((megabytes * MEGABYTE) / piece.length);
  return [
    () => padded('x', 100),
    () => withField({ name: padded('n', 100) }),
    () => text + padded(' ', 100),
    () => padded('[', 100),
    () => withField({ name: padded('n', 18) }),
    () => withField({ seed: padded('s', 18) }),
    () => withField({ bookmarks: [{ entry: 0, text: padded('t', 18) }] }),
    () => withField({ options: padded('o', 18) }),
    () => text + padded(' \n', 18),
    () => padded('[', 19),
    () => padded('{"a":', 19),
    () => padded('"\\', 19),
    () => `{"format":"tercio-game","entries":${padded('[', 18)}`,
    () => `{"format":"tercio-game",\n${padded('\n', 18)}"entries":[`,
    () => `{"format":"tercio-game","entries":[${padded('0,', 18)}`,
    () => `{${padded('"a":0,', 18)}`,
    () => text.replace('"entries"', () => `"more":${'9'.repeat(18 * MEGABYTE)},"entries"`),
    () => entries('0', 100_001),
    () => entries('0', 5_000_000),
    () => entries(first, 2_000),
    () => entries(first, 100_001),
    () =>
      entries(
        first.replace('"do":"', () => `"do":"${padded('d', 18)}`),
        1,
      ),
    () => entries(`{"command":{"do":"giveUp","unit":"${padded('u', 18)}"}}`, 1),
    () => entries(`{"command":{"do":"move","counter":"c","path":[${Array(2_000_000).fill('"1612"')}]}}`, 1),
    () => entries(`{"command":{"do":"attemptRemoval","unit":[${'['.repeat(900)}`, 1),
    () => entries(padded('[', 15), 1),
    () => withField({ scenario: { whole: Array(2_000_000).fill(0) } }),
    () => withField({ scenario: { whole: { counters: Array(99_999).fill({ id: 'a', name: 'A' }) } } }),
    () => withField({ scenario: { id: padded('i', 18) } }),
  ];
}
