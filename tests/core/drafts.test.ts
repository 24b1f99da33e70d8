import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/contract/values';
import {
  arriving,
  type Built,
  type Drafts,
  declared,
  drawn,
  MOST_STEPS,
  NO_DRAFTS,
  putBack,
  stepBack,
  stepOn,
  stepsAhead,
  storedTrail,
  trailFrom,
} from '../../src/core/drafts';
import { ROOT } from '../../src/core/record/record';

/** Drafts are `{ set, hand }`: what is set is built, what is in hand is only chosen. */
const built: Built = (draft) => {
  const { set = '' } = fieldsOf(draft);
  return set === '' ? null : { set, hand: '' };
};
const fieldsOf = (draft: Json): { readonly set?: string } =>
  typeof draft === 'object' && draft !== null && 'set' in draft ? { set: String(draft.set) } : {};
const of = (set: string, hand = ''): Json => ({ set, hand });
const made = (...drafts: readonly Json[]): Drafts =>
  drafts.reduce((all: Drafts, draft) => drawn(all, ROOT, draft, built), NO_DRAFTS);
const back = (drafts: Drafts, at = ROOT) => stepBack(drafts, at, built);

describe('steps of a draft', () => {
  it('are gone back and on again one by one', () => {
    let drafts = made(of('a'), of('ab'), of('abc'));
    const seen: Json[] = [drafts.draft];
    for (let one = back(drafts); one; one = back(drafts)) {
      drafts = one;
      seen.push(drafts.draft);
    }
    expect(seen).toEqual([of('abc'), of('ab'), of('a'), null]);
    expect(stepsAhead(drafts, ROOT)).toBe(3);
    for (let one = stepOn(drafts, ROOT); one; one = stepOn(drafts, ROOT)) drafts = one;
    expect(drafts.draft).toEqual(of('abc'));
  });

  it('what is only chosen is no step: it is put back before the first of them', () => {
    const drafts = made(of('a', 'b'), of('a', 'c'));
    expect(drafts.trails[0]?.steps).toHaveLength(2);
    expect(putBack(drafts, ROOT, built)?.draft).toEqual(of('a'));
    expect(back(drafts)?.draft).toEqual(of('a'));
    expect(back(back(drafts) ?? NO_DRAFTS)?.draft).toBeNull();
  });

  it('what a step itself has put into the hand goes with it', () => {
    const drafts = made(of('a', 'b'), of('ab', 'c'));
    expect(putBack(drafts, ROOT, built)).toBeNull();
    expect(back(drafts)?.draft).toEqual(of('a', 'b'));
  });

  it('something chosen where nothing is built is put back, and there is nothing further', () => {
    const drafts = made(of('', 'a'));
    expect(drafts.trails).toEqual([]);
    expect(back(drafts)).toEqual(NO_DRAFTS);
    expect(back(NO_DRAFTS)).toBeNull();
    expect(stepOn(NO_DRAFTS, ROOT)).toBeNull();
  });

  it('what was chosen before a step is there again when that is taken back', () => {
    const drafts = made(of('', 'a'), of('a', 'b'), of('a', 'x'), of('ax'));
    const seen: Json[] = [];
    for (let one = back(drafts); one; one = back(one)) seen.push(one.draft);
    expect(seen).toEqual([of('a', 'x'), of('', 'a'), null]);
    expect(arriving(drafts, ROOT, 'first', built).draft).toBeNull();
  });

  it('to drop everything is a step as well', () => {
    const drafts = made(of('a'), of('ab'), null);
    expect([drafts.draft, back(drafts)?.draft]).toEqual([null, of('ab')]);
  });

  it('a step that was taken back is made again, another takes the place of those behind it', () => {
    const twoBack = back(back(made(of('a'), of('ab'), of('abc'))) ?? NO_DRAFTS) ?? NO_DRAFTS;
    const again = drawn(twoBack, ROOT, of('ab'), built);
    expect([again.draft, stepsAhead(again, ROOT)]).toEqual([of('ab'), 1]);
    const other = drawn(twoBack, ROOT, of('ax'), built);
    expect([other.draft, stepsAhead(other, ROOT)]).toEqual([of('ax'), 0]);
    expect(back(other)?.draft).toEqual(of('a'));
  });
});

describe('points of the record', () => {
  it('have a trail each', () => {
    const drafts = drawn(arriving(made(of('a')), 4, 'left', built), 4, of('x'), built);
    expect(drafts.draft).toEqual(of('x'));
    expect(back(drafts, 4)?.draft).toBeNull();
    expect(arriving(drafts, ROOT, 'last', built).draft).toEqual(of('a'));
  });

  it('one comes to the first step, the last, or where it was left', () => {
    const left = back(made(of('a'), of('ab'))) ?? NO_DRAFTS;
    const draftOn = (arrival: 'first' | 'last' | 'left') => arriving(left, ROOT, arrival, built).draft;
    expect([draftOn('first'), draftOn('last'), draftOn('left')]).toEqual([null, of('ab'), of('a')]);
  });

  it('a command gives up what was taken back before it', () => {
    const left = back(made(of('a'), of('ab'))) ?? NO_DRAFTS;
    const done = declared(left, ROOT);
    expect([done.draft, arriving(done, ROOT, 'last', built).draft]).toEqual([null, of('a')]);
    expect(declared(back(left) ?? NO_DRAFTS, ROOT).trails).toEqual([]);
  });
});

it('of more steps than are kept the oldest go, those of other points first', () => {
  let drafts = drawn(made(of('a')), 1, of('b'), built);
  for (let n = 0; n < 2 * MOST_STEPS; n++) drafts = drawn(drafts, 2, of(`${n}`), built);
  expect(drafts.trails.map(({ at, steps }) => [at, steps.length])).toEqual([[2, MOST_STEPS]]);
  expect(drafts.draft).toEqual(of(`${2 * MOST_STEPS - 1}`));
  expect(back(drafts, 2)?.draft).toEqual(of(`${2 * MOST_STEPS - 2}`));
});

it('are stored by what each step has changed', () => {
  const [trail] = made(of('a', 'b'), of('ab', 'c'), null).trails;
  if (!trail) throw new Error('no trail');
  const stored = storedTrail(trail);
  expect(stored.changes).toEqual([[of('a', 'b')], { set: ['ab'], hand: ['c'] }, [null]]);
  expect(trailFrom(stored)).toEqual(trail);
});
