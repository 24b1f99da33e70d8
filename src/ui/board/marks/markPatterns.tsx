/**
 * Stripes, dots, crosses and bricks, one for each meaning. A pattern takes its colours from where it is defined, not
 * from where it is used: each layer has its own, so that boards of two themes can stand on one page.
 */
import { memo } from 'react';
import type { SideView } from '../../../core/contract/map';
import type { SideId } from '../../../core/contract/values';
import type { OwnMarks, Tile as OwnTile } from '../../../surface/surface';
import { type Meaning, ownOf } from './markMeanings';

/** What marks are drawn with: patterns of their own name, a set for each side, and what only this system has. */
export type Ink = {
  readonly prefix: string;
  readonly sides: readonly SideView[];
  readonly own: OwnMarks;
};

const UNSIDED: readonly Meaning[] = ['reach', 'seen', 'cause', 'blocker'];

/** The pattern of a meaning, and of the side it is about; most meanings have a shape instead. */
export function patternOf({ prefix, sides, own }: Ink, means: Meaning, side: SideId | undefined): string {
  if (typeof means !== 'string')
    return ownOf(means, own)?.tiles ? `url(#${prefix}${means.own}${sideNumber(sides, side)})` : 'none';
  if (means === 'control') return `url(#${prefix}control${sideNumber(sides, side)})`;
  return UNSIDED.includes(means) ? `url(#${prefix}${means})` : 'none';
}

/** 0 or 1; a third side would share the pattern of the first and differ in colour. */
function sideNumber(sides: readonly SideView[], side: SideId | undefined): number {
  return (
    Math.max(
      0,
      sides.findIndex(({ id }) => id === side),
    ) % 2
  );
}

/** Sets the colours of a side for all inside. */
export function liveryOf({ sides }: Ink, side: SideId | undefined): string {
  const found = sides.find(({ id }) => id === side);
  return found ? `livery-${found.livery}` : '';
}

export const Patterns = memo(function Patterns({ ink }: { readonly ink: Ink }) {
  return (
    <defs>
      <Tile id={`${ink.prefix}reach`} size={9} turn={30}>
        <circle className="dot" cx="4.5" cy="4.5" r="1.25" />
      </Tile>
      <Tile id={`${ink.prefix}seen`} size={10}>
        <path className="seen" d="M2.5 0V5.5M7.5 5V10.5M7.5 0v.5" />
      </Tile>
      <Tile id={`${ink.prefix}cause`} size={15}>
        <path className="cause" d="M4 4l7 7M11 4l-7 7" />
      </Tile>
      <Tile id={`${ink.prefix}blocker`} size={14}>
        <path className="blocker" d="M0 .5h14M0 7.5h14M3.5 .5v7M10.5 7.5v7" />
      </Tile>
      {([0, 1] as const).map((index) => (
        <g key={index} className={`livery-${ink.sides[index]?.livery ?? 'none'}`}>
          {[['control', CONTROL[index]] as const, ...ownTiles(ink.own, index)].map(
            ([name, { size, turn = 0, drawing }]) => (
              <Tile key={name} id={`${ink.prefix}${name}${index}`} size={size} turn={turn}>
                {drawing}
              </Tile>
            ),
          )}
        </g>
      ))}
    </defs>
  );
});

/** Stripes, which nothing else has: single lines to the right, double lines to the left. */
const CONTROL: readonly [OwnTile, OwnTile] = [
  { size: 8, turn: 45, drawing: <path className="sided" d="M4 0V8" /> },
  { size: 10, turn: -45, drawing: <path className="sided" d="M2.5 0V10M5.5 0V10" /> },
];

function ownTiles(own: OwnMarks, index: 0 | 1): readonly (readonly [name: string, tile: OwnTile])[] {
  return Object.entries(own).flatMap(([name, { tiles }]) => (tiles ? [[name, tiles[index]] as const] : []));
}

function Tile({
  id,
  size,
  turn = 0,
  children,
}: {
  readonly id: string;
  readonly size: number;
  readonly turn?: number;
  readonly children: React.ReactNode;
}) {
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      {children}
    </pattern>
  );
}
