/** Several at once beside one enemy: from two up to as many as find room, the strongest first. */
import { DIRECTIONS, type HexIndex, neighbour, OFF_MAP } from '../../../core/hex/hex';
import { attackBar } from '../standard/12-terrain/terrain';
import type { Piece } from '../state/piece';
import type { Position } from './position';
import type { Step } from './step';

/**
 * For each enemy, the weakest first, steps of those who come to him; `mayStand`: whether a piece can end its move
 * there.
 */
export function* gangs(
  position: Position,
  free: readonly Piece[],
  mayStand: (piece: Piece, hex: HexIndex) => boolean,
): Generator<readonly Step[]> {
  const { board, side, enemy } = position;
  const able = free
    .filter(({ unit, disrupted, hex }) => unit && !disrupted && hex !== OFF_MAP)
    .toSorted((a, b) => b.printed.strength - a.printed.strength);
  const targets = board.forces[enemy]
    .filter(({ unit, hex }) => unit && hex !== OFF_MAP)
    .toSorted((a, b) => strengthOf(a) - strengthOf(b));
  for (const target of targets) {
    const used = new Set<Piece>();
    const steps: Step[] = [];
    let standing = 0;
    for (const hex of placesBeside(position, target)) {
      const there = board.unitIn(hex);
      if (there) {
        if (there.side === side && !there.disrupted) standing++;
        continue;
      }
      const piece = able.find(
        (one) =>
          !used.has(one) &&
          mayStand(one, hex) &&
          !board.isBeside(enemy, one.hex) &&
          mayAttackFrom(position, one, hex, target),
      );
      if (!piece) continue;
      used.add(piece);
      steps.push({ piece, hex });
    }
    const ranked = steps.toSorted((a, b) => b.piece.printed.strength - a.piece.printed.strength);
    for (let count = standing > 0 ? 1 : 2; count <= ranked.length; count++) yield ranked.slice(0, count);
  }
}

function strengthOf({ disrupted, printed }: Piece): number {
  return disrupted ? printed.disruptedStrength : printed.strength;
}

/** Hexes around him, those first where the fewest other enemies are. */
function placesBeside({ board, enemy }: Position, target: Piece): readonly HexIndex[] {
  const { grid } = board.field;
  return DIRECTIONS.map((direction) => neighbour(grid, target.hex, direction))
    .filter((hex) => hex !== OFF_MAP)
    .map((hex) => ({ hex, enemies: board.controllersOf(enemy, hex).length }))
    .toSorted((a, b) => a.enemies - b.enemies)
    .map(({ hex }) => hex);
}

function mayAttackFrom({ board }: Position, piece: Piece, hex: HexIndex, target: Piece): boolean {
  const { grid } = board.field;
  const towards = DIRECTIONS.find((direction) => neighbour(grid, hex, direction) === target.hex);
  return towards !== undefined && attackBar(board.field, board.walls, piece.kind, hex, towards) === null;
}
