/**
 * The flood and the line of sight as one would write them on honeycomb's own objects: hexes from `neighborOf` and
 * `line`, facts about them looked up by their coordinates. The rules asked on the way are the game's own.
 */

import {
  type Direction,
  defineHex,
  Grid,
  type Hex,
  line,
  Orientation,
  rectangle,
  Direction as Towards,
} from 'honeycomb-grid';
import { DIRECTIONS } from '../../src/core/hex/hex';
import { boardOf } from '../../src/systems/thirty-years-war/engine/boards';
import { allowanceOf, stepsOf } from '../../src/systems/thirty-years-war/standard/06-movement/reach';
import type { Board } from '../../src/systems/thirty-years-war/state/board';
import type { Piece } from '../../src/systems/thirty-years-war/state/piece';
import { enemySide, piecesIn, unitIn } from '../../src/systems/thirty-years-war/state/position';
import type { State } from '../../src/systems/thirty-years-war/state/state';

const BoardHex = defineHex({ orientation: Orientation.FLAT, offset: -1 });
/** Clockwise from north, as the game counts its directions. */
const TOWARDS: readonly Direction[] = [Towards.N, Towards.NE, Towards.SE, Towards.S, Towards.SW, Towards.NW];

export class HoneycombBoard {
  readonly grid: Grid<Hex>;
  constructor(
    columns: number,
    private readonly rows: number,
  ) {
    this.grid = new Grid(BoardHex, rectangle({ width: columns, height: rows }));
  }

  private indexOf({ col, row }: Hex): number {
    return col * this.rows + row;
  }
  private hexOf(index: number): Hex {
    const hex = this.grid.getHex({ col: Math.floor(index / this.rows), row: index % this.rows });
    if (!hex) throw new RangeError(`no hex ${index}`);
    return hex;
  }

  /** What reaching each hex costs, by the hex's own text. */
  reach(state: State, piece: Piece): ReadonlyMap<string, number> {
    const position = boardOf(state);
    const step = stepsOf(boardOf(state), piece);
    const enemy = enemySide(piece.side);
    const allowance = allowanceOf(boardOf(state), piece);
    const start = this.hexOf(piece.hex);
    const spent = new Map([[start.toString(), 0]]);
    const settled = new Set<string>();
    const rim: Hex[][] = Array.from({ length: allowance + 1 }, () => []);
    rim[0]?.push(start);
    for (let points = 0; points < allowance; points++) {
      for (const hex of rim[points] ?? []) {
        const key = hex.toString();
        if (spent.get(key) !== points || settled.has(key)) continue;
        settled.add(key);
        for (const direction of DIRECTIONS) {
          const towards = TOWARDS[direction];
          const next =
            towards === undefined ? undefined : this.grid.neighborOf(hex, towards, { allowOutside: false });
          if (!next) continue;
          const total = points + step(this.indexOf(hex), direction);
          const before = spent.get(next.toString());
          if (total > allowance || (before !== undefined && before <= total)) continue;
          if (unitIn(position, this.indexOf(next))?.side === enemy) continue;
          spent.set(next.toString(), total);
          rim[total]?.push(next);
        }
      }
    }
    return spent;
  }

  /** Whether a line of hexes is free of woods, forest, towns, units and guns: case 5.23 on level ground. */
  sees(position: Board, from: number, to: number): boolean {
    const hexes = this.grid.traverse(line({ start: this.hexOf(from), stop: this.hexOf(to) })).toArray();
    return hexes.slice(1, -1).every((hex) => {
      const index = this.indexOf(hex);
      const terrain = position.field.terrain[index];
      if (terrain === 'woods' || terrain === 'forest' || terrain === 'town') return false;
      return piecesIn(position, index).every(({ kind }) => kind === 'leader');
    });
  }
}
