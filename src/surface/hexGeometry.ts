/**
 * Where every hex of a printed map is. The only code outside the engine that knows honeycomb; everything else asks for
 * a centre, a corner or the hex under a point.
 */
import { defineHex, Orientation } from 'honeycomb-grid';
import type { BoardGeometry, BoardPoint, Cell, Turn } from '../core/contract/geometry';
import type { HexField, HexLayout } from '../core/contract/map';
import { clamp, MARGIN, printedStep, turnedField } from './turned';

/** A hex that may be beyond the map; `clamped` is the nearest printed one, so that terrain can run off the edge. */
export type Spot = {
  readonly key: string;
  readonly centre: BoardPoint;
  readonly corners: readonly BoardPoint[];
  readonly clamped: string;
};

export type HexGeometry = BoardGeometry & {
  readonly columns: number;
  readonly rows: number;
  /** The hexes and one ring around them. */
  readonly spots: readonly Spot[];
  cell(hex: string): Cell | undefined;
  /** The printed number under a point; null beyond the map. */
  hexAt(point: BoardPoint): string | null;
  /** As `hexAt`, but the nearest hex for a point beyond the map. */
  nearestHex(point: BoardPoint): string;
  spotAt(point: BoardPoint): Spot;
};

export const HEX_RADIUS = 36;
/** From side to side. */
export const HEX_HEIGHT = HEX_RADIUS * Math.sqrt(3);
/** From one line of hexes to the next. */
export const COLUMN_STEP = HEX_RADIUS * 1.5;
/** More than there are rows, so that column and row make one number. */
const NO_ROW = 10_000;
/** Hexes over which a long step goes. */
const STRIDE = 5;

const EVEN_COLUMNS: HexLayout = { lines: 'columns', shifted: 'even' };

export function hexNumber(column: number, row: number): string {
  return `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
}

type Size = Pick<HexField, 'columns' | 'rows' | 'layout'>;
const known = new Map<string, HexGeometry>();

/** Computed once per field and turn. */
export function hexGeometry(field: Size, turn: Turn = 0): HexGeometry {
  const { columns, rows, layout = EVEN_COLUMNS } = field;
  const sheet = `${columns}x${rows} ${layout.shifted} ${layout.lines}`;
  const key = `${sheet} ${turn}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const made = makeGeometry(sheet, { columns, rows, layout }, turn);
  known.set(key, made);
  return made;
}

function makeGeometry(sheet: string, { columns, rows, layout }: Required<Size>, turn: Turn): HexGeometry {
  const inColumns = layout.lines === 'columns';
  const BoardHex = defineHex({
    dimensions: HEX_RADIUS,
    orientation: inColumns ? Orientation.FLAT : Orientation.POINTY,
    // honeycomb counts from 0
    offset: layout.shifted === 'even' ? -1 : 1,
  });
  // All hexes look like the first: an object of honeycomb's for each of them takes longer than all of this.
  const outline = new BoardHex({ col: 0, row: 0 }).corners;
  const steps = gridSteps(layout);
  const along = (count: number) => (count + 0.5) * HEX_HEIGHT;
  const across = (count: number) => (count - 1) * COLUMN_STEP + 2 * HEX_RADIUS;
  const field = turnedField(
    inColumns
      ? { width: across(columns), height: along(rows) }
      : { width: along(columns), height: across(rows) },
    turn,
  );
  // honeycomb puts the centre of its first hex at 0,0; where the first line is shifted, its neighbours lie before that
  const half = layout.shifted === 'odd' ? HEX_HEIGHT / 2 : 0;
  const first = inColumns
    ? { x: HEX_RADIUS, y: HEX_HEIGHT / 2 + half }
    : { x: HEX_HEIGHT / 2 + half, y: HEX_RADIUS };

  const onSheet = ({ x, y }: BoardPoint) => field.laid({ x: x + first.x, y: y + first.y });
  function onGrid(point: BoardPoint): BoardPoint {
    const { x, y } = field.lifted(point);
    return { x: x - first.x, y: y - first.y };
  }
  const spots = new Map<number, Spot>();
  function spotOf(column: number, row: number): Spot {
    const place = column * NO_ROW + row;
    const found = spots.get(place);
    if (found !== undefined) return found;
    const key = `${column},${row}`;
    const { x, y } = steps.centreOf(column - 1, row - 1);
    const spot: Spot = {
      key,
      centre: onSheet({ x, y }),
      corners: outline.map((corner) => onSheet({ x: x + corner.x, y: y + corner.y })),
      clamped: hexNumber(clamp(column, 1, columns), clamp(row, 1, rows)),
    };
    spots.set(place, spot);
    return spot;
  }
  function offsetOf(point: BoardPoint): { column: number; row: number } {
    const { x, y } = onGrid(point);
    const { column, row } = steps.under(x, y);
    return { column: column + 1, row: row + 1 };
  }

  const cells: Cell[] = [];
  for (let column = 1; column <= columns; column += 1) {
    for (let row = 1; row <= rows; row += 1) {
      const { centre, corners } = spotOf(column, row);
      cells.push({ hex: hexNumber(column, row), column, row, centre, corners });
    }
  }
  const cellIn = (column: number, row: number) => cells[(column - 1) * rows + row - 1];
  const ring: Spot[] = [];
  for (let column = 0; column <= columns + 1; column += 1) {
    for (let row = 0; row <= rows + 1; row += 1) ring.push(spotOf(column, row));
  }
  const byNumber = new Map(cells.map((cell) => [cell.hex, cell]));
  const cellOf = (place: unknown) => (typeof place === 'string' ? byNumber.get(place) : undefined);
  const isInRows = inColumns === (turn === 90 || turn === 270);

  function hexAt(point: BoardPoint): string | null {
    const { column, row } = offsetOf(point);
    const isOnMap = column >= 1 && column <= columns && row >= 1 && row <= rows;
    return isOnMap ? (cellIn(column, row)?.hex ?? null) : null;
  }

  function nearestHex(point: BoardPoint): string {
    const { column, row } = offsetOf(point);
    return cellIn(clamp(column, 1, columns), clamp(row, 1, rows))?.hex ?? '';
  }

  return {
    sheet,
    columns,
    rows,
    turn,
    width: field.width,
    height: field.height,
    frame: field.frame,
    pitch: HEX_HEIGHT,
    isInRows,
    cells,
    spots: ring,
    cell: (hex) => byNumber.get(hex),
    hexAt,
    placeAt: hexAt,
    nearestHex,
    nearestPlace: nearestHex,
    spotAt(point) {
      const { column, row } = offsetOf(point);
      return spotOf(column, row);
    },
    centreOf: (place) => cellOf(place)?.centre ?? null,
    cornersOf: (place) => cellOf(place)?.corners ?? null,
    hexside([one, other]) {
      const corners = byNumber.get(other)?.corners ?? [];
      const [from, to] = (byNumber.get(one)?.corners ?? []).filter((corner) =>
        corners.some((c) => isSame(corner, c)),
      );
      return from === undefined || to === undefined ? null : [from, to];
    },
    /** Along the column or along the row of the printed map, whichever lies that way. */
    stepFrom(place, direction, stride) {
      const cell = cellOf(place);
      if (!cell) return place;
      const steps = { next: 1, far: STRIDE, edge: Math.max(columns, rows) }[stride];
      const { x, y } = printedStep(direction, turn);
      return hexNumber(clamp(cell.column + x * steps, 1, columns), clamp(cell.row + y * steps, 1, rows));
    },
    neighboursOf(place) {
      const cell = cellOf(place);
      if (!cell) return [];
      return cell.corners.flatMap((from, index) => {
        const to = cell.corners[(index + 1) % cell.corners.length] ?? from;
        const beyond = { x: from.x + to.x - cell.centre.x, y: from.y + to.y - cell.centre.y };
        return hexAt(beyond) ?? [];
      });
    },
    lengthOf: () => 0,
    /** Of columns a line is a hex high, and every second column of it half a hex lower. */
    lineOf(place) {
      const y = (cellOf(place)?.centre.y ?? 0) - MARGIN.top;
      return isInRows
        ? Math.round((y - HEX_RADIUS) / COLUMN_STEP)
        : Math.floor((y - HEX_HEIGHT / 2) / HEX_HEIGHT + 0.25);
    },
  };
}

/** From a hex of a grid to its centre, and from a point to the hex around it; both count from 0, as honeycomb does. */
type GridSteps = {
  centreOf(column: number, row: number): BoardPoint;
  under(x: number, y: number): { readonly column: number; readonly row: number };
};

/** A line is a column or a row, whichever is straight; along it hexes are `HEX_HEIGHT` apart. */
function gridSteps({ lines, shifted }: HexLayout): GridSteps {
  const inColumns = lines === 'columns';
  // Of the lines that are shifted by half a hex; counted from 1 those are the even ones, or the odd ones.
  const shift = (line: number) => ((line & 1) === 0 ? 0 : shifted === 'even' ? 0.5 : -0.5);
  return {
    centreOf(column, row) {
      const [line, place] = inColumns ? [column, row] : [row, column];
      const [across, along] = [line * COLUMN_STEP, (place + shift(line)) * HEX_HEIGHT];
      return inColumns ? { x: across, y: along } : { x: along, y: across };
    },
    under(x, y) {
      const [across, along] = inColumns ? [x, y] : [y, x];
      // Cube coordinates: their sum is 0, and rounding gives up the one that is rounded most.
      const q = across / COLUMN_STEP;
      const r = along / HEX_HEIGHT - q / 2;
      let [line, step] = [Math.round(q), Math.round(r)];
      const third = Math.round(-q - r);
      const [dq, dr, ds] = [Math.abs(line - q), Math.abs(step - r), Math.abs(third + q + r)];
      if (dq > dr && dq > ds) line = -step - third;
      else if (dr > ds) step = -line - third;
      const place = Math.round(step + line / 2 - shift(line));
      return inColumns ? { column: line, row: place } : { column: place, row: line };
    },
  };
}

/** Corners computed from different hexes differ in the last digits. */
export function isSame(a: BoardPoint, b: BoardPoint): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;
}
