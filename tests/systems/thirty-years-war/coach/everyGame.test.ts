import { beforeAll, describe, expect, it } from 'vitest';
import { stateOf } from '../../../../src/core/game';
import { chanceOf } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { thirtyYearsWarCoach } from '../../../../src/systems/thirty-years-war/coach';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
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
  const advice = { faults: [] as string[], asked: 0, given: 0 };
  const exposed = { faults: [] as string[], said: 0 };
  let finished = false;

  function ask(state: State) {
    advice.asked++;
    advice.faults.push(...coachFaults(state));
    advice.given += thirtyYearsWarCoach.coach(state).acts.length;
  }
  function askWhatIsExposed(state: State, chance: (sides: number) => number) {
    for (const command of thirtyYearsWar.moves(state, { draw: chance })) {
      const said = thirtyYearsWarCoach.exposes(state, command);
      if (said) exposed.faults.push(...textFaults(command.do, said.text, said.rules));
      if (said) exposed.said++;
      if (chance(4) === 0) break;
    }
  }

  beforeAll(() => {
    let positions = 0;
    finished = playRandomly(scenarioId, `coached ${scenarioId}`, (game) => {
      if (positions % every === 0) ask(stateOf(game));
      if (positions % Math.min(every, FEWER) === 0) askWhatIsExposed(stateOf(game), chanceOf(`${positions}`));
      positions++;
    });
  });

  it('the coach throws nothing, advises nothing illegal and nothing worse than doing nothing', () => {
    expect(advice.faults).toEqual([]);
    expect(finished).toBe(true);
    expect(advice.asked).toBeGreaterThan(2);
    expect(advice.given).toBeGreaterThan(0);
  });
  it('it says what any command exposes in whole sentences, or nothing', () => {
    expect(exposed.faults).toEqual([]);
    expect(exposed.said).toBeGreaterThan(0);
  });
});
