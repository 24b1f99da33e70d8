import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedGenerator, throwDice } from '../../src/core/dice/dice';
import { type Game, narrate, newGame, stateOf } from '../../src/core/game';
import { hashOf } from '../../src/core/json/hash';
import { nextPress, perform, performPress } from '../../src/core/perform';
import { loadGame } from '../../src/core/record/loadGame';
import { ROOT } from '../../src/core/record/record';
import { moveHead, redo, undo } from '../../src/core/record/timeline';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import type { Command } from '../../src/systems/thirty-years-war/engine/types';
import { readScenario } from '../../src/systems/thirty-years-war/scenario/readScenario';
import { changed, SMALL } from '../helpers/positions/scenarioJson';
import { beginToy, end as endToy, move, played } from '../helpers/toy/toyGame';
import { toySystem } from '../helpers/toy/toySystem';
import { everyLegalCommand } from '../oracle/offers/everyCommand';

type OurGame = Game<ThirtyYearsWar>;
const { command: read } = thirtyYearsWar.read;

/** Two disrupted French units and a French gun; what follows needs dice again and again. */
const json = changed(
  SMALL,
  [['map'], { columns: 4, rows: 4 }],
  [['counters', 4, 'side'], 'french'],
  [['counters', 0, 'movement'], 2],
  [['counters', 2, 'movement'], 1],
  [['positions'], { horse: '0101', second: '0201', chief: '0101', foot: '0304', gun: '0102' }],
  [
    ['start'],
    { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', disrupted: ['horse', 'second'] },
  ],
);
const scenario = readScenario(json);

function begin(seed = 'x'): OurGame {
  const options = thirtyYearsWar.read.options(scenario, {});
  return newGame(thirtyYearsWar, { scenario, scenarioId: 'small', carryScenario: true, options, seed });
}

function done(game: OurGame, command: Command, press = nextPress(game)): OurGame {
  const performed = perform(thirtyYearsWar, game, command, press);
  if (performed.outcome !== 'done') throw new Error(JSON.stringify(performed));
  return performed.game;
}

const tryHorse = read({ do: 'attemptRemoval', unit: 'horse' });
const trySecond = read({ do: 'attemptRemoval', unit: 'second' });
const fire = read({ do: 'fire', gun: 'gun', target: 'foot' });
const end = (phase: string) => read({ do: 'endPhase', phase });
const faces = (game: OurGame, entry: number) => game.record.entries.at(entry)?.dice.map((die) => die.face);

describe('performing a command', () => {
  it('writes it down with every die and what the die decided', () => {
    expect(perform(thirtyYearsWar, begin(), tryHorse)).toMatchObject({ outcome: 'done', rolled: true });
    const game = done(begin(), tryHorse);
    expect(game.record.entries).toHaveLength(1);
    expect(game.record.entries.at(0)).toMatchObject({
      parent: ROOT,
      press: 1,
      command: tryHorse,
      dice: [{ purpose: expect.stringContaining('Horse'), sides: 6, by: 'generator' }],
    });
    expect([game.record.head, game.record.tip]).toEqual([0, 0]);
    expect(narrate(thirtyYearsWar, game, 0)).toHaveLength(1);
  });

  it('refuses what is not legal, with reasons, and leaves the game as it was', () => {
    const game = begin();
    const before = JSON.stringify(game.record);
    const refused = perform(thirtyYearsWar, game, fire);
    expect(refused).toMatchObject({ outcome: 'refused', reasons: [{ rule: '4.1' }] });
    expect(JSON.stringify(game.record)).toBe(before);
  });

  it('never changes a game it was given', () => {
    const first = begin();
    const second = done(first, tryHorse);
    const kept = JSON.stringify([first, second]);
    undo(done(second, end('disruptionRemoval')));
    expect(JSON.stringify([first, second])).toBe(kept);
  });

  it('a command without dice leaves the generator alone, one with dice moves it on', () => {
    const start = done(begin(), end('disruptionRemoval'));
    expect(start.record.generator).not.toEqual(begin().record.generator);
    const passed = done(start, end('artilleryFire'));
    expect(passed.record.generator).toEqual(start.record.generator);
  });
});

/** A record but for the numbers of its presses: a command belongs to the press that last led to it. */
function unpressed({ record }: OurGame) {
  return { ...record, entries: record.entries.map((entry) => ({ ...entry, press: 0 })) };
}

describe('undo, redo and branches', () => {
  const line = [tryHorse, trySecond, end('disruptionRemoval'), fire].reduce(
    (game, c) => done(game, c),
    begin(),
  );

  it('undo moves the head back by a press, redo on again; nothing is erased', () => {
    const back = undo(undo(line));
    expect([back.record.head, back.record.tip, back.record.entries.length]).toEqual([1, 3, 4]);
    expect(stateOf(back)).toBe(line.steps.at(1)?.state);
    expect(redo(redo(back)).record).toEqual(line.record);
    expect(redo(line)).toBe(line);
    const first = undo(undo(back));
    expect(first.record.head).toBe(ROOT);
    expect(stateOf(first)).toBe(line.start);
    expect(undo(first)).toBe(first);
  });

  it('a new command after an undo grows a branch, and redo follows the new one', () => {
    const branch = done(undo(line), end('artilleryFire'));
    expect(branch.record.entries.at(4)).toMatchObject({ parent: 2 });
    expect([branch.record.head, branch.record.tip]).toEqual([4, 4]);
    expect(redo(undo(branch)).record.head).toBe(4);
    expect(stateOf(branch, 3)).toBe(stateOf(line, 3));
  });

  it('the head can be moved to any entry of any branch', () => {
    const branch = done(undo(line), end('artilleryFire'));
    const old = moveHead(branch, 3);
    expect([old.record.head, old.record.tip]).toEqual([3, 3]);
    expect(stateOf(old)).toBe(stateOf(line));
    expect(moveHead(branch, ROOT).record).toMatchObject({ head: ROOT, tip: 4 });
    for (const nowhere of [5, -2, branch.record.head]) expect(moveHead(branch, nowhere)).toBe(branch);
  });

  it('the same command at the same point goes back into its branch with the same dice', () => {
    const again = perform(thirtyYearsWar, undo(line), fire);
    expect(again).toMatchObject({ outcome: 'done', rolled: false });
    if (again.outcome !== 'done') return;
    expect(unpressed(again.game)).toEqual(unpressed(line));
  });

  it('another command draws new dice, which going back does not change', () => {
    const a = done(begin(), tryHorse);
    const b = done(undo(a), trySecond);
    const direct = throwDice(seedGenerator('x'), 2, 6).faces;
    expect([faces(b, 0), faces(b, 1)]).toEqual([[direct[0]], [direct[1]]]);
    expect(b.record.entries.map((entry) => entry.parent)).toEqual([ROOT, ROOT]);
  });

  it('a command written in another way is the same command', () => {
    const melee = readScenario(SMALL);
    const options = thirtyYearsWar.read.options(melee, {});
    const setUp = { scenario: melee, scenarioId: 'small', carryScenario: true, options, seed: 'x' };
    const attack = (...attackers: readonly string[]) =>
      read({ do: 'attack', attackers, defenders: ['foot'], charge: false, leaders: [] });
    const game = done(newGame(thirtyYearsWar, setUp), attack('second', 'horse'));
    expect(game.record.entries.at(0)?.command).toEqual(attack('horse', 'second'));
    expect(unpressed(done(undo(game), attack('horse', 'second')))).toEqual(unpressed(game));
  });
});

describe('commands of one press', () => {
  it('are undone and done again together', () => {
    const press = 1;
    const both = done(done(begin(), tryHorse, press), trySecond, press);
    const after = done(both, end('disruptionRemoval'));
    expect(after.record.entries.map((entry) => entry.press)).toEqual([1, 1, 2]);
    const back = undo(undo(after));
    expect(back.record.head).toBe(ROOT);
    expect(redo(back).record.head).toBe(1);
    expect(redo(redo(back)).record.head).toBe(2);
    // From the middle of a press redo leads to its end.
    expect(redo(moveHead(after, 0)).record.head).toBe(1);
  });

  it('are undone together also where the first of them had been performed before', () => {
    const once = undo(done(begin(), tryHorse));
    const { game: both } = performPress(thirtyYearsWar, once, [tryHorse, trySecond]);
    expect(undo(both).record.head).toBe(ROOT);
    // However they were pressed before, what is undone is the last press.
    const singly = done(done(undo(both), tryHorse), trySecond);
    expect(undo(singly).record.head).toBe(0);
    const { game: again } = performPress(thirtyYearsWar, undo(undo(singly)), [tryHorse, trySecond]);
    expect(undo(again).record.head).toBe(ROOT);
  });
});

describe('random walks through a game and its past', () => {
  const steps = fc.array(fc.record({ act: fc.noBias(fc.nat({ max: 6 })), which: fc.noBias(fc.nat()) }), {
    minLength: 5,
    maxLength: 40,
  });

  it('a game is what its record says, wherever the head has been moved', () => {
    let branches = 0;
    fc.assert(
      fc.property(steps, fc.string(), (walk, seed) => {
        let game = begin(seed);
        for (const { act, which } of walk) {
          if (act === 0) game = undo(game);
          else if (act === 1) game = redo(game);
          else if (act === 2) game = moveHead(game, (which % (game.record.entries.length + 1)) - 1);
          else game = oneMore(game, which);
        }
        const { entries } = game.record;
        branches += [...entries].filter((entry, i) => entry.parent !== i - 1).length;
        // No die is thrown twice and none is left out, in the order in which commands were first given.
        const thrown = [...entries].flatMap((entry) => entry.dice.map((die) => die.face));
        const expected = throwDice(seedGenerator(seed), thrown.length, 6);
        expect([thrown, game.record.generator]).toEqual([expected.faces, expected.state]);
        // No two children of an entry are the same command.
        const children = entries.map((entry) => `${entry.parent} ${JSON.stringify(entry.command)}`);
        expect(new Set(children).size).toBe(children.length);
        const loaded = loadGame(thirtyYearsWar, JSON.parse(JSON.stringify(game.record)), () => undefined);
        expect(loaded.fault).toBeNull();
        expect(loaded.game.record).toEqual(game.record);
        expect(hashOf(stateOf(loaded.game))).toBe(hashOf(stateOf(game)));
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(branches).toBeGreaterThan(100);
  });

  /** Performs one of the legal commands; one given here before must lead to the very same entry. */
  function oneMore(game: OurGame, which: number): OurGame {
    const legal = [...everyLegalCommand(stateOf(game)).values()];
    const command = legal[which % Math.max(1, legal.length)];
    if (!command) return game;
    const text = hashOf(command);
    const known = [...game.record.entries].findIndex(
      (entry) => entry.parent === game.record.head && hashOf(entry.command) === text,
    );
    const performed = perform(thirtyYearsWar, game, command);
    if (performed.outcome !== 'done') throw new Error('a legal command was not performed');
    const { record } = performed.game;
    expect(performed.rolled).toBe(known < 0);
    expect(record.head).toBe(known < 0 ? game.record.entries.length : known);
    expect(record.entries).toHaveLength(game.record.entries.length + (known < 0 ? 1 : 0));
    if (known >= 0) expect(record.generator).toEqual(game.record.generator);
    return performed.game;
  }
});

describe('the log of an entry', () => {
  it('that there is not is empty', () => {
    for (const entry of [ROOT, 1, 99])
      expect(narrate(thirtyYearsWar, done(begin(), tryHorse), entry), `${entry}`).toEqual([]);
  });

  it('tells its events in the state that it followed, and nothing of those that have no line', () => {
    const game = played(beginToy(), move('n1', '0203'), endToy, endToy, endToy, endToy, move('n1', '0202'));
    const lines = game.record.entries.map((_, entry) => narrate(toySystem, game, entry));
    expect(lines.map((written) => written.map(({ text }) => text))).toEqual([
      ...[['n1 0202 → 0203'], [], [], [], [], ['n1 0203 → 0202']],
    ]);
  });
});
