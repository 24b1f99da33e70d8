/**
 * How far a record may be followed, found without the loader: entry by entry, with nothing of it but what the rules
 * say of a command and how a die looks.
 */

import type { SystemTypes } from '../../../src/core/contract/rules';
import type { GameSystem } from '../../../src/core/contract/system';
import { DataError } from '../../../src/core/json/dataError';
import { sortedJson } from '../../../src/core/json/hash';
import { ROOT } from '../../../src/core/record/record';
import { resolve } from '../../../src/core/resolve';

type Table = { readonly [key: string]: unknown };
type Read = { readonly parent: number; readonly command: unknown; readonly faces: readonly Table[] };
class Unfit extends Error {}

/** The states after the entries up to the first that is none, or not legal. */
export function legalStates<T extends SystemTypes>(
  system: GameSystem<T>,
  start: T['State'],
  entries: readonly unknown[],
): readonly T['State'][] {
  const states: T['State'][] = [];
  const given = new Set<string>();
  for (const [index, json] of entries.entries()) {
    const entry = readEntry(json, index);
    if (!entry) break;
    const before = entry.parent === ROOT ? start : states[entry.parent];
    if (before === undefined) break;
    const after = stateAfter(system, before, entry);
    // A command given again where it was given before makes no second branch.
    const written = after && `${entry.parent} ${sortedJson(after.command)}`;
    if (after === null || written === null || given.has(written)) break;
    given.add(written);
    states.push(after.state);
  }
  return states;
}

function readEntry(json: unknown, index: number): Read | null {
  if (!isTable(json) || !hasOnly(json, ['parent', 'press', 'command', 'dice', 'hash'])) return null;
  const { parent = index - 1, press = 0, command, dice = [], hash = '' } = json;
  if (typeof hash !== 'string' || hash.length > 200) return null;
  if (!Number.isSafeInteger(parent) || !Number.isSafeInteger(press) || !Array.isArray(dice)) return null;
  if (dice.length > 100) return null;
  return dice.every(isDie) ? { parent: Number(parent), command, faces: dice } : null;
}

function isDie(die: unknown): die is Table {
  if (!isTable(die) || !hasOnly(die, ['purpose', 'face', 'sides', 'by'])) return false;
  const { purpose = '', face, sides = 6, by = 'hand' } = die;
  return (
    typeof purpose === 'string' &&
    purpose.length <= 200 &&
    Number.isSafeInteger(face) &&
    Number.isSafeInteger(sides) &&
    (by === 'hand' || by === 'generator')
  );
}

function stateAfter<T extends SystemTypes>(
  system: GameSystem<T>,
  before: T['State'],
  { command: json, faces }: Read,
): { readonly state: T['State']; readonly command: T['Command'] } | null {
  let thrown = 0;
  try {
    const command = system.canonical(before, system.read.command(json));
    if (system.check(before, command).length > 0) return null;
    const { state } = resolve(system, before, command, (purposes, sides) =>
      purposes.map((wanted) => {
        const { purpose = '', face, sides: of = 6, by = 'hand' } = faces[thrown++] ?? {};
        const fits = of === sides && (purpose === '' || purpose === wanted);
        if (!fits || !(Number(face) >= 1 && Number(face) <= sides)) throw new Unfit(wanted);
        return { purpose: wanted, face: Number(face), sides, by: by === 'hand' ? 'hand' : 'generator' };
      }),
    );
    return thrown === faces.length ? { state, command } : null;
  } catch (error) {
    if (error instanceof DataError || error instanceof Unfit) return null;
    throw error;
  }
}

/** What is wrong with a game that was opened from these entries; null when nothing is. */
export function wronglyAccepted<T extends SystemTypes>(
  system: GameSystem<T>,
  start: T['State'],
  entries: readonly unknown[],
  accepted: readonly { readonly state: T['State'] }[],
): string | null {
  const states = legalStates(system, start, entries);
  if (states.length !== accepted.length) return `${accepted.length} accepted, ${states.length} are legal`;
  const [told, given] = [states.at(-1), accepted.at(-1)?.state];
  if (told !== undefined && given !== undefined && sortedJson(told) !== sortedJson(given))
    return 'the state after the last entry is another';
  return null;
}

function isTable(json: unknown): json is Table {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function hasOnly(json: Table, keys: readonly string[]): boolean {
  return Object.keys(json).every((key) => keys.includes(key));
}
