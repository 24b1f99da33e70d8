/** What a battle may come to where the defender is asked for his Leaders after it is declared: case 10.11. */
import type { Receipt, ReceiptItem } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { piecesOf } from '../../state/position';
import { ODDS } from '../../tables/combatResults';
import { listed } from '../../wording';
import { leadersFor } from '../10-leaders/leaders';
import type { AttackCommand } from './attack';
import { leaderUses } from './battles';
import { asksDefender } from './combat';
import { type BattleFigures, battleFigures, battleReceipt } from './strength';

/** The receipt as it stands, and what it may come to: a defender who is asked may still add to it. @rule 10.11 */
export function beforeTheDefender(board: Board, command: AttackCommand): Receipt {
  const receipt = battleReceipt(board, command, null);
  const defenders = piecesOf(board, command.defenders);
  const able = asksDefender(board) ? [...new Set(defenders.flatMap((unit) => leadersFor(board, unit)))] : [];
  if (able.length === 0) return receipt;
  const names = listed(able.map(({ printed }) => printed.name));
  const because = `the defender is asked for ${names} before the die`;
  const item: ReceiptItem = { by: 'open', because, rule: '10.11', counters: able.map(({ id }) => id) };
  const { attack, defence, column } = leastFor(board, command, defenders);
  const odds = ODDS[column] ?? '';
  const total = odds === receipt.total ? odds : `${receipt.total} or ${odds}`;
  const subtitle = `${receipt.subtitle}. The defender is asked first: with ${names} it is ${attack} against ${defence}, ${odds}`;
  return { ...receipt, total, subtitle, items: [...receipt.items, item] };
}

/** What it comes to if the defender uses his Leaders as is best for him. */
function leastFor(board: Board, command: AttackCommand, defenders: readonly Piece[]): BattleFigures {
  const answers = leaderUses(board, defenders).map((uses) =>
    battleFigures(board, { ...command, leaders: [...command.leaders, ...uses] }),
  );
  return answers.reduce((least, one) =>
    one.column < least.column || (one.column === least.column && one.defence > least.defence) ? one : least,
  );
}
