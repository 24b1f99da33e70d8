/** How counters and places are named in sentences, and in what a die is thrown for. */
import type { Counter } from './state/board';

/** `Picardie (2316)` */
export function named({ name, at }: Pick<Counter, 'name' | 'at'>): string {
  return at === null ? name : `${name} (${at})`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? 'nothing';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** `a`, `a or b`, `a, b or c`. */
export function eitherOf(parts: readonly string[]): string {
  return parts.length <= 1 ? listed(parts) : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`;
}

export function allNamed(counters: readonly Pick<Counter, 'name' | 'at'>[]): string {
  return listed(counters.map(named));
}

/** `1 hex`, `2 hexes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** In what a die is thrown for. That is written into records and compared when they are loaded: never to be changed. */
export function inRecords({ name, at }: Pick<Counter, 'name' | 'at'>): string {
  return at === null ? name : `${name} at ${at}`;
}

/** As they stand in a sentence: `That is done …`. */
export const STEP_NAMES: { readonly [step: string]: string } = {
  aiming: 'as the batteries name their targets',
  cup: 'as a marker is drawn',
  movement: 'in the movement of a segment',
  combat: 'in the combat of a segment',
  chiefs: 'as the commanders in chief move',
  rally: 'as units rally',
};
