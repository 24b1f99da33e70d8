/**
 * 4.1 A press with nothing chosen is no attempt: it is answered with what stands there, why it waits and when it acts.
 */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../src/core/contract/table';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { Draft } from '../../../../src/systems/thirty-years-war/engine/types';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { board, move, after as played } from '../../../helpers/positions/board';
import { catalogued } from '../../../helpers/positions/catalogued';
import { counter } from '../../../helpers/toy/toySystem';

function answer(state: State, target: Target, draft: Draft | null = null) {
  const pressed = thirtyYearsWar.press(state, draft, target);
  if (pressed.to !== 'refusal') throw new Error(`led to ${pressed.to}`);
  return { about: pressed.about, why: pressed.reasons.map(({ rule, text }) => `${rule} ${text}`) };
}
const on = (id: string) => ({ on: 'counter', id: counter(id) }) as const;
const LINE = 'F 8-3 0303 | F gun 0404 | F leader2 0505 | F 6-3* 0202 | S 4-2 0909 | S gun 0808';

describe('4.1 a counter that can do nothing now', () => {
  it('of the other side: when it acts', () => {
    expect(answer(board(LINE), on('s0909'))).toEqual({
      about: [
        'S 4-2, Spanish infantry: strength 4, moves 2.',
        'Dark, lined field: Spanish infantry.',
        '0909, clear.',
      ],
      why: [
        '6.11 S 4-2 (0909) belongs to the other side; only the side whose turn it is moves.',
        '4.1 In the Spanish Movement Phase it may move.',
      ],
    });
  });
  it('that has moved: what is left for it in this Player-Turn', () => {
    const state = played(board(LINE), move('0303', '0304')).state;
    const { why } = answer(state, on('f0303'));
    expect(why).toEqual([
      '6.16 F 8-3 (0304) has moved in this phase, and each moves once: choose another.',
      '4.1 In the French Combat Phase it may attack.',
    ]);
  });
  it('whose phase is over: the next Game-Turn', () => {
    expect(answer(board(LINE), on('f0404g')).why.at(-1)).toBe(
      '4.1 In the French Artillery Fire Phase of Game-Turn 2 it may fire.',
    );
    const combat = board(LINE, { phase: 'combat' });
    expect(answer(combat, on('f0202')).why.at(-1)).toBe(
      '4.1 In the French Disruption Removal Phase of Game-Turn 2 it may recover if it is not in an enemy Zone of Control then.',
    );
    expect(answer(combat, on('f0505l')).why.at(-1)).toBe(
      '4.1 In the French Movement Phase of Game-Turn 2 he may move.',
    );
  });
  it('9.15 disrupted: how far it may move', () => {
    const fire = board(LINE, { phase: 'artilleryFire' });
    expect(answer(fire, on('f0202')).why.at(-1)).toBe(
      '4.1 In the French Movement Phase it may move 2 hexes.',
    );
  });
  it('on the last Game-Turn: that it does not act again', () => {
    const last = board(LINE, { phase: 'combat', gameTurn: 14, rules: 'rocroi' });
    expect(answer(last, on('f0404g')).why.at(-1)).toBe('4.1 F gun does not act again before the end.');
  });
  it('6.0 bare ground: what it is, and what could be chosen', () => {
    const { about, why } = answer(board(LINE), { on: 'place', at: '0707' });
    expect(about?.[0]).toBe('0707, clear.');
    expect(why).toEqual(['6.0 Choose one of your units or Leaders to move.']);
  });
  it('once the game is over: who it was', () => {
    const over = { ...board(LINE), over: true };
    expect(answer(over, on('s0909')).about?.[0]).toContain('Spanish infantry');
  });
});

describe('an attempt is refused as before', () => {
  it('6.12, 6.14 with a counter in hand', () => {
    const hand = { kind: 'move', counter: counter('f0303'), path: [], tracing: false } as const;
    expect(answer(board(LINE), on('s0909'), hand).about).toBeUndefined();
    expect(answer(board(LINE), { on: 'place', at: '0908' }, hand).about).toBeUndefined();
  });
  it('8.15 a second unit for a battle', () => {
    const state = board('F 8-3 0303 | F 8-3 0707 | S 4-2 0304', { phase: 'combat' });
    const battle = {
      ...({ kind: 'battle', attackers: [counter('f0303')], defenders: [] } as const),
      ...({ charge: false, leaders: null } as const),
    };
    expect(answer(state, on('f0707'), battle).about).toBeUndefined();
    expect(answer(state, on('f0707')).about).toBeDefined();
  });
  it('a button, and a typed command', () => {
    expect(answer(board(LINE), { on: 'option', id: 'go' }).about).toBeUndefined();
    expect(answer(board(LINE), { on: 'typed', text: '0909-0908' }).about).toBeUndefined();
  });
  it('freiburg:17.11 while setting up, with a counter in hand', () => {
    const state = catalogued('freiburg-3-august');
    const zone = { on: 'place', at: '0101' } as const;
    expect(answer(state, zone).about?.[0]).toContain('0101');
    const id = thirtyYearsWar.board(state, null).counters.find(({ side }) => side === 'bavarian')?.id;
    if (!id) throw new Error('nobody to set up');
    expect(answer(state, zone, { kind: 'setUp', positions: {}, hand: id }).about).toBeUndefined();
  });
});

it('8.15 pointing with nothing in hand tells why it waits beside what it is, not as a refusal', () => {
  const state = board('F 8-3 0303 | F 8-3 0707 | S 4-2 0304', { phase: 'combat' });
  const told = thirtyYearsWar.preview(state, null, on('f0707'));
  expect(told.reasons).toEqual([]);
  expect(told.about?.[0]).toContain('F 8-3');
  expect(told.waits).toMatchObject([
    { rule: '8.15', text: 'No unit of the other side is next to F 8-3 (0707).' },
  ]);
});
