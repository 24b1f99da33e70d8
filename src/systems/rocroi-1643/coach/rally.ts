/** Rally: who is tested, with what chance and whose help, and how to face if it comes back. */

import { rallyHelper } from '../12-rout/rally';
import { rallyReceipt } from '../12-rout/receipt';
import type { CommandOf } from '../engine/types';
import { expected } from '../estimate/expect';
import { measure } from '../estimate/measure';
import { degrees } from '../look/face';
import { looking } from '../play/facings';
import { type Board, boardOf, type Unit } from '../state/board';
import { withUnit } from '../state/change';
import { inEnemyZone } from '../state/near';
import { named } from '../wording';
import { type Threats, threatTo } from './threats';
import type { Advice } from './words';
import { endsOfReceipt, idsOf, onCounter, onOption, shapesAt } from './words';

const MOST = 3;

export function rallyActs(board: Board, threats: Threats): readonly Advice[] {
  return board.state.rallying
    .map((id) => board.knownUnit(id))
    .map((unit) => ({ unit, worth: worthOfRally(board, homeRally(board, unit)) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ unit }) => rallyAdvice(board, threats, unit));
}

export function worthOfRally(board: Board, command: CommandOf<'rally'>): number {
  const { side } = board.knownUnit(command.unit);
  return expected(board.state, command, side, (after) => measure(after, side));
}

/** All must be tested: the least that one of them brings. @rule 12.4 */
export function worthOfAnyRally(board: Board): number {
  const all = board.state.rallying.map((id) => worthOfRally(board, homeRally(board, board.knownUnit(id))));
  return Math.min(...all);
}

function homeRally(board: Board, unit: Unit): CommandOf<'rally'> {
  return { do: 'rally', unit: unit.id, facing: homeFacing(board, unit) };
}

function homeFacing({ scenario }: Board, unit: Unit): number {
  return scenario.sides[unit.side].facing;
}

function rallyAdvice(board: Board, threats: Threats, unit: Unit): Advice {
  const runsOn = inEnemyZone(board, unit.hex, unit.side);
  const home = homeFacing(board, unit);
  const facing = runsOn ? home : bestFacing(board, threats, unit);
  const helper = runsOn ? null : rallyHelper(board, unit);
  const help = helper ? ` with the help of ${helper.name}` : '';
  const text = runsOn
    ? `${named(unit)} is in an enemy zone of control: it runs on without a test.`
    : `Roll for ${named(unit)}${help}: ${endsOfReceipt(rallyReceipt(board, unit, null))}. Let it face ${looking(facing)}.`;
  return {
    ...{ text, rules: ['12.4'], where: shapesAt([unit.at ?? '']) },
    counters: idsOf(helper ? [unit, helper] : [unit]),
    commands: [{ do: 'rally', unit: unit.id, facing }],
    prepare: [
      onCounter(unit),
      ...(facing === home ? [] : [{ on: 'facing', counter: unit.id, facing: degrees(facing) } as const]),
    ],
    point: onOption('roll'),
  };
}

/** Where the worst attack on it would cost least; its usual facing if none is better. */
function bestFacing(board: Board, { approach }: Threats, unit: Unit): number {
  const home = homeFacing(board, unit);
  const cost = (facing: number) => {
    const there = boardOf(withUnit(board.state, unit.id, { order: 'disorganised', facing }));
    return threatTo(there, there.knownUnit(unit.id), approach)?.gain ?? 0;
  };
  const rated = [home, 0, 1, 2, 3, 4, 5].map((facing) => ({ facing, cost: cost(facing) }));
  return rated.reduce((best, one) => (one.cost < best.cost ? one : best)).facing;
}
