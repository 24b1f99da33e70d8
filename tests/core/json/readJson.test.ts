import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/core/json/dataError';
import { hashOf, sameJson, sortedJson } from '../../../src/core/json/hash';
import { isPlainKey, readJson } from '../../../src/core/json/readJson';

const schema = v.strictObject({
  name: v.string(),
  list: v.optional(v.array(v.number()), []),
  more: v.optional(v.unknown()),
});

function fault(json: unknown, of: v.GenericSchema<unknown, unknown> = schema): string {
  try {
    readJson(of, json, 'file');
    return '';
  } catch (error) {
    if (error instanceof DataError) return error.message;
    throw error;
  }
}
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('JSON from outside', () => {
  it('is read as its schema says, defaults filled in', () => {
    expect(readJson(schema, { name: 'x' }, 'file')).toEqual({ name: 'x', list: [] });
  });

  it('a fault has a path and says what was expected', () => {
    expect(fault({ name: 1 })).toBe('name: expected a text, not 1');
    expect(fault({ name: 'x', list: [1, 'two'] })).toBe('list[1]: expected a number, not "two"');
    expect(fault({})).toBe('name: expected a value; it is missing');
    expect(fault({ name: 'x', other: 1 })).toBe('other: expected no such key');
    expect(fault(null)).toBe('file: expected an object, not null');
    expect(fault([])).toMatch(/^file|^name/);
  });

  it('is neither endlessly deep nor endlessly long', () => {
    expect(fault({ name: 'x', more: nested(16) })).toBe('');
    expect(fault({ name: 'x', more: nested(17) })).toMatch(/nothing nested so deep$/);
    expect(fault({ name: 'x', more: nested(40) })).toMatch(/^more(\[0\])+: expected nothing nested so deep$/);
    expect(fault({ name: 'x', more: nested(5000) })).toMatch(/nothing nested so deep$/);
    const long = Array.from({ length: 100_000 }, () => 0);
    expect(fault({ name: 'x', more: long })).toBe('');
    expect(fault({ name: 'x', more: [...long, 0] })).toBe('more: expected a list of at most 100000');
  });

  it('has no keys that stand for a part of every object', () => {
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const json: unknown = JSON.parse(`{"name":"x","more":{"deep":{"${key}":1}}}`);
      expect(fault(json)).toBe(`more.deep.${key}: expected another key`);
      expect(isPlainKey(key)).toBe(false);
    }
    expect(isPlainKey('counter-1')).toBe(true);
  });

  it('has all its faults of form told, one a place', () => {
    const all = (json: unknown) => {
      try {
        return readJson(schema, json, 'file');
      } catch (error) {
        return error instanceof DataError ? [error, ...error.further].map(({ path }) => path) : error;
      }
    };
    expect(all({ name: 1, list: ['one', 2, null], other: 1 })).toEqual([
      'name',
      'list[0]',
      'list[2]',
      'other',
    ]);
    expect(all({ name: 'x', list: Array.from({ length: 80 }, () => 'no') })).toHaveLength(50);
  });

  it('is looked at no further than its first fault where it is large', () => {
    let looks = 0;
    const never = v.custom<number>(() => {
      looks++;
      return false;
    });
    const large = Array.from({ length: 20_001 }, (_, i) => i);
    expect(fault(large, v.array(never))).toMatch(/^\[0\]: expected/);
    expect(looks).toBe(1);
  });

  it('long keys and values do not make long messages', () => {
    const long = 'k'.repeat(5000);
    expect(fault({ name: 'x', [long]: 1 }).length).toBeLessThan(200);
    expect(fault({ name: [long] }).length).toBeLessThan(200);
    expect(fault({ name: 'x', list: [long] }).length).toBeLessThan(200);
  });

  it('whatever it is, it is read or refused with a DataError', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(typeof fault(json)).toBe('string');
        expect(typeof fault({ name: 'x', more: json })).toBe('string');
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});

describe('equal JSON', () => {
  it('is equal text and an equal hash, in whatever order its keys stand', () => {
    expect(sortedJson({ b: 1, a: [{ d: null, c: 'x' }] })).toBe('{"a":[{"c":"x","d":null}],"b":1}');
    expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    // SHA-256 of `{}`.
    expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
