/** A counter in the hand with what is printed on it and what holds now. */
import { isActive, isCommanded } from '../05-activation/active';
import { moverOf } from '../07-movement/act';
import type { Subject, SubjectRow } from '../rulebook/cited';
import type { Board, Counter, Leader, Unit } from '../state/board';
import { controllersOf } from '../state/near';
import { EQUIPMENT } from '../tables/equipment';
import { allNamed, named } from '../wording';
import { commandWords, isCommandAsked } from './commandWords';
import { kindOf, wingName } from './names';

export function subjectOf(board: Board, counter: Counter): Subject {
  const rows =
    counter.is === 'unit' ? unitRows(board, counter) : counter.is === 'leader' ? leaderRows(counter) : [];
  const wing = counter.is === 'unit' ? ` of the ${wingName(board, counter.corps)}` : '';
  const arms = counter.is === 'unit' ? `; ${EQUIPMENT.classes[counter.letter]}` : '';
  const note = `${kindOf(board, counter)}${wing}${arms}`;
  return { title: named(counter), note, rows, counter: counter.id };
}

function leaderRows({ value, radius, movement, isAide }: Leader): readonly SubjectRow[] {
  const because = isAide ? 'an aide' : '';
  return [
    { label: 'Value', printed: `${value}`, now: `${value}`, because, rule: '8.0' },
    { label: 'Radius of command', printed: `${radius}`, now: `${radius}`, because, rule: '8.1' },
    { label: 'Movement', printed: `${movement}`, now: `${movement}`, because: '', rule: '7.4' },
  ];
}

function unitRows(board: Board, unit: Unit): readonly SubjectRow[] {
  return [
    movementRow(board, unit),
    ...orderRows(unit),
    ...commandRows(board, unit),
    ...zoneRows(board, unit),
  ];
}

function movementRow(board: Board, unit: Unit): SubjectRow {
  if (unit.order === 'routed')
    return {
      ...{ label: 'Movement', printed: `${unit.movement}`, now: '0' },
      ...{ because: 'it only runs', rule: '12.3' },
    };
  const isNow = isActive(board, unit) && unit.at !== null;
  const fromZone = isNow && controllersOf(board, unit.hex, unit.side).length > 0;
  const commanded = !isNow || isCommanded(board, unit);
  const { allowance } = moverOf(unit, commanded, fromZone);
  const moving = board.segment?.moving?.unit === unit.id ? board.segment.moving : null;
  const spent = moving ? `${moving.spent} spent` : '';
  const because = allowance < unit.movement ? 'out of command: half, rounded up' : spent;
  return {
    label: 'Movement',
    printed: `${unit.movement}`,
    now: `${allowance - (moving?.spent ?? 0)}`,
    because,
    rule: commanded ? '7.1' : '8.2',
  };
}

function orderRows(unit: Unit): readonly SubjectRow[] {
  const rows: SubjectRow[] = [];
  if (unit.fullSteps > 1)
    rows.push({
      label: 'Steps',
      printed: `${unit.fullSteps}`,
      now: `${unit.steps}`,
      because: unit.steps < unit.fullSteps ? 'reduced: -2 when it attacks' : '',
      rule: '1.0',
    });
  if (unit.order !== 'good')
    rows.push({
      label: 'Order',
      printed: 'good',
      now: unit.order,
      because: unit.order === 'routed' ? 'no zone, no attack, no support' : '-2 when it attacks',
      rule: unit.order === 'routed' ? '12.3' : '12.1',
    });
  return rows;
}

function commandRows(board: Board, unit: Unit): readonly SubjectRow[] {
  if (unit.at === null || isCommandAsked(board)) return [];
  const { isCommanded: is, text, rule, counters } = commandWords(board, unit);
  const now = is ? 'in command' : 'out of command';
  const because = text.replace(/^(in command|out of command:) ?/, '');
  return [{ label: 'Command', printed: '', now, because, rule, counters }];
}

function zoneRows(board: Board, unit: Unit): readonly SubjectRow[] {
  const enemies = unit.at === null ? [] : controllersOf(board, unit.hex, unit.side);
  if (enemies.length === 0) return [];
  return [
    {
      label: 'In the zone of control of',
      printed: '',
      now: allNamed(enemies),
      because: '',
      rule: '6.1',
      counters: enemies.map(({ id }) => id),
    },
  ];
}
