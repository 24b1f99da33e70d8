/** Open decisions: of the few ways to answer one, that which is expected to leave the most. */

import { hexAt } from '../../../core/hex/hex';
import { prospectInWords } from '../../../core/prospects';
import { theDecision } from '../engine/declare';
import { moves } from '../engine/judge';
import type { Command, Pending } from '../engine/types';
import { beckReceipt } from '../rocroi/17-beck';
import { faceStrength } from '../standard/08-combat/effects';
import { battleReceipt } from '../standard/08-combat/strength';
import { sideIndex } from '../state/battlefield';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece, piecesOf } from '../state/position';
import { allNamed, capital, counted, listed, named } from '../wording';
import { expected, firstOf } from './expect';
import { Gains } from './gains';
import { measure } from './measure';
import { danger, threatsTo } from './threats';
import { type Advice, idsOf, onCounter, onHex, onOption, sentences, shapesAt } from './words';

/** Decisions that come down to a few commands, and are worded here; armies are set up and sent by plan, not by figures. */
const WEIGHED: ReadonlySet<Pending['kind']> = new Set([
  'chooseDisrupted',
  'defenderLeaders',
  'forcedSteps',
  'rollForBeck',
]);
/** So many answers are compared. */
const MOST = 48;

export function decisionActs(board: Board): readonly Advice[] {
  const { pending } = board;
  if (!pending || !WEIGHED.has(pending.kind)) return [];
  const [best] = waysToDecide(board).toSorted((a, b) => b.worth - a.worth);
  const advice = best ? adviceOn(board, best.command) : null;
  return advice ? [advice] : [];
}

/** As an answer taken by chance would be: not to decide is no choice. */
export function worthOfAnyDecision(board: Board): number {
  const ways = waysToDecide(board);
  const sum = ways.reduce((all, { worth }) => all + worth, 0);
  return ways.length > 0 ? sum / ways.length : measure(board, deciding(board));
}

export function worthOfDecision(board: Board, command: Command): number {
  const side = deciding(board);
  // A step back is judged by what can be done to the unit where it goes.
  const risk = (after: Board) =>
    command.do === 'stepBack' ? danger(threatsTo(after, new Gains(), side)) : 0;
  return expected(board, command, side, (after) => measure(after, side) - risk(after));
}

/** The side that decides now. */
export function deciding(board: Board): 0 | 1 {
  return board.pending ? sideIndex(board.scenario, board.pending.by) : board.phasingIndex;
}

function waysToDecide(board: Board): readonly { readonly command: Command; readonly worth: number }[] {
  if (!board.pending || !WEIGHED.has(board.pending.kind)) return [];
  const all = [...firstOf(moves(board), MOST)];
  return all.map((command) => ({ command, worth: worthOfDecision(board, command) }));
}

/** null: nothing of the kind is worded. */
function adviceOn(board: Board, command: Command): Advice | null {
  switch (command.do) {
    case 'chooseDisrupted':
      return exchangeAdvice(board, command, piecesOf(board, command.units));
    case 'assignDefenderLeaders':
      return leadersAdvice(board, command);
    case 'stepBack': {
      const unit = knownPiece(board, command.unit);
      const hex = hexAt(board.field.grid, command.to);
      return {
        text: `${named(board, unit)} steps back to ${command.to}: of its ways the one with the least danger.`,
        ...{ rules: ['freiburg:16.1'], counters: idsOf([unit]), where: shapesAt([command.to]) },
        commands: [command],
        // One alone is chosen already.
        prepare: theDecision(board, 'forcedSteps').units.length > 1 ? [onCounter(unit)] : [],
        point: onHex(board, hex),
      };
    }
    case 'giveUp': {
      const unit = knownPiece(board, command.unit);
      return {
        text: `${named(board, unit)} is the one whose loss costs least: ${counted(unit.printed.strength, 'Strength Point')}.`,
        ...{ rules: ['freiburg:16.1'], counters: idsOf([unit]), where: shapesAt([unit.at ?? '']) },
        ...{ commands: [command], prepare: [], point: onCounter(unit) },
      };
    }
    case 'rollForBeck':
      return {
        text: `Roll: ${beckReceipt(board, null)
          .prospects.map((one) => `${prospectInWords(one)}.`)
          .join(' ')}`,
        ...{ rules: ['rocroi:17.0'], counters: [], where: [], commands: [command] },
        ...{ prepare: [], point: onOption('roll') },
      };
    default:
      return null;
  }
}

/** @rule 8.61 */
function exchangeAdvice(board: Board, command: Command, units: readonly Piece[]): Advice {
  const { needed } = theDecision(board, 'chooseDisrupted');
  return {
    text: `Disrupt ${allNamed(board, units)}: ${faceStrength(units)} of the ${counted(needed, 'Strength Point')} that are asked for, and the least that is lost by it.`,
    ...{ rules: ['8.61'], counters: idsOf(units), where: shapesAt(units.flatMap(({ at }) => at ?? [])) },
    ...{ commands: [command], prepare: units.map(onCounter), point: onOption('confirm') },
  };
}

/** @rule 10.11 */
function leadersAdvice(board: Board, command: Extract<Command, { do: 'assignDefenderLeaders' }>): Advice {
  const { battle } = theDecision(board, 'defenderLeaders');
  const { leaders } = command;
  const named = leaders.map(({ leader, unit }) => {
    const [of, to] = [knownPiece(board, leader), knownPiece(board, unit)];
    return `${of.printed.name} to ${to.printed.name}`;
  });
  const receipt = battleReceipt(board, { ...battle, leaders: [...battle.leaders, ...leaders] }, null);
  const defenders = piecesOf(board, battle.defenders);
  const helpers = piecesOf(
    board,
    leaders.map(({ leader }) => leader),
  );
  return {
    text: sentences(
      named.length > 0
        ? `Add ${listed(named)}: ${receipt.total} then.`
        : `Add no Leader: ${receipt.total} either way.`,
      ...receipt.prospects
        .filter(({ counters }) =>
          counters.some((id) => battle.defenders.includes(id) || helpers.some((one) => one.id === id)),
        )
        .map((one) => capital(`${prospectInWords(one)}.`)),
    ),
    ...{ rules: ['10.11'], counters: idsOf([...defenders, ...helpers]) },
    where: shapesAt(defenders.flatMap(({ at }) => at ?? [])),
    ...{ commands: [command], prepare: [], point: onOption('confirm') },
  };
}
