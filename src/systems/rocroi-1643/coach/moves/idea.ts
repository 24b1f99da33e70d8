/** Moves that belong together and are proposed as one. */
import type { Target } from '../../../../core/contract/table';
import { TURN_TEST } from '../../07-movement/move';
import { waysToFail } from '../../12-rout/tests';
import { check } from '../../engine/judge';
import type { Command } from '../../engine/types';
import { endsOfCommand } from '../../estimate/expect';
import { looking } from '../../play/facings';
import type { RuleCase } from '../../rulebook/cited';
import { type Board, boardOf, type Counter, type Unit } from '../../state/board';
import { named } from '../../wording';
import { chanceInWords } from '../words';
import type { Order } from './order';

export type Idea = {
  readonly commands: readonly Command[];
  readonly prepare: readonly Target[];
  readonly point: Target;
  readonly movers: readonly Counter[];
  readonly about: readonly Counter[];
  readonly to: readonly string[];
  readonly rules: readonly RuleCase[];
  /** In whole sentences, on the board as all will stand; null: it does not lead to what it was meant for. */
  readonly tell: (after: Board) => string | null;
};

/** Whether the movement may end there: nothing is left to decide or to be thrown for. @rule 5.2 */
export function isOpen(board: Board): boolean {
  return check(board, { do: 'endMovement' }).length === 0;
}

type After = readonly { readonly board: Board; readonly chance: number }[];

/** Every board that the commands lead to, with its chance; null: one of them is not legal after those before it. */
export function boardsAfter(board: Board, commands: readonly Command[]): After | null {
  if (known?.board !== board) known = { board, byCommands: new Map() };
  const { byCommands } = known;
  const asked = JSON.stringify(commands);
  const before = byCommands.get(asked);
  if (before !== undefined) return before;
  const after = found(board, commands);
  byCommands.set(asked, after);
  return after;
}
/** Of the board that was asked last: what is weighed is looked at again, and told. */
let known: { readonly board: Board; readonly byCommands: Map<string, After | null> } | null = null;

function found(board: Board, commands: readonly Command[]): After | null {
  const [first, ...rest] = commands;
  if (!first) return [{ board, chance: 1 }];
  if (board.state.over || check(board, first).length > 0) return null;
  const all: { readonly board: Board; readonly chance: number }[] = [];
  for (const { state, chance } of endsOfCommand(board.state, first)) {
    const after = found(boardOf(state), rest);
    if (!after) return null;
    for (const one of after) all.push({ board: one.board, chance: chance * one.chance });
  }
  return all;
}

/**
 * `Alsace (1520) goes to 1418, facing north`, or only turns; with the chance of the test that it asks for. @rule 7.2
 */
export function goesWords({ unit, end }: Order, board: Board): string {
  const { hex, facing } = end.pose;
  const turn = looking(facing);
  const does = hex === unit.hex ? `turns to the ${turn}` : `goes to ${board.number(hex)}, facing ${turn}`;
  return `${named(unit)} ${does}${testWords(unit, end.tests)}`;
}

/** @rule 7.2 */
function testWords(unit: Unit, tests: number): string {
  const fails = waysToFail(unit.morale, TURN_TEST);
  if (tests === 0 || fails === 0) return '';
  return ` (its turn in a zone of control disorders it at ${chanceInWords(1 - (1 - fails / 6) ** tests)})`;
}
