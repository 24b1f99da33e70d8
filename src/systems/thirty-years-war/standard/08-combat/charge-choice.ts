/** The choice of a charge at the table, with what it costs whatever the die brings. @rule 8.3 */
import { caseName } from '../../../../core/caseName';
import type { Choice } from '../../../../core/contract/table';
import { NOTHING } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import { piecesOf } from '../../state/position';
import { counted, listed } from '../../wording';
import type { AttackCommand } from './attack';
import { chargeReasons } from './charge';
import { chargeRule } from './charge-rule';
import type { BattleDraft } from './draft';
import { effectsOf, faceStrength } from './effects';
import { battleReceipt } from './strength';

export function chargeChoice(board: Board, draft: BattleDraft): readonly Choice[] {
  const [attackers, defenders] = [piecesOf(board, draft.attackers), piecesOf(board, draft.defenders)];
  if (attackers.length === 0 || defenders.length === 0) return [];
  if (!draft.charge && chargeReasons(board, attackers, defenders).length > 0) return [];
  const cost = `${draft.charge ? 'disrupts' : 'would disrupt'} its Cavalry whatever the die`;
  return [{ target: { on: 'option', id: 'charge' }, label: 'Charge', isOn: draft.charge, key: 'h', cost }];
}

/** What the charge, or doing without it, would come to. */
export function previewCharge(board: Board, command: AttackCommand): Preview {
  const next = { ...command, charge: !command.charge };
  const { total } = battleReceipt(board, next, null);
  const { charged } = effectsOf(board, { ...command, charge: true }, '•');
  const names = listed(charged.map(({ printed }) => printed.name));
  if (command.charge) return { ...NOTHING, text: `${names} would attack without a charge.`, cost: total };
  const more = counted(faceStrength(charged), 'Strength Point');
  const rule = chargeRule(board)?.cases.cost ?? '8.3';
  const [does, so] =
    charged.length > 1
      ? ['charge', 'they end disrupted and suffer']
      : ['charges', 'it ends disrupted and suffers'];
  const text = `${names} ${does} with ${more} more. Whatever the die brings, ${so} nothing worse (${caseName(rule)}).`;
  return { ...NOTHING, text, cost: total };
}
