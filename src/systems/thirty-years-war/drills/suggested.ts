/** Commands that somebody might think of, legal or not, each with what it says in words and what it names. */

import type { Draw } from '../../../core/dice/draw';
import { between, oneOf, someOf } from '../../../core/dice/drawn';
import { DIRECTIONS, distance, hexAt, neighbour, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { ids } from '../../../core/lesson/made';
import type { Command } from '../engine/types';
import type { Phase } from '../scenario/scenario';
import { allowanceOf } from '../standard/06-movement/reach';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { unitIn } from '../state/position';
import { listed } from '../wording';
import { proposed } from './battles';

export type Suggested = {
  readonly command: Command;
  readonly words: string;
  readonly lit: readonly string[];
};

export function suggested(draw: Draw, board: Board, phase: Phase): Suggested | null {
  if (phase === 'artilleryFire') return fireOf(draw, board);
  return phase === 'movement' ? moveOf(draw, board) : attackOf(draw, board);
}

const isOurs = (board: Board, { side }: Piece) => side === board.phasingIndex;
const units = (board: Board) => board.pieces.filter(({ unit, hex }) => unit && hex >= 0);
const named = (pieces: readonly Piece[]) => listed(pieces.map(({ printed }) => printed.name));

function fireOf(draw: Draw, board: Board): Suggested | null {
  const gun = oneOf(
    draw,
    board.guns.filter((one) => one.hex >= 0 && isOurs(board, one)),
  );
  const target = oneOf(
    draw,
    units(board).filter((unit) => !isOurs(board, unit)),
  );
  if (!gun || !target) return null;
  return {
    command: { do: 'fire', gun: gun.id, target: target.id },
    words: `${gun.printed.name} in ${gun.at} fires at ${target.printed.name} in ${target.at}.`,
    lit: [gun.id, target.id],
  };
}

function moveOf(draw: Draw, board: Board): Suggested | null {
  const mover = oneOf(
    draw,
    board.pieces.filter((one) => one.hex >= 0 && isOurs(board, one) && one.kind !== 'artillery'),
  );
  if (!mover) return null;
  const { grid } = board.field;
  const most = allowanceOf(board, mover);
  const far = grid.numbers
    .map((_, hex) => hex)
    .filter((hex) => {
      const hexes = distance(grid, mover.hex, hex);
      return hexes >= Math.max(1, most - 2) && hexes <= most && unitIn(board, hex) === null;
    });
  const goal = oneOf(draw, far);
  const path = goal === null ? [] : wayTowards(draw, board, mover, goal);
  if (path.length === 0) return null;
  return {
    command: { do: 'move', counter: mover.id, path },
    words: `${mover.printed.name} in ${mover.at} moves by way of ${listed(path)}.`,
    lit: [mover.id, ...path],
  };
}

/** Straight on, whatever lies there. */
function wayTowards(draw: Draw, board: Board, mover: Piece, goal: number): readonly string[] {
  const { grid } = board.field;
  const path: string[] = [];
  for (let at = mover.hex; at !== goal; ) {
    const nearer = DIRECTIONS.map((direction) => neighbour(grid, at, direction)).filter(
      (next) => next !== OFF_MAP && distance(grid, next, goal) < distance(grid, at, goal),
    );
    const next = oneOf(draw, nearer);
    if (next === null) return [];
    path.push(numberOf(grid, next));
    at = hexAt(grid, numberOf(grid, next));
  }
  return path;
}

function attackOf(draw: Draw, board: Board): Suggested | null {
  const { grid } = board.field;
  const enemy = oneOf(
    draw,
    units(board).filter((unit) => !isOurs(board, unit)),
  );
  if (!enemy) return null;
  const near = units(board).filter((unit) => distance(grid, unit.hex, enemy.hex) <= 2);
  const beside = (unit: Piece) => distance(grid, unit.hex, enemy.hex) === 1;
  const ours = near.filter((unit) => isOurs(board, unit));
  // Now and then somebody who is too far away.
  const able =
    draw(4) === 0 ? ours : ours.filter((unit) => beside(unit) && (!unit.disrupted || draw(4) === 0));
  const attackers = someOf(draw, able, between(draw, 1, 3));
  const others = near.filter((unit) => !isOurs(board, unit) && unit !== enemy && beside(unit));
  const defenders = [enemy, ...someOf(draw, others, draw(2))];
  if (attackers.length === 0) return null;
  return {
    command: proposed(board, attackers, defenders).battle,
    words: `${named(attackers)} attack${attackers.length > 1 ? '' : 's'} ${named(defenders)}.`,
    lit: [...ids(attackers), ...ids(defenders)],
  };
}
