/** Two sides in contact around one enemy: what is asked about attacks and supports is laid on it. */
import type { Draw } from '../../../core/dice/draw';
import { between, oneOf } from '../../../core/dice/drawn';
import { DIRECTIONS, distance, type HexIndex, neighbour } from '../../../core/hex/hex';
import { frontOf } from '../02-facing/facing';
import { facingOf, otherMark, type Site, strew } from './site';

/** So many of the acting corps stand around it, most of them with it in front; null: there are too few. */
export function mingled(draw: Draw, level: number, site: Site, attackers: number): Site | null {
  const middle = site.middle();
  const target = site.unit('enemy');
  if (!target) return null;
  site.put(
    target,
    middle,
    facingOf(draw, otherMark(site.mark)),
    level < 2 || draw(4) > 0 ? 'good' : 'disorganised',
  );
  const around = site.free(site.near(middle, 1)).slice(0, attackers + (level > 2 ? draw(2) : 0));
  for (const hex of around) {
    const unit = site.unit(level > 2 && draw(4) === 0 ? 'others' : 'acting');
    if (!unit) return null;
    const facing = draw(5) > 0 ? oneOf(draw, looksAt(site, hex, middle)) : null;
    site.put(unit, hex, facing ?? facingOf(draw, site.mark));
  }
  const with_ = level > 1 && draw(2) === 0 ? oneOf(draw, around) : null;
  leadFrom(site, with_ ?? behind(site, middle));
  strew(draw, site, middle, 2, between(draw, 1, level), level > 3 ? draw(2) : 0);
  return site;
}

/** The leader of the corps that acts, who reaches all of so small a map. */
export function leadFrom(site: Site, hex: HexIndex): void {
  const leader = site.leader();
  if (leader) site.putLeader(leader, hex, EVERYWHERE);
}
const EVERYWHERE = 15;

/** Far from where the fight is. */
function behind(site: Site, middle: HexIndex): HexIndex {
  const apart = (hex: HexIndex) => distance(site.grid, hex, middle);
  const all = site.free(site.grid.numbers.map((_, hex) => hex));
  return all.toSorted((a, b) => apart(b) - apart(a))[0] ?? middle;
}

/** The facings that have a neighbouring hex in front. */
function looksAt({ grid }: Site, from: HexIndex, to: HexIndex): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((facing) =>
    DIRECTIONS.some(
      (direction) => frontOf(facing).includes(direction) && neighbour(grid, from, direction) === to,
    ),
  );
}
