import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../../src/core/game';
import { chanceOf } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import { coachFaults, textFaults } from '../../../helpers/coached';
import { playRandomly, SCENARIOS } from '../../../helpers/random/wholeGame';

/** Of the positions of a game one in so many is looked at; `soak -- --coach` looks at all. */
const EVERY = 61;
/** Of a battle of a few turns, too. */
const SHORT = { ids: ['first-battle'], every: 2 };
/** What a command exposes is found sooner. */
const FEWER = 13;

describe.each(SCENARIOS)('in a random game of %s', (scenarioId) => {
  const every = SHORT.ids.includes(scenarioId) ? SHORT.every : EVERY;
  it('the coach throws nothing, advises nothing illegal and nothing worse than doing nothing', () => {
    const faults: string[] = [];
    let [positions, asked, advised] = [0, 0, 0];
    const finished = playRandomly(scenarioId, `coached ${scenarioId}`, (game) => {
      if (positions++ % every > 0) return;
      asked++;
      const state = stateOf(game);
      faults.push(...coachFaults(state));
      advised += thirtyYearsWarCoach.coach(state).acts.length;
    });
    expect(faults).toEqual([]);
    expect(finished).toBe(true);
    expect(asked).toBeGreaterThan(2);
    expect(advised).toBeGreaterThan(0);
  });

  it('it says what any command exposes in whole sentences, or nothing', () => {
    const faults: string[] = [];
    let [positions, said] = [0, 0];
    playRandomly(scenarioId, `exposed ${scenarioId}`, (game) => {
      if (positions++ % Math.min(every, FEWER) > 0) return;
      const state = stateOf(game);
      const chance = chanceOf(`${positions}`);
      for (const command of thirtyYearsWar.moves(state, { draw: chance })) {
        const advice = thirtyYearsWarCoach.exposes(state, command);
        if (advice) faults.push(...textFaults(command.do, advice.text, advice.rules));
        if (advice) said++;
        if (chance(4) === 0) break;
      }
    });
    expect(faults).toEqual([]);
    expect(said).toBeGreaterThan(0);
  });
});
