/** Passing until contact: what is passed, why it stops, and that nobody is passed over who could meet an enemy. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SideId } from '../../../../src/core/contract/values';
import { newGame, stateOf } from '../../../../src/core/game';
import { distance, hexAt, hexGrid } from '../../../../src/core/hex/hex';
import { itemAt } from '../../../../src/core/list';
import { perform, performPress } from '../../../../src/core/perform';
import { undo } from '../../../../src/core/record/timeline';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { type Setting, scenarioFile } from '../../../helpers/positions/boardFile';
import { draws, PATIENCE } from '../../../helpers/random/arbitraries';

const MAP = { columns: 20, rows: 6 };
const GRID = hexGrid(MAP.columns, MAP.rows);

const BECK: Setting = {
  ...{
    rules: 'rocroi',
    options: { beck: 'yes' },
    map: { columns: 20, rows: 20 },
    gameTurn: 9,
    gameTurns: 12,
  },
  ...{ side: 'S', beck: { 5: ['s-leader1', 's-6-6'], 6: ['s-leader1', 's-6-6'] } },
};

function at(line: string, setting: Setting = {}) {
  const file = scenarioFile(line, { phase: 'movement', map: MAP, gameTurns: 4, ...setting });
  const scenario = thirtyYearsWar.read.scenario(file);
  const options = thirtyYearsWar.read.options(scenario, {});
  const of = { scenarioId: 'line', carryScenario: true, seed: 'pass' };
  const game = newGame(thirtyYearsWar, { ...of, scenario, options });
  const [first, second] = scenario.sides.map(({ id }) => id);
  if (!first || !second) throw new Error('two sides');
  const pass = (by: readonly SideId[] = [first, second]) => {
    const told = thirtyYearsWarCoach.passOn?.(stateOf(game), by);
    if (!told) throw new Error('nothing is told');
    return told;
  };
  return { game, first, second, pass };
}

describe('passing until contact', () => {
  it('passes both sides until somebody could come to an enemy in his next turn (8.0)', () => {
    const { text, passed, stop } = at('F 6-8 0203 moved | F 4-3 0101 | S 4-3 1003').pass();
    expect(passed).toEqual(['Game-Turn 1: French Movement Phase']);
    expect(text).toBe('Passes 1 Phase, and 3 in which nothing can be done.');
    expect(stop.text).toBe(
      'Game-Turn 1: Spanish Movement Phase, where F 6-8 (0203) could attack S 4-3 (1003) next.',
    );
    expect(stop.rules).toEqual(['8.0']);
    expect(stop.counters).toEqual(['f0203', 's1003']);
  });

  it.each([
    ['who could come to an enemy now', 'F 6-8 0203 | S 4-3 1003', {}, 'French Movement', 'attack', '8.0'],
    ['whom an enemy could reach', 'F 6-3 0203 | S 4-8 1003', {}, 'French Movement', 'attack', '8.0'],
    [
      'an enemy who may have recovered by then',
      'F 6-3 0203 | S 4-8* 1003',
      {},
      'French Movement',
      'attack',
      '8.0',
    ],
    ['whom a gun sees', 'F 6-3 0203 | S gun 0803 | S 4-3 1903', {}, 'French Movement', 'fire on', '5.11'],
    [
      'a Leader who could be caught',
      'F 6-8 0203 | S leader2 1003 | S 4-3 2006',
      {},
      'French Movement',
      'catch',
      '10.0',
    ],
    [
      'a gun that could be taken',
      'F 6-8 0203 | S gun 0903 | S 4-3 2006',
      {},
      'French Movement',
      'take',
      '5.32',
    ],
  ] as const)('passes nothing with %s', (_, line, setting, phase, could, rule) => {
    const { commands, stop } = at(line, setting).pass();
    expect(commands).toEqual([]);
    expect(stop.text).toContain(`${phase} Phase, where`);
    expect(stop.text).toContain(` could ${could} `);
    expect(stop.rules).toEqual([rule]);
  });

  it('stops where a die would be thrown (9.2)', () => {
    const { passed, stop } = at('F 6-3 0101 | S 4-3* 2006').pass();
    expect(passed).toEqual(['Game-Turn 1: French Movement Phase']);
    expect(stop.text).toContain('Spanish Disruption Removal Phase, where S 4-3 (2006) may recover.');
  });

  it('stops where somebody may enter the map, and where the phase may not end before (17.12)', () => {
    const { commands, stop } = at('F 6-3 0103 | S leader1 waiting | S 6-6 waiting | S 4-3 2018', BECK).pass();
    expect(commands).toEqual([]);
    expect(stop.text).toMatch(/enter the map\.$/);
    expect(stop.rules).toEqual(['rocroi:17.12']);
  });

  it('decides nothing for a side that somebody else plays', () => {
    const { first, second, pass } = at('F 6-3 0101 | S 4-3 2006');
    const { passed, stop } = pass([first]);
    expect(passed).toEqual(['Game-Turn 1: French Movement Phase']);
    expect(stop.text).toContain('where the Spanish side is left to its own player.');
    expect(pass([second]).commands).toEqual([]);
  });

  it('never ends the battle', () => {
    const { passed, stop } = at('F 6-3 0101 | S 4-3 2006', { gameTurns: 2 }).pass();
    expect(passed).toHaveLength(3);
    expect(stop.text).toBe('Game-Turn 2: Spanish Movement Phase, where the end comes next.');
  });

  it('is one press, and one undo takes all of it back', () => {
    const { game, pass } = at('F 6-8 0203 moved | F 4-3 0101 | S 4-3 1003');
    const { commands } = pass();
    const done = performPress(thirtyYearsWar, game, commands);
    expect(done.refused).toBeNull();
    expect(done.game.record.entries.length).toBe(commands.length);
    expect(stateOf(done.game).phase).toBe('movement');
    expect(stateOf(undo(done.game))).toEqual(stateOf(game));
  });
});

type Drawn = { readonly line: string };
const unit = (side: 'F' | 'S', columns: readonly [number, number]) =>
  fc
    .tuple(
      fc.integer({ min: columns[0], max: columns[1] }),
      fc.integer({ min: 1, max: MAP.rows }),
      fc.constantFrom('6-3', '4-8', '5-5', '3-6*', '7-4*'),
      fc.constantFrom('', ' moved'),
    )
    .map(([column, row, shape, moved]) => {
      const hex = `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
      return { hex, text: `${side} ${shape} ${hex}${side === 'F' ? moved : ''}` };
    });
const positions: fc.Arbitrary<Drawn> = fc
  .tuple(
    fc.uniqueArray(unit('F', [1, 9]), { minLength: 1, maxLength: 3, selector: ({ hex }) => hex }),
    fc.uniqueArray(unit('S', [10, 20]), { minLength: 1, maxLength: 3, selector: ({ hex }) => hex }),
  )
  .map(([french, spanish]) => ({ line: [...french, ...spanish].map(({ text }) => text).join(' | ') }));

/** Whether any move of the side to move brings a unit beside an enemy unit: all of them are tried. */
function someMoveMeets(state: State): boolean {
  const meets = ({ counters, scenario }: State) =>
    counters.some((one, i) =>
      counters.some(
        (other, j) =>
          scenario.counters[i]?.side !== scenario.counters[j]?.side &&
          one.at !== null &&
          other.at !== null &&
          distance(GRID, hexAt(GRID, one.at), hexAt(GRID, other.at)) === 1,
      ),
    );
  if (meets(state)) return true;
  const from = { scenarioId: 'line', carryScenario: true, seed: 'try', options: state.options };
  const game = { ...newGame(thirtyYearsWar, { ...from, scenario: state.scenario }), start: state };
  for (const command of thirtyYearsWar.moves(state)) {
    if (command.do !== 'move') continue;
    const done = perform(thirtyYearsWar, game, command);
    if (done.outcome === 'done' && meets(stateOf(done.game))) return true;
  }
  return false;
}

describe('passing until contact, anywhere', () => {
  it(
    'gives legal commands that throw no die, and passes no Movement Phase in which a move meets an enemy',
    () => {
      let passes = 0;
      fc.assert(
        fc.property(positions, ({ line }) => {
          const { game, pass } = at(line);
          const { commands } = pass();
          let now = game;
          for (const command of commands) {
            const state = stateOf(now);
            if (state.phase === 'movement') {
              passes++;
              expect(someMoveMeets(state)).toBe(false);
            }
            const done = perform(thirtyYearsWar, now, command);
            expect(done.outcome).toBe('done');
            if (done.outcome !== 'done') return;
            now = done.game;
            expect(itemAt(now.record.entries, now.record.head)?.dice).toEqual([]);
          }
          // Nor is anybody met where it stops, whose phase was passed before.
          const last = stateOf(now);
          if (commands.length > 0 && last.phase === 'movement') expect(someMoveMeets(last)).toBe(false);
        }),
        draws(60, 11),
      );
      expect(passes).toBeGreaterThan(10);
    },
    PATIENCE,
  );
});
