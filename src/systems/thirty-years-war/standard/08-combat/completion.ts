/** What fights all that has to be fought at one press, and what that would be. @rule 8.11, 8.12 */
import type { CounterId } from '../../../../core/contract/values';
import { supposing } from '../../engine/suppose';
import { commandIfLegal, NOTHING, type Press, refuse } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { piecesOf } from '../../state/position';
import { allNamed, counted } from '../../wording';
import type { AttackCommand } from './attack';
import { defaultLeadersOfBattle } from './combat';
import { completion } from './obligations';
import { nothingMustBeFought } from './reasons';
import { engage } from './results';
import { battleReceipt } from './strength';

/** Who would fight whom, and at what odds: only those that must. */
export function previewCompletion(board: Board): Preview {
  const battles = requiredBattles(board).map((command) => {
    const { total } = battleReceipt(board, command, null);
    const named = (ids: readonly CounterId[]) => allNamed(board, piecesOf(board, ids));
    return `${named(command.attackers)} against ${named(command.defenders)} at ${total}`;
  });
  if (battles.length === 0) return NOTHING;
  const text = `${counted(battles.length, 'battle')}, of those who must fight only: ${battles.join('; ')}.`;
  return { ...NOTHING, text };
}

/** One legal battle after the other until every obligation is met; stops at the first open decision. */
export function completeAll(board: Board): Press {
  const [first, ...rest] = requiredBattles(board);
  return first ? commandIfLegal(board, first, ...rest) : refuse([nothingMustBeFought(board)]);
}

/** Battles that together meet every obligation, of those who must fight only. */
export function requiredBattles(board: Board): readonly AttackCommand[] {
  let now = board;
  const commands: AttackCommand[] = [];
  for (const { attackers, defenders } of completion(board)) {
    const [a, d] = [attackers.map((unit) => unit.id), defenders.map((unit) => unit.id)];
    const leaders = defaultLeadersOfBattle(now, a, d);
    const battle: AttackCommand = { do: 'attack', attackers: a, defenders: d, charge: false, leaders };
    commands.push(battle);
    // A Leader helps in one battle only: those named so far are no longer free.
    now = supposing(now, (supposed) => engage(supposed, battle));
  }
  return commands;
}
