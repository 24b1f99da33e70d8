import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../../src/core/contract/table';
import type { CounterId } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../../src/systems/thirty-years-war/engine/types';
import { countTypes } from '../../../../../src/systems/thirty-years-war/standard/03-setting-up/dealing';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { refused } from '../../../../helpers/positions/board';
import { beforeSetUp, DAYS, withForce } from '../../../../helpers/positions/freiburgDays';

const line = beforeSetUp('3');
const idOf = (id: string) => {
  const found = line.counters.find((counter) => counter.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found.id;
};
const take = (id: string): Target => ({ on: 'counter', id: idOf(id) });
const at = (hex: string): Target => ({ on: 'place', at: hex });
const option = (id: string): Target => ({ on: 'option', id });

/** The draft after these presses; an error when one is refused or performs a command. */
function drafted(state: State, ...targets: readonly Target[]): Draft | null {
  return targets.reduce<Draft | null>((draft, target) => {
    const pressed = thirtyYearsWar.press(state, draft, target);
    if (pressed.to !== 'draft') throw new Error(`${JSON.stringify(target)}: ${JSON.stringify(pressed)}`);
    return pressed.draft;
  }, null);
}
const refusal = (draft: Draft | null, target: Target) => {
  const pressed = thirtyYearsWar.press(line, draft, target);
  return pressed.to === 'refusal' ? refused(pressed.reasons) : pressed.to;
};
const standing = (draft: Draft | null, ...ids: readonly string[]) =>
  thirtyYearsWar
    .board(line, draft)
    .counters.filter(({ id }) => ids.includes(id))
    .map(({ id, at: hex }) => `${id} ${hex}`)
    .sort();
const beside = (draft: Draft | null) => [
  ...new Set(
    thirtyYearsWar
      .board(line, draft)
      .counters.filter(
        ({ at: hex, condition }) =>
          hex === null && (condition.includes('ready') || condition.includes('picked')),
      )
      .map(({ name }) => name),
  ),
];
const hand = (draft: Draft | null) => (draft?.kind === 'setUp' ? draft.hand : null);

describe('setting up the Line', () => {
  it('offers one counter of each type beside the map, with how many are left', () => {
    expect(beside(null)).toEqual(['6-3, 14 left', '2-8, 5 left', 'von Mercy', 'gun, 5 left']);
  });

  it('keeps the place of a pile that is used up while another still lies beside the map', () => {
    const piles = (draft: Draft | null) =>
      thirtyYearsWar.board(line, draft).beside?.map(({ name, counter }) => `${name} ${counter}`);
    const all = ['6-3 bav-6-3-01', '2-8 bav-2-8-01', 'von Mercy bav-leader-von-mercy', 'gun bav-art-1'];
    expect(piles(null)).toEqual(all);
    expect(piles(drafted(line, take('bav-leader-von-mercy'), at('1419')))).toEqual(
      all.with(2, 'von Mercy null'),
    );
    expect(piles(drafted(line, take('bav-6-3-04')))?.[0]).toBe('6-3 bav-6-3-04');
    expect(piles(drafted(line, option('rest')))).toEqual([]);
  });

  it('draws the force that is set up beside the map and no one else, whatever stands already', () => {
    const names = (draft: Draft | null) => {
      const off = thirtyYearsWar.board(line, draft).counters.filter(({ at: hex }) => hex === null);
      return [...new Set(off.map(({ name }) => name))];
    };
    expect(names(null)).toEqual(['6-3, 14 left', '2-8, 5 left', 'von Mercy', 'gun, 5 left']);
    expect(names(drafted(line, at('1419')))[0]).toBe('6-3, 13 left');
    expect(names(drafted(line, option('rest')))).toEqual([]);
  });

  it('puts a counter down where its type may stand, and the next of its type comes into the hand', () => {
    const draft = drafted(line, take('bav-6-3-01'), at('1419'));
    expect(standing(draft, 'bav-6-3-01')).toEqual(['bav-6-3-01 1419']);
    expect(hand(draft)).toBe('bav-6-3-02');
    expect(beside(draft)[0]).toBe('6-3, 13 left');
  });

  it('takes a lit hex for the first type that may stand there while nothing is in hand', () => {
    const draft = drafted(line, at('1419'));
    expect(standing(draft, 'bav-6-3-01')).toEqual(['bav-6-3-01 1419']);
    expect(hand(draft)).toBe('bav-6-3-02');
    const horse = drafted(line, at('2012'));
    expect(standing(horse, 'bav-2-8-05')).toEqual(['bav-2-8-05 2012']);
    expect(thirtyYearsWar.preview(line, null, at('2012')).text).toBe('Put a 2-8 in 2012.');
    expect(thirtyYearsWar.preview(line, null, at('1318')).text).toBe('');
  });

  it('goes through a stack by further clicks, and then has nothing in hand', () => {
    const stack = drafted(line, option('rest'));
    const positions = stack?.kind === 'setUp' ? stack.positions : {};
    const hex =
      positions['bav-leader-mercy'] ??
      positions[Object.keys(positions).find((id) => id.includes('mercy')) ?? ''];
    if (hex === undefined) throw new Error('no Leader set up');
    const names: (string | null)[] = [];
    let draft = stack;
    for (let click = 0; click < 4; click++) {
      const pressed = thirtyYearsWar.press(line, draft, at(hex));
      if (pressed.to !== 'draft') throw new Error('refused');
      draft = pressed.draft;
      names.push(hand(draft));
    }
    const there = Object.keys(positions).filter((id) => positions[id] === hex);
    expect(there.length).toBeGreaterThan(1);
    expect(names.slice(0, there.length).toSorted()).toEqual(there.toSorted());
    expect(names[there.length]).toBeNull();
  });

  it('offers no exchange with an equal counter: a press takes that one up', () => {
    const draft = drafted(line, at('1419'), at('1319'), option('cancel'), at('1419'));
    const lit = thirtyYearsWar
      .board(line, draft)
      .marks.flatMap(({ means, shape }) =>
        means === 'reach' && shape.kind === 'places' ? shape.places : [],
      );
    expect(lit).toContain('1520');
    expect(lit).not.toContain('1319');
    const pressed = thirtyYearsWar.press(line, draft, at('1319'));
    expect(pressed).toMatchObject({ to: 'draft', draft: { hand: 'bav-6-3-01' } });
    expect(standing(draft, 'bav-6-3-01', 'bav-6-3-02')).toEqual(['bav-6-3-01 1319', 'bav-6-3-02 1419']);
  });

  it('offers nothing lit that it refuses, whatever is set up already', () => {
    const four = ['1319', '1419', '1520', '1620'].map(at);
    const drafts = [
      ...[null, drafted(line, option('rest')), drafted(line, at('1419'), option('cancel'))],
      // The fifth is for 2012.
      drafted(line, take('bav-2-8-01'), ...four),
    ];
    for (const draft of drafts) {
      const lit = thirtyYearsWar
        .board(line, draft)
        .marks.flatMap(({ means, shape }) =>
          means === 'reach' && shape.kind === 'places' ? shape.places : [],
        );
      const faults = lit.filter((hex) => thirtyYearsWar.press(line, draft, at(String(hex))).to === 'refusal');
      expect(faults).toEqual([]);
    }
  });

  it('lights the zone of what is in hand, and nothing else', () => {
    const lit = (draft: Draft | null) =>
      thirtyYearsWar
        .board(line, draft)
        .marks.flatMap(({ means, shape }) =>
          means === 'reach' && shape.kind === 'places' ? shape.places : [],
        );
    expect(lit(drafted(line, take('bav-6-3-01'))).toSorted()).toEqual(
      [...(line.scenario.map.areas.line3August ?? [])].sort(),
    );
    expect(lit(drafted(line, take('bav-2-8-01')))).toContain('2012');
  });

  it('refuses a hex outside of the zone with its case', () => {
    const draft = drafted(line, take('bav-6-3-01'));
    expect(refusal(draft, at('1318'))).toEqual(['freiburg:17.11 1318']);
    expect(refusal(draft, at('2012'))).toEqual(['freiburg:17.11 2012']);
    expect(refusal(null, at('1318'))).toEqual(['freiburg:17.11 1318', 'freiburg:17.11 1318']);
  });

  it('says in words what keeps a hex out of the zone', () => {
    const french = withForce(line);
    const why = (state: State, id: string, hex: string) => {
      const pressed = thirtyYearsWar.press(state, drafted(state, take(id)), at(hex));
      return pressed.to === 'refusal'
        ? pressed.reasons.map(({ text }) => text.replace(/^.*; (.*)\.$/, '$1'))
        : [];
    };
    expect(why(line, 'bav-6-3-01', '1318')).toEqual(['1318 lies outside']);
    const pressed = thirtyYearsWar.press(line, null, at('1318'));
    expect(pressed.to === 'refusal' ? pressed.reasons.map(({ text }) => text) : []).toEqual([
      'A 6-3 is set up in the entrenchments of the 3 August Line; 1318 lies outside.',
      'A 2-8 is set up in hex 2012; 1318 lies outside.',
    ]);
    expect(why(french, 'fr-6-3-01', '1320')).toEqual(['1320 is only 1 hex from the entrenchment in 1319']);
    expect(why(french, 'fr-6-3-01', '1321')).toEqual(['1321 is only 2 hexes from the entrenchment in 1319']);
    expect(why(french, 'fr-6-3-01', '1715')).toEqual(['1715 lies outside']);
  });

  it('gives a Cavalry counter to 2012 whichever was taken', () => {
    const draft = drafted(line, take('bav-2-8-01'), at('2012'));
    expect(standing(draft, 'bav-2-8-01', 'bav-2-8-05')).toEqual(['bav-2-8-01 null', 'bav-2-8-05 2012']);
  });

  it('keeps 2012 for one of the five', () => {
    const four = ['1319', '1419', '1520', '1620'].map(at);
    const draft = drafted(line, take('bav-2-8-01'), ...four);
    expect(refusal(draft, at('1721'))).toEqual(['3.0 1721']);
  });

  it('swaps two that stand on the map', () => {
    const both = drafted(
      line,
      take('bav-6-3-01'),
      at('1419'),
      option('cancel'),
      take('bav-2-8-01'),
      at('1520'),
    );
    const draft = drafted(
      line,
      take('bav-6-3-01'),
      at('1419'),
      option('cancel'),
      take('bav-2-8-01'),
      at('1520'),
      option('cancel'),
      take('bav-2-8-01'),
      take('bav-6-3-01'),
    );
    expect(standing(both, 'bav-6-3-01', 'bav-2-8-01')).toEqual(['bav-2-8-01 1520', 'bav-6-3-01 1419']);
    expect(standing(draft, 'bav-6-3-01', 'bav-2-8-01')).toEqual(['bav-2-8-01 1419', 'bav-6-3-01 1520']);
  });

  it('does not swap one into a hex that is closed to it', () => {
    const draft = drafted(
      line,
      take('bav-2-8-01'),
      at('2012'),
      option('cancel'),
      take('bav-6-3-01'),
      at('1419'),
      option('cancel'),
      take('bav-2-8-05'),
    );
    expect(refusal(draft, take('bav-6-3-01'))).toEqual(['freiburg:17.11 2012']);
  });

  it('takes the place of another counter, which comes into the hand', () => {
    const draft = drafted(line, take('bav-6-3-01'), at('1419'), take('bav-2-8-01'), at('1419'));
    expect(standing(draft, 'bav-6-3-01', 'bav-2-8-01')).toEqual(['bav-2-8-01 1419', 'bav-6-3-01 null']);
    expect(hand(draft)).toBe('bav-6-3-01');
  });

  it('puts guns and the Leader into the hex of a unit', () => {
    const draft = drafted(
      line,
      take('bav-6-3-01'),
      at('1419'),
      take('bav-art-1'),
      at('1419'),
      take('bav-leader-von-mercy'),
      take('bav-6-3-01'),
    );
    expect(standing(draft, 'bav-6-3-01', 'bav-art-1', 'bav-leader-von-mercy')).toEqual([
      'bav-6-3-01 1419',
      'bav-art-1 1419',
      'bav-leader-von-mercy 1419',
    ]);
  });

  it('puts guns into one hex, pressed on the map, on the counter, or moved there (6.32)', () => {
    const [one, two, three] = ['bav-art-1', 'bav-art-2', 'bav-art-3'] as const;
    const together = [`${one} 1419`, `${two} 1419`, `${three} 1419`];
    const placed = drafted(line, take(one), at('1419'), at('1419'), take(one));
    expect(standing(placed, one, two, three)).toEqual(together);
    // Equal counters are dealt out hex by hex: the first stands in 1319 then.
    const moved = drafted(line, take(one), at('1419'), at('1319'), option('cancel'), take(one), at('1419'));
    expect(standing(moved, one, two)).toEqual([`${one} 1419`, `${two} 1419`]);
  });

  it('says of guns and the Leader that units may stand there too, and of units that they change places', () => {
    const said = (id: string) => thirtyYearsWar.prompt(line, drafted(line, take(id))).instruction;
    expect(said('bav-art-1')).toMatch(/lit hex\. Units may stand there too\.$/);
    expect(said('bav-leader-von-mercy')).toMatch(/^Put von Mercy in .* Units may stand there too\.$/);
    expect(said('bav-6-3-01')).toMatch(/On another unit’s hex they change places\.$/);
  });

  it('offers to take all off while nothing is in hand', () => {
    const offered = (...targets: readonly Target[]) =>
      thirtyYearsWar
        .prompt(line, drafted(line, ...targets))
        .choices.some(({ target }) => target.on === 'option' && target.id === 'clear');
    const placed = [take('bav-6-3-01'), at('1419')];
    expect([offered(...placed), offered(...placed, option('cancel'))]).toEqual([false, true]);
  });

  it('counts a force by kinds, in whatever order its counters are listed', () => {
    const printed = ['bav-art-1', 'bav-leader-von-mercy', 'bav-2-8-01', 'bav-6-3-01', 'bav-6-3-02'].map(
      (id) => {
        const found = line.scenario.counters.find((counter) => counter.id === id);
        if (!found) throw new Error(`no counter ${id}`);
        return found;
      },
    );
    expect(countTypes(printed)).toBe('2 × 6-3, 1 × 2-8, von Mercy and 1 gun');
  });

  it('takes a counter back, and all of them', () => {
    const placed = [take('bav-6-3-01'), at('1419'), option('cancel'), take('bav-6-3-01')];
    expect(standing(drafted(line, ...placed, option('take-off')), 'bav-6-3-01')).toEqual(['bav-6-3-01 null']);
    expect(drafted(line, ...placed, option('clear'))).toBeNull();
  });

  it('says what is left, part by part, and is ready only when nothing is', () => {
    const texts = (draft: Draft | null) =>
      thirtyYearsWar.prompt(line, draft).obligations.map(({ text }) => text);
    expect(texts(null)).toEqual([
      'Still to set up in the entrenchments of the 3 August Line: 14 × 6-3, 4 × 2-8, von Mercy and 5 guns.',
      'Still to set up in hex 2012: 1 × 2-8.',
    ]);
    const done = (draft: Draft | null) =>
      thirtyYearsWar
        .prompt(line, draft)
        .choices.some(({ target }) => target.on === 'option' && target.id === 'done');
    const full = drafted(line, option('rest'));
    expect([done(null), done(full), texts(full)]).toEqual([false, true, []]);
    expect(refusal(null, option('done'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^freiburg:17\.11 /)]),
    );
  });

  it('drops a stored half-done set-up that cannot be', () => {
    const stored = (positions: object) =>
      thirtyYearsWar
        .board(line, thirtyYearsWar.read.draft({ kind: 'setUp', positions, hand: null }))
        .counters.filter(({ at: hex }) => hex !== null).length;
    expect(stored({ 'bav-6-3-01': '1419' })).toBe(1);
    expect(stored({ 'bav-6-3-01': '1318' })).toBe(0);
    expect(stored({ 'bav-6-3-01': '1419', 'bav-6-3-02': '1419' })).toBe(0);
    expect(stored({ 'fr-6-3-01': '1419' })).toBe(0);
  });
});

describe.each(DAYS)('one click on %s August', (day) => {
  it.each(['rest', 'suggested'] as const)('%s sets either force up legally', (how) => {
    let state = beforeSetUp(day);
    for (let side = 0; side < 2; side++) {
      const draft = drafted(state, option(how));
      const done = thirtyYearsWar.press(state, draft, option('done'));
      expect(done.to).toBe('commands');
      state = withForce(state);
    }
  });

  it('places the rest around whatever stands already', () => {
    const state = beforeSetUp(day);
    const first = thirtyYearsWar.prompt(state, null).choices.find(({ target }) => target.on === 'counter');
    const id: CounterId | undefined = first?.target.on === 'counter' ? first.target.id : undefined;
    const draft = drafted(state, { on: 'counter', id: id ?? idOf('bav-6-3-01') });
    const places = thirtyYearsWar
      .prompt(state, draft)
      .choices.flatMap(({ target }) => (target.on === 'place' ? [target] : []));
    for (const place of places.filter((_, i) => i % 9 === 0)) {
      const with_ = thirtyYearsWar.press(state, draft, place);
      const full = with_.to === 'draft' ? thirtyYearsWar.press(state, with_.draft, option('rest')) : with_;
      expect(full.to).toBe('draft');
      const end = full.to === 'draft' ? thirtyYearsWar.press(state, full.draft, option('done')) : full;
      expect(end.to).toBe('commands');
    }
  });
});

describe('the rest of a force with works of its own', () => {
  const state = withForce(beforeSetUp('5'));
  const ground = state.scenario.map.areas.bavarian5August ?? [];
  const works = new Set(state.scenario.map.terrain.entrenchment);
  const open = ground.filter((hex) => !works.has(hex));
  const idsOf = (kind: string) =>
    state.scenario.counters
      .filter((one) => one.kind === kind && one.side === 'bavarian' && one.id.startsWith('bav-'))
      .map(({ id }) => id);
  const inWorks = (kind: string, draft: Draft | null) => {
    const ids = new Set<string>(idsOf(kind));
    const positions = draft?.kind === 'setUp' ? Object.entries(draft.positions) : [];
    return positions.filter(([id, hex]) => ids.has(id) && works.has(hex)).length;
  };

  it('has infantry in the works first, and cavalry out of them', () => {
    const full = drafted(state, option('rest'));
    expect([inWorks('infantry', full), inWorks('cavalry', full)]).toEqual([6, 0]);
    // With most of the infantry elsewhere, works are left.
    const placed = open.slice(0, 9).map(at);
    const some = drafted(state, take('bav-6-3-01'), ...placed, option('cancel'), option('rest'));
    expect([inWorks('infantry', some), inWorks('cavalry', some)]).toEqual([3, 0]);
  });
});

describe('the track of phases', () => {
  it('lights none while the armies are set up', () => {
    const at = thirtyYearsWar.tracks(line).find(({ of }) => of === 'phases')?.at;
    expect(at).toBeNull();
  });
});
