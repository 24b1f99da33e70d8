import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../../src/core/contract/table';
import type { CounterId } from '../../../../../src/core/contract/values';
import { enterDie, takeDiceFrom, wantedDie } from '../../../../../src/core/dice/handDice';
import { newGame, stateOf } from '../../../../../src/core/game';
import { performPress } from '../../../../../src/core/perform';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { board } from '../../../../helpers/positions/board';

const LINE = 'F gun 0404 | F gun 0408 | F gun 0907 | S 8-3 0406 | S 8-3 0909 | F 8-3 0101';
const firing = (line = LINE) => board(line, { phase: 'artilleryFire', rules: 'rocroi' });
const several = (...ids: readonly string[]): Target => ({
  on: 'counters',
  ids: ids.map((id) => id as CounterId),
});
const on = (id: string): Target =>
  /^[fs]\d/.test(id) ? { on: 'counter', id: id as CounterId } : { on: 'option', id };

function begun(state: State, ...targets: readonly Target[]): Draft | null {
  let draft: Draft | null = null;
  for (const target of targets) {
    const pressed = thirtyYearsWar.press(state, draft, target);
    if (pressed.to !== 'draft') throw new Error(`${JSON.stringify(target)}: ${JSON.stringify(pressed)}`);
    draft = pressed.draft;
  }
  return draft;
}
const commandsOf = (state: State, draft: Draft | null, id: string) => {
  const pressed = thirtyYearsWar.press(state, draft, on(id));
  if (pressed.to !== 'commands') throw new Error(JSON.stringify(pressed));
  return pressed.commands;
};
const gunsIn = (state: State, draft: Draft | null, id: string) =>
  commandsOf(state, draft, id).map((command) => (command.do === 'fire' ? command.gun : command.do));

/** What is fired at all where the dice come up like this, one after the other. */
function fired(faces: readonly number[]) {
  const state = firing();
  const { scenario, options } = state;
  const setUp = { scenario, options, scenarioId: scenario.id, carryScenario: true, seed: 'none' };
  const game = takeDiceFrom({ ...newGame(thirtyYearsWar, setUp), start: state }, 'hand');
  let now = performPress(
    thirtyYearsWar,
    game,
    commandsOf(state, begun(state, several('s0406')), 'volley'),
  ).game;
  const left = [...faces];
  while (wantedDie(thirtyYearsWar, now)) {
    const face = left.shift();
    if (face === undefined) throw new Error('no die was scripted');
    const done = enterDie(thirtyYearsWar, now, face);
    if (done.outcome === 'refused') throw new Error('refused');
    now = done.game;
  }
  const after = stateOf(now);
  return {
    left: left.length,
    shots: now.record.entries.map(({ command, dice, press }) => `${command.do} ${dice.length} ${press}`),
    disrupted: after.counters.find(({ id }) => id === 's0406')?.disrupted,
    after,
  };
}

describe('all guns on one target', () => {
  it('is fired by all who see the target, the likeliest first (5.11)', () => {
    const state = firing();
    const draft = begun(state, several('s0406'));
    const { choices, instruction, receipt } = thirtyYearsWar.prompt(state, draft);
    expect(instruction).toBe('3 guns see S 8-3 (0406). Fire one of them, or all until it is disrupted.');
    expect(choices.map(({ label }) => label)).toContain('Fire all 3 until it is disrupted');
    expect(gunsIn(state, draft, 'volley').at(-1)).toBe('f0907g');
    // Each misses with so many of six faces: all of them miss in so many of 216 ways.
    const misses = receipt?.items.map(({ by }) => 6 - Number(by[0])) ?? [];
    const all = misses.reduce((product, one) => product * one, 1);
    expect(receipt?.outcomes.map(({ chance }) => chance)).toEqual([
      [216 - all, 216],
      [all, 216],
    ]);
  });

  it('fires one shot after the other, each a command with its own die, and stops at disruption', () => {
    const all = fired([6, 6, 6]);
    expect([all.shots, all.disrupted]).toEqual([['fire 1 1', 'fire 1 1', 'fire 1 1'], false]);
    const second = fired([6, 1, 6]);
    expect([second.shots, second.disrupted, second.left]).toEqual([['fire 1 1', 'fire 1 1'], true, 1]);
    const first = fired([1]);
    expect([first.shots, first.disrupted]).toEqual([['fire 1 1'], true]);
    // Those that were not needed can still be fired at others.
    expect(thirtyYearsWar.prompt(first.after, null).choices.length).toBeGreaterThanOrEqual(1);
  });

  it('fires one gun of them where that is pressed, and the rest stay aimed', () => {
    const state = firing();
    const draft = begun(state, several('s0406'));
    expect(gunsIn(state, draft, 'f0907g')).toEqual(['f0907g']);
    const missed = {
      ...state,
      counters: state.counters.map((one) => (one.id === 'f0907g' ? { ...one, fired: true } : one)),
    };
    const left = draft && thirtyYearsWar.goesOn?.(missed, draft);
    expect(left).toEqual(draft);
    const hit = {
      ...state,
      counters: state.counters.map((one) => (one.id === 's0406' ? { ...one, disrupted: true } : one)),
    };
    expect(draft && thirtyYearsWar.goesOn?.(hit, draft)).toBeNull();
  });

  it('is offered where two guns see one undisrupted unit (5.11, 5.2)', () => {
    const offer = (line: string) => thirtyYearsWar.prompt(firing(line), null).several;
    expect(offer(LINE)).toEqual({ begins: 'All guns on one target' });
    expect(offer('F gun 0404 | S 8-3 0406')).toBeUndefined();
    expect(offer('F gun 0404 | F gun 0408 | S 8-3* 0406')).toBeUndefined();
    expect(offer('F gun 0404 | F 8-3 0405 | F gun 0408 | S 8-3 0406')).toBeUndefined();
    const pressed = thirtyYearsWar.press(firing('F gun 0404 | S 8-3 0406'), null, several('s0406'));
    expect(pressed.to === 'refusal' && pressed.reasons.map(({ rule }) => rule)).toEqual(['5.11']);
  });

  it('asks for the target first where it is begun by its button', () => {
    const state = firing();
    const draft = begun(state, several());
    expect(
      thirtyYearsWar.prompt(state, draft).choices.map(({ label, cost }) => `${label} ${cost ?? ''}`),
    ).toContain('S 8-3 (0406) 3 guns');
    expect(thirtyYearsWar.preview(state, draft, on('s0406')).text).toMatch(/see it\.$/);
    expect(begun(state, several(), on('s0406'))).toEqual(begun(state, several('s0406')));
    expect(begun(state, several('s0406'), on('cancel'))).toBeNull();
  });

  it('a shot that was chosen by itself is made though it can do nothing (5.11)', () => {
    const state = firing('F gun 0404 | S 8-3* 0406');
    const draft = begun(state, on('f0404g'), on('s0406'));
    expect(gunsIn(state, draft, 'fire')).toEqual(['f0404g']);
  });
});
