import { describe, expect, it } from 'vitest';
import { newGame, stateOf } from '../../../src/core/game';
import { loadGame } from '../../../src/core/loadGame';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { tracers } from '../../../src/systems/thirty-years-war/exclusive/freiburg/18-communications';
import { pieceOf } from '../../../src/systems/thirty-years-war/position';
import { EAST, scattered } from '../../helpers/scattered';
import { withLine } from '../../oracle/communications';
import { faultsAfter } from '../../oracle/invariants';
import threeDays from '../../records/three-days.json';

const strewn = (seed: number) => scattered(seed, EAST, { day: 2 });

describe('the Line of Communications', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'is found from the edge and from the counter alike: position %i',
    (seed) => {
      const state = strewn(seed);
      const traces = tracers(state);
      const told = state.counters.filter(({ id, at }, i) => {
        const piece = pieceOf(state, id);
        return at !== null && state.scenario.counters[i]?.category === 'bavarian' && piece && traces(piece);
      });
      expect(told.map(({ id }) => id)).toEqual(withLine(state));
    },
  );

  it('is there for some and not for others', () => {
    const states = Array.from({ length: 60 }, (_, seed) => strewn(seed));
    const shares = states.map((state) => {
      const all = state.counters.filter(
        ({ at }, i) => at !== null && state.scenario.counters[i]?.category === 'bavarian',
      );
      return withLine(state).length / all.length;
    });
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(20);
  });
});

describe('a campaign of three days on record', () => {
  const { game, fault } = loadGame(thirtyYearsWar, threeDays, scenarioNamed);
  const told = game.steps.flatMap(({ events }, i) => {
    const before = game.steps[i - 1]?.state ?? game.start;
    return events.flatMap((event) =>
      ['dayEnded', 'redeployed', 'sideSetUp', 'gameEnded'].includes(event.happened)
        ? (thirtyYearsWar.tell(before, event)?.text.replace(/:.*/, '') ?? [])
        : [],
    );
  });

  it('is read without a fault and ends as it did', () => {
    expect(fault).toBeNull();
    expect(thirtyYearsWar.verdict(stateOf(game))).toMatchObject({ winner: 'bavarian' });
    expect(stateOf(game).day).toBe(2);
  });

  it('goes from set-up to set-up, the Bavarians always first', () => {
    const setUps = ['The Bavarian force is set up', 'The French force is set up'];
    expect(told).toEqual([
      ...setUps,
      '3 August is over after Game-Turn 5. The armies regroup.',
      'The next day is fought from the rows of 5 August.',
      ...setUps,
      '5 August is over after Game-Turn 12. The armies regroup.',
      'The next day is fought from the Hill.',
      ...setUps,
      'Bavarian victory',
    ]);
  });
});

describe('a campaign at random', () => {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed('freiburg-campaign'));
  const options = thirtyYearsWar.read.options(scenario, {});
  const setUp = { scenario, scenarioId: 'freiburg-campaign', options };

  it('ends, with nothing wrong on the way, and its record leads to the same end', () => {
    const faults: string[] = [];
    const played = playAtRandom(thirtyYearsWar, { ...setUp, seed: '2' }, (game) => {
      faults.push(...faultsAfter(game));
    });
    expect([faults, played.finished]).toEqual([[], true]);
    const { game, fault } = loadGame(
      thirtyYearsWar,
      JSON.parse(JSON.stringify(played.game.record)),
      scenarioNamed,
    );
    expect(fault).toBeNull();
    expect(stateOf(game)).toEqual(stateOf(played.game));
    const days = played.game.steps.map((step) => step.state.day);
    expect([...new Set(days)]).toEqual([0, 1, 2]);
  }, 60_000);

  it('starts with the set-up of 3 August', () => {
    const game = newGame(thirtyYearsWar, { ...setUp, carryScenario: false, seed: 'x' });
    expect(stateOf(game).pending).toEqual({ kind: 'setUp', by: 'bavarian' });
  });
});
