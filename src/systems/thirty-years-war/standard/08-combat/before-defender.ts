/** What a battle may come to where the defender is asked for his Leaders after it is declared: case 10.11. */
import type { Receipt, ReceiptItem } from '../../rulebook/cited';
import type { LeaderUse } from '../../scenario/scenario';
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
  const answer = defendersAnswer(board, command);
  if (!answer) return receipt;
  const { leaders, names, odds, words } = answer;
  const because = `the defender is asked for ${names} before the die`;
  const item: ReceiptItem = { by: 'open', because, rule: '10.11', counters: leaders.map(({ id }) => id) };
  const told = { ...receipt, subtitle: `${receipt.subtitle}. ${words}`, items: [...receipt.items, item] };
  if (odds === receipt.total) return told;
  return { ...told, total: `${receipt.total} or ${odds}`, given: 'If the defender uses no Leader' };
}

export type DefendersAnswer = {
  /** As he would use them: as little as possible comes of the attack. */
  readonly uses: readonly LeaderUse[];
  /** All that he is asked for. */
  readonly leaders: readonly Piece[];
  readonly names: string;
  readonly odds: string;
  /** `The defender is asked first: with Gassion it is 24 against 6, 4-1` */
  readonly words: string;
};

/** What the defender can make of a battle when he is asked; null: he is not, or has no Leader there. @rule 10.11 */
export function defendersAnswer(board: Board, command: AttackCommand): DefendersAnswer | null {
  if (!asksDefender(board)) return null;
  const defenders = piecesOf(board, command.defenders);
  const leaders = [...new Set(defenders.flatMap((unit) => leadersFor(board, unit)))];
  if (leaders.length === 0) return null;
  const names = listed(leaders.map(({ printed }) => printed.name));
  const { uses, figures } = leastFor(board, command, defenders);
  const { attack, defence, column } = figures;
  const odds = ODDS[column] ?? '';
  const words = `The defender is asked first: with ${names} it is ${attack} against ${defence}, ${odds}`;
  return { uses, leaders, names, odds, words };
}

type Answer = { readonly uses: readonly LeaderUse[]; readonly figures: BattleFigures };

/** What it comes to if the defender uses his Leaders as is best for him. */
function leastFor(board: Board, command: AttackCommand, defenders: readonly Piece[]): Answer {
  const answers = leaderUses(board, defenders).map((uses) => ({
    uses,
    figures: battleFigures(board, { ...command, leaders: [...command.leaders, ...uses] }),
  }));
  return answers.reduce((least, one) => (isLess(one.figures, least.figures) ? one : least));
}

function isLess(one: BattleFigures, other: BattleFigures): boolean {
  return one.column < other.column || (one.column === other.column && one.defence > other.defence);
}
