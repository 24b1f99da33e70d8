/** What a command is to do, as a sentence: legal or not, and whatever ids it names. */
import type { CounterId } from '../../../core/contract/values';
import type { Command, CommandOf } from '../engine/types';
import type { Board } from '../state/board';
import { listed, named } from '../wording';
import { looking } from './facings';
import { corpsName } from './names';
import { counterOf } from './stage';

export function commandInWords(board: Board, command: Command): string {
  switch (command.do) {
    case 'aim':
      return `${nameOf(board, command.battery)} fires at ${nameOf(board, command.target)}.`;
    case 'endAiming':
      return 'These are the targets of the side.';
    case 'draw':
      return 'A marker is drawn.';
    case 'chooseCorps':
      return command.corps === null ? 'No corps is led.' : `The ${corpsName(board, command.corps)} is led.`;
    case 'move':
      return `${nameOf(board, command.unit)}: ${stepsInWords(command.steps)}.`;
    case 'moveLeader':
    case 'moveChief':
      return `${nameOf(board, command.leader)} goes to ${command.to}.`;
    case 'endMovement':
      return 'The movement ends; combat begins.';
    case 'endChief':
      return 'The commander in chief stays.';
    case 'attack':
      return `${nameOf(board, command.unit)} ${command.charge ? 'charges' : 'attacks'} ${nameOf(board, command.target)}.`;
    case 'attackLeader':
      return `${nameOf(board, command.unit)} attacks ${nameOf(board, command.leader)}.`;
    case 'endSegment':
      return 'The segment ends.';
    case 'retreat':
      return `The retreat leads to ${command.to}.`;
    case 'removeUnit':
      return 'The unit that has to go is removed instead.';
    case 'advance':
      return advanceInWords(board, command);
    case 'runTo':
      return `The rout leads to ${command.to}.`;
    case 'placeLeader':
      return `The leader is placed in ${command.to}.`;
    case 'rally':
      return `${nameOf(board, command.unit)} is tested${command.facing === undefined ? '' : `, to face ${looking(command.facing)}`}.`;
  }
}

/** `Picardie (2316)`; by its id where no counter has it. */
export function nameOf(board: Board, id: CounterId): string {
  const counter = counterOf(board, id);
  return counter ? named(counter) : `Counter ${id}`;
}

/** `to 2213, facing north-west, to 2114` */
export function stepsInWords(steps: readonly (string | number)[]): string {
  return steps.length === 0
    ? 'nowhere'
    : steps.map((one) => (typeof one === 'string' ? `to ${one}` : `facing ${looking(one)}`)).join(', ');
}

function advanceInWords(board: Board, { unit, leaders, rest }: CommandOf<'advance'>): string {
  if (unit === null) return rest ? 'Nobody advances, nor later in this segment.' : 'Nobody advances.';
  const with_ = leaders.length > 0 ? ` with ${listed(leaders.map((id) => nameOf(board, id)))}` : '';
  return `${nameOf(board, unit)} advances${with_}.`;
}
