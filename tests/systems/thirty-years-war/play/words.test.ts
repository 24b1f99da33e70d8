/** What a roster filters by and what a screen reader says of a hex. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { board, endPhase, fire, move, after as played } from '../../../helpers/positions/board';
import { catalogued } from '../../../helpers/positions/catalogued';

type State = ReturnType<typeof board>;
const tagsOf = (state: State, id: string) =>
  thirtyYearsWar.board(state, null).counters.find((counter) => counter.id === id)?.tags;
const said = (state: State, at: string) => thirtyYearsWar.describe(state, at);

describe('words to find a counter by', () => {
  it('name its kind', () => {
    const state = board('F 8-3 0303 | F 5-7 0404 | F leader2 0505 | F gun 0606', { phase: 'combat' });
    expect(['f0303', 'f0404', 'f0505l', 'f0606g'].map((id) => tagsOf(state, id))).toEqual([
      ['infantry'],
      ['cavalry'],
      ['Leader'],
      ['gun'],
    ]);
  });
  it('tell in the Movement Phase who can still move, of the Phasing Player alone', () => {
    const state = board('F 8-3 0303 | F leader2 0303 | F gun 0303 | S 4-2 0909');
    const moved = played(state, move('0303', '0304')).state;
    expect(tagsOf(moved, 'f0303')).toEqual(['infantry', 'moved']);
    expect(tagsOf(moved, 'f0303l')).toEqual(['Leader', 'not moved']);
    expect(tagsOf(moved, 'f0303g')).toEqual(['gun']);
    expect(tagsOf(moved, 's0909')).toEqual(['infantry']);
  });
  it('say of what has left the map that alone, whatever it was before', () => {
    const before = board('F 8-3* 0303 | S 4-2 0909');
    const counters = before.counters.map((one) =>
      one.id === 'f0303' ? { ...one, at: null, off: 'eliminated' as const, fought: true } : one,
    );
    expect(tagsOf({ ...before, counters }, 'f0303')).toEqual(['infantry', 'eliminated']);
  });
  it('leave out as “not moved” who has nowhere to go', () => {
    const map = { columns: 1, rows: 3, forest: ['0102'] };
    expect(tagsOf(board('F 8-3 0101 | S 8-3 0103', { map }), 'f0101')).toEqual(['infantry']);
  });
  it('tell of guns whether they have fired, and who has a target', () => {
    const state = board('F gun 0303 | F gun 0101 | S 4-2 0306', {
      phase: 'artilleryFire',
      map: { forest: ['0102', '0202', '0201'] },
    });
    expect(tagsOf(state, 'f0303g')).toEqual(['gun', 'not fired']);
    expect(tagsOf(state, 'f0101g')).toEqual(['gun']);
    const fired = played(state, fire('0303', '0306'), [1]).state;
    expect(tagsOf(fired, 'f0303g')).toEqual(['gun', 'fired']);
    expect(tagsOf(fired, 's0306')).toEqual(['infantry', 'disrupted']);
  });
  it('tell in the Disruption Removal Phase who has a roll to make', () => {
    const state = board('F 8-3* 0303 | F 8-3* 0505 tried | S 4-2* 0909', { phase: 'disruptionRemoval' });
    expect(tagsOf(state, 'f0303')).toEqual(['infantry', 'not rolled for', 'disrupted']);
    expect(tagsOf(state, 'f0505')).toEqual(['infantry', 'rolled for', 'disrupted']);
    expect(tagsOf(state, 's0909')).toEqual(['infantry', 'disrupted']);
  });
  it('tell in the Combat Phase who must attack and who must be attacked', () => {
    const state = played(board('F 8-3 0303 | S 4-2 0304 | S 4-2* 0302'), endPhase()).state;
    expect(tagsOf(state, 'f0303')).toEqual(['infantry', 'must attack', 'in enemy Zone of Control']);
    expect(tagsOf(state, 's0304')).toEqual(['infantry', 'must be attacked', 'in enemy Zone of Control']);
    expect(tagsOf(state, 's0302')).toEqual(['infantry', 'disrupted', 'in enemy Zone of Control']);
  });
  it('know captured guns, the eliminated, the waiting and the demoralized', () => {
    const state = board('F gun 0303 captured | S 5-5 0909 | F 6-6 lost | S 6-6 waiting', {
      rules: 'rocroi',
      phase: 'combat',
      demoralized: ['spanish-infantry'],
      beck: { 5: ['s-6-6'], 6: ['s-6-6'] },
      gameTurn: 10,
      map: { rows: 20 },
    });
    expect(tagsOf(state, 'f0303g')).toEqual(['gun', 'captured']);
    expect(tagsOf(state, 's0909')).toEqual(['infantry', 'demoralized']);
    expect(tagsOf(state, 'f-6-6')).toEqual(['cavalry', 'eliminated']);
    expect(tagsOf(state, 's-6-6')).toEqual(['cavalry', 'waiting to enter']);
  });
});

describe('a hex in words', () => {
  it('says its ground first, then every counter without its place', () => {
    const state = played(
      board('F 8-3 0303 | F leader2 0303 | S 4-2* 0304 | S 9-3 0402', { map: { woods: ['0303'] } }),
      endPhase(),
    ).state;
    expect(said(state, '0303')).toBe(
      '0303, woods. F 8-3, French infantry: strength 8, moves 3, in an enemy Zone of Control, must attack; F leader2, French Leader: Leadership Value 2, moves 6',
    );
    expect(said(state, '0304')).toBe(
      '0304, clear. S 4-2, Spanish infantry: strength 2 of 4, moves 2 hexes, disrupted, in an enemy Zone of Control',
    );
  });
  it('names a hexside by the hex beyond it', () => {
    const state = board('F 8-3 0101', {
      map: {
        streams: [
          ['0505', '0504'],
          ['0505', '0604'],
        ],
        rivers: [['0505', '0506']],
        bridges: [['0505', '0506']],
        slopes: [['0505', '0404']],
        roads: [['0504', '0505', '0506']],
      },
    });
    expect(said(state, '0505')).toBe(
      '0505, clear; stream to 0504 and 0604; road to 0504 and 0506; bridge to 0506; slope up to 0404',
    );
    expect(said(state, '0404')).toBe('0404, clear, hilltop; slope down to 0505');
  });
  it('says of an empty hex in whose Zone of Control it lies', () => {
    const state = board('F 8-3 0303 | S 4-2 0305 | S 4-2* 0909');
    expect(said(state, '0302')).toBe('0302, clear. In a French Zone of Control');
    expect(said(state, '0304')).toBe('0304, clear. In a French and a Spanish Zone of Control');
    expect(said(state, '0910')).toBe('0910, clear');
  });
  it('is silent off the map', () => {
    const state = board('F 8-3 0303');
    expect(said(state, '9999')).toBe('');
    expect(thirtyYearsWar.describe(state, [1, 2])).toBe('');
  });
  it('name walls and gateways, and where their teeth point', () => {
    const map = { sections: [['0606']], gates: [['0606', '0605']] } as const;
    const state = board('F 8-3 0202', { map });
    expect(said(state, '0606')).toContain(
      'gateway, open to the Spanish side, teeth on the far side, to 0605',
    );
    expect(said(state, '0605')).toContain('gateway, open to the Spanish side, teeth on this side, to 0606');
    expect(said(state, '0506')).toContain('wall, teeth on this side, to 0606');
  });
  it('tell of a village that it has no effect, and what a breach does (19.56)', () => {
    const siege = catalogued('freiburg-siege');
    const about = (at: string) => thirtyYearsWar.preview(siege, null, { on: 'place', at }).about ?? [];
    expect(about('1720')).toContain('A village has no effect.');
    expect(about('1719')).not.toContain('A village has no effect.');
    const breach = thirtyYearsWar.table(siege).groundNotes?.find(({ kind }) => kind === 'breach');
    expect(breach?.text).toContain('only through breaches is doubled');
  });
  it('tell of reeds and a pond that are only drawn that they have no effect (12.0)', () => {
    const rocroi = catalogued('rocroi');
    const about = (at: string) => thirtyYearsWar.preview(rocroi, null, { on: 'place', at }).about ?? [];
    expect(about('1423')).toContain('The reeds are no marsh hex: they have no effect.');
    expect(about('1420')).toContain('The pond is only drawn: it has no effect.');
    expect(about('1422').join(' ')).not.toContain('no effect');
    const marsh = board('F 8-3 0303', { map: { marsh: ['0304'] } });
    expect(thirtyYearsWar.preview(marsh, null, { on: 'place', at: '0304' }).about?.join(' ')).not.toContain(
      'no effect',
    );
  });
  it('tell the section, whose unit was the last there, hits and breaches', () => {
    const map = { sections: [['0606', '0607']], gates: [['0606', '0605']] } as const;
    const lastIn = { '0605': 'french', '0607': 'french' };
    const state = board('F 8-3 0202', { map, start: { lastIn, wallHits: { '0507': 2 } } });
    expect(said(state, '0606')).toMatch(
      /^0606, houses, clear to all rules, section Section 1, last held by the Spanish side; /,
    );
    expect(said(state, '0606')).toContain('gateway, open to neither side, teeth on the far side, to 0605');
    expect(said(state, '0607')).toContain('last held by the French side; ');
    expect(said(state, '0607')).toContain('breached wall to 0507');
    expect(said(state, '0507')).toMatch(/^0507, clear; .*breached wall to 0606 and 0607$/);
    const hit = board('F 8-3 0202', { map, start: { wallHits: { '0507': 1 } } });
    expect(said(hit, '0507')).toMatch(/^0507, clear, its walls hit once; /);
  });
});

describe('pointing at a hex with walls, with nothing in hand', () => {
  const map = { sections: [['0606', '0607']], gates: [['0606', '0605']] } as const;
  const pointed = (at: string, line: string, lastIn: readonly string[] = []) => {
    const start = { lastIn: Object.fromEntries(lastIn.map((hex) => [hex, 'french'])) };
    const state = board(line, { rules: 'freiburg', map, start });
    return (thirtyYearsWar.preview(state, null, { on: 'place', at }).about ?? []).join(' ');
  };
  const FAR = 'F 6-3 0101 | S 6-3 1010';

  it('tells whose it is', () => {
    const whose = (lastIn: readonly string[]) =>
      /gateway, open to [^,]*/i.exec(pointed('0605', FAR, lastIn))?.[0];
    expect([whose([]), whose(['0605']), whose(['0605', '0606'])]).toEqual([
      'gateway, open to the Spanish side',
      'gateway, open to neither side',
      'gateway, open to the French side',
    ]);
  });
  it('tells who was last there, and who stands there first of all', () => {
    expect(pointed('0605', FAR)).toMatch(
      / Last held by the Spanish side; gateway, open to the Spanish side, teeth on this side, to 0606\. A gateway /,
    );
    expect(pointed('0606', `${FAR} | F 4-3 0606`)).toMatch(
      /^F 4-3, French infantry: .* 0606, houses, clear to all rules; section Section 1; last held by the French side; gateway/,
    );
  });
  it('tells why a gateway is open to neither side', () => {
    expect(pointed('0605', FAR, ['0605'])).toContain(
      '; 0605 was last held by the French side, 0606 by the Spanish. ',
    );
    expect(pointed('0605', FAR)).not.toContain('was last held');
  });
  it('tells of an empty hex what its walls mean, with the cases, as far as there are any', () => {
    const cases = (at: string, wallHits: object = {}) => {
      const state = board(FAR, { rules: 'freiburg', map, start: { wallHits } });
      const told = (thirtyYearsWar.preview(state, null, { on: 'place', at }).about ?? []).join(' ');
      return told.match(/19\.\d\d/g) ?? [];
    };
    expect([cases('0605'), cases('0607'), cases('0303')]).toEqual([
      ['19.57', '19.51', '19.52', '19.55'],
      ['19.51', '19.52', '19.55'],
      [],
    ]);
    expect(cases('0607', { '0607': 2 })).toEqual(['19.56']);
    expect(cases('0607', { '0507': 2 })).toEqual(['19.51', '19.52', '19.55', '19.56']);
    expect(pointed('0607', `${FAR} | F 4-3 0607`)).not.toMatch(/19\./);
  });
  it('says nothing of walls on other ground', () => {
    expect(pointed('0303', FAR)).not.toMatch(/wall|gate/i);
  });
});

describe('what is said of a press', () => {
  it('holds for a finger as for a mouse: nothing is clicked', () => {
    const state = board('F 8-3* 0303 | F 8-3* 0808 | S 8-2 0304', { phase: 'disruptionRemoval' });
    const { instruction } = thirtyYearsWar.prompt(state, null);
    const notes = thirtyYearsWar.overlays(state).map(({ note }) => note);
    expect(instruction).toContain('may not try');
    expect([instruction, ...notes].filter((text) => /click/i.test(text))).toEqual([]);
  });
});
