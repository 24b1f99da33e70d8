/** Names of walls and gateways in sentences, and who was last beside them. */
import { type HexIndex, numberOf } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import type { Battlefield } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { freiburgOf } from '../state';

/** What stands there is called: `wall`, `gateway`, `Martinstor`. */
export function wallWord({ grid, scenario }: Battlefield, from: HexIndex, to: HexIndex): string {
  const between = [numberOf(grid, from), numberOf(grid, to)];
  const wall = scenario.map.fortress?.hexsides.find(
    ({ inside, outside }) => between.includes(inside) && between.includes(outside),
  );
  return wall?.kind === 'gateway' ? wall.name || 'gateway' : 'wall';
}

/** The same with its place: `the wall between 0608 and 0609`, `the Martinstor between 0811 and 0911`. */
export function wallName(field: Battlefield, from: HexIndex, to: HexIndex): string {
  const between = [numberOf(field.grid, from), numberOf(field.grid, to)].sort();
  return `the ${wallWord(field, from, to)} between ${between[0]} and ${between[1]}`;
}

/** `0811 was last held by the Bavarian side, 0911 by the French` */
export function lastHeldBy(board: Board, hexes: readonly HexNumber[]): string {
  const { scenario } = board;
  const { lastIn } = freiburgOf(board);
  const holder = (hex: HexNumber) => lastIn[hex] ?? scenario.map.fortress?.owner ?? '';
  const [a = '', b = ''] = hexes.toSorted();
  const name = (hex: HexNumber) => scenario.sides.find(({ id }) => id === holder(hex))?.name ?? '';
  return holder(a) === holder(b)
    ? `${a} and ${b} were last held by the ${name(a)} side`
    : `${a} was last held by the ${name(a)} side, ${b} by the ${name(b)}`;
}
