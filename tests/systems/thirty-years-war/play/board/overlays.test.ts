/** Overlays on small boards, counted by hand, and held against the rules on random ones. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark, MarkMeaning } from '../../../../../src/core/contract/board';
import { hexAt } from '../../../../../src/core/hex/hex';
import { DataError } from '../../../../../src/core/json/dataError';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { controllersOf } from '../../../../../src/systems/thirty-years-war/state/position';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board, endPhase, move, after as played } from '../../../../helpers/positions/board';
import { type BattleShape, battles, draws, PATIENCE } from '../../../../helpers/random/arbitraries';

const { overlay, overlays, prompt, read, start } = thirtyYearsWar;
const marksOf = (state: State, id: string, counter = '') =>
  overlay(state, id, state.counters.find((one) => one.id === counter)?.id ?? null);
const placesOf = (marks: readonly Mark[], means: MarkMeaning) =>
  marks.flatMap((mark) => (mark.means === means && mark.shape.kind === 'places' ? mark.shape.places : []));
const linesOf = (marks: readonly Mark[]) =>
  marks.flatMap(({ shape }) => (shape.kind === 'line' ? [shape.through.join('-')] : []));
const labelled = (marks: readonly Mark[], means: MarkMeaning) =>
  marks.flatMap((mark) =>
    mark.means === means && mark.label !== '' && mark.shape.kind === 'places'
      ? [`${mark.shape.places.join(' ')} ${mark.label}`]
      : [],
  );

describe('the list of overlays', () => {
  it('has one a side for Zones of Control and Leaders, each with a note that names its case', () => {
    const specs = overlays(board('F 8-3 0303'));
    expect(specs.map(({ id, side }) => [id, side])).toEqual([
      ['control-french', 'french'],
      ['control-spanish', 'spanish'],
      ['reach', null],
      ['two-turns', null],
      ['sight', null],
      ['obligations', null],
      ['threat-french', 'french'],
      ['threat-spanish', 'spanish'],
      ['disrupted', null],
      ['command-french', 'french'],
      ['command-spanish', 'spanish'],
    ]);
    for (const { note } of specs) expect(note).toMatch(/\(.*\d\.\d.*\)/);
  });
  it('lights nothing for an id that is none, or without the counter it is about', () => {
    expect(marksOf(board('F 8-3 0303'), 'nothing')).toEqual([]);
    expect(marksOf(board('F 8-3 0303'), 'reach')).toEqual([]);
  });
});

describe('Zones of Control', () => {
  it('7.11 are the six hexes around an undisrupted unit, of its side alone', () => {
    const state = board('F 8-3 0303 | S 4-2 0909');
    const [mark, ...others] = marksOf(state, 'control-french');
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ means: 'control', side: 'french' });
    expect(placesOf(marksOf(state, 'control-french'), 'control')).toEqual(
      // biome-ignore format: a list of hexes
      ['0202', '0203', '0302', '0304', '0402', '0403'],
    );
  });
  it('7.11 a disrupted unit, a Leader or a gun has none', () => {
    expect(marksOf(board('F 8-3* 0303 | F leader2 0505 | F gun 0707'), 'control-french')).toEqual([]);
  });
  it('7.13 do not reach over an unbridged river', () => {
    const map = { rivers: [['0303', '0304']] } as const;
    expect(placesOf(marksOf(board('F 8-3 0303', { map }), 'control-french'), 'control')).not.toContain(
      '0304',
    );
  });
});

describe('the reach of a counter', () => {
  it('6.14 has every hex it can pay for, with the cost, and none beyond', () => {
    const state = board('F 8-2 0303 | S 4-1 0909', { map: { woods: ['0304'] } });
    const marks = marksOf(state, 'reach', 'f0303');
    expect(placesOf(marks, 'reach')).toHaveLength(17);
    expect(labelled(marks, 'reach')).toContain('0304 2');
    expect(labelled(marks, 'reach')).toContain('0203 1');
    expect(placesOf(marks, 'reach')).not.toContain('0305');
    expect(placesOf(marks, 'selected')).toEqual(['0303']);
  });
  it('answers of an enemy, in any phase, as if it were his Movement Phase and he had not moved', () => {
    const state = board('F 8-3 0303 | S 4-1 0909 | S 4-1 0910', { phase: 'combat' });
    expect(placesOf(marksOf(state, 'reach', 's0909'), 'reach')).toHaveLength(6);
    const moved = played(board('F 8-1 0303 | F 8-1 0304'), move('0303', '0302')).state;
    expect(placesOf(marksOf(moved, 'reach', 'f0303'), 'reach')).toHaveLength(6);
  });
  it('6.31 leaves out a hex where a friend who has moved stays', () => {
    const moved = played(board('F 8-1 0303 | F 8-2 0305'), move('0305', '0304')).state;
    expect(placesOf(marksOf(moved, 'reach', 'f0303'), 'reach')).not.toContain('0304');
  });
  it('9.15 of a disrupted unit is two hexes', () => {
    expect(placesOf(marksOf(board('F 8-1* 0505'), 'reach', 'f0505'), 'reach')).toHaveLength(18);
  });
  it('of a gun or of the eliminated is none', () => {
    expect(marksOf(board('F gun 0303 | F 8-1 0505'), 'reach', 'f0303g')).toEqual([]);
    expect(marksOf(board('F 8-3 0303 | S 4-2 lost'), 'reach', 's-4-2')).toEqual([]);
  });
});

describe('the reach of a counter over two turns', () => {
  const second = (marks: readonly Mark[]) =>
    marks.flatMap(({ means, shape }) =>
      typeof means !== 'string' && means.own === 'secondTurn' && shape.kind === 'places' ? shape.places : [],
    );

  it('6.14 is that of the first turn, and where it could stop after another one from there', () => {
    const state = board('F 8-1 0606 | S 8-1 0608');
    const marks = marksOf(state, 'two-turns', 'f0606');
    expect(placesOf(marks, 'reach')).toEqual(placesOf(marksOf(state, 'reach', 'f0606'), 'reach'));
    expect(placesOf(marks, 'selected')).toEqual(['0606']);
    // Of the twelve hexes two away one has an enemy.
    expect(second(marks)).toHaveLength(11);
    expect(second(marks)).not.toContain('0608');
  });
  it('6.14 points that are left over in the first turn are lost', () => {
    const map = { columns: 1, rows: 8, woods: ['0104'] };
    expect(second(marksOf(board('F 8-3 0101', { map }), 'two-turns', 'f0101'))).toEqual(['0104', '0105']);
  });
  it(
    'is that of a second turn from wherever the first one ends; who stood there has taken its place',
    () => {
      let seen = 0;
      fc.assert(
        fc.property(battles({ ...SHAPE, phases: ['movement'] }), (json) => {
          const state = startedOrNull(json);
          if (!state || state.pending || isStacked(state)) return;
          for (const { id, at } of state.counters) {
            const marks = overlay(state, 'two-turns', id);
            const first = placesOf(marks, 'reach');
            const further = new Set(
              first
                .flatMap((place) =>
                  placesOf(overlay(afterFirst(state, id, `${place}`), 'reach', id), 'reach'),
                )
                .filter((place) => place !== at && !first.includes(place)),
            );
            expect(new Set(second(marks))).toEqual(further);
            seen += further.size;
          }
        }),
        draws(15, 6),
      );
      expect(seen).toBeGreaterThan(100);
    },
    PATIENCE,
  );
  it('of a gun or of the eliminated is none', () => {
    expect(marksOf(board('F gun 0303 | F 8-1 0505'), 'two-turns', 'f0303g')).toEqual([]);
    expect(marksOf(board('F 8-3 0303 | S 4-2 lost'), 'two-turns', 's-4-2')).toEqual([]);
    expect(marksOf(board('F 8-3 0303'), 'two-turns')).toEqual([]);
  });
});

describe('what a gun sees', () => {
  const map = { columns: 5, rows: 5, forest: ['0303'] };

  it('5.23 is all but the hexes behind what blocks', () => {
    const state = board('F gun 0301 | S 4-2 0302 | S 4-2* 0401', { map, phase: 'combat' });
    const marks = marksOf(state, 'sight', 'f0301g');
    expect(placesOf(marks, 'seen')).toContain('0302');
    expect(placesOf(marks, 'seen')).not.toContain('0303');
    expect(placesOf(marks, 'seen')).not.toContain('0301');
    expect(placesOf(marks, 'blocker')).toContain('0302');
    expect(placesOf(marks, 'blocker')).not.toContain('0303');
  });
  it('5.11 has the chance against each unit that can still be disrupted', () => {
    const state = board('F gun 0301 | S 4-2 0302 | S 4-2* 0401 | S 4-2 0101', { map });
    expect(labelled(marksOf(state, 'sight', 'f0301g'), 'seen')).toEqual(['0302 4/6', '0101 3/6']);
  });
  it('is of all guns of the Phasing Player when none is looked at, without what blocks', () => {
    const state = board('F gun 0301 | F gun 0305 | S gun 0501', { map });
    const marks = marksOf(state, 'sight');
    expect(placesOf(marks, 'selected')).toEqual(['0301', '0305']);
    expect(placesOf(marks, 'seen')).toHaveLength(23);
    expect(placesOf(marks, 'blocker')).toEqual([]);
    expect(placesOf(marksOf(state, 'sight', 's0501g'), 'selected')).toEqual(['0501']);
  });
});

describe('who must fight', () => {
  const line = 'F 8-3 0303 | F 8-3 0909 | S 4-2 0304 | S 4-2* 0302';

  it('7.21 before the Combat Phase is what the Zones of Control would oblige to', () => {
    const marks = marksOf(board(line), 'obligations');
    expect(labelled(marks, 'obligation')).toEqual(['0303 must attack', '0304 must be attacked']);
    expect(linesOf(marks)).toEqual(['0303-0304']);
  });
  it('8.11 in the Combat Phase is what must still be fought', () => {
    const combat = played(board(line), endPhase()).state;
    expect(labelled(marksOf(combat, 'obligations'), 'obligation')).toEqual([
      '0303 must attack',
      '0304 must be attacked',
    ]);
    const fought = board('F 8-3 0303 fought | S 4-2 0304 fought', {
      phase: 'combat',
      start: { obligations: { mustAttack: ['f0303'], mustBeAttacked: ['s0304'] } },
    });
    expect(marksOf(fought, 'obligations')).toEqual([]);
  });
  it('8.12 beside a battle in hand is what that leaves over', () => {
    const start = { obligations: { mustAttack: ['f0303', 'f0707'], mustBeAttacked: ['s0304', 's0708'] } };
    const two = board('F 8-3 0303 | F 8-3 0707 | S 4-2 0304 | S 4-2 0708', { phase: 'combat', start });
    const texts = (attackers: readonly string[], defenders: readonly string[]) => {
      const draft = { kind: 'battle', attackers, defenders, charge: false, leaders: null };
      return prompt(two, read.draft(draft)).obligations.map(
        ({ text, counters }) => `${text} ${counters.join()}`,
      );
    };
    expect(texts([], [])).toEqual([
      'Still to be attacked: 2 enemy units. s0304,s0708',
      'Still to attack: 2 units of yours. f0303,f0707',
    ]);
    expect(texts(['f0303'], ['s0304'])).toEqual([
      'Still to be attacked: 1 enemy unit. s0708',
      'Still to attack: 1 unit of yours. f0707',
    ]);
  });
  it('12.0 is none where the ground forbids the attack', () => {
    expect(marksOf(board('F 5-6 0303 | S 4-2 0304', { map: { woods: ['0304'] } }), 'obligations')).toEqual(
      [],
    );
  });
});

describe('disrupted units', () => {
  it('9.11 are lit by side, those on the map alone', () => {
    const marks = marksOf(board('F 8-3* 0303 | F 8-3 0505 | S 4-2* 0909'), 'disrupted');
    expect(marks).toEqual([
      { means: { own: 'disrupted' }, label: '', side: 'french', shape: { kind: 'places', places: ['0303'] } },
      {
        means: { own: 'disrupted' },
        label: '',
        side: 'spanish',
        shape: { kind: 'places', places: ['0909'] },
      },
    ]);
  });
});

describe('the range of Leaders', () => {
  const inHexes = (state: State) =>
    marksOf(state, 'command-french').map(({ shape }) => (shape.kind === 'places' ? shape.places.length : 0));

  it('10.21 is the Leader’s hex and those around it, 10.11 in battle his own', () => {
    expect(inHexes(board('F leader2 0505 | S leader2 0909'))).toEqual([7, 1]);
  });
  it('rocroi:18.0 with increased effects is the value plus one, in battle the value', () => {
    const options = { increasedLeaders: 'yes' };
    expect(inHexes(board('F leader2 0606', { rules: 'rocroi', options }))).toEqual([37, 19]);
  });
  it('without a Leader is nothing', () => {
    expect(marksOf(board('F 8-3 0303 | S leader2 0909'), 'command-french')).toEqual([]);
  });
});

const SHAPE: BattleShape = {
  ...{ columns: 6, rows: 6, counters: 20, clear: 12, allowance: 5, gameTurns: 1, level: 9 },
};

/** Whether units share a hex: they still have to part. */
function isStacked({ scenario, counters }: State): boolean {
  const places = counters.flatMap(({ id, at }) => (isUnit(scenario, id) && at !== null ? [at] : []));
  return new Set(places).size < places.length;
}

function isUnit({ counters }: State['scenario'], id: string): boolean {
  const kind = counters.find((one) => one.id === id)?.kind;
  return kind === 'infantry' || kind === 'cavalry';
}

/** That counter has gone there; a unit in its way has gone where it was. */
function afterFirst(state: State, id: string, place: string): State {
  const from = state.counters.find((one) => one.id === id)?.at ?? null;
  const isInTheWay = (other: string) => isUnit(state.scenario, id) && isUnit(state.scenario, other);
  const counters = state.counters.map((one) => {
    if (one.id === id) return { ...one, at: place };
    return one.at === place && from !== null && isInTheWay(one.id) ? { ...one, at: from } : one;
  });
  return { ...state, counters };
}

function startedOrNull(json: object): State | null {
  const scenario = read.scenario(json);
  try {
    return start(scenario, read.options(scenario, {}));
  } catch (error) {
    if (error instanceof DataError && error.path === 'positions') return null;
    throw error;
  }
}

describe('on random positions', () => {
  it(
    'Zones of Control are what the rules say of every hex',
    () => {
      fc.assert(
        fc.property(battles(SHAPE), (json) => {
          const state = startedOrNull(json);
          if (!state) return;
          const position = boardOf(state);
          for (const side of [0, 1] as const) {
            const id = side === 0 ? 'french' : 'spanish';
            const lit = new Set(placesOf(marksOf(state, `control-${id}`), 'control'));
            for (const number of position.field.grid.numbers) {
              const controlled = controllersOf(position, side, hexAt(position.field.grid, number)).length > 0;
              expect(lit.has(number)).toBe(controlled);
            }
          }
        }),
        draws(60, 11),
      );
    },
    PATIENCE,
  );
  it(
    'in the Movement Phase the reach of a counter is what the table offers it',
    () => {
      let offered = 0;
      fc.assert(
        fc.property(battles({ ...SHAPE, phases: ['movement'] }), (json) => {
          const state = startedOrNull(json);
          if (!state || state.pending) return;
          for (const { target } of prompt(state, null).choices) {
            if (target.on !== 'counter') continue;
            const draft = read.draft({ kind: 'move', counter: target.id, path: [], tracing: false });
            const there = prompt(state, draft).choices.flatMap(({ target: to, cost }) =>
              to.on === 'place' ? [`${to.at} ${cost?.split(' of ')[0]}`] : [],
            );
            offered += there.length;
            expect(labelled(marksOf(state, 'reach', target.id), 'reach')).toEqual(there);
          }
        }),
        draws(60, 12),
      );
      expect(offered).toBeGreaterThan(500);
    },
    PATIENCE,
  );
});
