/** The roll for Beck at the table. @rule rocroi:17.0 */
import { NOTABLE, telling } from '../play/declare';
import { line } from '../play/log/lines';
import { commandIfLegal, NOTHING, refuse, type Stage } from '../play/stage';
import { piecesOf } from '../state/position';
import { allNamed } from '../wording';
import { beckReceipt } from './17-beck';
import { beckFirst } from './reasons';

export const beckStage: Stage = {
  prompt: (board) => ({
    instruction: 'Roll for Beck: with 5 or 6 his force arrives this Game-Turn.',
    receipt: () => beckReceipt(board, null),
    choices: [
      { target: { on: 'option', id: 'roll' }, label: 'Roll for Beck’s arrival', key: 'r', weight: 'main' },
    ],
  }),
  press: (board, _draft, target) =>
    target.on === 'option' && target.id === 'roll'
      ? commandIfLegal(board, { do: 'rollForBeck' })
      : refuse([beckFirst(board)]),
  preview: () => NOTHING,
  marks: () => [],
};

export const beckRolledTold = telling(
  'beckRolled',
  (before, { die, arrive }) => {
    const come =
      arrive.length > 0 ? `${allNamed(before, piecesOf(before, arrive))} arrive` : 'no unit arrives';
    return {
      ...line(`Roll for Beck: ${die}, ${come}.`, before.scenario.beck?.side ?? null),
      receipt: beckReceipt(before, die),
    };
  },
  { weight: (_before, { arrive }) => (arrive.length > 0 ? NOTABLE : {}) },
);
