/** A counter named in full: for screen readers, and where the pointer is. */
import { isActive, isCommanded } from '../05-activation/active';
import { mustAttack } from '../11-combat/obligations';
import type { Board, Counter, Leader, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import { looking } from './facings';
import { kindOf, wingName } from './names';

/** What is read of a counter that is off the map. */
export function trayOf(counter: Counter): string {
  if (counter.at !== null) return '';
  return counter.is === 'leader' ? 'killed or taken' : 'lost';
}

/** `1812, Picardie, French infantry B of the centre, facing north: morale 3, moves 5, disorganised` */
export function labelOf(board: Board, counter: Counter): string {
  return `${counter.at ?? trayOf(counter)}, ${wordsOf(board, counter)}`;
}

/** The same without its place, for where that has been said already. */
export function wordsOf(board: Board, counter: Counter): string {
  const head = `${counter.name}, ${kindOf(board, counter)}`;
  switch (counter.is) {
    case 'battery':
      return [head, ...(counter.captured ? ['captured once: -1'] : [])].join(', ');
    case 'leader':
      return `${head}: ${leaderFigures(counter)}${counter.moved && counter.at !== null ? ', has moved' : ''}`;
    case 'unit':
      return `${head} of the ${wingName(board, counter.corps)}${unitWords(board, counter)}`;
  }
}

function leaderFigures({ value, radius, movement }: Leader): string {
  return `value ${value}, radius ${radius}, moves ${movement}`;
}

function unitWords(board: Board, unit: Unit): string {
  const figures = `morale ${unit.morale}, moves ${unit.movement}${unit.charges ? ', charges' : ''}`;
  if (unit.at === null) return `: ${figures}`;
  const facing = unit.order === 'routed' ? '' : `, facing ${looking(unit.facing)}`;
  return `${facing}: ${[figures, ...conditionsOf(board, unit)].join(', ')}`;
}

/** What holds of a unit on the map now. */
function conditionsOf(board: Board, unit: Unit): readonly string[] {
  const isNow = isActive(board, unit);
  const all: readonly (readonly [boolean, string])[] = [
    [unit.steps < unit.fullSteps, 'reduced'],
    [unit.fullSteps > 1 && unit.steps === unit.fullSteps, 'two steps'],
    [unit.order !== 'good', unit.order],
    [unit.order !== 'routed' && inEnemyZone(board, unit.hex, unit.side), 'in an enemy zone of control'],
    [isNow && !isCommanded(board, unit), 'out of command'],
    [isNow && unit.moved, 'has moved'],
    [isNow && unit.attacked, 'has attacked'],
    [board.state.step === 'combat' && mustAttack(board, unit), 'must fight'],
  ];
  return all.filter(([holds]) => holds).map(([, words]) => words);
}
