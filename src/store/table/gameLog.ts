/** The log of the line of play that leads to the head, divided by turn and segment. */

import type { SystemTypes } from '../../core/contract/rules';
import type { GameSystem } from '../../core/contract/system';
import type { LogLine, Moment } from '../../core/contract/table';
import type { Json, SideId } from '../../core/contract/values';
import type { Die } from '../../core/dice/dice';
import { type Game, narrate, type Step, stateOf } from '../../core/game';
import { itemAt } from '../../core/list';
import { inCommon, lineFrom, parentOf, ROOT } from '../../core/record/record';

export type WrittenLine = LogLine & {
  readonly entry: number;
  /** Its number among the lines of its entry. */
  readonly nth: number;
  readonly dice: readonly Die[];
};
export type LogGroup = {
  readonly turn: string;
  readonly segment: string;
  readonly side: SideId | null;
  /** The entries in it, in order. */
  readonly entries: readonly number[];
  /** Their lines, worded when they are first read; a segment in which nothing happened may have none. */
  readonly lines: readonly WrittenLine[];
};
type Written = { readonly moment: Moment; readonly lines: readonly WrittenLine[] };
export type GameLog = {
  readonly groups: readonly LogGroup[];
  /** The entries that `groups` covers. */
  readonly line: readonly number[];
};

export const EMPTY_LOG: GameLog = { groups: [], line: [] };

/** The log at the game's head. Unchanged groups are the same objects as in `before`. */
export function logOf(system: GameSystem, game: Game, before: GameLog): GameLog {
  const line = lineFrom(before.line, game.record.entries, game.record.head);
  const kept = inCommon(before.line, line);
  const groups: LogGroup[] = [];
  let told = 0;
  for (const group of before.groups) {
    if (told + group.entries.length > kept) break;
    groups.push(group);
    told += group.entries.length;
  }
  while (told < line.length) {
    const from = told;
    const moment = momentOf(system, game, line[told] ?? ROOT);
    for (told++; told < line.length && isSame(momentOf(system, game, line[told] ?? ROOT), moment); told++);
    const last = groups.at(-1);
    const entries = line.slice(from, told);
    if (last && isSame(last, moment)) {
      groups[groups.length - 1] = groupOf(system, game, moment, [...last.entries, ...entries]);
    } else groups.push(groupOf(system, game, moment, entries));
  }
  return { groups, line };
}

function isSame(a: Pick<Moment, 'turn' | 'segment'>, b: Pick<Moment, 'turn' | 'segment'>): boolean {
  return a.turn === b.turn && a.segment === b.segment;
}

/** A long game has ten thousand lines, and only a page of them is read. */
function groupOf(system: GameSystem, game: Game, moment: Moment, entries: readonly number[]): LogGroup {
  let lines: readonly WrittenLine[] | null = null;
  return {
    ...moment,
    entries,
    get lines() {
      lines ??= entries.flatMap((entry) => writtenOf(system, game, entry).lines);
      return lines;
    },
  };
}

const MOMENTS = new WeakMap<Step<SystemTypes>, Moment>();

/** The segment in which a command was given. */
function momentOf(system: GameSystem, game: Game, entry: number): Moment {
  const step = itemAt(game.steps, entry);
  const known = step && MOMENTS.get(step);
  if (known) return known;
  const moment = system.moment(stateOf(game, parentOf(game.record.entries, entry)));
  if (step) MOMENTS.set(step, moment);
  return moment;
}

/** Command, dice and events of an entry never change, so neither do its lines. */
const WRITTEN = new WeakMap<Step<SystemTypes>, Written>();

/** The lines of an entry, of any branch. */
export function writtenOf(system: GameSystem, game: Game, entry: number): Written {
  const step = itemAt(game.steps, entry);
  const written = (step && WRITTEN.get(step)) ?? write(system, game, entry);
  if (step) WRITTEN.set(step, written);
  return written;
}

/** An entry belongs to the segment in which its command was given. */
function write(system: GameSystem, game: Game, entry: number): Written {
  const { parent, dice } = itemAt(game.record.entries, entry) ?? { parent: ROOT, dice: [] };
  const lines = narrate(system, game, entry);
  const before = stateOf(game, parent);
  const moment = momentOf(system, game, entry);
  const thrown = shareDice(lines, diceInWords(system, before, dice));
  return {
    moment,
    lines: [...lines, ...recapAt(system, game, entry, moment.turn)].map((line, nth) => ({
      ...line,
      entry,
      nth,
      dice: thrown[nth] ?? [],
    })),
  };
}

/** The line that closes a turn, if this entry was its last. */
function recapAt(system: GameSystem, game: Game, entry: number, turn: string): readonly LogLine[] {
  const [{ entries }, after] = [game.record, stateOf(game, entry)];
  if (!system.recap || (system.moment(after).turn === turn && !system.verdict(after))) return [];
  let first = parentOf(entries, entry);
  while (first !== ROOT && system.moment(stateOf(game, parentOf(entries, first))).turn === turn)
    first = parentOf(entries, first);
  return [system.recap(stateOf(game, first), after) ?? []].flat();
}

/** Dice as they are shown: each with its purpose in words for players. */
export function diceInWords(system: GameSystem, state: Json, dice: readonly Die[]): readonly Die[] {
  return dice.map((die) => ({ ...die, purpose: system.dieInWords?.(state, die.purpose) ?? die.purpose }));
}

/** One die for each line about a die; if the numbers differ, the first line has all dice. */
function shareDice(lines: readonly LogLine[], dice: readonly Die[]): readonly (readonly Die[])[] {
  const decided = lines.filter((line) => line.receipt);
  if (decided.length === dice.length) {
    return lines.map((line) => {
      const die = line.receipt && dice[decided.indexOf(line)];
      return die ? [die] : [];
    });
  }
  const first = Math.max(
    lines.findIndex((line) => line.receipt),
    0,
  );
  return lines.map((_, i) => (i === first ? dice : []));
}
