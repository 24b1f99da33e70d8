/** How many units find a hex of their own on some ground: case 6.32 while a force is set up. */
import { hexAt } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import type { CounterKind, PrintedCounter, Scenario } from '../../scenario/scenario';
import { battlefieldOf } from '../../state/battlefield';
import { mayBeSetUp } from '../12-terrain/terrain';

/** Where a counter of each kind may be set up. */
export type Ground = { readonly [K in CounterKind]: ReadonlySet<HexNumber> };

/** Of these hexes those for each kind. @rule 12.0 */
export function groundFor(scenario: Scenario, hexes: readonly HexNumber[]): Ground {
  const field = battlefieldOf(scenario);
  const open = (kind: CounterKind) =>
    new Set(hexes.filter((hex) => mayBeSetUp(field, kind, hexAt(field.grid, hex))));
  const others = open('infantry');
  return { infantry: others, cavalry: open('cavalry'), leader: others, artillery: others };
}

/**
 * How many of the units find no hex, however they are placed: with two kinds of units, the most that lack one among the
 * Infantry, the Cavalry, and both together.
 */
export function unitsWithoutRoom(units: readonly Pick<PrintedCounter, 'kind'>[], ground: Ground): number {
  const of = (wanted: CounterKind) => units.filter(({ kind }) => kind === wanted).length;
  const [infantry, cavalry] = [of('infantry'), of('cavalry')];
  const isPlenty = (count: number, room: number) => count === 0 || room >= infantry + cavalry;
  if (isPlenty(infantry, ground.infantry.size) && isPlenty(cavalry, ground.cavalry.size)) return 0;
  const both = new Set([...ground.infantry, ...ground.cavalry]);
  return Math.max(
    0,
    infantry - ground.infantry.size,
    cavalry - ground.cavalry.size,
    infantry + cavalry - both.size,
  );
}
