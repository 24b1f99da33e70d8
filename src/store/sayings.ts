/** What is said about a game that could not be opened as it was saved. */
import { caseName } from '../core/caseName';
import { DataError, LaterVersion } from '../core/dataError';
import { type Difference, differencesOf } from '../core/differences';
import type { Loaded } from '../core/loadGame';
import type { Fault } from '../core/readRecord';
import type { Json, SystemTypes } from '../core/seam';
import { whyRefused } from './whyRefused';

/** So many differences are named, the rest is counted. */
const NAMED = 3;
const LONGEST = 40;

export const NOT_CARRIED =
  'The scenario of this Tercio is not the one that this game was begun with. The game does not carry its own, so it ' +
  'cannot be said in what they differ; it was followed on the present one.';
export const CHANGED_SINCE = 'The scenario in this file was changed after the game was begun.';

export const GOES_ON_BESIDE =
  'What could be read goes on as a game of its own, which is kept; the damaged one stays in the list as it was stored.';
export const READ_BEFORE =
  'This game is damaged. What could be read of it is a game of its own, which is the one that is open now.';
export const EARLIER_RULES =
  'This game was begun by an earlier version of these rules. It has been followed by the present ones, and goes on by them.';

/** Why something could not be opened, and what would help. */
export function sayError(error: unknown): string {
  if (error instanceof LaterVersion) {
    const { what, found, known } = error;
    return (
      `A later Tercio has written it: ${what} are of version ${found}, and this page knows version ${known}. ` +
      'Bring this page up to date and open it again; nothing of it was changed.'
    );
  }
  if (error instanceof DataError) {
    const { path, expected } = error;
    return path === 'file' ? `There should be ${expected}.` : `At ${path} there should be ${expected}.`;
  }
  return whyRefused(error);
}

/** `Command 3 is not legal: … (8.21). The game is kept up to command 2.` */
export function sayFault({ at, reasons }: Fault): string {
  const said = reasons
    .map(({ rule, text }) => (isOfFile(rule) ? text : `${text} (${caseName(rule)})`))
    .join(' ');
  const what = reasons.some(({ rule }) => isOfFile(rule)) ? 'cannot be read' : 'is not legal';
  const kept =
    at === 1
      ? 'The game is kept as it stood at its start.'
      : at === 2
        ? 'The first command is kept.'
        : `The first ${at - 1} commands are kept.`;
  return `Command ${at} ${what}: ${said} ${kept}`;
}

/** That a game's own scenario is another than the catalogue's, and in what. */
export function sayDifferences(own: Json, ours: Json): readonly string[] {
  const differences = differencesOf(own, ours);
  const named = differences.slice(0, NAMED).map(sayDifference);
  const more = differences.length - named.length;
  return [
    'The scenario of this game differs from the one in this Tercio; the game is played with its own.',
    ...named,
    ...(more > 0 ? [`And ${more} more ${more === 1 ? 'difference' : 'differences'}.`] : []),
  ];
}

/** What was changed in a game since it was written, and dice that are not those of its seed: a line each. */
export function sayChanges({
  changed,
  foreignDice,
  generatorMoved,
}: Pick<Loaded<SystemTypes>, 'changed' | 'foreignDice' | 'generatorMoved'>): readonly string[] {
  return [
    ...(changed.head ? ['What stands before the commands was changed after the file was written.'] : []),
    ...someOf(changed.entries, 'was changed after the file was written.'),
    ...someOf(foreignDice, 'has dice that are not those its seed gives. They are shown as entered by hand.'),
    ...(generatorMoved
      ? ['The dice to come did not follow those thrown so far. They follow them from now on.']
      : []),
  ];
}

function someOf(entries: readonly number[], what: string): readonly string[] {
  const named = entries.slice(0, NAMED).map((entry) => `Command ${entry + 1} ${what}`);
  const more = entries.length - named.length;
  if (more === 0) return named;
  return [...named, `So it is with ${more} more ${more === 1 ? 'command' : 'commands'}.`];
}

function sayDifference({ path, one, other }: Difference): string {
  const where = path === '' ? 'The whole' : path;
  if (one === undefined) return `${where}: not in the game, ${shown(other)} in this Tercio`;
  if (other === undefined) return `${where}: ${shown(one)} in the game, not in this Tercio`;
  return `${where}: ${shown(one)} in the game, ${shown(other)} in this Tercio`;
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function isOfFile(rule: string): boolean {
  return rule === 'table:damaged-file';
}
