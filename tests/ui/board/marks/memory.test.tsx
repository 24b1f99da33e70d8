// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Remnant } from '../../../../src/core/contract/board';
import type { SideView } from '../../../../src/core/contract/map';
import type { SideId } from '../../../../src/core/contract/values';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { Tokens, Trails } from '../../../../src/ui/board/marks/MemoryLayer';

const [french, spanish] = ['french' as SideId, 'spanish' as SideId];
const SIDES: readonly SideView[] = [
  { id: french, name: 'French', livery: 'blue' },
  { id: spanish, name: 'Spanish', livery: 'red' },
];
const common = { geometry: hexGeometry({ columns: 12, rows: 10 }), sides: SIDES };
const WAYS: readonly Remnant[] = [
  { kind: 'trail', label: 'a', shape: { kind: 'line', through: ['0101', '0102'] }, side: french },
  { kind: 'trail', label: 'b', shape: { kind: 'line', through: ['0301', '0302'] }, side: french },
  {
    kind: 'fallen',
    label: 'Picardie is eliminated',
    shape: { kind: 'places', places: ['0504'] },
    side: french,
  },
  {
    kind: 'die',
    sign: '5',
    label: 'attacks: De',
    shape: { kind: 'hexside', between: ['0504', '0505'] },
    side: spanish,
  },
];
afterEach(cleanup);

describe('the traces of the turn before', () => {
  it('are ways, one picture for all of a side, told by their number', () => {
    const { container } = render(<Trails {...common} traces={WAYS} />);
    expect(screen.getByRole('img', { name: 'Moves of the previous turn, French: 2' })).toBeTruthy();
    expect(container.querySelectorAll('.trail-way')).toHaveLength(1);
    expect(container.querySelector('.trail-way')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  });
  it('are who fell and the dice, each told by its line', () => {
    const { container } = render(<Tokens {...common} traces={WAYS} occupied="" />);
    expect(screen.getByRole('img', { name: 'Picardie is eliminated' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'attacks: De' })).toBeTruthy();
    expect(container.querySelector('.token-pips')?.getAttribute('d')?.match(/M/g)).toHaveLength(5);
    expect(container.querySelector('.token.small')).toBeNull();
  });
  it('lie small at the edge where someone stands now', () => {
    const { container } = render(<Tokens {...common} traces={WAYS} occupied="0504 0909" />);
    expect(container.querySelectorAll('.token.small')).toHaveLength(1);
  });
  it('are no larger than what is in them, and nothing where there is nothing', () => {
    const { container } = render(<Trails {...common} traces={WAYS} />);
    expect(Number(container.querySelector('svg')?.getAttribute('width'))).toBeLessThan(250);
    cleanup();
    expect(render(<Trails {...common} traces={[]} />).container.innerHTML).toBe('');
  });
});
