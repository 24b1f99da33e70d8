/**
 * The computer player of the games of 1976 in whole games: every act passes the judge, and the dice are the table's.
 */
import { describe, expect, it } from 'vitest';
import { seedGenerator, throwDice } from '../../../../src/core/dice/dice';
import { newGame, stateOf } from '../../../../src/core/game';
import { LEVELS, type Level } from '../../../../src/core/opponent/levels';
import { decide, playerOf } from '../../../../src/core/opponent/opponent';
import { perform } from '../../../../src/core/perform';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { ThirtyYearsWar } from '../../../../src/systems/thirty-years-war/engine/system';
import { thirtyYearsWarMind as mind } from '../../../../src/systems/thirty-years-war/opponent';
import { sentenceFaults } from '../../../helpers/coached';
import { playMatch, type Seat } from '../../../helpers/opponents/match';
import { greedy } from '../../../helpers/thirtyYearsWar/greedy';

const LITTLE: Level = { positions: 3, care: 100, playedOn: 0, times: 0, onTheWay: 0, turns: 2 };
const MORE: Level = { positions: 4, care: 100, playedOn: 2, times: 1, onTheWay: 1, turns: 2 };

function begun(id: string, chosen: Readonly<Record<string, string>> = {}) {
  const scenario = thirtyYearsWar.read.scenario(scenarioNamed(id));
  const options = thirtyYearsWar.read.options(scenario, chosen);
  return { scenario, options, start: thirtyYearsWar.start(scenario, options) };
}
const seat = (level: Level, seed: string): Seat<ThirtyYearsWar> =>
  playerOf({ rules: thirtyYearsWar, mind, level, seed });

function match(
  id: string,
  seed: string,
  seats: readonly [Seat<ThirtyYearsWar>, Seat<ThirtyYearsWar>],
  chosen: Readonly<Record<string, string>> = {},
) {
  return playMatch(thirtyYearsWar, begun(id, chosen).start, seed, (state) => mind.decides(state), seats);
}
/** The first faces of the generator of a game. */
const facesOf = (seed: string, count: number) => {
  let generator = seedGenerator(seed);
  return Array.from({ length: count }, () => {
    const thrown = throwDice(generator, 1, 6);
    generator = thrown.state;
    return thrown.faces[0];
  });
};

/** Plays the plans that it decides on, and keeps what is wrong with the reason that each of them is told with. */
function telling(seed: string, faults: string[], kinds: Set<string>): Seat<ThirtyYearsWar> {
  let left: readonly ThirtyYearsWar['Command'][] = [];
  return (state) => {
    const [next] = left;
    if (next && thirtyYearsWar.check(state, next).length === 0) {
      left = left.slice(1);
      return next;
    }
    const plan = decide({ rules: thirtyYearsWar, mind, level: LITTLE, seed }, state);
    if (!plan) return null;
    kinds.add(plan.why.kind);
    faults.push(...sentenceFaults(plan.why.kind, mind.told?.(state, plan.why) ?? ''));
    left = plan.commands.slice(1);
    return plan.commands[0] ?? null;
  };
}

describe('a game of the computer player', () => {
  it('ends, every act legal, with set-ups and exits from the map', () => {
    const { trouble, verdict, commands } = match('freiburg-9-august', '1', [
      seat(LITTLE, 'a'),
      seat(LITTLE, 'b'),
    ]);
    expect(trouble).toBe('');
    expect(verdict).not.toBeNull();
    expect(commands.length).toBeGreaterThan(50);
  });
  it.each(['first-battle', 'freiburg-3-august', 'freiburg-campaign-siege'])(
    'tells every act in a whole sentence: %s',
    (id) => {
      const faults: string[] = [];
      const kinds = new Set<string>();
      const { trouble } = match(id, '5', [telling('a', faults, kinds), telling('b', faults, kinds)]);
      expect(trouble).toBe('');
      expect(faults).toEqual([]);
      expect(kinds.size).toBeGreaterThan(5);
    },
  );
  it('is the same with the same seeds', () => {
    const play = () => match('first-battle', '2', [seat(LITTLE, 'a'), seat(LITTLE, 'b')]);
    const { trouble, verdict, commands } = play();
    expect(trouble).toBe('');
    expect(verdict).not.toBeNull();
    expect(play().commands).toEqual(commands);
  });
  it('has the dice of its seed, with any player and however hard it thinks', () => {
    for (const seats of [
      [seat(MORE, 'a'), greedy()],
      [greedy(), seat(LITTLE, 'a')],
    ] as const) {
      const { faces } = match('first-battle', '3', seats);
      expect(faces.length).toBeGreaterThan(10);
      expect(faces).toEqual(facesOf('3', faces.length));
    }
  });
  it('leaves state and generator as they are while it thinks', () => {
    const { scenario, options } = begun('first-battle');
    const setUp = { scenario, scenarioId: 'first-battle', carryScenario: false, options, seed: '4' };
    let game = newGame(thirtyYearsWar, setUp);
    const performed = perform(thirtyYearsWar, game, { do: 'endPhase', phase: 'disruptionRemoval' });
    if (performed.outcome === 'done') game = performed.game;
    const before = JSON.stringify(game);
    expect(decide({ rules: thirtyYearsWar, mind, level: MORE, seed: 'x' }, stateOf(game))).not.toBeNull();
    expect(JSON.stringify(game)).toBe(before);
  });
});

/** What is done in a game by two recruits, one word for each kind of act. */
function actsOf(id: string, chosen: Readonly<Record<string, string>>): ReadonlySet<string> {
  const recruits = [seat(LEVELS.recruit, 'a'), seat(LEVELS.recruit, 'b')] as const;
  const { trouble, commands, events, state } = match(id, '1', recruits, chosen);
  expect(trouble).toBe('');
  const kindOf = (counter: string) => state.scenario.counters.find((one) => one.id === counter)?.kind;
  const acts = commands.map((command) => {
    if (command.do === 'move') return `move ${kindOf(command.counter)}`;
    if (command.do !== 'attack') return command.do;
    return `${command.charge ? 'charge' : 'attack'}${command.leaders.length > 0 ? ' with a Leader' : ''}`;
  });
  // Whoever ends the Disruption Removal Phase rolls for all who are left.
  return new Set([...acts, ...(events.has('removalAttempted') ? ['roll for disrupted units'] : [])]);
}

/** An act that the computer forgot would not be seen: a game goes on without it. */
describe('all that is to be done in a battle is done by recruits', () => {
  const EVERYWHERE = [
    ...['fire', 'move infantry', 'move cavalry', 'move leader', 'attack', 'roll for disrupted units'],
    'endPhase',
  ];
  it.each([
    [
      'at Rocroi, with Beck and a defender who is asked for his Leaders',
      'rocroi',
      { askDefender: 'yes', beck: 'yes' },
      ['charge', 'attack with a Leader', 'chooseDisrupted', 'assignDefenderLeaders', 'rollForBeck'],
    ],
    [
      'in the campaign with the siege',
      'freiburg-campaign-siege',
      {},
      ['chooseDefence', 'setUp', 'fireAtWalls', 'chooseRedeployment'],
    ],
  ] as const)('%s', (_, id, chosen, besides) => {
    const acts = actsOf(id, chosen);
    expect([...EVERYWHERE, ...besides].filter((act) => !acts.has(act))).toEqual([]);
  });
});
