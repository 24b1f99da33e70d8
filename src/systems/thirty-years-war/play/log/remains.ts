/** What a line of the log leaves to be seen on the map for a Player-Turn. */

import type { Remnant } from '../../../../core/contract/board';
import type { CounterId, Shape } from '../../../../core/contract/values';
import { areAdjacent, hexAt } from '../../../../core/hex/hex';
import type { EventOf } from '../../engine/types';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { piecesOf, sideOf } from '../../state/position';

/** The way that a counter has gone. */
export function trailOf(
  before: Board,
  piece: Piece,
  path: readonly string[],
  text: string,
): readonly Remnant[] {
  const through = piece.at === null ? path : [piece.at, ...path];
  const side = sideOf(before, piece.side);
  return through.length > 1 ? [{ kind: 'trail', label: text, shape: { kind: 'line', through }, side }] : [];
}

/** Where a counter was lost. */
export function fallen(before: Board, id: CounterId, at: string, text: string): readonly Remnant[] {
  const piece = piecesOf(before, [id])[0];
  return piece ? [{ kind: 'fallen', label: text, shape: inHex(at), side: sideOf(before, piece.side) }] : [];
}

/** The die of a battle, between the first two opponents that touch. */
export function battleDie(
  before: Board,
  { battle, die }: EventOf<'battleFought'>,
  text: string,
): readonly Remnant[] {
  const { grid } = before.field;
  const [ours, theirs] = [battle.attackers, battle.defenders].map((ids) =>
    piecesOf(before, ids).flatMap(({ at }) => at ?? []),
  );
  for (const to of theirs ?? []) {
    const from = ours?.find((at) => areAdjacent(grid, hexAt(grid, at), hexAt(grid, to)));
    const shape = { kind: 'hexside', between: [from ?? '', to] } as const;
    if (from !== undefined)
      return [{ kind: 'die', sign: `${die}`, label: text, shape, side: before.phasingSide }];
  }
  return [];
}

export function inHex(at: string): Shape {
  return { kind: 'places', places: [at] };
}
