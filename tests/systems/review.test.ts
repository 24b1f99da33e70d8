/** A game looked back at, in both systems: what was luck, held against every face, and what would have been better. */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/core/contract/opponent';
import type { SystemTypes } from '../../src/core/contract/rules';
import type { GameSystem } from '../../src/core/contract/system';
import { drawFrom } from '../../src/core/dice/draw';
import { newGame, stateOf } from '../../src/core/game';
import { ADVISER, LEVELS } from '../../src/core/opponent/levels';
import { decide } from '../../src/core/opponent/opponent';
import { type Act, type Review, review } from '../../src/core/opponent/review';
import { performPress } from '../../src/core/perform';
import { ROOT } from '../../src/core/record/record';
import { thinkOn } from '../../src/core/think';
import { scenarioNamed } from '../../src/headless/catalogue';
import { systemNamed } from '../../src/systems';
import { mindOf } from '../../src/systems/opponents';

type State = SystemTypes['State'];
/** What one side did until the phase or the segment was over. */
type Stretch = { readonly state: State; readonly acts: readonly Act[] };

type Known = readonly [GameSystem, Mind];

function systemOf(id: string): Known {
  const [rules, mind] = [systemNamed(id), mindOf(id)];
  if (!rules || !mind) throw new Error(`nobody plays ${id}`);
  return [rules, mind];
}

/** A recorded game of recruits whose every third act is one by chance, so that much could have been better. */
function recorded([rules, mind]: Known, scenarioId: string, length: number): Stretch[] {
  const scenario = rules.read.scenario(scenarioNamed(scenarioId));
  const options = rules.read.options(scenario, {});
  let game = newGame(rules, { scenario, scenarioId, carryScenario: false, options, seed: 'r' });
  const draw = drawFrom('p');
  while (game.record.entries.length < length) {
    const state = stateOf(game);
    const legal = [...rules.moves(state)];
    const plan = draw(3) === 0 ? null : decide({ rules, mind, level: LEVELS.recruit, seed: 'r' }, state);
    const command = plan?.commands[0] ?? legal[draw(legal.length)];
    if (command === undefined) throw new Error('a dead end');
    game = performPress(rules, game, [command]).game;
  }
  const stretches: { readonly key: string; readonly state: State; readonly acts: Act[] }[] = [];
  for (const [i, { command, dice }] of game.record.entries.entries()) {
    const state = stateOf(game, i === 0 ? ROOT : i - 1);
    const { phase, step, gameTurn, turn } = state as Readonly<Record<string, unknown>>;
    const key = JSON.stringify([mind.decides(state), phase ?? step, gameTurn ?? turn]);
    if (stretches.at(-1)?.key !== key) stretches.push({ key, state, acts: [] });
    stretches.at(-1)?.acts.push({ command, faces: dice.map(({ face }) => face) });
  }
  return stretches;
}

/** What the position is worth to the side on average over every face of every die that the act may throw. */
function expectedAfter([rules, mind]: Known, state: State, act: Act, side: string): number {
  const ends = (faces: readonly number[]): number => {
    const thinking = thinkOn(rules, state);
    let [thrown, open] = [0, 0];
    thinking.play(act.command, (sides) => {
      if (thrown === faces.length && open === 0) open = sides;
      return faces[thrown++] ?? 1;
    });
    if (open === 0) return mind.evaluate(thinking.state(), side as never);
    const all = Array.from({ length: open }, (_, i) => ends([...faces, i + 1]));
    return all.reduce((sum, one) => sum + one, 0) / open;
  };
  return ends([]);
}

/** By how much what stands after each act with dice is better for the side than what was to be expected of it. */
function luckByHand(system: Known, { state, acts }: Stretch, side: string): readonly number[] {
  const [rules, mind] = system;
  const thinking = thinkOn(rules, state);
  return acts.map((act) => {
    if (act.faces.length === 0) {
      thinking.play(act.command, () => 1);
      return 0;
    }
    const expected = expectedAfter(system, thinking.state(), act, side);
    const faces = act.faces.values();
    thinking.play(act.command, () => faces.next().value ?? 0);
    return mind.evaluate(thinking.state(), side as never) - expected;
  });
}

const LEVEL = { ...ADVISER, positions: 100, times: 8, onTheWay: 10, turns: 2 };
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe.each([
  ['thirty-years-war', 'first-battle', 60],
  ['rocroi-1643', 'rocroi-1643-right-wing', 100],
])('a game of %s looked back at', (id, scenario, length) => {
  const system = systemOf(id);
  const [rules, mind] = system;
  const stretches = recorded(system, scenario, length);
  const looked = stretches.flatMap((stretch) => {
    const found = review({ rules, mind, seed: 'x', level: LEVEL }, stretch.state, stretch.acts);
    return found ? [[stretch, found] as const] : [];
  });

  it('luck is what came beyond what was to be expected of each throw, and gain and luck what stands', () => {
    let thrown = 0;
    for (const [stretch, { side, before, after, luck }] of looked) {
      const byHand = luckByHand(system, stretch, side);
      // Told in whole hundredths.
      expect(luck.length).toBe(byHand.length);
      for (const [i, one] of byHand.entries())
        expect(Math.abs((luck[i] ?? 0) - one)).toBeLessThanOrEqual(0.5001);
      thrown += byHand.filter((one) => one !== 0).length;
      expect(before).toBe(mind.evaluate(stretch.state, side));
      const last = stretches[stretches.indexOf(stretch) + 1];
      if (last) expect(after).toBe(mind.evaluate(last.state, side));
    }
    expect(thrown).toBeGreaterThan(3);
  });

  it('a plan that would have been better can be carried out where it is named, and is another one', () => {
    const named = looked.filter((one): one is typeof one & { 1: Review } => one[1].better !== null);
    expect(named.length).toBeGreaterThan(0);
    for (const [{ state, acts }, { better, side }] of named) {
      if (!better) continue;
      expect(mind.decides(state)).toBe(side);
      expect(better.by).toBeGreaterThan(better.give);
      expect(better.plan.commands).not.toEqual(acts.map(({ command }) => command));
      const thinking = thinkOn(rules, state);
      for (const command of better.plan.commands) {
        expect(rules.check(thinking.state(), command)).toEqual([]);
        thinking.play(command, () => 1);
      }
    }
    expect(sum(named.map(([, { better }]) => better?.by ?? 0))).toBeGreaterThan(0);
  });
});
