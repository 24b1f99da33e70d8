/** Guns that are taken off the field instead of firing, at the table. @rule freiburg:17.34 */

import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { hexAt } from '../../../../core/hex/hex';
import { prospectInWords } from '../../../../core/prospects';
import { atHex, NOTHING } from '../../play/stage';
import type { Preview, Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { closersOf, withdrawalReasons, withdrawalReceipt, withdrawalRoute } from './withdrawal';

/** Taking the gun off the field instead of firing it. @rule freiburg:17.34 */
export function withdrawChoice(board: Board, gun: Piece): readonly Choice[] {
  if (withdrawalReasons(board, gun).length > 0) return [];
  return [
    { target: { on: 'option', id: 'withdraw' }, label: 'Try to withdraw the gun', cost: '1 in 6', key: 'w' },
  ];
}

/** What may happen to the gun. */
export function previewWithdrawal(board: Board, gun: Piece): Preview {
  const { title, total, prospects } = withdrawalReceipt(board, gun, null);
  const text = [title, ...prospects.map(prospectInWords), 'Lost, it counts as destroyed'].join('. ');
  return { ...NOTHING, text: `${text}.`, cost: total };
}

/** Why the gun cannot be withdrawn, on the day on which guns may go. */
export function cutReasons(board: Board, gun: Piece): readonly Reason[] {
  return withdrawalRoute(board, gun) ? withdrawalReasons(board, gun) : [];
}

/** The way off the map, or the best one with what cuts it. */
export function routeMarks(board: Board, gun: Piece): readonly Mark[] {
  const route = withdrawalRoute(board, gun);
  if (!route || route.way.length < 2) return [];
  const free = route.cut.length === 0;
  return [
    {
      means: free ? 'path' : 'sight-blocked',
      label: free ? 'way out' : 'cut',
      shape: { kind: 'line', through: route.way },
    },
    ...route.cut.map((hex): Mark => {
      const by = closersOf(board, gun, hexAt(board.field.grid, hex));
      const label = by.map(({ printed }) => printed.name).join(' and ');
      return { means: 'blocker', label, shape: atHex(hex) };
    }),
  ];
}
