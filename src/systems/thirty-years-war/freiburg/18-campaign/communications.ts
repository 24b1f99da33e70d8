/**
 * The Bavarian Line of Communications off the eastern edge: case 18.73, by a flood from the edge over free clear hexes.
 */
import { DIRECTIONS, type HexIndex, hexAt, neighbour, OFF_MAP, opposite } from '../../../../core/hex/hex';
import type { HexNumber } from '../../scenario/map';
import { riverCloses } from '../../standard/12-terrain/terrain';
import { wallsClosedTo } from '../../state/barriers';
import type { Battlefield } from '../../state/battlefield';
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
  const { field } = board;
  const { neighbours, size } = field.grid;
  const closed = wallsClosedTo(board.walls, bavarianIndex(board.scenario), false);
  const open = openTo(field);
  const french = enemySide(bavarianIndex(board.scenario));
  const units = board.unitsBy(french);
  const isFree = (hex: HexIndex) => units[hex] === 0 && !board.isControlled(french, hex);
  const hexes = new Uint8Array(size);
  const found = exits.filter((exit) => field.terrain[exit] === 'clear' && isFree(exit));
  for (const exit of found) hexes[exit] = 1;
  for (let n = 0; n < found.length; n++) {
    const at = found[n] ?? OFF_MAP;
    for (let direction = 0; direction < 6; direction++) {
      if (open[at * 6 + direction] !== 1) continue;
      const from = neighbours[at * 6 + direction] ?? OFF_MAP;
      if (hexes[from] !== 0 || closed?.[from * 6 + opposite(direction)] === 1 || !isFree(from)) continue;
      hexes[from] = 1;
      found.push(from);
    }
  }
  return hexes;
}

/** By hex and direction: 1 where a Line may come from there as far as the map is concerned, by clear ground. */
function openTo(field: Battlefield): Uint8Array {
  const known = opened.get(field);
  if (known) return known;
  const { neighbours } = field.grid;
  // No ground is off the map, so nothing comes from there.
  const open = Uint8Array.from(neighbours, (from, at) => {
    return field.terrain[from] === 'clear' && !riverCloses(field, from, opposite(at % 6)) ? 1 : 0;
  });
  opened.set(field, open);
  return open;
}
const opened = new WeakMap<Battlefield, Uint8Array>();

/** Whether a Line leads from a hex in a direction, as far as river and walls are concerned. */
function crossings(board: Board): (from: HexIndex, direction: number) => boolean {
  const closed = wallsClosedTo(board.walls, bavarianIndex(board.scenario), false);
  return (from, direction) =>
    closed?.[from * 6 + direction] !== 1 && !riverCloses(board.field, from, direction);
}
