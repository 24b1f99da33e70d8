/** A unit taken up and moved at the table, in both systems: what a press and each hex that is pointed at cost. */
import type { SystemTypes } from '../../../src/core/contract/rules';
import type { GameSystem } from '../../../src/core/contract/system';
import type { Target } from '../../../src/core/contract/table';
import { stateOf } from '../../../src/core/game';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { reader, rocroi1643 } from '../../../src/systems/rocroi-1643';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { ROCROI } from '../../helpers/rocroi1643/scenario';
import type { Contestant } from '../measure';

const SET_UP_1643 = { scenario: ROCROI, scenarioId: 'rocroi-1643', options: reader.read.options(ROCROI, {}) };
/** Of the states of one game one in so many, and of the hexes of a unit as many. */
const EVERY = 25;
const HEXES = 8;

/** Prompt, press, perform and record: one whole game by chance. */
export function publicPath1643(name: string): Contestant {
  let turn = 0;
  const run = () => playAtRandom(rocroi1643, { ...SET_UP_1643, seed: `${turn++ % 3}` }).commands;
  return { name, run };
}

type InHand<T extends SystemTypes> = {
  readonly state: T['State'];
  readonly counter: Target;
  readonly draft: T['Draft'] | null;
  readonly places: readonly Target[];
};

/** Taking up a unit: press, prompt and board. Pointing at a hex with a unit in the hand. */
export function thingsInHand(): {
  readonly [what in 'taking' | 'pointing']: readonly [Contestant, Contestant];
} {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed('rocroi'));
  const options = thirtyYearsWar.read.options(scenario, {});
  const first = inHand(
    thirtyYearsWar,
    { scenario, scenarioId: 'rocroi', options },
    ({ phase }) => phase === 'movement',
  );
  const second = inHand(rocroi1643, SET_UP_1643, ({ step }) => step === 'movement');
  const name = 'Rocroi of 1976';
  return {
    taking: [taking('', rocroi1643, second), taking(name, thirtyYearsWar, first)],
    pointing: [pointing('', rocroi1643, second), pointing(name, thirtyYearsWar, first)],
  };
}

type SetUp<T extends SystemTypes> = {
  readonly scenario: T['Scenario'];
  readonly scenarioId: string;
  readonly options: T['Options'];
};

/** Units that can move at points all over one game, each with hexes that are offered. */
function inHand<T extends SystemTypes>(
  system: GameSystem<T>,
  setUp: SetUp<T>,
  inMovement: (state: T['State']) => boolean,
): readonly InHand<T>[] {
  const found: InHand<T>[] = [];
  let passed = 0;
  playAtRandom(system, { ...setUp, seed: '1' }, (game) => {
    const state = stateOf(game);
    if (passed++ % EVERY !== 0 || !inMovement(state)) return;
    for (const { target: counter } of system.prompt(state, null).choices) {
      if (counter.on !== 'counter') continue;
      const pressed = system.press(state, null, counter);
      if (pressed.to !== 'draft') continue;
      const { draft } = pressed;
      const targets = system.prompt(state, draft).choices.map(({ target }) => target);
      const places = targets.filter(({ on }) => on === 'place').slice(0, HEXES);
      if (places.length > 0) found.push({ state, counter, draft, places });
      return;
    }
  });
  if (found.length === 0) throw new Error('nobody can be taken up');
  return found;
}

/** Each time as if the state were new: whatever has been found for it is found again. */
function taking<T extends SystemTypes>(
  name: string,
  system: GameSystem<T>,
  all: readonly InHand<T>[],
): Contestant {
  const run = () => {
    for (const { state: known, counter } of all) {
      const state = copied<T>(known);
      const pressed = system.press(state, null, counter);
      if (pressed.to !== 'draft') throw new Error('not taken up');
      system.prompt(state, pressed.draft).choices.length;
      system.board(state, pressed.draft).marks.length;
    }
    return all.length;
  };
  return { name, run };
}

function copied<T extends SystemTypes>(state: T['State']): T['State'] {
  return typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : state;
}

function pointing<T extends SystemTypes>(
  name: string,
  system: GameSystem<T>,
  all: readonly InHand<T>[],
): Contestant {
  const run = () => {
    let pointed = 0;
    for (const { state, draft, places } of all)
      for (const place of places) pointed += system.preview(state, draft, place) ? 1 : 0;
    if (pointed === 0) throw new Error('nothing is previewed');
    return pointed;
  };
  return { name, run };
}
