/** The Disruption Removal Phase at the table. */

import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { prospectInWords } from '../../../../core/prospects';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
} from '../../play/stage';
import type { Board } from '../../state/board';
import { hexNumberOf } from '../../state/position';
import { counted } from '../../wording';
import { endPhaseChoice } from '../04-sequence/passing';
import { enemiesControlling } from '../07-zones-of-control';
import { helperOf, neededRoll, removalReceipt, unitsToRollFor, unitsWithoutRoll } from './disruption';
import { disruptedAreChosen, nobodyToRollFor } from './reasons';

export const removalStage: Stage = {
  prompt(board) {
    const units = unitsToRollFor(board);
    const left = unitsWithoutRoll(board).length;
    return {
      instruction: instructionFor(board, units.length, left),
      names: [...units, ...unitsWithoutRoll(board)],
      choices: [
        ...units.map((unit): Choice => {
          const helper = helperOf(board, unit);
          return {
            target: { on: 'counter', id: unit.id },
            label: `Roll for ${unit.printed.name}${helper ? `, helped by ${helper.printed.name}` : ''}`,
            cost: needed(board, unit.id),
          };
        }),
        ...endPhaseChoice(
          board,
          units.length > 0 ? `Roll for ${units.length > 1 ? 'all of them' : 'it'} and go on` : undefined,
        ),
      ],
    };
  },

  press(board, _draft, target) {
    if (target.on === 'option')
      return target.id === 'end-phase'
        ? commandIfLegal(board, { do: 'endPhase', phase: board.phase })
        : refuse([nobodyToRollFor(board)]);
    const pointed = pointedAt(board, target);
    const unit = pointed?.piece ?? pointed?.pieces.find((piece) => piece.unit);
    if (!unit) return refuse([disruptedAreChosen(board)]);
    return commandIfLegal(board, { do: 'attemptRemoval', unit: unit.id });
  },

  preview(board, draft, target) {
    const pointed = pointedAt(board, target);
    const unit = pointed?.pieces.find(
      (piece) => piece.unit && piece.side === board.phasingIndex && piece.disrupted,
    );
    if (!unit) return NOTHING;
    const receipt = removalReceipt(board, unit, null);
    const helper = helperOf(board, unit);
    const help = helper ? ` ${helper.printed.name} adds ${helper.printed.value}.` : '';
    const chance = receipt.prospects.map((one) => ` ${prospectInWords(one)}.`).join('');
    return previewOfPress(
      this.press(board, draft, target),
      `${receipt.title}.${help}${chance}`,
      receipt.total,
    );
  },

  marks(board): readonly Mark[] {
    return unitsToRollFor(board).map((unit) => ({
      means: 'target',
      label: needed(board, unit.id),
      shape: atHex(hexNumberOf(board, unit)),
    }));
  },
};

function instructionFor(board: Board, may: number, mayNot: number): string {
  const why = mayNot > 0 ? ` ${counted(mayNot, 'disrupted unit')} may not try${closedIn(board)}` : '';
  if (may > 0) return `Roll for ${counted(may, 'disrupted unit')}${may > 1 ? ', in any order' : ''}.${why}`;
  if (mayNot > 0) return `Nothing to roll for.${why}`;
  const rolled = board.pieces.some(({ attempted }) => attempted);
  return rolled
    ? 'All have been rolled for.'
    : 'None of your units is disrupted, so there is nothing to do here.';
}

/** Why, where it is the same for all of them. @rule 9.2 */
function closedIn(board: Board): string {
  const barred = unitsWithoutRoll(board);
  const allInZone = barred.every((unit) => enemiesControlling(board, unit).length > 0);
  if (!allInZone) return '; choose one to see why.';
  return barred.length > 1
    ? ': they stand in enemy Zones of Control.'
    : ': it stands in an enemy Zone of Control.';
}

function needed(board: Board, id: string): string {
  const unit = board.pieces.find((piece) => piece.id === id);
  return unit ? `${neededRoll(board, unit)}+` : '';
}
