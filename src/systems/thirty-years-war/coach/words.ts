/** How the coach words what it has computed. */
import type { Target } from '../../../core/contract/table';
import type { Shape } from '../../../core/contract/values';
import { type HexIndex, numberOf } from '../../../core/hex/hex';
import { endsInWords, perCent } from '../../../core/prospects';
import type { ThirtyYearsWar } from '../engine/system';
import type * as cited from '../rulebook/cited';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';

export type Advice = cited.Advice<ThirtyYearsWar>;

/** An advice that only says something. */
export function warning(
  text: string,
  rules: Advice['rules'],
  counters: readonly Piece[],
  places: readonly string[] = [],
): Advice {
  return {
    ...{ text, rules, counters: idsOf(counters), where: shapesAt(places) },
    ...{ commands: [], prepare: [], point: null },
  };
}

export function idsOf(pieces: readonly Piece[]): Advice['counters'] {
  return [...new Set(pieces.map(({ id }) => id))];
}

export function shapesAt(places: readonly string[]): readonly Shape[] {
  return places.length > 0 ? [{ kind: 'places', places: [...new Set(places)] }] : [];
}

export function hexNumbers(board: Board, hexes: readonly HexIndex[]): readonly string[] {
  return hexes.map((hex) => numberOf(board.field.grid, hex));
}

export const onCounter = ({ id }: Piece): Target => ({ on: 'counter', id });
export const onHex = (board: Board, hex: HexIndex): Target => ({
  on: 'place',
  at: numberOf(board.field.grid, hex),
});
export const onOption = (id: string): Target => ({ on: 'option', id });

/** `eliminated 83 %, disrupted 17 %`: what may happen to one of those concerned; what is certain has no figure. */
export function endsOf(receipt: cited.Receipt, piece: Piece): string {
  const prospect = receipt.prospects.find(({ counters }) => counters.includes(piece.id));
  return prospect ? endsInWords(prospect) : '';
}

/** `67 %` of a chance from 0 to 1. */
export function chanceInWords(chance: number): string {
  return perCent(Math.round(100 * chance));
}

/** The sentences, each with a full stop, one after the other. */
export function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part): part is string => part !== null && part !== '').join(' ');
}
