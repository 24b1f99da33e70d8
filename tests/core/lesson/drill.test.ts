import { expect, it } from 'vitest';
import type { Drills } from '../../../src/core/contract/drills';
import { drillAddress, drillAt, readDrillAddress } from '../../../src/core/lesson/drill';
import { readLesson } from '../../../src/core/lesson/lesson';

/** Asks for a number; only even ones are fit. */
const COUNTING: Drills = {
  system: 'toy',
  kinds: [{ id: 'count', title: 'Count', about: 'Counting' }],
  makeDrill(_kind, level, draw, battles) {
    const number = draw(1_000);
    if (number % 2 === 1) return null;
    const text = `${level} ${number} ${battles.map(({ id }) => id)}`;
    const step = { text, rules: ['1'], goal: { read: true } };
    const lesson = { id: 'a', number: 1, title: 'a', about: 'a', part: 'a', steps: [step] };
    return readLesson(lesson).steps[0] ?? null;
  },
};
const ADDRESS = { system: 'toy', kind: 'count', level: 2, seed: 'k3f9' };
const BATTLES = ['b', 'a'].map((id) => ({ id, load: () => null }));

it('an address is read as it was written, and nothing else is one', () => {
  expect(drillAddress(ADDRESS)).toBe('drill=toy/count/2/k3f9');
  expect(readDrillAddress('drill=toy/count/2/k3f9')).toEqual(ADDRESS);
  for (const text of [
    '',
    'drill=',
    'toy/count/2/k3f9',
    'drill=toy/count/0/a',
    'drill=toy/count/6/a',
    'drill=toy/count/2/',
    'drill=toy/count/2/a b',
    'drill=toy/count/2/a/b',
  ])
    expect(readDrillAddress(text), text).toBeNull();
});

it('is drawn again until it is fit, the same for the same seed, another for any other', () => {
  const texts = Array.from(
    { length: 30 },
    (_, n) => drillAt(COUNTING, { ...ADDRESS, seed: `${n}` }, BATTLES)?.text ?? '',
  );
  for (const text of texts) expect(text).toMatch(/^2 \d*[02468] a,b$/);
  expect(new Set(texts).size).toBeGreaterThan(20);
  const again = texts.map(
    (_, n) => drillAt(COUNTING, { ...ADDRESS, seed: `${n}` }, BATTLES.toReversed())?.text,
  );
  expect(again).toEqual(texts);
});

it('none is made of an unknown kind, and none where nothing fits', () => {
  expect(drillAt(COUNTING, { ...ADDRESS, kind: 'dance' }, BATTLES)).toBeNull();
  expect(drillAt({ ...COUNTING, makeDrill: () => null }, ADDRESS, BATTLES)).toBeNull();
});
