import { describe, expect, it } from 'vitest';
import { mindOf } from '../../../src/systems/opponents';
import { kindOf } from '../random/kinds';
import { contender } from './contenders';
import { longestQuiet, playMatch } from './match';
import { startForTwo } from './start';

describe('battles of a match', () => {
  it.each([
    ['first-battle', 'greedy'],
    ['rocroi-1643-right-wing', 'attacking'],
  ])('are counted in each Game-Turn: %s', (id, player) => {
    const kind = kindOf(id);
    const { system } = kind;
    const mind = mindOf(system.id);
    const start = startForTwo(kind, id);
    const seat = contender(kind, player, '1');
    const { events, turns, state, sides } = playMatch(
      system,
      start,
      '1',
      (now) => mind?.decides(now) ?? null,
      [seat, seat],
      kind,
    );
    expect(turns.length).toBe(kind.gameTurn(state));
    expect(turns.reduce((sum, { battles }) => sum + battles, 0)).toBe(events.get(kind.fought));
    expect(sides.some((side) => kind.lost(state, side) > 0)).toBe(true);
  });
  it.each([
    [[], 0],
    [[1, 2], 0],
    [[0, 0, 1, 0, 0, 0, 2, 0], 3],
    [[1, 0, 0], 2],
  ])('of %j the most turns in a row without one are %i', (turns, longest) => {
    expect(longestQuiet({ turns: turns.map((battles) => ({ battles, couldFight: true })) })).toBe(longest);
  });
  it('are not missed where a side has nobody left to fight them', () => {
    const turns = [1, 0, 0, 0].map((battles, i) => ({ battles, couldFight: i < 2 }));
    expect(longestQuiet({ turns })).toBe(1);
  });
  it('are those of a game for two, in which the defender is asked for his Leaders (10.11)', () => {
    const options = (id: string) => startForTwo(kindOf(id), id) as { readonly options: object };
    expect(options('rocroi').options).toMatchObject({ askDefender: 'yes', woodsCost: '2' });
  });
});
