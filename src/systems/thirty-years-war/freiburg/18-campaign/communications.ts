/**
 * The Bavarian Line of Communications off the eastern edge: case 18.73, by a flood from the edge over free clear hexes.
 */
import { DIRECTIONS, type HexIndex, hexAt, neighbour, opposite } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import { riverCloses } from '../../standard/12-terrain/terrain';
import { wallsClosedTo } from '../../state/barriers';
import type { Board } from '../../state/board';
import { whileUnitsLast } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { enemySide } from '../../state/position';
import { bavarianIndex } from '../15-morale/armies';
import { daysOf } from '../17-days/days';

/**
 * Whether counters can trace. A Line runs over clear hexes without French units and their Zones of Control, over the
 * river at bridges and fords only, through walls where they are breached or by a friendly gateway. The hex it starts from is
 * exempt. Slopes and the streets of the fortress are clear, entrenchments are not. @rule freiburg:18.73
 */
export function tracers(board: Board): (piece: Piece) => boolean {
  const { grid } = board.field;
  // The edge it leads to is that of the last day, on whichever day it is looked for.
  const exitHexes = daysOf(board).at(-1)?.exitHexes ?? [];
  const exits = exitHexes.map((number) => hexAt(grid, number));
  const known = linked(board, enemySide(bavarianIndex(board.scenario)));
  const hexes = known.get(exitHexes) ?? flood(board, exits);
  known.set(exitHexes, hexes);
  const leads = crossings(board);
  return ({ hex }) =>
    exits.includes(hex) ||
    DIRECTIONS.some((direction) => hexes[neighbour(grid, hex, direction)] === 1 && leads(hex, direction));
}

/** Hexes from which a Line leads off the map, 1 by hex, for each edge: only French units are in its way. */
const linked = whileUnitsLast(() => new Map<readonly HexNumber[], Uint8Array>());

/** Searched backwards, from the edge to the counters. */
function flood(board: Board, exits: readonly HexIndex[]): Uint8Array {
  const { grid, terrain } = board.field;
  const french = enemySide(bavarianIndex(board.scenario));
  const units = board.unitsBy(french);
  const leads = crossings(board);
  const hexes = new Uint8Array(grid.size);
  const found: HexIndex[] = [];
  const link = (hex: HexIndex) => {
    // No ground is off the map, so nothing there is free.
    if (hexes[hex] === 1 || terrain[hex] !== 'clear') return;
    if ((units[hex] ?? 0) > 0 || board.isControlled(french, hex)) return;
    hexes[hex] = 1;
    found.push(hex);
  };
  for (const exit of exits) link(exit);
  for (const at of found)
    for (const direction of DIRECTIONS) {
      const from = neighbour(grid, at, direction);
      if (leads(from, opposite(direction))) link(from);
    }
  return hexes;
}

/** Whether a Line leads from a hex in a direction, as far as river and walls are concerned. */
function crossings(board: Board): (from: HexIndex, direction: number) => boolean {
  const closed = wallsClosedTo(board.walls, bavarianIndex(board.scenario), false);
  return (from, direction) =>
    closed?.[from * 6 + direction] !== 1 && !riverCloses(board.field, from, direction);
}
