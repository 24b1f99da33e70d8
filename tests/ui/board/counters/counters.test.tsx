// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CounterCondition, CounterView } from '../../../../src/core/contract/board';
import type { SideView } from '../../../../src/core/contract/map';
import type { CounterId, SideId } from '../../../../src/core/contract/values';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { CounterLayer, showsTheSame } from '../../../../src/ui/board/counters/CounterLayer';
import { seated, seats } from '../../../../src/ui/board/counters/stack';

const french = 'french' as SideId;
const SIDES: readonly SideView[] = [{ id: french, name: 'French', livery: 'blue' }];
const UNIT = { kind: 'infantry', strength: 8, movement: 3, value: 0, disrupted: false, captured: false };

function counter(
  id: string,
  at: string | null,
  face: CounterView['face'],
  condition: readonly CounterCondition[] = [],
): CounterView {
  return {
    id: id as CounterId,
    side: french,
    at,
    tray: '',
    tags: [],
    name: id,
    label: `${id}, ${at ?? 'off the map'}`,
    face,
    condition,
  };
}
const unit = (id: string, at: string | null = '1811') => counter(id, at, UNIT);
const gun = (id: string) => counter(id, '1811', { ...UNIT, kind: 'artillery' });
const leader = (id: string) => counter(id, '1811', { ...UNIT, kind: 'leader', value: 2, movement: 6 });

function show(counters: readonly CounterView[], choosable?: ReadonlySet<CounterId>) {
  const { counterFace: face } = thirtyYearsWarSurface;
  const seats = seated(counters, hexGeometry({ columns: 28, rows: 27 }), face.cornerOf);
  return render(<CounterLayer {...{ choosable, counters, seats, face }} sides={SIDES} />);
}

afterEach(cleanup);

describe('counters on the board', () => {
  it('carry their full name, their id and their hex', () => {
    show([unit('Picardie'), gun('Gun')]);
    const shown = screen.getByRole('img', { name: 'Picardie, 1811' });
    expect(shown.dataset.hex).toBe('1811');
    expect(shown.dataset.counter).toBe('Picardie');
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('are not drawn while they are off the map', () => {
    show([unit('Beck', null)]);
    expect(screen.queryAllByRole('img')).toHaveLength(0);
  });

  it('show strength and movement of the present face', () => {
    show([unit('Picardie')]);
    const shown = screen.getByRole('img', { name: 'Picardie, 1811' });
    expect(shown.querySelector('.figures')?.textContent).toBe('8-3');
  });

  it('disrupted have another shape, not only another colour', () => {
    const { container } = show([counter('Rambures', '1811', { ...UNIT, strength: 4, disrupted: true })]);
    expect(container.querySelector('.is-disrupted .torn')).not.toBeNull();
    expect(container.querySelector('.is-disrupted .crack')).not.toBeNull();
    cleanup();
    expect(show([unit('Rambures')]).container.querySelector('.torn, .crack')).toBeNull();
  });

  for (const [condition, shape] of [
    ['ready', '.lift'],
    ['picked', '.picked-frame'],
    ['spent', '.spent-corner'],
    ['obliged', '.obliged-tab'],
    ['reversed', '.turned'],
  ] as const) {
    it(`${condition} has a shape of its own`, () => {
      const { container } = show([counter('Picardie', '1811', UNIT, [condition])]);
      expect(container.querySelector(shape)).not.toBeNull();
      expect(container.querySelector(`.is-${condition}`)).not.toBeNull();
    });
  }

  it('that could be picked instead are not lit while a place is looked for, and stay what they are', () => {
    const [picked, other] = [
      counter('Picardie', '1811', UNIT, ['picked']),
      counter('Rambures', '1812', UNIT, ['ready']),
    ];
    const layer = (container: Element) => container.querySelector('.counters')?.className;
    const { container } = show([picked, other], new Set());
    expect(layer(container)).toBe('counters placing');
    expect(screen.getByRole('button', { name: 'Rambures, 1812' })).toBeTruthy();
    cleanup();
    expect(layer(show([picked, other], new Set([other.id])).container)).toBe('counters');
    cleanup();
    expect(layer(show([other], new Set()).container)).toBe('counters');
  });

  it('are redrawn only when something that is shown has changed', () => {
    expect(showsTheSame(unit('a'), unit('a'))).toBe(true);
    expect(showsTheSame(unit('a'), counter('a', '1811', { ...UNIT, disrupted: true }))).toBe(false);
    expect(showsTheSame(unit('a'), counter('a', '1811', UNIT, ['spent']))).toBe(false);
    expect(showsTheSame(unit('a'), unit('a', '1812'))).toBe(false);
  });
});

describe('counters of one hex', () => {
  const { cornerOf } = thirtyYearsWarSurface.counterFace;
  const formOf = (all: readonly CounterView[]) =>
    seats(all, cornerOf).map(({ counter: { id }, form }) => `${id} ${form}`);

  it('a unit alone stands in the middle', () => {
    expect(seats([unit('Picardie')], cornerOf)[0]).toMatchObject({ dx: 0, dy: 0, form: 'whole' });
  });

  it('a unit gives way downwards to guns at its upper left and leaders at its upper right', () => {
    const placed = seats([leader('Gassion'), unit('Picardie'), gun('Gun')], cornerOf);
    const by = (id: string) => placed.find((seat) => seat.counter.id === id);
    expect(by('Picardie')).toMatchObject({ dx: 0, form: 'whole' });
    expect(by('Picardie')?.dy).toBeGreaterThan(0);
    expect(by('Gun')?.form).toBe('badge');
    expect(by('Gun')?.dx).toBeLessThan(0);
    expect(by('Gassion')?.form).toBe('badge');
    expect(by('Gassion')?.dx).toBeGreaterThan(0);
    expect(by('Gun')?.height).toBeGreaterThan(by('Picardie')?.height ?? 0);
    expect(seats([unit('Picardie'), leader('Gassion')], cornerOf)[1]?.dx).toBeGreaterThan(0);
  });

  it('several guns and leaders stand in one row, each at a place of its own, guns first', () => {
    const placed = seats(
      [leader('Enghien'), unit('Picardie'), gun('one'), gun('two'), leader('Gassion')],
      cornerOf,
    );
    const badges = placed.filter(({ form }) => form === 'badge');
    expect(badges.map(({ counter: { id } }) => id)).toEqual(['one', 'two', 'Enghien', 'Gassion']);
    const xs = badges.map(({ dx }) => dx);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBe(4);
    expect(new Set(badges.map(({ dy }) => dy)).size).toBe(1);
  });

  it('a gun or a leader alone is drawn whole', () => {
    expect(formOf([gun('Gun')])).toEqual(['Gun whole']);
    expect(formOf([leader('Gassion')])).toEqual(['Gassion whole']);
  });

  it('guns and leaders without a unit stand side by side', () => {
    const [first, second] = seats([gun('Gun'), leader('Gassion')], cornerOf);
    expect((second?.dx ?? 0) - (first?.dx ?? 0)).toBeGreaterThan(24);
    expect(second?.dy).toBe(first?.dy);
  });

  it('two units are a little apart, the first on top', () => {
    const [first, second] = seats([unit('a'), unit('b')], cornerOf);
    expect(first?.dx).not.toBe(second?.dx);
    expect(first?.height).toBeGreaterThan(second?.height ?? 0);
  });
});
