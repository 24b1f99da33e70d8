import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SystemTypes } from '../../src/core/contract/rules';
import type { GameSystem } from '../../src/core/contract/system';
import { type Game, newGame, stateOf } from '../../src/core/game';
import { hashOf } from '../../src/core/json/hash';
import { itemAt } from '../../src/core/list';
import { perform } from '../../src/core/perform';
import { branchesOf, entriesOf } from '../../src/core/record/branches';
import { loadGame } from '../../src/core/record/loadGame';
import { liesOn, lineTo, ROOT } from '../../src/core/record/record';
import { moveHead, redo, undo } from '../../src/core/record/timeline';
import { CATALOGUE } from '../../src/store/opening/catalogue';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import { attack, beginToy, end, move } from '../helpers/toy/toyGame';
import { type Toy, toySystem } from '../helpers/toy/toySystem';

type Pick<T extends SystemTypes> = (game: Game<T>, which: number) => T['Command'] | null;

/** Any legal command of the toy. */
const legalToy: Pick<Toy> = (game, which) => {
  const state = stateOf(game);
  const ids = state.counters.map(({ id }) => id);
  const hexes = ['0202', '0203', '0301', '0302', '0303', '0304', '0204', '0305', '0403'];
  const all = [
    end,
    ...ids.flatMap((id) => hexes.map((hex) => move(id, hex))),
    ...ids.flatMap((by) => ids.filter((on) => on !== by).map((on) => attack(by, on))),
  ].filter((command) => toySystem.check(state, command).length === 0);
  return all[which % Math.max(1, all.length)] ?? null;
};

/** Plays whatever the prompt offers first, from a given place on, until a command comes of it. */
function offered<T extends SystemTypes>(
  system: GameSystem<T>,
  game: Game<T>,
  which: number,
): T['Command'] | null {
  const state = stateOf(game);
  let draft: T['Draft'] | null = null;
  for (let tries = 0; tries < 12; tries++) {
    const { choices } = system.prompt(state, draft);
    const choice = choices[(which + tries * 7) % Math.max(1, choices.length)];
    if (!choice) return null;
    const pressed = system.press(state, draft, choice.target);
    if (pressed.to === 'commands') return pressed.commands[0] ?? null;
    if (pressed.to === 'draft') draft = pressed.draft;
  }
  return null;
}

type Step = { readonly act: number; readonly which: number };
const steps = (most: number) =>
  fc.array(fc.record({ act: fc.noBias(fc.nat({ max: 7 })), which: fc.noBias(fc.nat()) }), {
    minLength: 8,
    maxLength: most,
  });

/** One step of a walk; what was written before it must still stand, and undo and redo must meet again. */
function walked<T extends SystemTypes>(
  system: GameSystem<T>,
  pick: Pick<T>,
  game: Game<T>,
  { act, which }: Step,
): Game<T> {
  if (act === 0) {
    const back = undo(game);
    if (game.record.head === ROOT) expect(back).toBe(game);
    else expect(redo(back).record).toEqual(game.record);
    return back;
  }
  if (act === 1) return redo(game);
  if (act === 2) return moveHead(game, (which % (game.record.entries.length + 1)) - 1);
  const command = pick(game, which);
  if (command === null) return game;
  const performed = perform(system, game, command);
  if (performed.outcome !== 'done') return game;
  sameAgain(system, performed.game, command);
  return performed.game;
}

/** The same command at the same point: the same entry, the same dice, the same position, nothing drawn. */
function sameAgain<T extends SystemTypes>(system: GameSystem<T>, game: Game<T>, command: T['Command']): void {
  const { entries, head, generator } = game.record;
  const before = moveHead(game, itemAt(entries, head)?.parent ?? ROOT);
  const again = perform(system, before, command);
  if (again.outcome !== 'done') throw new Error('what was legal is not legal again');
  expect(again.rolled).toBe(false);
  expect([again.game.record.head, again.game.record.generator]).toEqual([head, generator]);
  expect(itemAt(again.game.record.entries, head)?.dice).toEqual(itemAt(entries, head)?.dice);
  expect(stateOf(again.game)).toBe(stateOf(game));
}

function isWhole<T extends SystemTypes>(game: Game<T>, before: Game<T>): void {
  const { entries, head, tip } = game.record;
  // Nothing is lost and no die is rewritten.
  expect(entries.length).toBeGreaterThanOrEqual(before.record.entries.length);
  const unpressed = (of: Game<T>) =>
    of.record.entries.map(({ parent, command, dice }) => ({ parent, command, dice }));
  expect(unpressed(game).slice(0, before.record.entries.length)).toEqual(unpressed(before));
  expect(liesOn(entries, head, tip)).toBe(true);
  // Each entry lies on the present line, or exactly on the branches that list it.
  const present = new Set(lineTo(entries, tip));
  const branches = branchesOf(game.record).map((branch) => ({
    ...branch,
    entries: entriesOf(game.record, branch),
  }));
  const listed = entries.map((_, entry) => branches.filter((branch) => branch.entries.includes(entry)));
  expect(listed.map(({ length }) => length > 0)).toEqual(entries.map((_, entry) => !present.has(entry)));
  const ends = entries.map((_, entry) =>
    branches.filter(({ leaf }) => liesOn(entries, entry, leaf) && !present.has(entry)),
  );
  expect(listed).toEqual(ends);
  for (const { fork, entries: own, leaf } of branches) {
    expect(itemAt(entries, own[0] ?? ROOT)?.parent).toBe(fork);
    expect(own.at(-1)).toBe(leaf);
    expect(fork === ROOT || present.has(fork)).toBe(true);
  }
}

function readAgain<T extends SystemTypes>(system: GameSystem<T>, game: Game<T>): void {
  const json = JSON.parse(JSON.stringify(game.record));
  const loaded = loadGame(system, json, () => game.record.scenario.whole ?? undefined);
  expect(loaded.fault).toBeNull();
  expect(loaded.game.record).toEqual(game.record);
  expect(branchesOf(loaded.game.record)).toEqual(branchesOf(game.record));
  expect(hashOf(stateOf(loaded.game))).toBe(hashOf(stateOf(game)));
}

/** Walks, and gives back how many branches were met in all. */
function branchesMet<T extends SystemTypes>(
  system: GameSystem<T>,
  pick: Pick<T>,
  begin: (seed: string) => Game<T>,
  { runs, most }: { readonly runs: number; readonly most: number },
): number {
  let met = 0;
  fc.assert(
    fc.property(steps(most), fc.string(), (walk, seed) => {
      let game = begin(seed);
      for (const step of walk) {
        const next = walked(system, pick, game, step);
        isWhole(next, game);
        game = next;
      }
      met += branchesOf(game.record).length;
      readAgain(system, game);
    }),
    { numRuns: runs, seed: 3 },
  );
  return met;
}

describe('random walks through a game, its past and its branches', () => {
  it('lose nothing, throw nothing twice and can be read again: the toy', () => {
    expect(branchesMet(toySystem, legalToy, beginToy, { runs: 200, most: 40 })).toBeGreaterThan(150);
  });

  it('the same of Rocroi', () => {
    const entry = CATALOGUE.find(({ id }) => id === 'rocroi');
    const scenario = thirtyYearsWar.read.scenario(entry?.load());
    const options = thirtyYearsWar.read.options(scenario, {});
    const begin = (seed: string) =>
      newGame(thirtyYearsWar, { scenario, scenarioId: 'rocroi', carryScenario: true, options, seed });
    expect(
      branchesMet(thirtyYearsWar, (game, which) => offered(thirtyYearsWar, game, which), begin, {
        runs: 6,
        most: 24,
      }),
    ).toBeGreaterThan(6);
  });
});

it('a different command at the same point draws new dice', () => {
  const at = (game = beginToy()) =>
    [move('n1', '0203'), move('n2', '0303'), end].reduce((before, command) => {
      const performed = perform(toySystem, before, command);
      return performed.outcome === 'done' ? performed.game : before;
    }, game);
  const first = perform(toySystem, at(), attack('n1', 's1'));
  if (first.outcome !== 'done') throw new Error('refused');
  const second = perform(toySystem, undo(first.game), attack('n2', 's2'));
  if (second.outcome !== 'done') throw new Error('refused');
  expect(second.rolled).toBe(true);
  expect(second.game.record.generator).not.toEqual(first.game.record.generator);
  expect(second.game.record.entries.at(3)?.dice).toEqual(first.game.record.entries.at(3)?.dice);
  expect(second.game.record.entries.at(4)?.dice).toHaveLength(1);
});
