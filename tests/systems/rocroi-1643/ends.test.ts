/**
 * What an attack leads to always ends (11.8, 12.3): in a crowd, where pushes and runs set off others, each run comes
 * nearer to the edge of its side with every hex, each push leads away from the same enemy, and nobody routs twice.
 */
import { describe, expect, it } from 'vitest';
import { type Draw, drawFrom } from '../../../src/core/dice/draw';
import { resolve } from '../../../src/core/resolve';
import { rules } from '../../../src/systems/rocroi-1643';
import { wayToEdge } from '../../../src/systems/rocroi-1643/12-rout/run';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { COLUMNS, crowd, ROWS } from '../../helpers/rocroi1643/crowd';
import { eventFaults } from '../../helpers/rocroi1643/laws';

type State = Rocroi1643['State'];
type Event = Rocroi1643['Event'];
type Command = Rocroi1643['Command'];

/**
 * So many hexes can be run and retreated from here: every unit to its edge once, one of them two hexes, each with a
 * push.
 */
function most(state: State): number {
  const board = boardOf(state);
  const ways = board.units.map((unit) => wayToEdge(board, unit) ?? COLUMNS + ROWS);
  return ways.reduce((sum, way) => sum + way + COLUMNS + ROWS, 0);
}

/** Events for each hex that is gone: the decision, its answer, the way, and those of its tests and losses. */
const EVENTS = 12;

/** The rules, which stop where they go on for ever. */
function counted(bound: number): typeof rules {
  let events = 0;
  return {
    ...rules,
    resolve(play, command) {
      const emit: typeof play.emit = (event, after) => {
        if (++events > bound) throw new Error(`no end after ${bound} events`);
        play.emit(event, after);
      };
      const { state } = play;
      rules.resolve({ state, emit, dice: (purposes, sides) => play.dice(purposes, sides) }, command);
    },
  };
}

/** Everything that an attack leads to, each decision answered by chance. */
function consequences(begin: State, attack: Command, draw: Draw): readonly Event[] {
  const all: Event[] = [];
  const bound = most(begin);
  const watched = counted(EVENTS * bound);
  let [state, command]: [State, Command | undefined] = [begin, attack];
  for (let decisions = 0; command; decisions++) {
    expect(decisions).toBeLessThan(bound);
    const done: { readonly state: State; readonly events: readonly Event[] } = resolve<Rocroi1643>(
      watched,
      state,
      command,
      (purposes, sides) =>
        purposes.map((purpose) => ({ purpose, sides, face: draw(sides) + 1, by: 'generator' })),
    );
    expect(eventFaults(state, done.events)).toEqual([]);
    all.push(...done.events);
    state = done.state;
    [command] = state.agenda.length > 0 ? rules.moves(state, { draw }) : [];
  }
  expect(state.routing).toEqual([]);
  return all;
}

const count = (events: readonly Event[], happened: Event['happened']) =>
  events.filter((event) => event.happened === happened).length;

describe('what an attack leads to (11.8, 12.3)', () => {
  let [pushes, runs, longest] = [0, 0, 0];
  it.each(Array.from({ length: 30 }, (_, i) => i))('ends, whatever is chosen and thrown: %i', (seed) => {
    const draw = drawFrom(`ends ${seed}`);
    const state = crowd(draw);
    const attacks = [...rules.moves(state)].filter((command) => command.do === 'attack');
    for (const attack of [...attacks, ...attacks, ...attacks]) {
      const events = consequences(state, attack, draw);
      const routed = events.flatMap((event) => (event.happened === 'routed' ? [event.unit] : []));
      expect(new Set(routed).size).toBe(routed.length);
      pushes += events.filter((event) => event.happened === 'retreated' && event.pushed).length;
      runs += count(events, 'ran');
      longest = Math.max(longest, count(events, 'ran') + count(events, 'retreated'));
    }
  });

  it('is often a chain', () => {
    expect(pushes).toBeGreaterThan(20);
    expect(runs).toBeGreaterThan(500);
    expect(longest).toBeGreaterThan(20);
  });
});
