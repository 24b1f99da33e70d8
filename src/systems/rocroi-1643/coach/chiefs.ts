/** A commander in chief who moves last of all: whom he helps to rally, and whom he has in reach. */
import { hexesInReach } from '../08-leaders/command';
import { movingChief } from '../08-leaders/move-leader';
import { leaderReach } from '../08-leaders/ways';
import { RALLY_TEST, rallyHelper } from '../12-rout/rally';
import { waysToFail } from '../12-rout/tests';
import type { Command } from '../engine/types';
import { measure, worthOfUnit } from '../estimate/measure';
import { type Board, boardOf, type Leader, type Unit } from '../state/board';
import { withLeader } from '../state/change';
import { inEnemyZone } from '../state/near';
import { counted, named } from '../wording';
import type { Threats } from './threats';
import { type Advice, chanceInWords, idsOf, onHex, onOption, sentences, shapesAt } from './words';

const MOST = 2;
/** Of each unit that he has in reach: the coach's own. */
const REACHED = 8;

export function chiefActs(board: Board, threats: Threats): readonly Advice[] {
  const chief = movingChief(board);
  if (!chief) return [];
  const now = worthOfChief(board, chief, threats);
  const reach = leaderReach(board, chief);
  const moves = board.units
    .filter(({ side, order, hex }) => side === chief.side && order !== 'routed' && reach.has(hex))
    .map((unit) => {
      const after = placed(board, chief, unit.at ?? '');
      return { unit, after, worth: worthOfChief(after, after.knownLeader(chief.id), threats) };
    })
    .filter(({ worth }) => worth > now)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST);
  return moves.length > 0
    ? moves.map(({ unit, after }) => moveAdvice(board, chief, unit, after))
    : [stayAdvice(board, chief)];
}

function placed(board: Board, chief: Leader, at: string): Board {
  return boardOf(withLeader(board.state, chief.id, { at }));
}

export function worthOfChiefMove(board: Board, command: Command | null, threats: Threats): number {
  const chief = movingChief(board);
  if (!chief) return 0;
  const after = command?.do === 'moveChief' ? placed(board, chief, command.to) : board;
  return worthOfChief(after, after.knownLeader(chief.id), threats);
}

function worthOfChief(board: Board, chief: Leader, threats: Threats): number {
  const rallies = routedOf(board, chief).reduce(
    (sum, unit) => sum + ralliesBy(board, unit) * backWorth(unit),
    0,
  );
  return measure(board, chief.side) + rallies + REACHED * inReach(board, chief) - threats.danger(board);
}

function routedOf(board: Board, { side }: Leader): readonly Unit[] {
  return board.units.filter((unit) => unit.side === side && unit.order === 'routed' && unit.at !== null);
}

/** @rule 12.4 */
function ralliesBy(board: Board, unit: Unit): number {
  if (inEnemyZone(board, unit.hex, unit.side)) return 0;
  return 1 - waysToFail(unit.morale, RALLY_TEST, rallyHelper(board, unit)?.value ?? 0) / 6;
}

function backWorth(unit: Unit): number {
  return worthOfUnit({ ...unit, order: 'disorganised' }) - worthOfUnit(unit);
}

function inReach(board: Board, chief: Leader): number {
  const hexes = new Set(hexesInReach(board, chief));
  return board.units.filter(({ side, hex }) => side === chief.side && hexes.has(hex)).length;
}

function moveAdvice(board: Board, chief: Leader, unit: Unit, after: Board): Advice {
  const there = after.knownLeader(chief.id);
  const helped = routedOf(after, there).filter((one) => rallyHelper(after, one)?.id === chief.id);
  const helps = helped.map((one) => `${named(one)} rallies at ${chanceInWords(ralliesBy(after, one))}`);
  return {
    text: sentences(
      `${named(chief)} goes to ${named(unit)}: ${counted(inReach(after, there), 'unit is', 'units are')} in his reach there, now ${inReach(board, chief)}.`,
      helps.length > 0 ? `With his help ${helps.slice(0, 3).join(', ')}.` : null,
    ),
    rules: ['9.3', ...(helps.length > 0 ? (['12.4'] as const) : [])],
    counters: idsOf([chief, unit, ...helped]),
    where: shapesAt([unit.at ?? '']),
    commands: [{ do: 'moveChief', leader: chief.id, to: unit.at ?? '' }],
    ...{ prepare: [], point: onHex(unit.at ?? '') },
  };
}

function stayAdvice(board: Board, chief: Leader): Advice {
  return {
    text: `${named(chief)} stays: nowhere would he have more in reach or help more of those who rally. He has ${counted(inReach(board, chief), 'unit')} in reach.`,
    ...{ rules: ['9.3'], counters: idsOf([chief]), where: shapesAt([chief.at ?? '']) },
    ...{ commands: [{ do: 'endChief' }], prepare: [], point: onOption('stay') },
  };
}
