import { describe, expect, it } from 'vitest';
import { type Game, newGame, stateOf } from '../../../src/core/game';
import { hashOf } from '../../../src/core/json/hash';
import { perform } from '../../../src/core/perform';
import { loadGame } from '../../../src/core/record/loadGame';
import { redo, undo } from '../../../src/core/record/timeline';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { ABSENT, type Change, changed, SMALL } from '../../helpers/positions/scenarioJson';

const json = changed(
  SMALL,
  [['positions'], { horse: '0101', second: '0201', foot: '0506' }],
  [
    ['start'],
    { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', disrupted: ['horse', 'second'] },
  ],
);
const scenario = readScenario(json);
const { command: read } = thirtyYearsWar.read;
const options = thirtyYearsWar.read.options(scenario, {});
const setUp = { scenario, scenarioId: 'small', carryScenario: false, options, seed: 'x' };

const line = [
  { do: 'attemptRemoval', unit: 'horse' },
  { do: 'endPhase', phase: 'disruptionRemoval' },
  { do: 'endPhase', phase: 'artilleryFire' },
  { do: 'move', counter: 'second', path: ['0202'] },
];
const game = line.reduce(
  (before: Game<ThirtyYearsWar>, command) => {
    const performed = perform(thirtyYearsWar, before, read(command));
    if (performed.outcome !== 'done') throw new Error(JSON.stringify(performed));
    return performed.game;
  },
  newGame(thirtyYearsWar, setUp),
);
const record: unknown = JSON.parse(JSON.stringify(game.record));

describe('two commands that are the same at the same point', () => {
  const again = { parent: 2, press: 9, command: { do: 'move', counter: 'second', path: ['0202'] }, dice: [] };
  const other = { ...again, command: { do: 'move', counter: 'horse', path: ['0102'] } };
  const loaded = (...entries: readonly object[]) =>
    loadGame(
      thirtyYearsWar,
      changed(record, [['entries'], [...game.record.entries, ...entries]]),
      () => scenario,
    );

  it('end what is read, at the second of them, with its place', () => {
    const { game: read, fault } = loaded(other, again, other);
    expect(read.record.entries).toHaveLength(5);
    expect(fault).toMatchObject({ at: 6, path: 'entries[5].command' });
    expect(fault?.reasons[0]?.text).toMatch(/already, as command 4/);
  });

  it('at another point are two', () => {
    expect(loaded({ ...other, parent: 3 }, other).fault).toBeNull();
  });
});

const known = (id: string) => (id === 'small' ? json : undefined);
const load = (...changes: readonly Change[]) => loadGame(thirtyYearsWar, changed(record, ...changes), known);
describe('loading a record', () => {
  it('gives back the game it was written from', () => {
    const loaded = load();
    expect(loaded).toMatchObject({ fault: null, altered: false });
    expect(loaded.game.record).toEqual(game.record);
    expect(loaded.game.steps).toEqual(game.steps);
    expect(hashOf(stateOf(loaded.game))).toBe(hashOf(stateOf(game)));
    expect(redo(undo(loaded.game)).record).toEqual(game.record);
  });

  it('gives back branches and where among them the game stands', () => {
    const back = undo(undo(game));
    const performed = perform(thirtyYearsWar, back, read({ do: 'endPhase', phase: 'artilleryFire' }));
    const branched = perform(
      thirtyYearsWar,
      undo(game),
      read({ do: 'move', counter: 'horse', path: ['0102'] }),
    );
    for (const at of [performed, branched]) {
      if (at.outcome !== 'done') throw new Error('not done');
      const loaded = loadGame(thirtyYearsWar, JSON.parse(JSON.stringify(at.game.record)), known);
      expect(loaded.game.record).toEqual(at.game.record);
    }
  });

  it('a file written by hand may leave out what can be filled in', () => {
    const { fault, game: loaded } = loadGame(
      thirtyYearsWar,
      {
        ...{ format: 'tercio-game', formatVersion: 1, system: 'thirty-years-war', scenario: { id: 'small' } },
        entries: [
          { command: line[0], dice: [{ face: 6 }] },
          { command: line[1], dice: [{ face: 1 }] },
        ],
      },
      known,
    );
    expect(fault).toBeNull();
    expect(loaded.record).toMatchObject({ head: 1, tip: 1, seed: '', diceFrom: 'generator', awaiting: null });
    expect(loaded.record.entries.map(({ parent, press }) => [parent, press])).toEqual([
      [-1, 1],
      [0, 2],
    ]);
    expect(loaded.record.entries.at(0)?.dice[0]?.purpose).toContain('Horse');
  });

  it('a scenario in the file itself is used instead of the catalogue, and kept in the record', () => {
    const whole = load([['scenario'], { id: 'unknown', whole: json }]);
    expect(whole).toMatchObject({ fault: null, altered: false });
    expect(whole.game.record.scenario.whole).toEqual(scenario);
  });

  it('says when it was begun by earlier rules; it goes on by the present ones', () => {
    expect(load().earlierRules).toBe(false);
    const loaded = loadGame({ ...thirtyYearsWar, rulesVersion: 3 }, record, known);
    expect([loaded.earlierRules, loaded.fault, loaded.game.record.rulesVersion]).toEqual([true, null, 3]);
    expect(load([['rulesVersion'], ABSENT]).earlierRules).toBe(false);
    expect(load([['rulesVersion'], 1]).earlierRules).toBe(true);
  });

  it('says when the scenario of the catalogue has been changed since', () => {
    const renamed = changed(json, [['title'], 'Other']);
    const loaded = loadGame(thirtyYearsWar, record, () => renamed);
    expect([loaded.altered, loaded.fault]).toEqual([true, null]);
    const moved = changed(json, [['start', 'disrupted'], ['second']]);
    const unfit = loadGame(thirtyYearsWar, record, () => moved);
    expect(unfit).toMatchObject({
      altered: true,
      fault: { at: 1, path: 'entries[0].command', reasons: [{ rule: '9.2' }] },
    });
  });
});

describe('a record that cannot be followed to its end', () => {
  const kept = (...changes: readonly Change[]) => {
    const { fault, game: loaded } = load(...changes);
    const { entries, head, tip } = loaded.record;
    return {
      at: fault?.at,
      path: fault?.path,
      rule: fault?.reasons[0]?.rule,
      kept: entries.length,
      head,
      tip,
    };
  };

  it('is kept up to the last entry before the first illegal one', () => {
    expect(kept([['entries', 3, 'command', 'path'], ['0206']])).toEqual({
      ...{ at: 4, path: 'entries[3].command', rule: '6.15', kept: 3, head: 2, tip: 2 },
    });
    expect(kept([['entries', 1, 'command', 'phase'], 'combat'])).toMatchObject({
      at: 2,
      rule: '4.1',
      kept: 1,
      head: 0,
    });
    expect(kept([['entries', 0, 'command', 'unit'], 'nobody'])).toMatchObject({
      at: 1,
      kept: 0,
      head: -1,
      tip: -1,
    });
  });

  it('a command that is none is named with its path', () => {
    const damaged = { rule: 'table:damaged-file' };
    expect(kept([['entries', 3, 'command', 'do'], 'dance'])).toMatchObject({
      ...damaged,
      at: 4,
      path: 'entries[3].command.do',
    });
    expect(kept([['entries', 3, 'command', 'path', 0], 5])).toMatchObject({
      ...damaged,
      path: 'entries[3].command.path[0]',
    });
    expect(kept([['entries', 2, 'command'], null])).toMatchObject({ ...damaged, at: 3, kept: 2 });
  });

  it('a missing die is named, and never thrown', () => {
    const missing = kept([['entries', 1, 'dice'], []]);
    expect(missing).toMatchObject({ at: 2, path: 'entries[1].dice[0]', rule: 'table:damaged-file', kept: 1 });
    expect(load([['entries', 1, 'dice'], []]).fault?.reasons[0]?.text).toContain('Second');
  });

  it('a surplus die is refused', () => {
    const die = { purpose: '', face: 3, sides: 6, by: 'hand' };
    expect(kept([['entries', 0, 'dice', 1], die])).toMatchObject({
      at: 1,
      path: 'entries[0].dice[1]',
      kept: 0,
    });
    expect(kept([['entries', 3, 'dice'], [die]])).toMatchObject({
      at: 4,
      path: 'entries[3].dice[0]',
      kept: 3,
    });
  });

  it('a die for something else, of other sides or with no such face is refused', () => {
    expect(kept([['entries', 0, 'dice', 0, 'purpose'], 'The weather'])).toMatchObject({
      path: 'entries[0].dice[0]',
    });
    expect(kept([['entries', 0, 'dice', 0, 'sides'], 10])).toMatchObject({ path: 'entries[0].dice[0]' });
    for (const face of [0, 7, -3]) {
      expect(kept([['entries', 0, 'dice', 0, 'face'], face])).toMatchObject({
        path: 'entries[0].dice[0].face',
      });
    }
  });

  it('a fault of the program itself is not taken for a damaged entry', () => {
    const faulty = {
      ...thirtyYearsWar,
      check: () => {
        throw new RangeError('a bug');
      },
    };
    expect(() => loadGame(faulty, record, known)).toThrow('a bug');
  });

  it('a note about what is no entry is left out', () => {
    const notes = [-2, -1, 3, 4].map((entry) => ({ entry, text: `at ${entry}` }));
    const { game: loaded } = load([['bookmarks'], notes], [['branchNames'], notes]);
    expect(loaded.record.bookmarks.map(({ entry }) => entry)).toEqual([-1, 3]);
    expect(loaded.record.branchNames).toEqual(loaded.record.bookmarks);
  });

  it('a head on a branch that is lost goes back to where that branch left', () => {
    const lost = { parent: 0, press: 9, command: { do: 'dance' }, dice: [] };
    expect(kept([['entries', 3], lost], [['head'], 3], [['tip'], 3])).toMatchObject({ at: 4, head: 0 });
  });

  it('an entry that follows itself or a later one ends it, and nothing loops', () => {
    for (const parent of [2, 3, 99]) {
      expect(kept([['entries', 2, 'parent'], parent])).toMatchObject({
        at: 3,
        path: 'entries[2].parent',
        kept: 2,
      });
    }
    expect(kept([['entries', 2, 'parent'], -2])).toMatchObject({ at: 3, path: 'entries[2].parent' });
    const cycle = kept([['entries', 2, 'parent'], 3], [['entries', 3, 'parent'], 2]);
    expect(cycle).toMatchObject({ kept: 2, head: 1, tip: 1 });
  });

  it('a head or tip that is no entry is brought back to one', () => {
    expect(kept([['head'], 77])).toMatchObject({ at: undefined, head: 3 });
    expect(kept([['head'], -9])).toMatchObject({ head: -1, tip: 3 });
    const { game: loaded } = load([['tip'], 99]);
    expect(() => redo(loaded)).not.toThrow();
  });

  it('a tip on another branch than the head leads redo nowhere else', () => {
    const branched = load([['entries', 3, 'parent'], -1], [['entries', 3, 'command'], line[1]]);
    expect(branched.fault).not.toBeNull();
    const two = load(
      [
        ['entries', 3],
        { parent: -1, press: 9, command: { do: 'attemptRemoval', unit: 'second' }, dice: [{ face: 1 }] },
      ],
      [['head'], 0],
      [['tip'], 3],
    );
    expect(two.fault).toBeNull();
    const ahead = redo(two.game).record.head;
    expect([0, 1, 2]).toContain(ahead);
  });
});

describe('a whole random game', () => {
  it('cut anywhere loads to that point', () => {
    const { game: played } = playAtRandom(thirtyYearsWar, setUp);
    const { entries } = played.record;
    for (let cut = 0; cut < entries.length; cut += 5) {
      const short = { ...played.record, entries: entries.slice(0, cut), head: cut - 1, tip: cut - 1 };
      const loaded = loadGame(thirtyYearsWar, JSON.parse(JSON.stringify(short)), known);
      expect(loaded.fault).toBeNull();
      expect(loaded.game.record.entries).toHaveLength(cut);
      expect(hashOf(stateOf(loaded.game))).toBe(hashOf(stateOf(played, cut - 1)));
    }
  });
});
