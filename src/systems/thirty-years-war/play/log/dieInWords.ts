/** What a die is thrown for, in words for players: records name it by hexes, and do not change. */
import { hexAt } from '../../../../core/hex/hex';
import type { Board } from '../../state/board';
import { unitIn } from '../../state/position';
import { allNamed } from '../../wording';

/** `Attack on 2/Flemish (1205)` for `Battle at 1205`, `Fire at La Marine (1812)` for `Fire at La Marine at 1812`. */
export function dieInWords(board: Board, purpose: string): string {
  const [, battle] = /^Battle at (.+)$/.exec(purpose) ?? [];
  if (battle === undefined) return purpose.replace(/ at (\d{4})$/, ' ($1)');
  const hexes = battle.match(/\d{4}/g) ?? [];
  const units = hexes.flatMap((number) => unitIn(board, hexAt(board.field.grid, number)) ?? []);
  return units.length === hexes.length ? `Attack on ${allNamed(board, units)}` : purpose;
}
