/**
 * The Bavarian Line of Communications off the eastern edge: case 18.73, by a flood from the edge over free clear hexes.
 */
import { DIRECTIONS, hexAt, neighbour } from '../../../../core/hex/hex';
import { riverCloses } from '../../standard/12-terrain/terrain';
import { wallsClosedTo } from '../../state/barriers';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { enemySide, isInEnemyZoc, unitIn } from '../../state/position';
import { bavarianIndex } from '../15-morale/armies';
import { daysOf } from '../17-days/days';

/**
 * Whether counters can trace. A Line runs over clear hexes without French units and their Zones of Control, over the
 * river at bridges and fords only, through walls where they are breached or by a friendly gateway. The hex it starts from is
 * exempt. Slopes and the streets of the fortress are clear, entrenchments are not. @rule freiburg:18.73
 */
export function tracers(board: Board): (piece: Piece) => boolean {
  const { field } = board;
  const { grid } = field;
  const side = bavarianIndex(board.scenario);
  const closed = wallsClosedTo(board.walls, side, false);
  // No ground is off the map, so nothing there is free.
  const isFree = (hex: number) =>
    field.terrain[hex] === 'clear' &&
    unitIn(board, hex)?.side !== enemySide(side) &&
    !isInEnemyZoc(board, side, hex);
  const crosses = (from: number, direction: number) =>
    !riverCloses(field, from, direction) && closed?.[from * 6 + direction] !== 1;
  // The edge it leads to is that of the last day, on whichever day it is looked for.
  const exits = new Set(
    daysOf(board)
      .at(-1)
      ?.exitHexes.map((number) => hexAt(grid, number)),
  );
  const linked = new Set([...exits].filter(isFree));
  for (const at of linked) {
    for (const direction of DIRECTIONS) {
      const from = neighbour(grid, at, direction);
      // Searched backwards, from the edge to the counters.
      if (isFree(from) && crosses(from, (direction + 3) % 6)) linked.add(from);
    }
  }
  return ({ hex }) =>
    exits.has(hex) ||
    DIRECTIONS.some((direction) => linked.has(neighbour(grid, hex, direction)) && crosses(hex, direction));
}
