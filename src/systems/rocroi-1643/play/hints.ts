/** What somebody who plays for the first time is told once, when it first comes up. */
import type { Hint } from '../../../core/contract/table';
import type { CounterId } from '../../../core/contract/values';
import { activeUnits, isCommanded } from '../05-activation/active';
import { cupOf } from '../05-activation/cup';
import { openObligations } from '../11-combat/obligations';
import type { Rocroi1643 } from '../engine/system';
import type { RuleCase } from '../rulebook/cited';
import { type Board, boardOf } from '../state/board';
import { openDecision } from './heading';

type Rule = {
  readonly id: string;
  readonly text: string;
  readonly byFinger?: string;
  readonly rule: RuleCase;
  comesUp(board: Board): readonly CounterId[] | null;
};

const some = (ids: readonly CounterId[]) => (ids.length > 0 ? ids : null);

const RULES: readonly Rule[] = [
  {
    id: 'targets',
    text: 'Each battery may name a target. Nothing is fired before both sides have named theirs.',
    rule: '10.1',
    comesUp: ({ state, batteries }) => (state.step === 'aiming' ? some(batteries.map(({ id }) => id)) : null),
  },
  {
    id: 'cup',
    text: 'A marker is drawn for each leader; his corps then moves and fights. Both sides are in the same cup.',
    rule: '5.1',
    comesUp: ({ state }) => (state.step === 'cup' ? [] : null),
  },
  {
    id: 'limit',
    text: 'No side has three markers in a row while the other has one left.',
    rule: '5.1',
    comesUp: (board) => (board.state.step === 'cup' && cupOf(board).limited !== null ? [] : null),
  },
  {
    id: 'turning',
    text: 'A unit walks only through the two hexes in front of it. Turn it with [ and ], by its handle, or in the list.',
    byFinger:
      'A unit walks only through the two hexes in front of it. Turn it by its handle, or in the list.',
    rule: '7.1',
    comesUp: (board) =>
      board.state.step === 'movement' ? some(activeUnits(board).map(({ id }) => id)) : null,
  },
  {
    id: 'out-of-command',
    text: 'Out of command a unit has half of its points, and may not come next to an enemy. Point at it to see what breaks its chain.',
    byFinger:
      'Out of command a unit has half of its points, and may not come next to an enemy. Rest a finger on it to see what breaks its chain.',
    rule: '8.2',
    comesUp: (board) =>
      board.state.step === 'movement'
        ? some(activeUnits(board).flatMap((unit) => (isCommanded(board, unit) ? [] : unit.id)))
        : null,
  },
  {
    id: 'obligations',
    text: 'Who has an enemy in front must attack one or support an attack. The order is yours.',
    rule: '11.0',
    comesUp: (board) =>
      board.state.step === 'combat' ? some(openObligations(board).map(({ id }) => id)) : null,
  },
  {
    id: 'retreats',
    text: 'The owner of a beaten unit says where it goes. Hexes without a test and without a friend come first.',
    rule: '11.8',
    comesUp: (board) => (openDecision(board)?.name === 'retreatTo' ? [] : null),
  },
  {
    id: 'rally',
    text: 'Routed units are tested now. Those that fail run on, three hexes at a time.',
    rule: '12.4',
    comesUp: ({ state }) => (state.step === 'rally' ? some(state.rallying) : null),
  },
];

export const HINTS: readonly Hint<Rocroi1643, RuleCase>[] = RULES.map((rule) => ({
  id: `rocroi-1643-${rule.id}`,
  text: rule.text,
  ...(rule.byFinger !== undefined && { byFinger: rule.byFinger }),
  rule: rule.rule,
  comesUp: (state) => (state.over ? null : rule.comesUp(boardOf(state))),
}));
