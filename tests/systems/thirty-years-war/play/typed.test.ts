/** Typed commands: whom they mean, what they would do as they are typed, what they can be completed to. */
import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { board } from '../../../helpers/positions/board';

const { completeTyped, preview, press } = thirtyYearsWar;
const typed = (text: string) => ({ on: 'typed', text }) as const;

describe('a typed move', () => {
  it('takes the counter that can go there, if several stand in the hex (6.14)', () => {
    const state = board('F 4-2 0202 | F leader1 0202 | S 4-2 0909', { phase: 'movement' });
    expect(press(state, null, typed('0202-0206'))).toEqual({
      to: 'commands',
      commands: [expect.objectContaining({ do: 'move', counter: 'f0202l' })],
    });
    expect(press(state, null, typed('0202-0203'))).toMatchObject({ commands: [{ counter: 'f0202' }] });
    expect(press(state, null, typed('0202-0909'))).toMatchObject({ to: 'refusal' });
  });
});

describe('what a typed command would do', () => {
  it('of a move says what pointing says, with its way and cost', () => {
    const state = board('F 4-2 0202 | S 4-2 0909', { phase: 'movement' });
    const picked = press(state, null, { on: 'place', at: '0202' });
    const draft = picked.to === 'draft' ? picked.draft : null;
    const { text, cost, marks } = preview(state, draft, { on: 'place', at: '0204' });
    expect(preview(state, null, typed('0202-0204'))).toMatchObject({ text, cost, marks });
    expect(cost).not.toBe('');
  });
  it('of a battle says its odds', () => {
    const state = board('F 8-2 0202 | S 4-2 0203', { phase: 'combat' });
    const { text, cost, marks } = preview(state, null, typed('0202x0203'));
    expect(text).toContain('attacks');
    expect(cost).toContain('2-1');
    expect(marks.map(({ means }) => means)).toContain('attack');
  });
  it('of a shot says what it can do', () => {
    const state = board('F gun 0202 | S 4-2 0205', { phase: 'artilleryFire' });
    const shot = preview(state, null, typed('0202x0205'));
    expect(shot.marks.map(({ means }) => means)).toContain('sight');
    expect(shot.reasons).toEqual([]);
  });
  it('is why not, where it would be refused, and nothing while it is not whole', () => {
    const state = board('F 4-2 0202 | S 4-2 0909', { phase: 'movement' });
    expect(preview(state, null, typed('0202-0909')).reasons).not.toEqual([]);
    expect(preview(state, null, typed('0505-0506')).reasons).toMatchObject([{ rule: 'table:typed' }]);
    for (const text of ['0202-', '0202-02', 'go']) {
      expect(preview(state, null, typed(text))).toMatchObject({ text: '', reasons: [], marks: [] });
    }
  });
});

describe('what a typed command can be completed to', () => {
  const moving = board('F 4-2 0202 | F 4-2 0305 | F leader1 0305 | S 4-2 0909', { phase: 'movement' });
  it('is those that can act, then where they can go', () => {
    expect(completeTyped?.(moving, null, '0')).toEqual(['0202', '0305']);
    expect(completeTyped?.(moving, null, '03')).toEqual(['0305']);
    expect(completeTyped?.(moving, null, 'l')).toEqual(['L0305']);
    const ways = completeTyped?.(moving, null, '0202-02') ?? [];
    expect(ways).toContain('0202-0204');
    for (const way of ways) expect(press(moving, null, typed(way)).to).toBe('commands');
    expect(completeTyped?.(moving, null, '0202-0203-0')).toContain('0202-0203-0204');
  });
  it('is whom one can attack or fire at', () => {
    const combat = board('F 8-2 0202 | S 4-2 0203 | S 4-2 0909', { phase: 'combat' });
    expect(completeTyped?.(combat, null, '0202x')).toEqual(['0202X0203']);
    const fire = board('F gun 0202 | S 4-2 0205 | S 4-2 0909', { phase: 'artilleryFire' });
    expect(completeTyped?.(fire, null, '0202x0')).toContain('0202X0205');
  });
  it('is nothing where nothing is begun, or it is whole', () => {
    for (const text of ['', '0202', '0202-0204', 'nonsense', '0202-0204-0205x'])
      expect(completeTyped?.(moving, null, text)).toEqual([]);
  });
});
