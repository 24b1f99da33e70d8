/** A position to think on is the same game: changed in place, taken back, and read as plain JSON at any time. */

import { describe, expect, it } from 'vitest';
import type { Thinking } from '../../../src/core/contract/rules';
import { hashOf } from '../../../src/core/json/hash';
import { thinkOn } from '../../../src/core/think';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { BATTLES_OF_1976 } from '../../helpers/battlesOf1976';
import { chance } from '../../helpers/positions/scattered';

const MOST = 160;
const { think: _, ...withoutThink } = thirtyYearsWar;

function startOf(id: string): State {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}

/** Plays up to so many commands that are drawn, and calls back before each. */
function playDrawn(
  on: Thinking<ThirtyYearsWar>,
  seed: number,
  before: (command: ThirtyYearsWar['Command'], roll: (sides: number) => number) => void,
): void {
  const draw = chance(seed);
  const dice = chance(seed + 1);
  const roll = (sides: number) => 1 + dice(sides);
  for (let played = 0; played < MOST && !on.over; played++) {
    const [command] = on.moves({ draw });
    if (!command) throw new Error('nothing is legal');
    before(command, roll);
    on.play(command, roll);
  }
}

describe('a position to think on', () => {
  it.each(BATTLES_OF_1976)('stands as states that are kept one by one would: %s', (id) => {
    const [ours, byStates] = [thinkOn(thirtyYearsWar, startOf(id)), thinkOn(withoutThink, startOf(id))];
    const hashes: string[] = [];
    playDrawn(byStates, 7, () => hashes.push(hashOf(byStates.state())));
    let at = 0;
    playDrawn(ours, 7, () => expect(hashOf(ours.state())).toBe(hashes[at++]));
    expect(at).toBe(hashes.length);
  });

  it.each(BATTLES_OF_1976)('goes back to where it was, from every command: %s', (id) => {
    const on = thinkOn(thirtyYearsWar, startOf(id));
    let tried = 0;
    playDrawn(on, 11, (command) => {
      if (tried++ % 13 > 0) return;
      const [stands, offers] = [hashOf(on.state()), [...on.moves()]];
      on.play(command, (sides) => sides);
      on.takeBack();
      expect(hashOf(on.state())).toBe(stands);
      expect([...on.moves()]).toEqual(offers);
    });
    expect(tried).toBeGreaterThan(20);
  });

  it('says what is legal as the judge does, and takes back no further than it has played', () => {
    const state = startOf('rocroi');
    const on = thinkOn(thirtyYearsWar, state);
    expect(on.isLegal({ do: 'returnToMovement' })).toBe(false);
    expect(on.isLegal({ do: 'endPhase' })).toBe(true);
    expect(() => on.takeBack()).toThrow(RangeError);
    expect(() => thinkOn(withoutThink, state).takeBack()).toThrow(RangeError);
  });
});
