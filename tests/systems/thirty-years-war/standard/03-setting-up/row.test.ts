/** Several counters set up in a row: as if each were put down by itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../../src/core/contract/table';
import type { CounterId } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../../src/systems/thirty-years-war/engine/types';
import { refused } from '../../../../helpers/positions/board';
import { beforeSetUp } from '../../../../helpers/positions/freiburgDays';
import { draws, PATIENCE } from '../../../../helpers/random/arbitraries';

const line = beforeSetUp('3');
const take = (id: string): Target => ({ on: 'counter', id: id as CounterId });
const at = (hex: string): Target => ({ on: 'place', at: hex });
const along = (...through: readonly string[]): Target => ({ on: 'places', through });
const ROW: Target = { on: 'option', id: 'row' };

function pressed(draft: Draft | null, ...targets: readonly Target[]) {
  let now = draft;
  let left: readonly string[] = [];
  for (const target of targets) {
    const done = thirtyYearsWar.press(line, now, target);
    if (done.to === 'refusal') return { draft: now, left: [], refused: refused(done.reasons) };
    if (done.to !== 'draft') throw new Error('a command');
    now = done.draft;
    left = refused(done.left ?? []);
  }
  return { draft: now, left, refused: [] };
}
const hexes = (draft: Draft | null) =>
  draft?.kind === 'setUp' ? Object.values(draft.positions).toSorted() : [];
const named = (draft: Draft | null) => (draft?.kind === 'setUp' ? draft.positions : {});

describe('a row of the set-up', () => {
  it('puts the chosen counter and its equals along the hexes, and has the next one in the hand', () => {
    const { draft, left } = pressed(null, take('bav-6-3-01'), along('1419', '1520', '1620'));
    expect(hexes(draft)).toEqual(['1419', '1520', '1620']);
    expect(left).toEqual([]);
    expect(draft?.kind === 'setUp' && draft.hand).toBe('bav-6-3-04');
  });

  it('begins without a chosen counter with those that the first hex is chosen for', () => {
    const { draft } = pressed(null, along('1419', '1520'));
    expect(Object.keys(named(draft))).toEqual(['bav-6-3-01', 'bav-6-3-02']);
  });

  it('leaves hexes out that take none, each named with its case (17.11)', () => {
    const { draft, left } = pressed(null, take('bav-6-3-01'), along('1419', '1317', '1520'));
    expect(hexes(draft)).toEqual(['1419', '1520']);
    expect(left).toEqual(['freiburg:17.11 1317']);
  });

  it('leaves a hex out in which a unit stands (6.32), and says where none is left (3.0)', () => {
    const { draft, left } = pressed(
      null,
      take('bav-2-8-01'),
      at('1520'),
      take('bav-6-3-01'),
      along('1419', '1520'),
    );
    expect(hexes(draft)).toEqual(['1419', '1520']);
    expect(left).toEqual(['6.32 1520']);
    const leader = pressed(null, take('bav-leader-von-mercy'), along('1419', '1520'));
    expect([hexes(leader.draft), leader.left]).toEqual([['1419'], ['3.0 1520']]);
  });

  it('is refused where no hex takes one', () => {
    expect(pressed(null, take('bav-6-3-01'), along('1317')).refused).toEqual(['freiburg:17.11 1317']);
    expect(pressed(null, along()).refused).toEqual(['3.0']);
    expect(pressed(null, along('9999')).refused).toEqual(['3.0']);
  });

  it('is pressed by its first and its last hex, and goes straight between them', () => {
    const begun = pressed(null, take('bav-6-3-01'), ROW, at('1419'));
    expect(hexes(begun.draft)).toEqual([]);
    const { draft } = pressed(begun.draft, at('1721'));
    expect(hexes(draft)).toHaveLength(4);
    expect(hexes(draft)).toEqual(expect.arrayContaining(['1419', '1721']));
    // The next row can begin at once; Esc ends it.
    const next = pressed(draft, at('1420'));
    expect(hexes(next.draft)).toEqual(hexes(draft));
    const ended = pressed(next.draft, { on: 'option', id: 'cancel' });
    expect(ended.draft).toEqual({ kind: 'setUp', positions: named(draft), hand: null });
  });

  it('shows before where they would stand', () => {
    const { draft } = pressed(null, take('bav-6-3-01'));
    const shown = thirtyYearsWar.preview(line, draft, along('1419', '1317', '1520'));
    expect(shown.ghosts).toEqual([
      { counter: 'bav-6-3-01', at: '1419' },
      { counter: 'bav-6-3-02', at: '1520' },
    ]);
    expect(shown.text).toBe('Put 2 × 6-3 in 1419 and 1520. 1 hex left out.');
  });

  it('offers nothing that is refused, and nobody who stands already', () => {
    const begun = pressed(null, take('bav-2-8-01'), at('1520'), ROW).draft;
    expect(begun?.kind === 'setUp' && begun.hand).toBe('bav-2-8-02');
    for (const first of [at('1317'), at('1419')]) {
      const { draft } = pressed(begun, take('bav-6-3-01'), first);
      const { choices } = thirtyYearsWar.prompt(line, draft);
      expect(choices.some(({ target }) => target.on === 'place')).toBe(true);
      for (const { target, label } of choices) {
        expect([label, thirtyYearsWar.press(line, draft, target).to]).toEqual([label, 'draft']);
        expect(target).not.toEqual(at('1520'));
        expect(target).not.toEqual(take('bav-2-8-01'));
      }
    }
  });

  it('is one step of what is begun: choosing, and the row that is on, are none', () => {
    const { draft } = pressed(null, take('bav-6-3-01'), ROW, along('1419', '1520'));
    if (!draft) throw new Error('no draft');
    expect(thirtyYearsWar.built(draft)).toEqual({ kind: 'setUp', positions: named(draft), hand: null });
  });
});

describe('any row of the set-up', () => {
  const ZONE = ['1319', '1419', '1520', '1620', '1721', '1821'];
  const hex = fc.constantFrom(...ZONE, ...ZONE, '1317', '1420', '1518', '1619', '1722');
  const chosen = fc.constantFrom('bav-6-3-01', 'bav-2-8-01', 'bav-art-1', 'bav-leader-von-mercy');

  it(
    'is what presses on its hexes would do one by one, and what it leaves out they refuse',
    () => {
      let sets = 0;
      fc.assert(
        fc.property(chosen, fc.uniqueArray(hex, { minLength: 1, maxLength: 6 }), (id, through) => {
          const whole = pressed(null, take(id), along(...through));
          let one = pressed(null, take(id)).draft;
          for (const place of through) {
            // When none is left, a press would choose others.
            if (one?.kind === 'setUp' && one.hand === null) break;
            const next = pressed(one, at(place));
            one = next.draft;
          }
          expect(named(whole.draft)).toEqual(named(one));
          sets += hexes(one).length;
          const told = whole.refused.length > 0 ? whole.refused : whole.left;
          expect(hexes(one).length + new Set(told.map((text) => text.split(' ')[1])).size).toBe(
            through.length,
          );
        }),
        draws(60, 5),
      );
      expect(sets).toBeGreaterThan(20);
    },
    PATIENCE,
  );
});
