/** What players are told about a game that was loaded: its scenario, its rules, and what was changed in it. */

import type { SystemTypes } from '../contract/rules';
import type { Json } from '../contract/values';
import { hashOf, isList } from '../json/hash';
import { type Difference, differencesOf } from './differences';
import type { Loaded } from './loadGame';

/** This many differences are named, the rest is counted. */
const NAMED = 3;
const LONGEST = 40;

const NOT_CARRIED =
  'The scenario of this Tercio is not the one that this game was begun with. The game does not carry its own, so the ' +
  'differences cannot be named; it was replayed with the present one.';
const CHANGED_SINCE = 'The scenario in this file was changed after the game was begun.';

export const EARLIER_RULES =
  'This game was begun by an earlier version of these rules. It has been replayed by the present rules and continues under them.';

/** Whether a game is played with the scenario known here by its id; `null`: there is none. */
export function isKnown<T extends SystemTypes>({ game }: Pick<Loaded<T>, 'game'>, known: Json): boolean {
  return known !== null && hashOf(known) === game.record.scenario.hash;
}

/** One line for each; `known` is the scenario of its id that comes with this Tercio, or null. */
export function noticesOf(loaded: Loaded<SystemTypes>, known: Json): readonly string[] {
  return [
    ...(loaded.earlierRules ? [EARLIER_RULES] : []),
    ...sayChanges(loaded),
    ...sayScenario(loaded, known),
  ];
}

/** That the scenario is not the one known here, or not the one the game was begun with. */
export function sayScenario(loaded: Loaded<SystemTypes>, known: Json): readonly string[] {
  const { whole } = loaded.game.record.scenario;
  if (whole !== null && known !== null && !isKnown(loaded, known)) return sayDifferences(whole, known);
  return loaded.altered ? [whole === null ? NOT_CARRIED : CHANGED_SINCE] : [];
}

/** How a game's own scenario differs from the catalogue's. */
function sayDifferences(own: Json, ours: Json): readonly string[] {
  const differences = differencesOf(own, ours);
  const named = differences.slice(0, NAMED).map(sayDifference);
  const more = differences.length - named.length;
  return [
    'The scenario of this game differs from the one in this Tercio; the game is played with its own.',
    ...named,
    ...(more > 0 ? [`And ${more} more ${more === 1 ? 'difference' : 'differences'}.`] : []),
  ];
}

/** What has changed in a game since it was written, and dice that are not those of its seed: one line for each. */
export function sayChanges({
  changed,
  foreignDice,
  generatorMoved,
}: Pick<Loaded<SystemTypes>, 'changed' | 'foreignDice' | 'generatorMoved'>): readonly string[] {
  return [
    ...(changed.head ? ['The part before the commands was changed after the file was written.'] : []),
    ...someOf(changed.entries, 'was changed after the file was written.'),
    ...someOf(foreignDice, 'has dice that its seed does not give. They are shown as entered by hand.'),
    ...(generatorMoved ? ['The coming dice did not match those thrown so far. From now on they do.'] : []),
  ];
}

function someOf(entries: readonly number[], what: string): readonly string[] {
  const named = entries.slice(0, NAMED).map((entry) => `Command ${entry + 1} ${what}`);
  const more = entries.length - named.length;
  if (more === 0) return named;
  return [...named, `The same for ${more} more ${more === 1 ? 'command' : 'commands'}.`];
}

/** In plain words where that can be done without knowing the rules; else with the exact path. */
function sayDifference(difference: Difference): string {
  return sayPlainly(difference) ?? sayByPath(difference);
}

/** Of something with a name, or of the scenario itself; null: there are no plain words. */
function sayPlainly({ path, one, other, of }: Difference): string | null {
  if (one === undefined || other === undefined) {
    const name = nameOf(one ?? other);
    if (name === null) return null;
    return one === undefined
      ? `${name} is not in the game, only in this Tercio.`
      : `${name} is in the game, not in this Tercio.`;
  }
  if (of?.field === 'name') return `In this game ${of.name} is called ${one}.`;
  const field = of?.field ?? path;
  if (!FIELD.test(field) || !isPlain(one) || !isPlain(other)) return null;
  const what = fieldInWords(field);
  const subject = of ? `${of.name}, ${what}` : `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  return `${subject}: ${one} in the game, ${other} in this Tercio.`;
}

/** A field as the formats write them: `disruptedStrength`. */
const FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;

/** `disrupted strength` */
function fieldInWords(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What can be shown whole without quotation marks. */
function isPlain(value: Json): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

function nameOf(value: Json | undefined): string | null {
  if (typeof value !== 'object' || value === null || isList(value)) return null;
  return typeof value.name === 'string' ? value.name : null;
}

function sayByPath({ path, one, other }: Difference): string {
  const where = path === '' ? 'The whole' : path;
  if (one === undefined) return `${where}: not in the game, ${shown(other)} in this Tercio`;
  if (other === undefined) return `${where}: ${shown(one)} in the game, not in this Tercio`;
  return `${where}: ${shown(one)} in the game, ${shown(other)} in this Tercio`;
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
