import { describe, expect, it } from 'vitest';
import type { CounterId } from '../../../../src/core/contract/values';
import { drawFrom } from '../../../../src/core/dice/draw';
import { hexAt } from '../../../../src/core/hex/hex';
import { effortOf } from '../../../../src/core/opponent/effort';
import { bestFirst, plansOf } from '../../../../src/core/opponent/plans';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { expected } from '../../../../src/systems/thirty-years-war/estimate/expect';
import { thirtyYearsWarMind as mind } from '../../../../src/systems/thirty-years-war/opponent';
import { expectedOf } from '../../../../src/systems/thirty-years-war/opponent/battle';
import { Position } from '../../../../src/systems/thirty-years-war/opponent/position';
import { Prices } from '../../../../src/systems/thirty-years-war/opponent/prices';
import { AWAY } from '../../../../src/systems/thirty-years-war/opponent/step';
import { worth } from '../../../../src/systems/thirty-years-war/opponent/worth';
import { FAILED } from '../../../../src/systems/thirty-years-war/rocroi/opponent';
import { Board } from '../../../../src/systems/thirty-years-war/state/board';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { attack, board } from '../../../helpers/positions/board';
import { counter } from '../../../helpers/toy/toySystem';

/** What it would do, with much thought. */
function best(state: State, care = 100) {
  const asked = { effort: effortOf({ positions: 300, care }), draw: drawFrom('tests') };
  const [plan] = bestFirst(plansOf(thirtyYearsWar, mind, state, asked));
  if (!plan) throw new Error('no plan');
  return plan;
}
/** What it would do with so much thought. */
function little(state: State, effort: { readonly positions: number; readonly care: number }) {
  const asked = { effort: effortOf(effort), draw: drawFrom('tests') };
  return bestFirst(plansOf(thirtyYearsWar, mind, state, asked))[0]?.commands ?? [];
}
/** The Bavarians of 9 August are to move. */
const RETREAT = {
  rules: 'freiburg',
  phase: 'movement',
  day: '9-august',
  victory: '17.36',
  side: 'B',
} as const;
const endOf = (state: State, counter: string) => {
  const move = best(state).commands.find((one) => one.do === 'move' && one.counter === counter);
  return move?.do === 'move' ? move.path.at(-1) : undefined;
};

describe.each([
  ['standard', 1],
  ['rocroi', FAILED],
] as const)('what a battle is expected to bring by the rules %s', (rules, price) => {
  it.each([
    ['F 8-6 0609 | S 4-3 0610', ['0609'], ['0610']],
    ['F 8-3 0609 | S 4-3 0610', ['0609'], ['0610']],
    ['F 8-3 0609 | S 10-2* 0610', ['0609'], ['0610']],
    ['F 4-3 0609 | S 15-2 0610', ['0609'], ['0610']],
    ['F 8-3 0609 | F 6-3 0710 | S 6-3 0610', ['0609', '0710'], ['0610']],
  ])(
    'is the average over all faces, choices included, failure at its own price (8.6, 8.61): %s',
    (line, from, to) => {
      const state = board(line, { rules, phase: 'combat' });
      const battle = attack(from, to)(state);
      if (battle.do !== 'attack') throw new Error('no attack');
      const now = new Board(boardOf(state));
      const prices = new Prices(now);
      const own = now.forces[0].map((unit) => ({ unit, price: prices.disrupted(unit) }));
      const enemies = now.forces[1].map(({ index, hex, disrupted }) => ({ index, hex, disrupted }));
      // Attackers who fail disrupt nobody.
      const failed = ({ pieces }: Board) => {
        const isHit = enemies.some(({ index, hex, disrupted }) => {
          const after = pieces[index];
          return after?.hex !== hex || after.disrupted !== disrupted;
        });
        return isHit
          ? 0
          : own.reduce((sum, { unit, price }) => sum + (pieces[unit.index]?.disrupted ? price : 0), 0);
      };
      const worthOf = (after: Board) => worth(after, 0) - (price - 1) * failed(after);
      const enumerated = expected(now, battle, 0, worthOf) - worth(now, 0);
      expect(expectedOf(now, prices, battle).gain).toBeCloseTo(enumerated, 6);
    },
  );

  it('costs who fails no more than usual where the enemy has no turn any more (4.0)', () => {
    // At 1-4 three faces of six are Ad.
    const [usual, last] = [14, 1].map((gameTurns) => {
      const state = board('F 15-2 0609 | S 4-3 0610', {
        rules,
        phase: 'combat',
        side: 'S',
        gameTurns,
      });
      const battle = attack(['0610'], ['0609'])(state);
      if (battle.do !== 'attack') throw new Error('no attack');
      const now = new Board(boardOf(state));
      const prices = new Prices(now);
      const enumerated = expected(now, battle, 1, (after) => worth(after, 1)) - worth(now, 1);
      const [own] = now.forces[1];
      return (enumerated - expectedOf(now, prices, battle).gain) / (own ? prices.disrupted(own) : 0);
    });
    expect(usual).toBeCloseTo((3 / 6) * (price - 1), 6);
    expect(last).toBeCloseTo(0, 6);
  });
});

describe('what counters are worth', () => {
  it('a gun less than an army, to either side (5.33)', () => {
    const now = new Board(boardOf(board('F gun 0606 | S gun 0609 | F 8-3 0606 | S 8-3 0609', {})));
    const prices = new Prices(now);
    const guns = now.guns.map((gun) => prices.lost(gun));
    expect(guns[0]).toBe(guns[1]);
    for (const price of guns) {
      expect(price).toBeGreaterThan(0);
      expect(price).toBeLessThan(3_000);
    }
  });
});

describe('what a position prices', () => {
  it('is how all stood before anybody was put elsewhere, whenever it is asked', () => {
    const now = new Board(boardOf(board('F 8-3 0606 | F 6-3 0607 | S 10-2 0609', { phase: 'movement' })));
    const before = new Prices(new Board(now));
    const position = new Position(now);
    for (const piece of now.forces[0]) position.take({ piece, hex: AWAY });
    for (const piece of now.forces[0]) {
      expect(position.prices.lost(piece)).toBeGreaterThan(0);
      expect(position.prices.lost(piece)).toBe(before.lost(piece));
      expect(position.prices.disrupted(piece)).toBe(before.disrupted(piece));
    }
  });
});

describe('what an army is worth', () => {
  const at = (victory: '17.15' | '17.25' | '17.36', french: number, mercenary: number) => {
    const state = board('F 6-3 0606 | M 4-3 0506 | B 6-3 0112', {
      ...{ rules: 'freiburg', day: '9-august', victory, side: 'F' },
      start: { armies: { french: { casualties: french }, mercenary: { casualties: mercenary } } },
    });
    return mind.evaluate(state, state.phasingSide);
  };
  const loss = (victory: '17.15' | '17.25' | '17.36', french: number, mercenary: number) =>
    at(victory, 0, 0) - at(victory, french, mercenary);

  it('is more where its end decides the day: both French armies more than the Mercenaries (17.25, 17.36)', () => {
    expect(loss('17.36', 18, 0)).toBeGreaterThan(3 * loss('17.15', 18, 0));
    expect(loss('17.36', 0, 6)).toBeGreaterThan(2 * loss('17.15', 0, 6));
    expect(loss('17.36', 18, 0)).toBeGreaterThan(loss('17.36', 0, 9));
    expect(loss('17.25', 18, 0)).toBeGreaterThan(2 * loss('17.15', 18, 0));
  });
});

describe('in a Movement Phase', () => {
  it('several come to a disrupted enemy who stands alone, and attack him', () => {
    const state = board('F 8-3 0606 | F 4-3 0707 | F 8-3 0507 | S 10-2* 0610', { phase: 'movement' });
    const { commands, why } = best(state);
    expect(why.kind).toBe('march');
    expect(commands.filter((one) => one.do === 'move').length).toBeGreaterThanOrEqual(2);
    expect(commands.at(-1)).toEqual({ do: 'endPhase', phase: 'movement' });
    expect(mind.told?.(state, why)).toMatch(
      /^These moves, most of them towards 0610, gain about \d+ Strength Points?, what the enemy is likely to do next counted in\.$/,
    );
    const heedless = best(state, 0);
    expect(mind.told?.(state, heedless.why)).toMatch(
      / gain .*, with no thought of what the enemy does next\.$/,
    );
  });
  it('who makes for somewhere goes as far as one turn allows, however little is thought (6.1)', () => {
    const state = board('B 6-3 0606 | B 2-8 0512 | F 6-3 0812', { ...RETREAT, exits: ['0601', '0501'] });
    const ends = little(state, { positions: 3, care: 0 }).flatMap((one) =>
      one.do === 'move' ? [`${one.counter} ${one.path.at(-1)}`] : [],
    );
    expect(ends.toSorted()).toEqual(['b0512 0504', 'b0606 0603']);
  });
  it('ground that decides is stood on, not beside, however little is thought (Freiburg 17.15)', () => {
    const state = board('F 6-3 0606 | F 6-3 0506 | B 6-3 0112', {
      ...{ rules: 'freiburg', phase: 'movement', day: '3-august', victory: '17.15', gameTurns: 5 },
      areas: { line3August: ['0504', '0604', '0704', '0404'], hill: [] },
    });
    const held = little(state, { positions: 2, care: 0 }).flatMap((one) =>
      one.do === 'move' ? [one.path.at(-1)] : [],
    );
    expect(['0504', '0604', '0704', '0404']).toEqual(expect.arrayContaining(held));
    expect(held.length).toBe(2);
  });
  it('it is told where most of those who move are bound for', () => {
    const state = board('F 6-3 0610 | F 6-3 0510 | F 6-3 0710 | B 6-3 0112', {
      ...{ rules: 'freiburg', phase: 'movement', day: '3-august', victory: '17.15', gameTurns: 5 },
      areas: { line3August: ['0604'], hill: [] },
    });
    const { why } = best(state);
    expect(why.figures.bound).toBe(604);
    expect(mind.told?.(state, why)).toMatch(/^These moves, most of them towards 0604, gain /);
  });
  it('all who have points for leaving the map leave it, however little is thought (17.36)', () => {
    const state = board('B 6-3 0302 | B 6-3 0502 | B 6-3 0702 | F 6-3 0612', {
      ...{ ...RETREAT, exits: ['0301', '0501', '0701'] },
    });
    const gone = little(state, { positions: 2, care: 0 }).filter(
      (one) => one.do === 'move' && one.path.at(-1) === 'exit',
    );
    expect(gone.length).toBe(3);
  });
  it('the same moves are worth the same, whatever care they are found with', () => {
    const state = board('F 4-3 0606 | S 10-6 0609 | S 10-6 0709', { phase: 'movement' });
    const asked = { effort: effortOf({ positions: 150 }, 4), draw: drawFrom('tests') };
    const plans = plansOf(thirtyYearsWar, mind, state, asked);
    const byMoves = new Map(plans.map(({ commands, worth }) => [JSON.stringify(commands), worth]));
    expect(byMoves.size).toBeLessThan(plans.length);
    expect(plans.map(({ commands }) => byMoves.get(JSON.stringify(commands)))).toEqual(
      plans.map(({ worth }) => worth),
    );
  });
  it('of the usual plan those alone who go up to the enemy, and those who do not, are plans of their own', () => {
    const state = board('F 8-6 0606 | F 8-6 0706 | F 4-3 0601 | S 6-3* 0609', { phase: 'movement' });
    const wanted = (plans: number) => {
      const asked = { effort: effortOf({ positions: 300 }, plans), draw: drawFrom('tests') };
      return plansOf(thirtyYearsWar, mind, state, asked);
    };
    const movers = wanted(6).map(({ why }) => why.counters.toSorted().join());
    expect(movers).toContain('f0601,f0606,f0706');
    expect(movers).toContain('f0606,f0706');
    expect(movers).toContain('f0601');
    expect(wanted(3).length).toBeLessThan(wanted(6).length);
  });
  it('plans that do badly now may be the better ones later, and it says so', () => {
    const state = board('F 4-3 0606 | S 10-6 0612', { phase: 'movement' });
    const told = (counters: readonly CounterId[]) =>
      mind.told?.(state, { kind: 'march', counters, figures: { gain: -50, heeds: 1, tries: 8 } });
    expect(told([])).toBe('Of the plans that were played on 8 times, staying came out best.');
    expect(told([counter('f0606')])).toBe(
      'Of the plans that were played on 8 times, these moves came out best.',
    );
    const bound = { kind: 'march', counters: [counter('f0606')], figures: { tries: 8, bound: 612 } };
    expect(mind.told?.(state, bound)).toBe(
      'Of the plans that were played on 8 times, these moves, most of them towards 0612, came out best.',
    );
  });
  it('horse rides nobody down where a fresh enemy reaches it, spent by its charge (Rocroi 16.14)', () => {
    const ridesUp = (reserve: string) => {
      const state = board(`F 4-6 0605 | S 4-2* 0608 | S ${reserve}`, { rules: 'rocroi', phase: 'movement' });
      const now = new Board(boardOf(state));
      const to = endOf(state, 'f0605');
      return to !== undefined && now.isBeside(1, hexAt(now.field.grid, to));
    };
    expect(ridesUp('10-4 0112')).toBe(true);
    expect(ridesUp('10-4 0612')).toBe(false);
  });
  it('a gun that nobody holds is taken (5.32)', () => {
    const state = board('F 4-6 0606 | S gun 0609 | S 10-2 0102', { phase: 'movement' });
    expect(endOf(state, 'f0606')).toBe('0609');
  });
  it('who has points for leaving the map leaves it (17.33, 17.36)', () => {
    const state = board('B 6-3 0302 | B 2-8 0406 | F 6-3 0610', {
      ...{ ...RETREAT, exits: ['0301', '0401', '0501'] },
    });
    expect(endOf(state, 'b0302')).toBe('exit');
  });
  it('a Leader goes with his unit (10.0)', () => {
    const state = board('F 8-3 0607 | F leader2 0607 | S 2-6* 0610', { phase: 'movement' });
    expect(endOf(state, 'f0607l')).toBe(endOf(state, 'f0607'));
  });
  it('who pays no heed to the enemy forgets his Leaders when he moves their units', () => {
    const state = board('F 8-3 0607 | F leader2 0607 | S 2-6* 0610', { phase: 'movement' });
    const leaders = [100, 0].map((care) => {
      const commands = little(state, { positions: 4, care });
      return commands.some((one) => one.do === 'move' && one.counter === 'f0607l');
    });
    expect(leaders).toEqual([true, false]);
  });
  it('who pays no heed weighs six positions of any number, who pays some sixty, who pays all weighs all', () => {
    const state = board('F 4-3 0606 | F 8-3 0706 | S 10-6 0609 | S 10-6 0709', { phase: 'movement' });
    const weighed = [0, 60, 100].map((care) => {
      const effort = effortOf({ positions: 90, care });
      plansOf(thirtyYearsWar, mind, state, { effort, draw: drawFrom('tests') });
      return 90 - effort.left;
    });
    expect(weighed).toEqual([6, 60, 90]);
  });
  it.each([
    ['the Leader whom a campaign hangs on goes to a sound unit away from the enemy (18.73)', '18.7', '0102'],
    ['a Leader stays where points decide (17.36)', '17.36', undefined],
  ] as const)('however little is thought, %s', (_what, victory, to) => {
    const state = board('B 6-3 0305 | B leader2 0305 | B 6-3* 0207 | B 6-3 0102 | F 6-2 0306', {
      ...{ ...RETREAT, victory, exits: ['1201'] },
    });
    const commands = little(state, { positions: 1, care: 0 });
    const went = commands.find((one) => one.do === 'move' && one.counter === 'b0305l');
    expect(went?.do === 'move' ? went.path.at(-1) : undefined).toBe(to);
  });
});

describe('in a Combat Phase', () => {
  it('all that must be fought is, and the commands are legal (8.11, 8.12)', () => {
    const state = board('F 14-2 0609 | F 14-2 0810 | S 4-3 0610 | S 4-3 0811', { phase: 'combat' });
    const { commands, why } = best(state);
    expect(why.kind).toBe('battle');
    for (const command of commands) expect(thirtyYearsWar.check(state, command)).toEqual([]);
    expect(mind.told?.(state, why)).toMatch(
      /^\d+ in 100 that this battle disrupts or eliminates .+: on average it gains (a little|about \d+ Strength Points?)\.$/,
    );
  });
  it.each([
    ['F 14-2 0609 | F leader2 0609 | F 14-2 0710 | S 5-3 0610 | S leader3 0610', 'one that is worth it'],
    ['F 4-2 0609 | S 15-3 0610 | S leader3 0610', 'one that has to be fought'],
  ])('a defender who will be asked for his Leaders is reckoned with them (10.11): %s, %s', (line) => {
    const [told, asked] = (['no', 'yes'] as const).map((askDefender) => {
      const state = board(line, { phase: 'combat', options: { askDefender } });
      const plan = best(state);
      const [command] = plan.commands;
      if (command?.do !== 'attack') throw new Error('no attack');
      expect(thirtyYearsWar.check(state, command)).toEqual([]);
      return { why: plan.why, worth: plan.worth, of: command.leaders.map(({ leader }) => leader) };
    });
    expect(asked?.why).toEqual(told?.why);
    expect(asked?.worth).toBe(told?.worth);
    expect(told?.of).toContain('s0610l');
    expect(asked?.of).not.toContain('s0610l');
  });
  it('it goes on where nothing is worth a battle', () => {
    const state = board('F 2-3 0609 | S 15-2* 0610', { phase: 'combat' });
    expect(best(state).commands).toEqual([{ do: 'endPhase', phase: 'combat' }]);
    expect(mind.told?.(state, best(state).why)).toBe(
      'No battle that may still be fought gains more than it risks.',
    );
    const apart = board('F 2-3 0609 | S 15-2 0612', { phase: 'combat' });
    expect(mind.told?.(apart, best(apart).why)).toBe('No battle is left to fight.');
  });
});

describe('in an Artillery Fire Phase', () => {
  it('the gun fires on the unit that matters most within reach (5.11)', () => {
    const state = board('F gun 0608 | F 8-3 0607 | S 15-2 0610 | S 2-6 0810', { phase: 'artilleryFire' });
    expect(best(state).commands).toEqual([{ do: 'fire', gun: 'f0608g', target: 's0610' }]);
    expect(mind.told?.(state, best(state).why)).toMatch(
      /^\d in 6 that fire disrupts .+ \(0610\), which is worth (a little|about \d+ Strength Points?)\.$/,
    );
  });
});
