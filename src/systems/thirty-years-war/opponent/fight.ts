/** The Combat Phase: the battles of the best allotment that is found, one at a time, and no more than is worth it. */
import type { Effort, Plan } from '../../../core/contract/opponent';
import { check, moves } from '../engine/judge';
import type { ThirtyYearsWar } from '../engine/system';
import type { Command } from '../engine/types';
import { asFought } from '../standard/08-combat/combat';
import { requiredBattles } from '../standard/08-combat/completion';
import { openObligations } from '../standard/08-combat/obligations';
import type { Board } from '../state/board';
import type { Declaration } from '../state/state';
import { allot } from './allot';
import { type Battle, expectedOf } from './battle';
import { Prices } from './prices';

type Act = Plan<ThirtyYearsWar>;
/** The best of them can be declared before all others. */
const FIRST = 1_000_000;

export function* fights(board: Board, effort: Effort): Generator<Act> {
  const prices = new Prices(board);
  const open = openObligations(board);
  const due = {
    mustAttack: open.attackers.map(({ id }) => id),
    mustBeAttacked: open.defenders.map(({ id }) => id),
  };
  const { battles } = allot(board, prices, due, new Map());
  effort.weigh(battles.length);
  let found = false;
  for (const battle of battles) {
    const command = attack(battle.declared);
    const isDue = due.mustAttack.some((id) => battle.declared.attackers.includes(id));
    if ((battle.gain <= 0 && !isDue) || check(board, command).length > 0) continue;
    found = true;
    yield act(command, battle, FIRST);
  }
  if (found) return;
  for (const command of requiredBattles(board))
    yield act(command, { declared: command, ...expectedOf(board, prices, asFought(board, command)) }, 0);
  const end: Command = { do: 'endPhase', phase: 'combat' };
  if (check(board, end).length === 0)
    yield {
      commands: [end],
      worth: 0,
      why: { kind: 'noBattle', counters: [], figures: { left: mayAttack(board) ? 1 : 0 } },
    };
}

function mayAttack(board: Board): boolean {
  for (const command of moves(board)) if (command.do === 'attack') return true;
  return false;
}

const attack = (declared: Declaration) => ({ do: 'attack', ...declared }) as const;

function act(command: Command, { declared, gain, out }: Battle, more: number): Act {
  return {
    commands: [command],
    worth: Math.round(gain) + more,
    why: {
      kind: 'battle',
      counters: [...declared.defenders, ...declared.attackers],
      figures: { gain: Math.round(gain), out: Math.round(100 * out) },
    },
  };
}
