/** Cavalry stepping back from entrenchments at the table, before anything else is moved. @rule freiburg:16.1 */
import * as v from 'valibot';
import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import { numberOf } from '../../../../core/hex/hex';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import { theDecision } from '../../engine/declare';
import type { Draft } from '../../engine/types';
import { draftRule, telling } from '../../play/declare';
import { line, sideFor, wayInWords } from '../../play/log/lines';
import { trailOf } from '../../play/log/remains';
import {
  atHex,
  NOTHING,
  perform,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import { subjectOf } from '../../play/subject';
import type { Reason } from '../../rulebook/cited';
import type { Piece } from '../../state/piece';
import { hexNumberOf, knownPiece, piecesOf, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { capital, counted, named, wayFrom } from '../../wording';
import { controlledFromWorks } from './cavalry';
import { stepsBack } from './forced-steps';
import { firstStepBack, mustStepBack } from './reasons';

const form = v.strictObject({ kind: v.literal('forcedSteps'), unit: counterIdSchema });

declare module '../../engine/types' {
  interface DraftTypes {
    /** A unit that steps back is chosen. */
    forcedSteps: Read<typeof form>;
  }
}

export const stepsDraft = draftRule('forcedSteps', {
  form,
  counters: ({ unit }) => [unit],
  picked: ({ unit }) => [unit],
  isInHand: () => true,
  built: () => null,
});

const openSteps = (state: State) => theDecision(state, 'forcedSteps');

function chosenUnit(state: State, draft: Draft | null): Piece | null {
  const open = openSteps(state);
  const units = piecesOf(state, open.units);
  if (draft?.kind !== 'forcedSteps') return units.length === 1 ? (units[0] ?? null) : null;
  return units.find((unit) => unit.id === draft.unit) ?? null;
}

export const forcedStepsStage: Stage = {
  prompt(state, draft) {
    const units = piecesOf(state, openSteps(state).units);
    const unit = chosenUnit(state, draft);
    const able = units.filter((one) => stepsBack(state, one).length > 0);
    const obligations = units.map((one) => obligationOf(state, one));
    if (able.length === 0) {
      return {
        instruction: `${counted(units.length, 'unit')} under the entrenchments can step nowhere. Choose one to give up.`,
        names: units,
        obligations,
        choices: units.map(
          (one): Choice => ({
            target: { on: 'counter', id: one.id },
            label: `Give up ${named(positionOf(state), one)}`,
            cost: `${one.printed.strength}`,
          }),
        ),
      };
    }
    const steps = unit ? stepsBack(state, unit) : [];
    return {
      instruction: unit
        ? `${capital(unit.printed.name)}, Cavalry too near enemy entrenchments, is disrupted and steps back before anything moves. Choose its hex.`
        : 'Cavalry too near enemy entrenchments is disrupted and steps back before anything moves. Choose one, then its hex.',
      names: unit ? [unit] : units,
      subject: unit ? subjectOf(state, unit) : null,
      obligations,
      choices: [
        ...steps.map((at): Choice => ({ target: { on: 'place', at }, label: at, cost: '1 hex' })),
        ...able
          .filter((one) => one !== unit)
          .map(
            (one): Choice => ({
              target: { on: 'counter', id: one.id },
              label: named(positionOf(state), one),
            }),
          ),
      ],
    };
  },

  press(state, draft, target) {
    const open = openSteps(state);
    const units = piecesOf(state, open.units);
    const pointed = pointedAt(state, target);
    const unit = chosenUnit(state, draft);
    const meant = pointed?.piece ?? pointed?.pieces.find((piece) => open.units.includes(piece.id)) ?? null;
    const forced = meant && open.units.includes(meant.id) ? meant : null;
    if (forced && units.every((one) => stepsBack(state, one).length === 0)) {
      return perform(state, { do: 'giveUp', unit: forced.id });
    }
    const to = pointed && pointed.hex >= 0 ? hexNumber(state, pointed.hex) : '';
    if (unit && to !== '' && stepsBack(state, unit).includes(to)) {
      return perform(state, { do: 'stepBack', unit: unit.id, to });
    }
    if (forced && forced !== unit) return toDraft({ kind: 'forcedSteps', unit: forced.id });
    if (unit && to !== '' && !forced) return perform(state, { do: 'stepBack', unit: unit.id, to });
    return refuse([firstStepBack(state, units)]);
  },

  preview(state, draft, target) {
    const unit = chosenUnit(state, draft);
    const pointed = pointedAt(state, target);
    if (!unit || !pointed || pointed.hex < 0 || pointed.hex === unit.hex) return NOTHING;
    const pressed = this.press(state, draft, target);
    if (pressed.to === 'draft') return NOTHING;
    return previewOfPress(
      pressed,
      `${unit.printed.name} steps back ${wayFrom(positionOf(state), unit, pointed.hex)} (${hexNumber(state, pointed.hex)}).`,
      '1 hex',
    );
  },

  marks(state, draft): readonly Mark[] {
    const position = positionOf(state);
    const units = piecesOf(state, openSteps(state).units);
    const unit = chosenUnit(state, draft);
    const works = units.flatMap((one) =>
      (controlledFromWorks(state).get(one.hex) ?? []).map((by) => hexNumberOf(position, by)),
    );
    return [
      ...units.map(
        (one): Mark => ({
          means: one === unit ? 'selected' : 'obligation',
          label: '',
          shape: atHex(hexNumberOf(position, one)),
        }),
      ),
      { means: 'cause', label: '', shape: { kind: 'places', places: [...new Set(works)] } },
      ...(unit ? stepsBack(state, unit) : []).map(
        (at): Mark => ({ means: 'reach', label: '', shape: atHex(at) }),
      ),
    ];
  },
};

function hexNumber(state: State, hex: number): string {
  return numberOf(positionOf(state).field.grid, hex);
}

function obligationOf(state: State, unit: Piece): Reason {
  return mustStepBack(state, unit, controlledFromWorks(state).get(unit.hex) ?? []);
}

export const steppedBackTold = telling(
  'steppedBack',
  (before, event) => {
    const unit = knownPiece(before, event.unit);
    const position = positionOf(before);
    const way = wayInWords(position, unit, [event.to], 'steps back');
    return {
      ...line(`${unit.printed.name} ${way}.`, sideFor(before, unit)),
      counters: [unit.id],
      where: [{ kind: 'line', through: [hexNumberOf(position, unit), event.to] }],
    };
  },
  {
    leaves: (before, event, text) => trailOf(before, knownPiece(before, event.unit), [event.to], text),
  },
);
