/** Whole games by chance: they end, nothing that is offered is refused, and what is taken back comes again the same. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../src/core/dice/draw';
import { type Game, newGame, stateOf } from '../../../src/core/game';
import { hashOf } from '../../../src/core/json/hash';
import { itemAt } from '../../../src/core/list';
import { perform } from '../../../src/core/perform';
import { ROOT } from '../../../src/core/record/record';
import { thinkOn } from '../../../src/core/think';
import { reader, rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { eventFaults } from '../../helpers/rocroi1643/laws';
import { nextCommand } from '../../helpers/rocroi1643/player';
import { ROCROI } from '../../helpers/rocroi1643/scenario';
import { strewnGame, strewnState } from '../../helpers/rocroi1643/strewn';

type State = Rocroi1643['State'];
const MOST = 6000;

/** Plays to the end by chance; each step is held against the laws. */
function playedOut(start: State, seed: string, bold: boolean): number {
  const draw = drawFrom(seed);
  const game = thinkOn(rules, start);
  let commands = 0;
  while (!game.over) {
    const before = game.state();
    const command = nextCommand(before, draw, bold);
    expect(command, 'something to do').not.toBeNull();
    if (!command) break;
    expect(rules.canonical(before, command)).toEqual(command);
    const refused = rules.check(before, command).map(({ rule, text }) => `${rule} ${text}`);
    expect(refused, JSON.stringify(command)).toEqual([]);
    game.play(command, (sides) => draw(sides) + 1);
    const after = game.state();
    if (commands % 10 === 0) expect(isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after)).toBe(true);
    expect(++commands).toBeLessThan(MOST);
  }
  expect(rules.verdict(game.state())).not.toBeNull();
  return commands;
}

describe('games by chance (4.0)', () => {
  it.each(Array.from({ length: 16 }, (_, i) => i))('end, wherever they begin: %i', (seed) => {
    expect(playedOut(strewnState(seed), `end ${seed}`, seed % 2 === 0)).toBeGreaterThan(0);
  });

  it('end when the whole battle is fought', () => {
    const start = rules.start(ROCROI, reader.read.options(ROCROI, {}));
    expect(playedOut(start, 'whole', true)).toBeGreaterThan(500);
  }, 60_000);
});

describe('what is offered (4.0)', () => {
  it.each(Array.from({ length: 30 }, (_, i) => 200 + i))(
    'is legal, and written in its one form: %i',
    (seed) => {
      const state = strewnState(seed);
      for (const command of rules.moves(state, { all: true })) {
        expect(rules.canonical(state, command)).toEqual(command);
        expect(reader.read.command(JSON.parse(JSON.stringify(command)))).toEqual(command);
        const refused = rules.check(state, command).map(({ rule, text }) => `${rule} ${text}`);
        expect(refused, JSON.stringify(command)).toEqual([]);
      }
    },
  );
});

/** A game by chance with its record. */
function recorded(begin: Game<Rocroi1643>, seed: string, most: number): Game<Rocroi1643> {
  const draw = drawFrom(seed);
  let game = begin;
  for (let i = 0; i < most && !stateOf(game).over; i++) {
    const command = nextCommand(stateOf(game), draw, true);
    if (!command) throw new Error('a dead end');
    const performed = perform(rules, game, command);
    if (performed.outcome !== 'done') throw new Error(`refused: ${JSON.stringify(command)}`);
    game = performed.game;
  }
  return game;
}

describe('what is taken back (table:undo)', () => {
  it.each([1, 2, 3, 4, 5, 6])('comes again with the same hash: %i', (seed) => {
    const draw = drawFrom(`undo ${seed}`);
    const game = thinkOn(rules, strewnState(seed));
    const played: {
      readonly command: Rocroi1643['Command'];
      readonly faces: readonly number[];
      readonly hash: string;
    }[] = [];
    const first = hashOf(game.state());
    for (let i = 0; i < 60 && !game.over; i++) {
      const command = nextCommand(game.state(), draw, true);
      if (!command) throw new Error('a dead end');
      const faces: number[] = [];
      game.play(command, (sides) => {
        faces.push(draw(sides) + 1);
        return faces.at(-1) ?? 1;
      });
      played.push({ command, faces, hash: hashOf(game.state()) });
    }
    for (const _ of played) game.takeBack();
    expect(hashOf(game.state())).toBe(first);
    for (const { command, faces, hash } of played) {
      const thrown = faces.values();
      game.play(command, () => thrown.next().value ?? 0);
      expect(hashOf(game.state())).toBe(hash);
    }
  });

  it.each([7, 8, 9])('and a record leads to the same states when it is loaded: %i', (seed) => {
    const begin = strewnGame(seed);
    const game = recorded(begin, `record ${seed}`, 150);
    const again = newGame<Rocroi1643>(rules, {
      ...{ scenario: stateOf(game).scenario, options: stateOf(game).options },
      ...{ scenarioId: 'strewn', carryScenario: true, seed: game.record.seed },
    });
    let state = again.start;
    for (const [i, entry] of game.record.entries.entries()) {
      const thinking = thinkOn(rules, state);
      const faces = entry.dice.map(({ face }) => face).values();
      thinking.play(entry.command, () => faces.next().value ?? 0);
      state = thinking.state();
      expect(hashOf(state), `entry ${i}`).toBe(hashOf(itemAt(game.steps, i)?.state ?? null));
    }
    expect(game.record.entries.length).toBeGreaterThan(5);
  });
});

describe('every run and every retreat (11.8, 12.3)', () => {
  it.each([10, 11, 12, 13, 14, 15])('leads where it must: %i', (seed) => {
    const game = recorded(strewnGame(seed), `away ${seed}`, 300);
    for (let entry = 0; entry < game.record.entries.length; entry++) {
      const before = entry === 0 ? stateOf(game, ROOT) : stateOf(game, entry - 1);
      expect(eventFaults(before, itemAt(game.steps, entry)?.events ?? []), `entry ${entry}`).toEqual([]);
    }
  });
});
