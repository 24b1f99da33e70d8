import { expect, it } from 'vitest';
import { hexGeometry } from '../../src/surface/hexGeometry';
import { groupsOf, hexOutline, patches, segments, spotsOf } from '../../src/surface/paths';

const line = (length: number) => Array.from({ length }, (_, x) => ({ x, y: 0 }));

it('signs that lie together are one path, those far apart are others', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 3000, y: 10 },
    { x: 20, y: 20 },
  ];
  expect(
    patches(
      points,
      (point) => point,
      ({ x }) => `M${x} 0`,
    ),
  ).toEqual(['M10 0M20 0', 'M3000 0']);
});

it('what draws nothing is no path', () => {
  expect(
    patches(
      line(3),
      (point) => point,
      () => '',
    ),
  ).toEqual([]);
});

it('a line of the length of a real road stays one, a longer one is parted without a gap', () => {
  expect(segments(line(40))).toHaveLength(1);
  const parts = segments(line(150));
  expect(parts.map((part) => [part[0]?.x, part.at(-1)?.x])).toEqual([
    [0, 60],
    [60, 120],
    [120, 149],
  ]);
  expect(segments(line(1))).toEqual([line(1)]);
});

it('hexes that hang together are one group, with the ring beyond the map that continues them', () => {
  const geometry = hexGeometry({ columns: 8, rows: 8 });
  const groups = groupsOf(spotsOf(new Set(['0404', '0405', '0504', '0707']), geometry), geometry);
  expect(groups.map((group) => group.map(({ clamped }) => clamped).sort())).toEqual([
    ['0404', '0405', '0504'],
    ['0707'],
  ]);
});

it('the outline of hexes follows the sides that they have in common with others, and no other', () => {
  const geometry = hexGeometry({ columns: 8, rows: 8 });
  const corners = (hexes: readonly string[]) =>
    hexOutline(spotsOf(new Set(hexes), geometry), geometry)
      .split('Z')
      .filter((line) => line !== '')
      .map((line) => line.split('L').length);
  expect(corners(['0404'])).toEqual([6]);
  expect(corners(['0404', '0405'])).toEqual([10]);
  expect(corners(['0404', '0707'])).toEqual([6, 6]);
  const drawn = hexOutline(spotsOf(new Set(['0404']), geometry), geometry);
  for (const { x, y } of geometry.cornersOf('0404') ?? [])
    expect(drawn).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
});
