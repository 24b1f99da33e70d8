/**
 * Hatches, dots and rings. A pattern takes its colours from where it is defined, not from where it is used: each layer
 * has its own, so that boards of two themes can stand on one page.
 */
import type { MarkMeaning } from '../../../core/contract/board';
import type { SideView } from '../../../core/contract/map';
import type { SideId } from '../../../core/contract/values';

/** What marks are drawn with: patterns of their own name, a set for each side. */
export type Ink = { readonly prefix: string; readonly sides: readonly SideView[] };

const SIDED: readonly MarkMeaning[] = ['control', 'command', 'disrupted', 'held'];
const UNSIDED: readonly MarkMeaning[] = ['reach', 'seen', 'cause', 'blocker'];

/** The pattern of a meaning, and of the side it is about; most meanings have a shape instead. */
export function patternOf({ prefix, sides }: Ink, means: MarkMeaning, side: SideId | undefined): string {
  if (SIDED.includes(means)) return `url(#${prefix}${means}${sideNumber(sides, side)})`;
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

export function Patterns({ ink }: { readonly ink: Ink }) {
  return (
    <defs>
      <Tile id={`${ink.prefix}reach`} size={9} turn={30}>
        <circle className="dot" cx="4.5" cy="4.5" r="1.25" />
      </Tile>
      <Tile id={`${ink.prefix}seen`} size={10}>
        <path className="seen" d="M2.5 0V5.5M7.5 5V10.5M7.5 0v.5" />
      </Tile>
      <Tile id={`${ink.prefix}cause`} size={7}>
        <path className="cause" d="M0 0L7 7M7 0L0 7" />
      </Tile>
      <Tile id={`${ink.prefix}blocker`} size={6}>
        <path className="blocker" d="M0 3H6" />
      </Tile>
      {[0, 1].map((index) => (
        <g key={index} className={`livery-${ink.sides[index]?.livery ?? 'none'}`}>
          {index === 0 ? <FirstSide prefix={ink.prefix} /> : <SecondSide prefix={ink.prefix} />}
        </g>
      ))}
    </defs>
  );
}

/** Single lines to the right, rings, waves lying, bars. */
function FirstSide({ prefix }: { readonly prefix: string }) {
  return (
    <>
      <Tile id={`${prefix}control0`} size={8} turn={45}>
        <path className="sided" d="M4 0V8" />
      </Tile>
      <Tile id={`${prefix}command0`} size={16} turn={30}>
        <circle className="sided" cx="8" cy="8" r="2.7" />
      </Tile>
      <Tile id={`${prefix}disrupted0`} size={8}>
        <path className="sided" d="M0 6L4 2L8 6" />
      </Tile>
      <Tile id={`${prefix}held0`} size={13}>
        <path className="sided held" d="M0 3.5h13" />
      </Tile>
    </>
  );
}

/** Double lines to the left, crosses, waves standing, lozenges. */
function SecondSide({ prefix }: { readonly prefix: string }) {
  return (
    <>
      <Tile id={`${prefix}control1`} size={10} turn={-45}>
        <path className="sided" d="M2.5 0V10M5.5 0V10" />
      </Tile>
      <Tile id={`${prefix}command1`} size={16} turn={30}>
        <path className="sided" d="M8 4.5v7M4.5 8h7" />
      </Tile>
      <Tile id={`${prefix}disrupted1`} size={8} turn={90}>
        <path className="sided" d="M0 6L4 2L8 6" />
      </Tile>
      <Tile id={`${prefix}held1`} size={13}>
        <path className="sided" d="M6.5 3.5l3 3l-3 3l-3-3z" />
      </Tile>
    </>
  );
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
