/**
 * What tools that play random games know of each system besides its contract: how it is watched, and how it is played
 * on.
 */
import type { SystemTypes } from '../../../src/core/contract/rules';
import type { GameSystem } from '../../../src/core/contract/system';
import type { SideId } from '../../../src/core/contract/values';
import type { Game } from '../../../src/core/game';
import { OFF_MAP } from '../../../src/core/hex/hex';
import { catalogue } from '../../../src/headless/catalogue';
import { type Chance, chanceOf } from '../../../src/headless/randomPlayer';
import { rocroi1643 } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import { start } from '../../../src/systems/thirty-years-war/scenario/start';
import { freiburgLaw } from '../../oracle/laws/freiburgLaw';
import { faultsAfter } from '../../oracle/laws/invariants';
import { gameFaults } from '../../oracle/rocroi1643/gameLaw';
import type { Fighting } from '../opponents/match';
import { greedy } from '../rocroi1643/greedy';
import { nextCommand } from '../rocroi1643/player';
import { greedy as greedy1976 } from '../thirtyYearsWar/greedy';

/** Methods, so that systems with types of their own fit into one list. */
export interface Playing<T extends SystemTypes> {
  /** Everything that is wrong after the command the game stands at; empty: all is well. */
  faults(game: Game<T>): readonly string[];
  /** A command to give instead of choosing from what is offered; null: choose. */
  instead(state: T['State']): T['Command'] | null;
}
/** Who is asked where there is something to do; null: nothing is found. */
export interface Player<T extends SystemTypes> {
  play(state: T['State'], chance: Chance): T['Command'] | null;
}
export interface Kind<T extends SystemTypes = SystemTypes> extends Fighting<T> {
  readonly system: GameSystem<T>;
  /** Of one game. */
  playing(scenario: T['Scenario'], options: T['Options'], seed: string): Playing<T>;
  /** Players by name, fresh for one game. */
  players(): { readonly [name: string]: Player<T> };
  /** Events that a balance counts. */
  readonly told: readonly string[];
  /** What a side has lost: Strength Points of the day that is fought in the games of 1976, units in those of 1643. */
  lost(state: T['State'], side: SideId): number;
}

const OF_1976: Kind<ThirtyYearsWar> = {
  system: thirtyYearsWar,
  playing(scenario, options) {
    const law = scenario.rules === 'freiburg' ? freiburgLaw(start(scenario, options)) : () => [];
    return { faults: (game) => [...faultsAfter(game), ...law(game)], instead: () => null };
  },
  players() {
    const play = greedy1976();
    return {
      random: { play: (state, draw) => firstOf(thirtyYearsWar.moves(state, { draw })) },
      greedy: { play: (state) => play(state) },
    };
  },
  told: ['battleFought', 'unitEliminated', 'leaderEliminated', 'gunCaptured'],
  fought: 'battleFought',
  gameTurn: ({ day, gameTurn }) => MOST_TURNS * day + gameTurn,
  couldFight: (state) =>
    boardOf(state).forces.every((force) => force.some(({ unit, hex }) => unit && hex !== OFF_MAP)),
  lost({ losses }, side) {
    const { ordinary = 0, demoralizedInfantry = 0 } = losses[side] ?? {};
    return ordinary + demoralizedInfantry;
  },
};
/** More than a day has. */
const MOST_TURNS = 1_000;

/** In every other game most commands go towards the enemy: who only presses by chance hardly meets him. */
const OF_1643: Kind<Rocroi1643> = {
  system: rocroi1643,
  playing(_scenario, _options, seed) {
    const chance = chanceOf(`bold ${seed}`);
    const isBold = chance(2) === 0;
    return {
      faults: gameFaults,
      instead: (state) => (isBold && !state.over && chance(4) > 0 ? nextCommand(state, chance, true) : null),
    };
  },
  players() {
    const [attacking, cautious] = [greedy(false), greedy(true)];
    return {
      random: { play: (state, draw) => nextCommand(state, draw, false) },
      bold: { play: (state, draw) => nextCommand(state, draw, true) },
      attacking: { play: attacking },
      cautious: { play: cautious },
    };
  },
  told: [
    ...['turnBegan', 'fought', 'advanced', 'tested', 'stepLost', 'eliminated', 'routed', 'rallied'],
    ...['leaderKilled', 'chiefKilled', 'demoralized', 'batteryTaken'],
  ],
  fought: 'fought',
  gameTurn: ({ turn }) => turn,
  couldFight: ({ scenario, units }) =>
    scenario.sides.every(({ id: side }) => {
      const own = new Set(scenario.corps.filter((corps) => corps.side === side).map(({ id }) => id));
      return scenario.units.some(
        ({ id, corps }) => own.has(corps) && units.some((unit) => unit.id === id && unit.at !== null),
      );
    }),
  lost({ scenario, units }, side) {
    const own = new Set(scenario.corps.filter((corps) => corps.side === side).map(({ id }) => id));
    const gone = new Set(units.filter(({ at }) => at === null).map(({ id }) => id));
    return scenario.units.filter(({ id, corps }) => own.has(corps) && gone.has(id)).length;
  },
};

function firstOf<I>(items: Iterable<I>): I | null {
  for (const item of items) return item;
  return null;
}

const KINDS: readonly Kind[] = [OF_1976, OF_1643];

const systems = new Map(catalogue().map(({ id, system }) => [id, system]));

/** The kind of a battle of the catalogue. Throws if there is no such battle. */
export function kindOf(scenario: string): Kind {
  const found = KINDS.find(({ system }) => system.id === systems.get(scenario));
  if (!found) throw new RangeError(`no battle ${scenario}`);
  return found;
}
