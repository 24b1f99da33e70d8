/**
 * Sections and gateways of a town found from the files alone: connected groups by bits, friends by the log of who
 * entered.
 */
import type { BattleMap } from '../../src/systems/thirty-years-war/scenario/map';
import { beside } from './hexes';

type Town = NonNullable<BattleMap['fortress']>;
export type Section = Town['sections'][number];

/** For each hex of a section, as a bit, the bits of its neighbours in it. */
function neighbourBits({ hexes }: Section, columns: number, rows: number): readonly number[] {
  return hexes.map((hex) => {
    const around = beside(hex, columns, rows);
    return hexes.reduce((bits, other, i) => (around.includes(other) ? bits | (1 << i) : bits), 0);
  });
}

const sizeOf = (bits: number): number => (bits === 0 ? 0 : 1 + sizeOf(bits & (bits - 1)));

/** Whether four of these lie together: grown from each bit by its neighbours until nothing is added. */
function hasFour(bits: number, around: readonly number[]): boolean {
  return around.some((_, start) => {
    let group = bits & (1 << start);
    for (let before = 0; before !== group; ) {
      before = group;
      around.forEach((beyond, i) => {
        if (group & (1 << i)) group |= beyond & bits;
      });
    }
    return sizeOf(group) >= 4;
  });
}

export type SectionAsTold = {
  readonly broken: boolean;
  /** The fewest hexes that change hands to make it otherwise, and all that are part of such a change. */
  readonly needed: number;
  readonly hexes: readonly string[];
};

/** Every way in which the section could be held is looked at. */
export function sectionAsTold(
  section: Section,
  held: ReadonlySet<string>,
  { columns, rows }: Pick<BattleMap, 'columns' | 'rows'>,
): SectionAsTold {
  const around = neighbourBits(section, columns, rows);
  const now = section.hexes.reduce((bits, hex, i) => (held.has(hex) ? bits | (1 << i) : bits), 0);
  const broken = hasFour(now, around);
  let needed = Number.POSITIVE_INFINITY;
  let parts = 0;
  for (let other = 0; other < 1 << section.hexes.length; other++) {
    // Hexes only come to the enemy while it is held, and only go back while it is broken.
    const isFurther = broken ? (other & ~now) === 0 : (now & ~other) === 0;
    if (!isFurther || hasFour(other, around) === broken) continue;
    const cost = sizeOf(other ^ now);
    if (cost < needed) {
      needed = cost;
      parts = 0;
    }
    if (cost === needed) parts |= other ^ now;
  }
  return { broken, needed, hexes: section.hexes.filter((_, i) => parts & (1 << i)).toSorted() };
}

/** Whose friendly gateway each is: that of the side that entered last on both sides of it. */
export function gatesAsTold(
  { hexsides, owner }: Town,
  entered: readonly (readonly [hex: string, side: string])[],
): ReadonlyMap<string, string | null> {
  const last = (hex: string) => entered.findLast(([at]) => at === hex)?.[1] ?? owner;
  return new Map(
    hexsides
      .filter(({ kind }) => kind === 'gateway')
      .map(({ inside, outside }) => [
        `${inside}-${outside}`,
        last(inside) === last(outside) ? last(inside) : null,
      ]),
  );
}
