/** The generic part plays systems that it does not know, with nothing but a measure of theirs. */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../../src/core/contract/opponent';
import type { Rules, SystemTypes } from '../../../src/core/contract/rules';
import { drawFrom } from '../../../src/core/dice/draw';
import type { Level } from '../../../src/core/opponent/levels';
import { decide, playerOf } from '../../../src/core/opponent/opponent';
import { FACING_SCENARIO, facingToy } from '../../fixtures/facingToy';
import type { FacingToy } from '../../fixtures/facingToy/rules';
import { MILLIMETRE_SCENARIO, millimetreToy } from '../../fixtures/millimetreToy';
import type { MillimetreToy } from '../../fixtures/millimetreToy/rules';
import { playMatch, type Seat } from '../../helpers/opponents/match';
import { toyMind } from '../../helpers/toy/toyMind';
import { side, TOY_SCENARIO, toySystem } from '../../helpers/toy/toySystem';

const LEVEL: Level = { positions: 25, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 2 };
const PLAYED_ON: Level = { positions: 4, care: 100, playedOn: 2, times: 1, onTheWay: 2, turns: 2 };

const facing: Mind<FacingToy> = {
  system: facingToy.id,
  unit: 'units',
  decides: (state) => (facingToy.verdict(state) ? null : side(state.side)),
  evaluate: ({ units }, of) =>
    units.reduce((sum, unit) => sum + (unit.at ? (unit.side === String(of) ? 100 : -100) : 0), 0),
};
const millimetre: Mind<MillimetreToy> = {
  system: millimetreToy.id,
  unit: 'units',
  decides: (state) => (millimetreToy.verdict(state) ? null : side(state.side)),
  evaluate: ({ units }, of) =>
    units.reduce((sum, unit) => sum + (unit.gone ? 0 : unit.side === String(of) ? 100 : -100), 0),
};

function matchOf<T extends SystemTypes>(rules: Rules<T>, mind: Mind<T>, start: T['State'], level: Level) {
  const seat = (seed: string): Seat<T> => playerOf({ rules, mind, level, seed });
  return playMatch(rules, start, 'seven', (state) => mind.decides(state), [seat('a'), seat('b')]);
}

const facingStart = facingToy.start(facingToy.read.scenario(FACING_SCENARIO), {});
const millimetreStart = millimetreToy.start(millimetreToy.read.scenario(MILLIMETRE_SCENARIO), {});
const toyScenario = toySystem.read.scenario(TOY_SCENARIO);
const toyStart = toySystem.start(toyScenario, toySystem.read.options(toyScenario, {}));

const TOYS: readonly (readonly [name: string, play: (level: Level) => ReturnType<typeof matchOf>])[] = [
  ['with facings', (level) => matchOf(facingToy, facing, facingStart, level)],
  ['in millimetres', (level) => matchOf(millimetreToy, millimetre, millimetreStart, level)],
  ['of five by five hexes', (level) => matchOf(toySystem, toyMind, toyStart, level)],
];

describe.each(TOYS)('a toy %s', (_, play) => {
  it.each([
    ['weighing each command', LEVEL],
    ['playing plans on', PLAYED_ON],
  ])('is played to its end, %s', (_how, level) => {
    const { trouble, verdict } = play(level);
    expect(trouble).toBe('');
    expect(verdict).not.toBeNull();
  });
  it('is the same game with the same seeds', () => {
    expect(play(LEVEL).commands).toEqual(play(LEVEL).commands);
  });
});

describe('a decision', () => {
  const thinker = { rules: facingToy, mind: facing, level: LEVEL, seed: 'x' };

  it('is a function of the position and the seed', () => {
    expect(decide(thinker, facingStart)).toEqual(decide(thinker, facingStart));
  });
  it('is made at once when it is told to stop, and legal', () => {
    let asked = 0;
    const plan = decide({ ...thinker, level: { ...LEVEL, positions: 1e9 } }, facingStart, () => ++asked > 3);
    const [command] = plan?.commands ?? [];
    expect(asked).toBeLessThan(10);
    expect(command && facingToy.check(facingStart, command)).toEqual([]);
  });
  it('beats commands drawn by chance where one step is enough to see', () => {
    // A unit in front of an enemy's back: to attack is worth more than all else.
    const draw = drawFrom('chance');
    const won = ['1', '2', '3'].filter((seed) => {
      const random: Seat<FacingToy> = (state) => {
        const all = [...facingToy.moves(state)];
        return all[draw(all.length)] ?? null;
      };
      const own = playerOf({ ...thinker, seed });
      const match = playMatch(facingToy, facingStart, seed, (state) => facing.decides(state), [own, random]);
      return match.verdict?.winner !== side('red');
    });
    expect(won.length).toBeGreaterThanOrEqual(2);
  });
});
