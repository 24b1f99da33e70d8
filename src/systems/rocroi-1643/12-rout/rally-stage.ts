/** Rally at the table: every routed unit of a side is tested; how it would face can be said before (12.4). */
import type { Mark } from '../../../core/contract/board';
import type { Choice, Target } from '../../../core/contract/table';
import type { CounterId } from '../../../core/contract/values';
import type { Command } from '../engine/types';
import { degrees } from '../look/face';
import type { Draft, DraftOf } from '../play/drafts';
import { facingOf, looking } from '../play/facings';
import { sideName } from '../play/names';
import { chooseRallier, noSuchOption, turnAfterRally, turnsNotNow } from '../play/reasons';
import {
  atHex,
  commandIfLegal,
  onCounter,
  option,
  type Press,
  PUT_BACK,
  pointedAt,
  refuse,
  type Stage,
  toDraft,
} from '../play/stage';
import { subjectOf } from '../play/subject';
import type { Board, Unit } from '../state/board';
import { inEnemyZone } from '../state/near';
import { sideIndexOf } from '../state/numbering';
import { counted, named } from '../wording';
import { RALLY_TEST, rallyHelper } from './rally';
import { ralliesNot } from './reasons';
import { rallyReceipt } from './receipt';

type RallyDraft = DraftOf<'rally'>;
const EMPTY: RallyDraft = { kind: 'rally', unit: null, facings: [] };

export const rallyStage: Stage = {
  prompt(board, draft) {
    const rally = rallyOf(board, draft);
    const unit = inHand(board, rally);
    if (unit)
      return { ...unitPrompt(board, rally, unit), names: [unit], subject: () => subjectOf(board, unit) };
    const units = waiting(board);
    const { scenario, state } = board;
    const side = sideName(board, state.side === null ? 0 : sideIndexOf(scenario, state.side));
    const [only, ...others] = units;
    return {
      instruction:
        only && others.length === 0
          ? `${named(only)} must be tested.`
          : `${counted(units.length, `routed ${side} unit`)} must be tested: all at once, or choose one.`,
      names: units,
      choices: [
        ...units.map((one) => onCounter(one.id, named(one), { cost: needs(board, one) })),
        option('all', units.length === 1 ? 'Roll for it' : `Roll for all ${units.length}`, {
          key: 'r',
          weight: 'main',
          ...(units.length > 1 ? { sweeping: true } : {}),
        }),
      ],
    };
  },

  press(board, draft, target) {
    const rally = rallyOf(board, draft);
    const unit = inHand(board, rally);
    if (target.on === 'option') return pressOption(board, rally, unit, target.id);
    if (target.on === 'facing') return pressFacing(board, rally, unit, target);
    const pointed = pointedAt(board, target);
    const meant = pointed?.counter?.is === 'unit' ? pointed.counter : routedIn(board, pointed?.units ?? []);
    if (!meant) return refuse(chooseRallier({ counters: waiting(board) }));
    if (unit?.id === meant.id) return toDraft({ ...rally, unit: null });
    if (!board.state.rallying.includes(meant.id)) return refuse(ralliesNot({ counters: [meant] }));
    return toDraft({ ...rally, unit: meant.id });
  },

  marks(board, draft) {
    const chosen = inHand(board, rallyOf(board, draft));
    return waiting(board).map(
      (unit): Mark => ({
        means: unit.id === chosen?.id ? 'selected' : 'target',
        label: inZone(board, unit) ? 'runs on' : shortNeeds(board, unit),
        shape: atHex(unit.at ?? ''),
      }),
    );
  },

  turnable(board, draft) {
    const rally = rallyOf(board, draft);
    const unit = inHand(board, rally);
    return unit && !inZone(board, unit)
      ? { counter: unit.id, facings: otherFacings(board, rally, unit) }
      : null;
  },

  ghosts(board, draft) {
    const rally = rallyOf(board, draft);
    const unit = inHand(board, rally);
    if (!unit || inZone(board, unit)) return [];
    return [{ counter: unit.id, at: unit.at ?? '', facing: degrees(facingFor(board, rally, unit)) }];
  },
};

/** The draft, without what is no longer to be tested. */
function rallyOf({ state }: Board, draft: Draft | null): RallyDraft {
  if (draft?.kind !== 'rally') return EMPTY;
  const is = (id: CounterId) => state.rallying.includes(id);
  return {
    ...draft,
    unit: draft.unit !== null && is(draft.unit) ? draft.unit : null,
    facings: draft.facings.filter(({ unit }) => is(unit)),
  };
}

function waiting(board: Board): readonly Unit[] {
  return board.state.rallying.map((id) => board.knownUnit(id));
}

function routedIn(board: Board, units: readonly Unit[]): Unit | null {
  return units.find(({ id }) => board.state.rallying.includes(id)) ?? null;
}

function inHand(board: Board, { unit }: RallyDraft): Unit | null {
  return unit === null ? null : board.unit(unit);
}

function inZone(board: Board, unit: Unit): boolean {
  return inEnemyZone(board, unit.hex, unit.side);
}

function leastFace(board: Board, unit: Unit): number {
  return RALLY_TEST + 1 - unit.morale - (rallyHelper(board, unit)?.value ?? 0);
}

function shortNeeds(board: Board, unit: Unit): string {
  const least = leastFace(board, unit);
  return least > 6 ? 'cannot' : `${Math.max(1, least)}+`;
}

/** `4 or more, with Gassion`; `runs on` in an enemy zone of control. */
function needs(board: Board, unit: Unit): string {
  if (inZone(board, unit)) return 'runs on: in an enemy zone of control';
  const least = leastFace(board, unit);
  const helper = rallyHelper(board, unit);
  const help = helper ? `, with ${helper.name}` : ', no leader reaches it';
  return `${least > 6 ? 'no face is enough' : least <= 1 ? 'any throw' : `${least} or more`}${help}`;
}

function facingFor(board: Board, { facings }: RallyDraft, unit: Unit): number {
  const said = facings.find((one) => one.unit === unit.id);
  return said?.facing ?? board.scenario.sides[unit.side].facing;
}

function otherFacings(board: Board, rally: RallyDraft, unit: Unit): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((facing) => facing !== facingFor(board, rally, unit));
}

function unitPrompt(board: Board, rally: RallyDraft, unit: Unit) {
  const facing = facingFor(board, rally, unit);
  if (inZone(board, unit))
    return {
      instruction: `${unit.name} is in an enemy zone of control and runs on, without a test.`,
      choices: [option('roll', 'It runs on', { key: 'r', weight: 'main' }), PUT_BACK],
    };
  return {
    instruction: `${unit.name} faces ${looking(facing)} if it rallies. Turn it, or roll.`,
    receipt: () => rallyReceipt(board, unit, null),
    choices: [
      option('roll', `Roll for ${named(unit)}`, { key: 'r', cost: needs(board, unit), weight: 'main' }),
      ...otherFacings(board, rally, unit).map(
        (other): Choice => ({
          target: { on: 'facing', counter: unit.id, facing: degrees(other) },
          label: `Face ${looking(other)}`,
        }),
      ),
      PUT_BACK,
    ],
  };
}

function pressFacing(
  board: Board,
  rally: RallyDraft,
  unit: Unit | null,
  target: Target & { readonly on: 'facing' },
): Press {
  if (unit?.id !== target.counter) return refuse(turnsNotNow());
  if (inZone(board, unit)) return refuse(turnAfterRally({ counters: [unit] }));
  const others = rally.facings.filter((one) => one.unit !== unit.id);
  return toDraft({ ...rally, facings: [...others, { unit: unit.id, facing: facingOf(target.facing) }] });
}

/** Everybody who is still to be tested, one after the other, as they are to face. */
export function restOfRally(board: Board, draft: Draft | null): readonly Command[] {
  const rally = rallyOf(board, draft);
  return waiting(board).map((unit) => orderOf(board, rally, unit));
}

function orderOf(board: Board, rally: RallyDraft, unit: Unit): Command {
  return { do: 'rally', unit: unit.id, facing: facingFor(board, rally, unit) };
}

/** How those who are left are to face holds after a test, and while one of them runs. */
export function rallyGoesOn(board: Board, draft: Draft): Draft | null {
  if (draft.kind !== 'rally' || board.state.step !== 'rally') return null;
  const { facings } = rallyOf(board, draft);
  return facings.length > 0 ? { ...EMPTY, facings } : null;
}

function pressOption(board: Board, rally: RallyDraft, unit: Unit | null, id: string): Press {
  switch (id) {
    case 'cancel':
      return toDraft(rally.facings.length > 0 ? { ...rally, unit: null } : null);
    case 'roll':
      return unit
        ? commandIfLegal(board, orderOf(board, rally, unit))
        : refuse(chooseRallier({ counters: waiting(board) }));
    case 'all': {
      const [first, ...rest] = restOfRally(board, rally);
      return first ? commandIfLegal(board, first, ...rest) : refuse(noSuchOption());
    }
    default:
      return refuse(noSuchOption());
  }
}
