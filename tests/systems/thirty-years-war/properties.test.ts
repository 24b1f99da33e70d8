import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Game, stateOf } from '../../../src/core/game';
import { DataError } from '../../../src/core/json/dataError';
import { hashOf } from '../../../src/core/json/hash';
import { loadGame } from '../../../src/core/record/loadGame';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { playAtRandom } from '../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { Event } from '../../../src/systems/thirty-years-war/engine/types';
import { readScenario } from '../../../src/systems/thirty-years-war/scenario/readScenario';
import type { Scenario } from '../../../src/systems/thirty-years-war/scenario/scenario';
import { start } from '../../../src/systems/thirty-years-war/scenario/start';
import { composed, rocroi } from '../../helpers/positions/scenarioJson';
import { type BattleShape, battles, draws, PATIENCE } from '../../helpers/random/arbitraries';
import { freiburgBattles } from '../../helpers/random/freiburgBattles';
import { FREIBURG_SETS, ROCROI_SETS } from '../../helpers/random/optionSets';
import { freiburgLaw } from '../../oracle/laws/freiburgLaw';
import { faultsAfter } from '../../oracle/laws/invariants';
import { tryOffers } from '../../oracle/offers/offers';

/** `npm run soak` plays hundreds. */
const GAMES_A_SET = 1;
/** All choices are tried after every so many commands: a number that meets all phases in turn. */
const TRY_EVERY = 61;
const DEEP = 3;
const WIDE = 4;

/** Plays to the end with an eye on every command, and once more from the written record. */
function playWatched(scenario: Scenario, json: unknown, chosen: object, seed: string, tryEvery: number) {
  const faults: string[] = [];
  let offered = 0;
  const options = thirtyYearsWar.read.options(scenario, chosen);
  const law = scenario.rules === 'freiburg' ? freiburgLaw(start(scenario, options)) : () => [];
  const watch = (game: Game<ThirtyYearsWar>) => {
    const at = `command ${game.record.head + 1}`;
    for (const fault of [...faultsAfter(game), ...law(game)]) faults.push(`${at}: ${fault}`);
    if (game.record.head % tryEvery !== 0 || stateOf(game).over) return;
    const tried = tryOffers(stateOf(game), null, DEEP, WIDE);
    offered += tried.pressed;
    for (const fault of tried.faults) faults.push(`${at}: ${fault}`);
  };
  const played = playAtRandom(thirtyYearsWar, { scenario, scenarioId: scenario.id, options, seed }, watch);
  expect(faults.slice(0, 5)).toEqual([]);
  expect(played.stuck).toBe('');
  expect(played.finished).toBe(true);

  const end = stateOf(played.game);
  expect(end.over).toBe(true);
  // Only at Freiburg may a game be decided before its last Game-Turn.
  if (scenario.rules !== 'freiburg') expect(end.gameTurn).toBe(scenario.gameTurns);
  expect(thirtyYearsWar.verdict(end)?.level ?? 'Line').toMatch(/^(Line|Draw|Marginal|Substantive|Decisive)$/);
  expect(thirtyYearsWar.prompt(end, null)).toMatchObject({ by: null, choices: [] });

  const written: unknown = JSON.parse(JSON.stringify(played.game.record));
  const replayed = loadGame(thirtyYearsWar, written, () => json);
  expect([replayed.fault, replayed.altered]).toEqual([null, false]);
  expect(hashOf(stateOf(replayed.game))).toBe(hashOf(end));
  return { played, offered };
}

describe.each(ROCROI_SETS)('random games of Rocroi: $name', ({ name, options }) => {
  it.each(Array.from({ length: GAMES_A_SET }, (_, i) => `${name} ${i + 1}`))('%s', (seed) => {
    const { played, offered } = playWatched(rocroi, composed(), options, seed, TRY_EVERY);
    expect(stateOf(played.game).gameTurn).toBe(14);
    expect(offered).toBeGreaterThan(1000);
  });
});

describe.each(FREIBURG_SETS)('random games of $scenario: $name', ({ scenario: id, name, options }) => {
  it('are set up and played to their end', () => {
    const json = scenarioNamed(id);
    const { offered } = playWatched(thirtyYearsWar.read.scenario(json), json, options, `${id} ${name}`, 31);
    expect(offered).toBeGreaterThan(100);
  });
});

/** Close quarters, every terrain, low levels: what a whole day at Rocroi seldom shows. */
const SKIRMISH: BattleShape = {
  ...{ columns: 7, rows: 6, counters: 26, clear: 14, allowance: 5, gameTurns: 3, level: 6 },
};

// biome-ignore format: a list of words
const EVENTS: readonly Event['happened'][] = [
  'phaseBegan', 'phasePassed', 'returnedToMovement', 'decisionOpened', 'beckRolled', 'removalAttempted', 'gunFired',
  'counterMoved', 'gunCaptured', 'leaderEliminated', 'battleFought', 'unitsDisrupted', 'unitEliminated',
  'categoryDemoralized', 'gameEnded',
];

function startable(json: object): Scenario | null {
  const scenario = readScenario(json);
  try {
    start(scenario, thirtyYearsWar.read.options(scenario, {}));
    return scenario;
  } catch (error) {
    // Stacks that cannot be parted (6.32).
    if (error instanceof DataError && error.path === 'positions') return null;
    throw error;
  }
}

describe('random skirmishes by the rules of Rocroi', () => {
  it(
    'hold the same under every terrain and option',
    () => {
      const met = new Set<string>();
      fc.assert(
        fc.property(battles(SKIRMISH), fc.string(), (json, seed) => {
          const scenario = startable(json);
          if (!scenario) return;
          const { played } = playWatched(scenario, json, {}, seed, 7);
          for (const event of [...played.game.steps].flatMap((step) => step.events)) {
            met.add(event.happened);
          }
        }),
        draws(30, 5),
      );
      // No kind of event that never happened has been looked at.
      expect([...met.keys()].sort()).toEqual([...EVENTS].sort());
    },
    PATIENCE,
  );
});

/** The same with works and walls, armies that are tried, exits and guns that are withdrawn. */
// biome-ignore format: a list of words
const FREIBURG_EVENTS: readonly Event['happened'][] = [
  'phaseBegan', 'phasePassed', 'returnedToMovement', 'decisionOpened', 'removalAttempted', 'gunFired', 'wallsFiredAt',
  'counterMoved', 'gunCaptured', 'leaderEliminated', 'battleFought', 'unitsDisrupted', 'unitEliminated', 'moraleTested',
  'armyFollowed', 'steppedBack', 'gunWithdrawn', 'gameEnded',
];

/** So few that a side is often eliminated before the last Game-Turn. */
const AFFRAY: BattleShape = { ...SKIRMISH, columns: 5, rows: 5, counters: 9, gameTurns: 5 };

describe('random skirmishes by the rules of Freiburg', () => {
  it(
    '15.0 to 17.37 hold the same wherever works, walls and exits are',
    () => {
      const met = new Set<string>();
      const play = (shape: BattleShape, runs: number) =>
        fc.assert(
          fc.property(freiburgBattles(shape), fc.string(), (json, seed) => {
            const scenario = startable(json);
            if (!scenario) return;
            const { played } = playWatched(scenario, json, {}, seed, 7);
            for (const event of [...played.game.steps].flatMap((step) => step.events))
              met.add(event.happened);
          }),
          draws(runs, 15),
        );
      play(SKIRMISH, 15);
      play(AFFRAY, 20);
      expect([...met.keys()].sort()).toEqual([...FREIBURG_EVENTS].sort());
    },
    PATIENCE,
  );
});
