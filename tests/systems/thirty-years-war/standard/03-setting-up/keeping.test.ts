import { describe, expect, it } from 'vitest';
import { DataError } from '../../../../../src/core/json/dataError';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../../src/systems/thirty-years-war/engine/types';
import { board } from '../../../../helpers/positions/board';
import { catalogued } from '../../../../helpers/positions/catalogued';

const state = catalogued('freiburg-3-august');
const suggested = (): Draft => {
  const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: 'suggested' });
  if (pressed.to !== 'draft' || !pressed.draft) throw new Error('no set-up is suggested');
  return pressed.draft;
};
const why = (draft: Draft, at = state) =>
  thirtyYearsWar.whyNotKept?.(at, draft).map(({ rule, kind }) => `${rule} ${kind}`);
const withOne = (draft: Draft, counter: string, at: string): Draft =>
  draft.kind === 'setUp' ? { ...draft, positions: { ...draft.positions, [counter]: at } } : draft;

describe('a set-up that is kept by name (3.0)', () => {
  it('fits where the same side sets up for the same battle', () => {
    expect(thirtyYearsWar.keeping?.(state, null)).toEqual({
      ...{ place: 'freiburg-3-august bavarian', what: 'set-up', isBegun: false },
    });
    expect(thirtyYearsWar.keeping?.(state, suggested())?.isBegun).toBe(true);
    expect(thirtyYearsWar.keeping?.(board('F 8-3 0404', { phase: 'movement' }), null)).toBeNull();
  });

  it('can be begun again, whole or in part', () => {
    const draft = suggested();
    expect(why(draft)).toEqual([]);
    expect(why({ kind: 'setUp', positions: {}, hand: null })).toEqual([]);
    if (draft.kind !== 'setUp') throw new Error('another draft');
    expect(
      why({ ...draft, positions: Object.fromEntries(Object.entries(draft.positions).slice(0, 3)) }),
    ).toEqual([]);
  });

  it('is refused with what does not fit, case by case', () => {
    expect(why(withOne(suggested(), 'bav-6-3-01', '1317'))?.join()).toMatch(/17\.11/);
    expect(why(withOne(suggested(), 'nobody', '1419'))?.length).toBeGreaterThan(0);
    expect(why({ kind: 'move', counter: 'x', path: [], tracing: false } as unknown as Draft)).toEqual([
      '3.0 keptDoesNotFit',
    ]);
    expect(() => thirtyYearsWar.read.draft({ kind: 'setUp', positions: 3, hand: null })).toThrow(DataError);
  });
});
