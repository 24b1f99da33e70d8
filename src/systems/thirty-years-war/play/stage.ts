/** What every segment of play offers the table: a prompt, an answer to each press, and marks for the board. */

import type { Ghost, Mark } from '../../../core/contract/board';
import type { AskableKey, Target } from '../../../core/contract/table';
import type { Shape } from '../../../core/contract/values';
import { hexAt } from '../../../core/hex/hex';
import { check } from '../engine/judge';
import type { ThirtyYearsWar } from '../engine/system';
import type { Command, Draft } from '../engine/types';
import type { ActList, Pressed, Preview, Prompt, ProposedList, Reason, Subject } from '../rulebook/cited';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { pieceOf, piecesIn } from '../state/position';

export type Press = Pressed<ThirtyYearsWar>;
/** As it is, or a function that is asked for it when it is read. */
export type Said<T> = T | (() => T);
export function said<T>(what: Said<T>): T {
  return what instanceof Function ? what() : what;
}
/** The part of a prompt that differs from stage to stage. */
export type StagePrompt = Pick<Prompt, 'choices'> & {
  readonly instruction: Said<string>;
  /** The counters that the instruction names. */
  readonly names?: readonly Piece[];
  readonly subject?: Said<Subject | null>;
  readonly askable?: Said<readonly AskableKey[]>;
  readonly obligations?: Said<Prompt['obligations']>;
  readonly objections?: Said<Prompt['objections']>;
  readonly missing?: Said<readonly Reason[]>;
  readonly receipt?: Said<Prompt['receipt']>;
  readonly list?: Said<ActList | null>;
  readonly proposedLists?: Said<readonly ProposedList[]>;
  readonly toCome?: string;
  readonly passing?: string;
  readonly row?: Exclude<Prompt['row'], undefined>;
  readonly several?: Exclude<Prompt['several'], undefined>;
};

export type Stage = {
  prompt(board: Board, draft: Draft | null): StagePrompt;
  press(board: Board, draft: Draft | null, target: Target): Press;
  preview(board: Board, draft: Draft | null, target: Target): Preview;
  marks(board: Board, draft: Draft | null): readonly Mark[];
  /** Where what is begun would bring counters; left out: nowhere. */
  ghosts?(board: Board, draft: Draft | null): readonly Ghost[];
  /** Counters that a press chooses instead of the chosen one, where they are not among the choices. */
  instead?(board: Board, draft: Draft | null): readonly Piece[];
};

export function toDraft(draft: Draft | null): Press {
  return { to: 'draft', draft };
}

export function refuse(reasons: readonly Reason[]): Press {
  return { to: 'refusal', reasons };
}

/** The command if it is legal, otherwise the reasons. */
export function commandIfLegal(board: Board, ...commands: readonly [Command, ...Command[]]): Press {
  const reasons = check(board, commands[0]);
  return reasons.length > 0 ? refuse(reasons) : { to: 'commands', commands };
}

/** What was pointed at: a counter, or a hex with all that stands in it. */
export type Pointed = {
  readonly piece: Piece | null;
  readonly hex: number;
  readonly pieces: readonly Piece[];
};

export function pointedAt(board: Board, target: Target): Pointed | null {
  if (target.on === 'counter') {
    const piece = pieceOf(board, target.id);
    return piece && { piece, hex: piece.hex, pieces: [piece] };
  }
  if (target.on !== 'place' || typeof target.at !== 'string') return null;
  const hex = hexAt(board.field.grid, target.at);
  return hex < 0 ? null : { piece: null, hex, pieces: piecesIn(board, hex) };
}

export function atHex(number: string): Shape {
  return { kind: 'places', places: [number] };
}

export function atHexes(numbers: readonly string[]): Shape {
  return { kind: 'places', places: numbers };
}

export const NOTHING: Preview = { text: '', cost: '', reasons: [], marks: [] };

/** What a press would come to, for targets that need no words of their own. */
export function previewOfPress(
  pressed: Press,
  text: string,
  cost = '',
  marks: readonly Mark[] = [],
): Preview {
  if (pressed.to === 'refusal') return { text: '', cost: '', reasons: pressed.reasons, marks: [] };
  return { text, cost, reasons: [], marks };
}
