/** What is pointed at, in full sentences: who stands there with what his numbers mean, or the ground. */
import type { Target } from '../../../core/contract/table';
import type { HexIndex } from '../../../core/hex/hex';
import { groundNotes } from '../look/ground';
import type { Board, Counter, Unit } from '../state/board';
import { terrainAt } from '../state/field';
import { controllersOf } from '../state/near';
import { allNamed } from '../wording';
import { commandWords } from './commandWords';
import { labelOf, trayOf, wordsOf } from './label';
import { pointedAt } from './stage';

const upperFirst = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Nothing of what is no counter and no hex. */
export function aboutTarget(board: Board, target: Target): readonly string[] {
  const pointed = pointedAt(board, target);
  if (!pointed) return [];
  const { counter, hex } = pointed;
  const all = countersIn(board, hex);
  const shown = counter ? [counter] : all;
  const others = all.filter((one) => !shown.includes(one));
  return [
    ...shown.flatMap((one) => aboutCounter(board, one)),
    ...(others.length > 0
      ? [`In the same hex: ${others.map((one) => wordsOf(board, one)).join('; ')}.`]
      : []),
    ...(hex >= 0 ? groundOf(board, hex) : []),
  ];
}

function countersIn(board: Board, hex: HexIndex): readonly Counter[] {
  if (hex < 0) return [];
  const battery = board.batteryIn(hex);
  return [...board.unitsIn(hex), ...board.leadersIn(hex), ...(battery ? [battery] : [])];
}

function aboutCounter(board: Board, counter: Counter): readonly string[] {
  const tray = trayOf(counter);
  const first = `${wordsOf(board, counter)}${tray === '' ? '' : `, ${tray}`}.`;
  return counter.is === 'unit' && counter.at !== null ? [first, ...commandOfUnit(board, counter)] : [first];
}

/** Why it is in command or not. @rule 8.1 */
function commandOfUnit(board: Board, unit: Unit): readonly string[] {
  return [`${upperFirst(commandWords(board, unit).text)}.`];
}

/** Ground that is not clear, with what it costs and does. */
function groundOf(board: Board, hex: HexIndex): readonly string[] {
  const terrain = terrainAt(board.field, hex);
  if (terrain === 'clear') return [];
  const note = groundNotes(board.scenario)?.find(({ kind }) => kind === terrain);
  return note ? [`${note.name}. ${note.text}`] : [];
}

/** A place in words: its counters, what matters about it now, the ground. For players who cannot see the board. */
export function describe(board: Board, at: string): string {
  const hex = board.hex(at);
  if (hex < 0) return `${at}: no hex of this map`;
  const counters = countersIn(board, hex);
  const who = counters.length > 0 ? counters.map((one) => labelOf(board, one)).join('; ') : `${at}, nobody`;
  const zones = ([0, 1] as const).flatMap((side) => {
    const holders = controllersOf(board, hex, side);
    return holders.length > 0 ? [`in front of ${allNamed(holders)}`] : [];
  });
  return [who, terrainAt(board.field, hex), ...zones].join('; ');
}
