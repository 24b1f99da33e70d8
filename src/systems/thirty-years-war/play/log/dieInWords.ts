/** What a die is thrown for, said to players: records name it by hexes, and stay as they are. */
import { hexAt } from '../../../../core/hex/hex';
import { positionOf, unitIn } from '../../state/position';
import type { State } from '../../state/state';
import { allNamed } from '../../wording';

/** `Attack on 2/Flemish (1205)` for `Battle at 1205`, `Fire at La Marine (1812)` for `Fire at La Marine at 1812`. */
export function dieInWords(state: State, purpose: string): string {
  const position = positionOf(state);
  const [, battle] = /^Battle at (.+)$/.exec(purpose) ?? [];
  if (battle === undefined) return purpose.replace(/ at (\d{4})$/, ' ($1)');
  const hexes = battle.match(/\d{4}/g) ?? [];
  const units = hexes.flatMap((number) => unitIn(position, hexAt(position.field.grid, number)) ?? []);
  return units.length === hexes.length ? `Attack on ${allNamed(position, units)}` : purpose;
}
