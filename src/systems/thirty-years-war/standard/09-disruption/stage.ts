/** The Disruption Removal Phase at the table. */

import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { prospectInWords } from '../../../../core/prospects';
import { atHex, NOTHING, perform, pointedAt, previewOfPress, refuse, type Stage } from '../../play/stage';
import { hexNumberOf, phasingIndex, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { counted } from '../../wording';
import { endPhaseChoice } from '../04-sequence/passing';
import { enemiesControlling } from '../07-zones-of-control';
import { helperOf, neededRoll, removalReceipt, unitsToRollFor, unitsWithoutRoll } from './disruption';
import { disruptedAreChosen, nobodyToRollFor } from './reasons';

export const removalStage: Stage = {
  prompt(state) {
    const units = unitsToRollFor(state);
    const left = unitsWithoutRoll(state).length;
    return {
      instruction: instructionFor(state, units.length, left),
      names: [...units, ...unitsWithoutRoll(state)],
      choices: [
        ...units.map((unit): Choice => {
          const helper = helperOf(state, unit);
          return {
            target: { on: 'counter', id: unit.id },
            label: `Roll for ${unit.printed.name}${helper ? `, helped by ${helper.printed.name}` : ''}`,
            cost: needed(state, unit.id),
          };
        }),
        ...(units.length > 1
          ? [
              {
                target: { on: 'option', id: 'roll-all' },
                label: 'Roll for all of them',
                key: 'a',
                weight: 'main',
              } as const,
            ]
          : []),
        ...endPhaseChoice(
          state,
          units.length > 0 ? `Roll for ${units.length > 1 ? 'all of them' : 'it'} and go on` : undefined,
          units.length < 2,
        ),
      ],
    };
  },

  press(state, _draft, target) {
    if (target.on === 'option') {
      if (target.id === 'end-phase') return perform(state, { do: 'endPhase', phase: state.phase });
      const [first, ...rest] = unitsToRollFor(state).map(
        (unit) => ({ do: 'attemptRemoval', unit: unit.id }) as const,
      );
      return first && target.id === 'roll-all'
        ? perform(state, first, ...rest)
        : refuse([nobodyToRollFor(state)]);
    }
    const pointed = pointedAt(state, target);
    const unit = pointed?.piece ?? pointed?.pieces.find((piece) => piece.unit);
    if (!unit) return refuse([disruptedAreChosen(state)]);
    return perform(state, { do: 'attemptRemoval', unit: unit.id });
  },

  preview(state, draft, target) {
    const pointed = pointedAt(state, target);
    const unit = pointed?.pieces.find(
      (piece) => piece.unit && piece.side === phasingIndex(state) && piece.state.disrupted,
    );
    if (!unit) return NOTHING;
    const receipt = removalReceipt(state, unit, null);
    const helper = helperOf(state, unit);
    const help = helper ? ` ${helper.printed.name} adds ${helper.printed.value}.` : '';
    const chance = receipt.prospects.map((one) => ` ${prospectInWords(one)}.`).join('');
    return previewOfPress(
      this.press(state, draft, target),
      `${receipt.title}.${help}${chance}`,
      receipt.total,
    );
  },

  marks(state): readonly Mark[] {
    const position = positionOf(state);
    return unitsToRollFor(state).map((unit) => ({
      means: 'target',
      label: needed(state, unit.id),
      shape: atHex(hexNumberOf(position, unit)),
    }));
  },
};

function instructionFor(state: State, may: number, mayNot: number): string {
  const why = mayNot > 0 ? ` ${counted(mayNot, 'disrupted unit')} may not try${closedIn(state)}` : '';
  if (may > 0) return `Roll for ${counted(may, 'disrupted unit')}${may > 1 ? ', in any order' : ''}.${why}`;
  if (mayNot > 0) return `Nothing to roll for.${why}`;
  const rolled = positionOf(state).pieces.some(({ state: { attempted } }) => attempted);
  return rolled
    ? 'All have been rolled for.'
    : 'None of your units is disrupted, so there is nothing to do here.';
}

/** Why, where it is the same for all of them. @rule 9.2 */
function closedIn(state: State): string {
  const position = positionOf(state);
  const barred = unitsWithoutRoll(state);
  const allInZone = barred.every((unit) => enemiesControlling(position, unit).length > 0);
  if (!allInZone) return '; choose one to see why.';
  return barred.length > 1
    ? ': they stand in enemy Zones of Control.'
    : ': it stands in an enemy Zone of Control.';
}

function needed(state: State, id: string): string {
  const unit = positionOf(state).pieces.find((piece) => piece.id === id);
  return unit ? `${neededRoll(state, unit)}+` : '';
}
