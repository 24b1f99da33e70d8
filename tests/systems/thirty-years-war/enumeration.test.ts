/**
 * Small boards on which every legal command is known: each can be reached by pressing what is offered, and nothing
 * else can. From every start some commands are played at random, so that later phases and decisions come up too.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/core/json/dataError';
import { sortedJson } from '../../../src/core/json/hash';
import { resolve } from '../../../src/core/resolve';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { Command } from '../../../src/systems/thirty-years-war/engine/types';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import { PHASES } from '../../../src/systems/thirty-years-war/scenario/scenario';
import { start } from '../../../src/systems/thirty-years-war/scenario/start';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { changed, faultOf, SMALL } from '../../helpers/positions/scenarioJson';
import { type BattleShape, battles, draws, PATIENCE } from '../../helpers/random/arbitraries';
import { townBattles } from '../../helpers/random/townBattles';
import { everyLegalCommand } from '../../oracle/offers/everyCommand';
import { everyReachableCommand } from '../../oracle/offers/reachable';

const STEPS = 6;
const OPEN: BattleShape = {
  columns: 5,
  rows: 4,
  counters: 8,
  clear: 6,
  allowance: 3,
  gameTurns: 2,
  level: 8,
};
const CROWDED: BattleShape = {
  columns: 3,
  rows: 3,
  counters: 12,
  clear: 9,
  allowance: 2,
  gameTurns: 2,
  level: 5,
};
const MELEE: BattleShape = { ...CROWDED, columns: 4, counters: 13, clear: 24, phases: ['combat'] };

const TOWN: BattleShape = { ...OPEN, counters: 9, clear: 20, phases: ['artilleryFire', 'movement'] };

type Tally = Map<string, number>;

function startOf(json: object): State | null {
  try {
    const scenario = readScenario(json);
    return start(scenario, thirtyYearsWar.read.options(scenario, {}));
  } catch (error) {
    // Stacks that cannot be parted (6.32).
    if (error instanceof DataError && error.path === 'positions') return null;
    throw error;
  }
}

/**
 * A counter that can stop nowhere else may still go out and come back to where it stands. Nothing changes by it, and
 * it is not offered.
 */
function isPointless(state: State, command: Command): boolean {
  if (command.do !== 'move') return false;
  const counter = state.counters.find(({ id }) => id === command.counter);
  const { choices } = thirtyYearsWar.prompt(state, null);
  const offered = choices.some(({ target }) => target.on === 'counter' && target.id === command.counter);
  return !offered && counter?.at === command.path.at(-1);
}

function kindsOf(command: Command): readonly string[] {
  if (command.do !== 'attack') return [command.do];
  const { attackers, defenders, charge, leaders } = command;
  return [
    'attack',
    ...(charge ? ['charge'] : []),
    ...(leaders.length > 0 ? ['attack with Leaders'] : []),
    ...(attackers.length > 1 && defenders.length > 1 ? ['many against many'] : []),
  ];
}

/** Compares the two sets in one position; gives the legal commands. */
function compare(state: State, tally: Tally) {
  const legal = everyLegalCommand(state);
  const reached = everyReachableCommand(state);
  const missing = [...legal]
    .filter(([text, command]) => !reached.commands.has(text) && !isPointless(state, command))
    .map(([text]) => text);
  const extra = [...reached.commands.keys()].filter((command) => !legal.has(command));
  expect({ missing, extra, faults: reached.faults.slice(0, 3) }).toEqual({
    missing: [],
    extra: [],
    faults: [],
  });
  // What the rules yield by themselves: all of it where all is asked for, otherwise a choice of it, each once.
  const [all, some] = [true, false].map((every) =>
    [...thirtyYearsWar.moves(state, { all: every })].map(sortedJson),
  );
  expect(new Set(all)).toEqual(new Set(legal.keys()));
  expect(some?.filter((text) => !legal.has(text))).toEqual([]);
  expect([new Set(all).size, new Set(some).size]).toEqual([all?.length, some?.length]);
  expect(legal.size === 0 || some?.length !== 0).toBe(true);
  const where = state.pending?.kind ?? state.phase;
  tally.set(where, (tally.get(where) ?? 0) + 1);
  for (const command of legal.values())
    for (const kind of kindsOf(command)) tally.set(kind, (tally.get(kind) ?? 0) + 1);
  return [...legal.values()];
}

function walk(battle: fc.Arbitrary<object>, runs: number, seed: number): Tally {
  const tally: Tally = new Map();
  const drawn = fc.record({
    scenario: battle,
    picks: fc.array(fc.record({ which: fc.noBias(fc.nat()), face: fc.integer({ min: 1, max: 6 }) }), {
      minLength: STEPS,
      maxLength: STEPS,
    }),
  });
  fc.assert(
    fc.property(drawn, ({ scenario, picks }) => {
      let state = startOf(scenario);
      for (const { which, face } of picks) {
        if (!state || state.over) return;
        const legal = compare(state, tally);
        // Ending the phase is taken more often than its share among so many moves.
        const ends = legal.filter((command) => command.do === 'endPhase' || command.do === 'attack');
        const from = which % 3 === 0 && ends.length > 0 ? ends : legal;
        const command = from[which % from.length];
        if (!command) throw new Error('a dead end');
        state = resolve(thirtyYearsWar, state, command, (purposes, sides) =>
          purposes.map((purpose) => ({ purpose, face, sides, by: 'hand' })),
        ).state;
      }
    }),
    draws(runs, seed),
  );
  return tally;
}

describe('every legal command can be reached by what is offered, and no other', () => {
  const met = new Set<string>();
  const note = (tally: Tally) => {
    for (const kind of tally.keys()) met.add(kind);
  };

  it('where there is room to move and to fire', () => note(walk(battles(OPEN), 25, 1)), PATIENCE);
  it('in a crowd, with stacks to part', () => note(walk(battles(CROWDED), 40, 2)), PATIENCE);
  it('in a melee', () => note(walk(battles(MELEE), 90, 3)), PATIENCE);
  it('about a walled town', () => note(walk(townBattles(TOWN), 20, 4)), PATIENCE);

  it('has met every phase, every decision and every kind of command', () => {
    const commands = [
      'attemptRemoval',
      'fire',
      'fireAtWalls',
      'move',
      'attack',
      'returnToMovement',
      'endPhase',
      'rollForBeck',
    ];
    const decisions = ['defenderLeaders', 'assignDefenderLeaders', 'chooseDisrupted'];
    const battles = ['charge', 'attack with Leaders', 'many against many'];
    expect([...met]).toEqual(expect.arrayContaining([...PHASES, ...commands, ...decisions, ...battles]));
  });
});

describe('a start that could never go on is refused', () => {
  it('6.32 only the side that moves may be stacked, for only it can part its units', () => {
    const at = (phasingSide: string) =>
      faultOf(
        changed(
          SMALL,
          [['positions'], { horse: '0303', second: '0303', foot: '0304', gun: '0304' }],
          [['start'], { gameTurn: 1, phasingSide, phase: 'movement' }],
        ),
      )?.path ?? null;
    expect(at('french')).toBeNull();
    expect(at('spanish')).toBe('positions.second');
  });
});
