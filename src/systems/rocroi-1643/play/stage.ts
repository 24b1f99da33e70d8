/** What every step of play and every open decision offers the table: a prompt, an answer to each press, marks. */
import type { Ghost, Mark } from '../../../core/contract/board';
import type { Choice, Target } from '../../../core/contract/table';
import type { CounterId, Shape } from '../../../core/contract/values';
import { type HexIndex, OFF_MAP } from '../../../core/hex/hex';
import { check } from '../engine/judge';
import type { Rocroi1643 } from '../engine/system';
import type { Command } from '../engine/types';
import type { Pressed, Preview, Prompt, Reason } from '../rulebook/cited';
import type { Battery, Board, Counter, Leader, Unit } from '../state/board';
import type { Draft } from './drafts';

export type Press = Pressed<Rocroi1643>;
/** As it is, or a function that is asked for it when it is read. */
export type Said<T> = T | (() => T);
export function said<T>(what: Said<T>): T {
  return what instanceof Function ? what() : what;
}
/** The part of a prompt that differs from stage to stage. */
export type StagePrompt = Pick<Prompt, 'choices' | 'instruction'> &
  Partial<Pick<Prompt, 'askable' | 'obligations' | 'objections' | 'missing'>> & {
    readonly subject?: Said<Prompt['subject']>;
    readonly receipt?: Said<Prompt['receipt']>;
    /** The counters that the instruction names. */
    readonly names?: readonly Counter[];
    /** Who comes into view as the step begins: the corps, and not a leader who is elsewhere. */
    readonly acting?: readonly Counter[];
  };
/** The counter in the hand that can be turned, and what to. */
export type Turnable = { readonly counter: CounterId; readonly facings: readonly number[] };

export type Stage = {
  prompt(board: Board, draft: Draft | null): StagePrompt;
  /** Of what is not typed. */
  press(board: Board, draft: Draft | null, target: Target): Press;
  /** What a press would do, where its command in words does not say it. */
  preview?(board: Board, draft: Draft | null, target: Target, pressed: Press): Preview | null;
  marks(board: Board, draft: Draft | null): readonly Mark[];
  ghosts?(board: Board, draft: Draft | null): readonly Ghost[];
  turnable?(board: Board, draft: Draft | null): Turnable | null;
  /** Counters that a press takes up, where they are not among the choices. */
  instead?(board: Board, draft: Draft | null): readonly CounterId[];
};

export function toDraft(draft: Draft | null): Press {
  return { to: 'draft', draft };
}

export function refuse(...reasons: readonly Reason[]): Press {
  return { to: 'refusal', reasons };
}

/** The commands if the first is legal, otherwise what stands against it. */
export function commandIfLegal(board: Board, ...commands: readonly [Command, ...Command[]]): Press {
  const reasons = check(board, commands[0]);
  return reasons.length > 0 ? refuse(...reasons) : { to: 'commands', commands };
}

/** What was pointed at: a counter, or a hex with all that stands in it. */
export type Pointed = {
  readonly counter: Counter | null;
  readonly hex: HexIndex;
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly battery: Battery | null;
};

export function counterOf(board: Board, id: string): Counter | null {
  return board.unit(id) ?? board.leader(id) ?? board.battery(id);
}

/** null: it is no counter and no hex. */
export function pointedAt(board: Board, target: Target): Pointed | null {
  if (target.on === 'counter') {
    const counter = counterOf(board, target.id);
    return counter && { counter, ...inHex(board, counter.hex) };
  }
  if (target.on !== 'place' || typeof target.at !== 'string') return null;
  const hex = board.hex(target.at);
  return hex === OFF_MAP ? null : { counter: null, ...inHex(board, hex) };
}

function inHex(board: Board, hex: HexIndex): Omit<Pointed, 'counter'> {
  const units = hex === OFF_MAP ? [] : board.unitsIn(hex);
  return { hex, units, leaders: board.leadersIn(hex), battery: board.batteryIn(hex) };
}

/** The unit that is meant: the one pointed at, or the one in the hex. */
export function unitMeant({ counter, units }: Pointed): Unit | null {
  return counter?.is === 'unit' ? counter : (units[0] ?? null);
}

export function atHex(number: string): Shape {
  return { kind: 'places', places: [number] };
}

export function atHexes(numbers: readonly string[]): Shape {
  return { kind: 'places', places: numbers };
}

export const NOTHING: Preview = { text: '', cost: '', reasons: [], marks: [] };

export function option(id: string, label: string, more: Omit<Choice, 'target' | 'label'> = {}): Choice {
  return { target: { on: 'option', id }, label, ...more };
}

export function onCounter(id: CounterId, label: string, more: Omit<Choice, 'target' | 'label'> = {}): Choice {
  return { target: { on: 'counter', id }, label, ...more };
}

export function onPlace(at: string, label: string, more: Omit<Choice, 'target' | 'label'> = {}): Choice {
  return { target: { on: 'place', at }, label, ...more };
}

export const PUT_BACK: Choice = option('cancel', 'Put it back', { key: 'Escape', weight: 'back' });
