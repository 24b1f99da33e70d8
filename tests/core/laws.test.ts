import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedGenerator } from '../../src/core/dice/dice';
import { type Game, newGame } from '../../src/core/game';
import { watchGames } from '../../src/core/laws';
import { playAtRandom } from '../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../src/systems/thirty-years-war/engine/system';
import type { CounterState, State } from '../../src/systems/thirty-years-war/state/state';
import { rocroi } from '../helpers/positions/scenarioJson';
import { holdLaws, LawBroken, laws } from '../oracle/laws/laws';

const OPTIONS = thirtyYearsWar.read.options(rocroi, {});

type System = typeof thirtyYearsWar;
/** A whole game of Rocroi by an engine in which something is wrong. */
const playedBy = (wrong: Partial<System>) => () =>
  playAtRandom(
    { ...thirtyYearsWar, resolve: byEvolve, ...wrong },
    { scenario: rocroi, scenarioId: 'rocroi', options: OPTIONS, seed: 'laws' },
  );

/** The engine that leaves it to `evolve` what an event leads to. */
const byEvolve: System['resolve'] = (play, command) =>
  thirtyYearsWar.resolve(
    {
      get state() {
        return play.state;
      },
      emit: (event) => play.emit(event),
      dice: (purposes, sides) => play.dice(purposes, sides),
    },
    command,
  );

/** One that says that an event has led nowhere. */
const standingStill: System['resolve'] = (play, command) => {
  const { state } = play;
  thirtyYearsWar.resolve(
    {
      state,
      emit: (event) => play.emit(event, state),
      dice: (purposes, sides) => play.dice(purposes, sides),
    },
    command,
  );
};

/** The engine that also does this to a counter whenever a unit moves. */
const moving = (change: (counter: CounterState, state: State) => CounterState): Partial<System> => ({
  evolve(before, event) {
    const state = thirtyYearsWar.evolve(before, event);
    if (event.happened !== 'counterMoved') return state;
    return { ...state, counters: state.counters.map((c) => (c.id === event.counter ? change(c, state) : c)) };
  },
});

/** Where some counter of the other side stands. */
function besideEnemy({ id }: CounterState, { counters }: State) {
  const holder = counters.find((c) => c.id === id)?.holder;
  return counters.find((c) => c.holder !== holder && c.at !== null)?.at ?? null;
}

/** From the second phase on nothing may be pressed any more, which is offered all the same. */
const refusing: System['press'] = (state, draft, target) =>
  state.phase === 'disruptionRemoval'
    ? thirtyYearsWar.press(state, draft, target)
    : { to: 'refusal', reasons: [{ rule: 'test', kind: 'test', text: 'Not now.', counters: [], where: [] }] };

beforeEach(() => watchGames(laws({ choices: 1, dice: 1, events: 1 })));
afterEach(holdLaws);

describe('a step that breaks a law is thrown out', () => {
  it.each<[string, Partial<System>, RegExp]>([
    [
      'two enemies in a hex',
      moving((c, state) => ({ ...c, at: besideEnemy(c, state) })),
      /not alone in|enemy in/,
    ],
    ['a counter that is nowhere', moving((c) => ({ ...c, at: null, off: null })), /in no place or in two/],
    [
      'a counter that is in two places',
      moving((c) => ({ ...c, off: 'eliminated' })),
      /in no place or in two/,
    ],
    ['a counter that is lost', { evolve: withoutLast }, /counters differ/],
    ['a counter that is doubled', { evolve: withLastTwice }, /counters differ/],
    ['events that lead elsewhere', { resolve: standingStill }, /lead to another state/],
    ['something offered that is refused', { press: refusing }, /offered and refused/],
  ])('%s', (_, wrong, said) => {
    expect(playedBy(wrong)).toThrow(LawBroken);
    expect(playedBy(wrong)).toThrow(said);
  });

  it('dice that are not those of the seed', () => {
    const game: Game<ThirtyYearsWar> = newGame(thirtyYearsWar, {
      scenario: rocroi,
      scenarioId: 'rocroi',
      carryScenario: false,
      options: OPTIONS,
      seed: 'laws',
    });
    const watch = laws({ choices: 1, dice: 1, events: 1 });
    const entry = { parent: -1, press: 1, command: { do: 'endPhase', phase: 'artilleryFire' } as const };
    const die = (face: number) => ({ purpose: '', face, sides: 6, by: 'generator' as const });
    const foreign = [1, 2, 3, 4, 5, 6].filter((face) => {
      const record = {
        ...game.record,
        generator: seedGenerator('laws'),
        entries: [{ ...entry, dice: [die(face)] }],
      };
      try {
        watch.appended({ ...game, record });
        return false;
      } catch (error) {
        expect(String(error)).toContain('entry 0 has dice that are not those of the seed');
        return true;
      }
    });
    expect(foreign).toHaveLength(5);
  });

  it('none where nothing is wrong', () => {
    expect(playedBy({})).not.toThrow();
  });
});

function withoutLast(before: State, event: Parameters<System['evolve']>[1]): State {
  const state = thirtyYearsWar.evolve(before, event);
  return { ...state, counters: state.counters.slice(0, -1) };
}

function withLastTwice(before: State, event: Parameters<System['evolve']>[1]): State {
  const state = thirtyYearsWar.evolve(before, event);
  return { ...state, counters: [...state.counters, ...state.counters.slice(-1)] };
}
