/** How counters and hexes are named in sentences, and how a refusal is put together. */
import { numberOf } from '../../core/hex';
import type { CounterId, Reason, Shape } from '../../core/seam';
import type { Piece, Position } from './position';
import type { RuleCase } from './rulebook';
import type { Phase } from './scenario';

export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  disruptionRemoval: 'Disruption Removal Phase',
  artilleryFire: 'Artillery Fire Phase',
  movement: 'Movement Phase',
  combat: 'Combat Phase',
};

/** `La Marine at 1812` */
export function named(position: Position, piece: Piece): string {
  const name = piece.printed.name;
  return piece.hex < 0 ? name : `${name} at ${numberOf(position.field.grid, piece.hex)}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? 'nobody';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function allNamed(position: Position, pieces: readonly Piece[]): string {
  return listed(pieces.map((piece) => named(position, piece)));
}

/** A refusal with the pieces that cause it and their hexes, and any further hexes. */
export function because(
  rule: RuleCase,
  text: string,
  pieces: readonly Piece[] = [],
  places: readonly string[] = [],
): Reason {
  const all = new Set([...pieces.flatMap((piece) => piece.state.at ?? []), ...places]);
  const where: readonly Shape[] = all.size > 0 ? [{ kind: 'places', places: [...all] }] : [];
  return { rule, text, counters: pieces.map((piece) => piece.id), where };
}

/** A refusal that names ids which are no counter of this game. */
export function unknownCounter(id: CounterId): Reason {
  return {
    rule: 'table:no-such-counter',
    text: `There is no counter “${id}” in this game.`,
    counters: [],
    where: [],
  };
}

/** With its first letter large, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 hex`, `2 hexes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
