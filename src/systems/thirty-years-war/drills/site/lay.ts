/** A position put on a board as the table will have it. */
import type { Json } from '../../../../core/contract/values';
import { DataError } from '../../../../core/json/dataError';
import { boardToPlayOn } from '../../engine/boards';
import { knownBooks } from '../../engine/book';
import { readOptions } from '../../scenario/options';
import { readPieces } from '../../scenario/position/line';
import { readPosition } from '../../scenario/position/position';
import { readScenario } from '../../scenario/readScenario';
import type { Phase } from '../../scenario/scenario';
import { start } from '../../scenario/start';
import { onward } from '../../standard/04-sequence/passing';
import type { Board } from '../../state/board';
import { formOf, wordsOf } from './battle';
import type { Placed, Site } from './site';

export type Laid = {
  /** As a step of a lesson has it. */
  readonly position: Json;
  /** Nobody else's: what is tried on it is taken back. */
  readonly board: Board;
};

/** null: it is no position, or one in which this phase passes by itself. */
export function lay({ map, counters, rules, side }: Site, phase: Phase): Laid | null {
  const line = counters.map(inLine).join(' | ');
  const position = { position: line, ...{ phase, side, map, rules }, names: namesOf(line, counters, rules) };
  try {
    const scenario = readScenario(readPosition(position));
    const board = boardToPlayOn(start(scenario, readOptions(scenario.options, scenario)));
    if (board.pending || board.over || board.phase !== phase || onward(board) !== null) return null;
    return { position, board };
  } catch (error) {
    if (error instanceof DataError) return null;
    throw error;
  }
}

function inLine({ letter, printed, hex, disrupted }: Placed): string {
  return [letter, `${formOf(printed)}${disrupted ? '*' : ''}`, hex, ...wordsOf(printed)].join(' ');
}

function namesOf(line: string, counters: readonly Placed[], rules: string) {
  const armyOf = knownBooks().find(({ name }) => name === rules)?.position?.armyOf;
  const ids = readPieces(line, armyOf).map(({ counter }) => counter.id);
  return Object.fromEntries(ids.map((id, i) => [id, counters[i]?.printed.name ?? id]));
}
