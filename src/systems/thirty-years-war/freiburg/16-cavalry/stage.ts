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
  commandIfLegal,
  NOTHING,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import { subjectOf } from '../../play/subject';
import type { Reason } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf, knownPiece, piecesOf } from '../../state/position';
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

const openSteps = (board: Board) => theDecision(board, 'forcedSteps');

function chosenUnit(board: Board, draft: Draft | null): Piece | null {
  const open = openSteps(board);
  const units = piecesOf(board, open.units);
  if (draft?.kind !== 'forcedSteps') return units.length === 1 ? (units[0] ?? null) : null;
  return units.find((unit) => unit.id === draft.unit) ?? null;
}

export const forcedStepsStage: Stage = {
  prompt(board, draft) {
    const units = piecesOf(board, openSteps(board).units);
    const unit = chosenUnit(board, draft);
    const able = units.filter((one) => stepsBack(board, one).length > 0);
    const obligations = units.map((one) => obligationOf(board, one));
    if (able.length === 0) {
      return {
        instruction: `${counted(units.length, 'unit')} under the entrenchments can step nowhere. Choose one to give up.`,
        names: units,
        obligations,
        choices: units.map(
          (one): Choice => ({
            target: { on: 'counter', id: one.id },
            label: `Give up ${named(board, one)}`,
            cost: `${one.printed.strength}`,
          }),
        ),
      };
    }
    const steps = unit ? stepsBack(board, unit) : [];
    return {
      instruction: unit
        ? `${capital(unit.printed.name)}, Cavalry too near enemy entrenchments, is disrupted and steps back before anything moves. Choose its hex.`
        : 'Cavalry too near enemy entrenchments is disrupted and steps back before anything moves. Choose one, then its hex.',
      names: unit ? [unit] : units,
      subject: unit ? subjectOf(board, unit) : null,
      obligations,
      choices: [
        ...steps.map((at): Choice => ({ target: { on: 'place', at }, label: at, cost: '1 hex' })),
        ...able
          .filter((one) => one !== unit)
          .map(
            (one): Choice => ({
              target: { on: 'counter', id: one.id },
              label: named(board, one),
            }),
          ),
      ],
    };
  },

  press(board, draft, target) {
    const open = openSteps(board);
    const units = piecesOf(board, open.units);
    const pointed = pointedAt(board, target);
    const unit = chosenUnit(board, draft);
    const meant = pointed?.piece ?? pointed?.pieces.find((piece) => open.units.includes(piece.id)) ?? null;
    const forced = meant && open.units.includes(meant.id) ? meant : null;
    if (forced && units.every((one) => stepsBack(board, one).length === 0)) {
      return commandIfLegal(board, { do: 'giveUp', unit: forced.id });
    }
    const to = pointed && pointed.hex >= 0 ? hexNumber(board, pointed.hex) : '';
    if (unit && to !== '' && stepsBack(board, unit).includes(to)) {
      return commandIfLegal(board, { do: 'stepBack', unit: unit.id, to });
    }
    if (forced && forced !== unit) return toDraft({ kind: 'forcedSteps', unit: forced.id });
    if (unit && to !== '' && !forced) return commandIfLegal(board, { do: 'stepBack', unit: unit.id, to });
    return refuse([firstStepBack(board, units)]);
  },

  preview(board, draft, target) {
    const unit = chosenUnit(board, draft);
    const pointed = pointedAt(board, target);
    if (!unit || !pointed || pointed.hex < 0 || pointed.hex === unit.hex) return NOTHING;
    const pressed = this.press(board, draft, target);
    if (pressed.to === 'draft') return NOTHING;
    return previewOfPress(
      pressed,
      `${unit.printed.name} steps back ${wayFrom(board, unit, pointed.hex)} (${hexNumber(board, pointed.hex)}).`,
      '1 hex',
    );
  },

  marks(board, draft): readonly Mark[] {
    const units = piecesOf(board, openSteps(board).units);
    const unit = chosenUnit(board, draft);
    const works = units.flatMap((one) =>
      (controlledFromWorks(board).get(one.hex) ?? []).map((by) => hexNumberOf(board, by)),
    );
    return [
      ...units.map(
        (one): Mark => ({
          means: one === unit ? 'selected' : 'obligation',
          label: '',
          shape: atHex(hexNumberOf(board, one)),
        }),
      ),
      { means: { own: 'works' }, label: '', shape: { kind: 'places', places: [...new Set(works)] } },
      ...(unit ? stepsBack(board, unit) : []).map(
        (at): Mark => ({ means: 'reach', label: '', shape: atHex(at) }),
      ),
    ];
  },
};

function hexNumber(board: Board, hex: number): string {
  return numberOf(board.field.grid, hex);
}

function obligationOf(board: Board, unit: Piece): Reason {
  return mustStepBack(board, unit, controlledFromWorks(board).get(unit.hex) ?? []);
}

export const steppedBackTold = telling(
  'steppedBack',
  (before, event) => {
    const unit = knownPiece(before, event.unit);
    const board = before;
    const way = wayInWords(board, unit, [event.to], 'stepped back');
    return {
      ...line(`${unit.printed.name}: ${way}.`, sideFor(before, unit)),
      counters: [unit.id],
      where: [{ kind: 'line', through: [hexNumberOf(board, unit), event.to] }],
    };
  },
  {
    leaves: (before, event, text) => trailOf(before, knownPiece(before, event.unit), [event.to], text),
  },
);
