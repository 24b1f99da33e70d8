/** Counters of a battle, strewn over a small map so that both sides meet. */
import type { Draw } from '../../../../core/dice/draw';
import { oneOf, someOf } from '../../../../core/dice/drawn';
import { hexAt, hexesWithin, hexGrid, numberOf } from '../../../../core/hex/hex';
import type { PrintedCounter, Scenario } from '../../scenario/scenario';
import { letterOf, rulesOf } from './battle';
import { type Placed, type Site, sideOfLetter } from './site';

/** How many of each, and how far from the middle units stand. */
export type Wish = {
  /** Of the side to act. */
  readonly units: number;
  readonly enemies: number;
  /** Of the side to act. */
  readonly guns?: number;
  /** Of both sides together, with or without a unit. */
  readonly leaders?: number;
  readonly spread: number;
  /** Every second of the enemies is disrupted. */
  readonly shaken?: boolean;
};

/** One unit in so many is disrupted, by level. */
const DISRUPTED = [0, 6, 4, 4, 3, 3];
/** On this nobody stands, and horse not on this either. */
const CLOSED = ['forest', 'town'] as const;
const CLOSED_TO_HORSE = [...CLOSED, 'woods', 'entrenchment'] as const;

export function strewn(
  draw: Draw,
  level: number,
  scenario: Scenario,
  map: Site['map'],
  wish: Wish,
): Site | null {
  const acting = scenario.sides[draw(2)]?.id;
  const grid = hexGrid(map.columns, map.rows);
  const middle = hexAt(grid, numberOf(grid, draw(grid.size)));
  const near = hexesWithin(grid, middle, wish.spread).map((hex) => numberOf(grid, hex));
  const taken = new Set<string>();
  const counters: Placed[] = [];
  const put = (printed: PrintedCounter, hexes: readonly string[], isDisrupted = false) => {
    const letter = letterOf(scenario, printed);
    const closed = closedTo(map, printed);
    const hex = oneOf(
      draw,
      hexes.filter((one) => !taken.has(one) && !closed.has(one)),
    );
    if (letter === null || hex === null) return;
    taken.add(hex);
    counters.push({ letter, printed, hex, disrupted: isDisrupted });
  };
  const some = (most: number, test: (printed: PrintedCounter) => boolean) =>
    someOf(draw, scenario.counters.filter(test), most);
  for (const unit of some(wish.units, (one) => one.side === acting && one.strength > 0))
    put(unit, near, draw(DISRUPTED[level] ?? 4) === 0);
  for (const unit of some(wish.enemies, (one) => one.side !== acting && one.strength > 0))
    put(unit, near, draw(wish.shaken ? 2 : (DISRUPTED[level] ?? 4)) === 0);
  for (const gun of some(wish.guns ?? 0, (one) => one.side === acting && one.kind === 'artillery'))
    put(gun, grid.numbers);
  for (const leader of some(wish.leaders ?? 0, ({ kind }) => kind === 'leader')) {
    const own = oneOf(
      draw,
      counters.filter(({ printed }) => printed.side === leader.side && printed.strength > 0),
    );
    const letter = letterOf(scenario, leader);
    if (own && letter) counters.push({ letter, printed: leader, hex: own.hex, disrupted: false });
  }
  const side = counters.find(({ printed }) => printed.side === acting)?.letter;
  return side ? { map, counters, rules: rulesOf(scenario), side: sideOfLetter(side) } : null;
}

function closedTo(map: Site['map'], { kind }: PrintedCounter): ReadonlySet<string> {
  const kinds = kind === 'cavalry' ? CLOSED_TO_HORSE : CLOSED;
  return new Set(kinds.flatMap((ground) => map[ground] ?? []));
}
