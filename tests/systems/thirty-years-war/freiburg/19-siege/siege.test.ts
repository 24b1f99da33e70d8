/** The siege and the campaign with it as whole games: on record, at random, and set up with whatever is left. */

import { describe, expect, it } from 'vitest';
import { type Game, stateOf } from '../../../../../src/core/game';
import { loadGame } from '../../../../../src/core/record/loadGame';
import { scenarioNamed } from '../../../../../src/headless/catalogue';
import { playAtRandom } from '../../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../../../../src/systems/thirty-years-war/engine/system';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { account } from '../../../../helpers/account';
import { played } from '../../../../helpers/positions/board';
import { choose, dayOver, startOf } from '../../../../helpers/positions/campaign';
import { chance } from '../../../../helpers/positions/scattered';
import { freiburgLaw } from '../../../../oracle/laws/freiburgLaw';
import { faultsAfter } from '../../../../oracle/laws/invariants';
import siege from '../../../../records/siege.json';
import town from '../../../../records/town.json';

/** All that the laws say about a game on record, command by command. */
function faultsOf(game: Game<ThirtyYearsWar>): readonly string[] {
  const law = freiburgLaw(game.start);
  return [...game.record.entries].flatMap((_, i) => {
    const then = { ...game, record: { ...game.record, head: i } };
    return [...faultsAfter(then), ...law(then)].map((fault) => `command ${i + 1}: ${fault}`);
  });
}

/**
 * Played by chance with a taste for walls; `npx tsx tests/tools/made/siegeRecords.ts` writes others when the rules
 * forbid them.
 */
describe.each([
  { name: 'a siege', file: siege, days: 2, stands: ['town'] },
  { name: 'a campaign from the town', file: town, days: 3, stands: ['town', 'town'] },
])('$name on record', ({ file, days, stands }) => {
  const { game, fault, altered } = loadGame(thirtyYearsWar, file, scenarioNamed);
  const { battles, regroups, setUps } = account(game);
  const events = [...game.steps].flatMap((step) => step.events);
  const end = stateOf(game);

  it('is read without a fault, to its end', () => {
    expect([fault, altered]).toEqual([null, false]);
    expect(end).toMatchObject({ day: days - 1, over: true });
    expect(thirtyYearsWar.verdict(end)).not.toBeNull();
  });

  it('breaks no law on the way', () => {
    expect(faultsOf(game)).toEqual([]);
  });

  it('has battles on every day, walls hit and breached, and units that come back', () => {
    expect(battles).toHaveLength(days);
    expect(Math.min(...battles)).toBeGreaterThan(3);
    expect(new Set(Object.values(freiburgOf(boardOf(end)).wallHits))).toContain(2);
    expect(regroups.flatMap(({ losses }) => losses.flatMap(({ back }) => back))).not.toEqual([]);
  });

  it('has a section broken over a night, and the town set up without it', () => {
    expect(regroups.some((regroup) => regroup.town?.sections.some(({ broken }) => broken))).toBe(true);
    const chosen = events.flatMap((event) => (event.happened === 'redeployed' ? event.to : []));
    expect(chosen).toEqual(stands);
    expect(setUps).toEqual(Array.from({ length: days }, () => ['bavarian', 'french']).flat());
  });
});

describe('a campaign with the siege at random', () => {
  const [scenarioId, seed] = ['freiburg-campaign-siege', '5'];
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(scenarioId));
  const options = thirtyYearsWar.read.options(scenario, {});

  it('ends, with nothing wrong on the way, and its record leads to the same end', () => {
    const faults: string[] = [];
    const law = freiburgLaw(thirtyYearsWar.start(scenario, options));
    const done = playAtRandom(thirtyYearsWar, { scenario, scenarioId, options, seed }, (game) => {
      faults.push(...faultsAfter(game), ...law(game));
    });
    expect([faults, done.finished]).toEqual([[], true]);
    const json = JSON.parse(JSON.stringify(done.game.record));
    const { game, fault } = loadGame(thirtyYearsWar, json, scenarioNamed);
    expect(fault).toBeNull();
    expect(stateOf(game)).toEqual(stateOf(done.game));
  });
});

describe('what is set up for the second day of the siege', () => {
  const { map, counters } = startOf('siege').scenario;
  const sections = map.fortress?.sections ?? [];
  /** The end of a first day with some of both armies left, and some of the town in French hands. */
  const firstOver = (seed: number): State => {
    const next = chance(seed);
    const left = 100 - next(80);
    const taken = sections.filter(() => next(3) === 0).flatMap(({ hexes }) => hexes);
    const on = counters
      .filter(() => next(100) < left)
      .map(({ id, side }, i) => {
        const row = Math.floor(i / 18) + (side === 'bavarian' ? 20 : 24);
        return `${id} ${10 + (i % 18)}${row}`;
      })
      .join(', ');
    return dayOver({ game: 'siege', day: 0, on, lastIn: taken });
  };
  const proposed = (state: State, how: 'rest' | 'suggested') => {
    const pressed = thirtyYearsWar.press(state, null, { on: 'option', id: how });
    if (pressed.to !== 'draft' || pressed.draft?.kind !== 'setUp') throw new Error(`no ${how}`);
    const positions = Object.entries(pressed.draft.positions).map(([counter, at]) => ({ counter, at }));
    return thirtyYearsWar.read.command({ do: 'setUp', positions });
  };
  /** Both set up as the game proposes; whether there was room for all of them, for some, or for no French at all. */
  const setUpByBoth = (seed: number) => {
    let state = played(firstOver(seed), choose('town'));
    const isNone = state.pending?.by === 'french';
    while (state.pending?.kind === 'setUp') {
      const has = thirtyYearsWar
        .prompt(state, null)
        .choices.some(({ target }) => 'id' in target && target.id === 'suggested');
      const command = proposed(state, has && seed % 2 === 0 ? 'suggested' : 'rest');
      expect(thirtyYearsWar.check(state, command)).toEqual([]);
      state = played(state, () => command);
    }
    const isSome = state.counters.some(({ off }) => off === 'fallen');
    return isNone ? 'none' : isSome ? 'some' : 'all';
  };

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('may be set up by both: force %i', (seed) => {
    expect(setUpByBoth(seed)).toMatch(/^(all|some|none)$/);
  });

  it.each([
    ['all', [0, 2]],
    ['some', [5, 8]],
    ['none', [1, 24]],
  ] as const)('has room for %s of them', (room, seeds) => {
    expect(seeds.map(setUpByBoth)).toEqual([room, room]);
  });
});
