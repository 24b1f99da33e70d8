/** Games by chance through the rules alone, as a player that looks ahead plays them: no words, no record, no table. */
import type { Asking } from '../../../src/core/contract/rules';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { chance } from '../../helpers/positions/scattered';
import type { Contestant } from '../measure';

type State = ThirtyYearsWar['State'];
type Command = ThirtyYearsWar['Command'];
type Roll = (sides: number) => number;

/** A position to think on. */
type Thinking = {
  moves(asking?: Asking): Iterable<Command>;
  play(command: Command, roll: Roll): void;
  takeBack(): void;
};
/** Rules that have one which is changed in place. */
const rules: typeof thirtyYearsWar & { think?(state: State): Thinking } = thirtyYearsWar;

/** More commands than any game has. */
const LONGEST = 20_000;

function thinkOn(state: State): Thinking {
  return rules.think?.(state) ?? overStates(state);
}

/** The same made of the functions that give a new state for each event. */
function overStates(start: State): Thinking {
  const states = [start];
  const now = () => states.at(-1) ?? start;
  return {
    moves: (asking) => rules.moves(now(), asking),
    play(command, roll) {
      let state = now();
      const play = {
        get state() {
          return state;
        },
        emit(event: ThirtyYearsWar['Event']) {
          state = rules.evolve(state, event);
        },
        dice: (purposes: readonly string[], sides = 6) => purposes.map(() => roll(sides)),
      };
      rules.resolve(play, command);
      states.push(state);
    },
    takeBack: () => void states.pop(),
  };
}

function startOf(id: string): State {
  const scenario = rules.read.scenario(scenarioNamed(id));
  return rules.start(scenario, rules.read.options(scenario, {}));
}

const firstOf = (commands: Iterable<Command>): Command | undefined => {
  for (const command of commands) return command;
  return undefined;
};

/** One whole game; how many commands it had. */
function playOut(start: State, seed: number, watch: (at: Thinking) => void = () => {}): number {
  const draw = chance(seed);
  const roll = (sides: number) => 1 + draw(sides);
  const position = thinkOn(start);
  for (let played = 0; played < LONGEST; played++) {
    const command = firstOf(position.moves({ draw }));
    if (!command) return played;
    watch(position);
    position.play(command, roll);
  }
  throw new Error('a game without an end');
}

/** Whole games of these battles in turn. */
export function playouts(name: string, ids: readonly string[]): Contestant {
  const starts = ids.map(startOf);
  let seed = 0;
  return {
    name,
    run() {
      seed++;
      return starts.reduce((commands, start) => commands + playOut(start, seed), 0);
    },
  };
}

const POSITIONS = 200;
const MOVES = 8;

/** Commands made and taken back at points all over one game; null where nothing can be taken back in place. */
export function takenBack(name: string, id: string): Contestant | null {
  const { think } = rules;
  if (!think) return null;
  const start = startOf(id);
  const length = playOut(start, 1);
  const every = Math.max(1, Math.floor(length / POSITIONS));
  const draw = chance(2);
  const roll = (sides: number) => 1 + draw(sides);
  const points: { readonly position: Thinking; readonly commands: readonly Command[] }[] = [];
  let passed = 0;
  playOut(start, 1, (at) => {
    if (passed++ % every !== 0) return;
    const commands = Array.from({ length: MOVES }, () => firstOf(at.moves({ draw })) ?? []).flat();
    points.push({ position: think(stateAt(at)), commands });
  });
  return {
    name,
    run() {
      for (const { position, commands } of points)
        for (const command of commands) {
          position.play(command, roll);
          position.takeBack();
        }
      return points.reduce((all, { commands }) => all + commands.length, 0);
    },
  };
}

function stateAt(at: Thinking & { state?(): State }): State {
  if (!at.state) throw new Error('a position that does not say how it stands');
  return at.state();
}
