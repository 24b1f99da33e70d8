/**
 * All guns that see a unit, one after the other until it is disrupted: each shot is a command of its own with a die of
 * its own, and those that are no longer needed are not fired. @rule 5.11
 */
import * as v from 'valibot';
import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { counterIdSchema } from '../../engine/commandParts';
import type { Command, CommandOf, Draft } from '../../engine/types';
import { draftRule } from '../../play/declare';
import { decided } from '../../play/prospects';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  type Press,
  refuse,
  type StagePrompt,
  toDraft,
} from '../../play/stage';
import { subjectOf } from '../../play/subject';
import type { Preview, Receipt } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf, pieceOf } from '../../state/position';
import { allNamed, counted, named } from '../../wording';
import { chanceToDisrupt, gunsThatMayAct, rangeOf, targetsOf, waysToDisrupt } from './artillery';
import { isSeenBy } from './line-of-sight';
import { chooseGunFirst, noSuchVolley } from './reasons';
import { sightTo } from './sight-line';

/** null: it is still to be chosen. */
const form = v.strictObject({ kind: v.literal('volley'), target: v.nullable(counterIdSchema) });

declare module '../../engine/types' {
  interface DraftTypes {
    volley: Read<typeof form>;
  }
}

export const volleyDraft = draftRule('volley', {
  form,
  counters: ({ target }) => (target === null ? [] : [target]),
  picked: ({ target }) => (target === null ? [] : [target]),
  isInHand: () => true,
  built: () => null,
  goesOn: (board, draft) => (volleyOn(board, draft) ? draft : null),
  isUsable: (board, draft) =>
    draft.target === null ? targetsOfSeveral(board).length > 0 : volleyOn(board, draft) !== null,
});

export type Volley = { readonly target: Piece; readonly guns: readonly Piece[] };

/** What is aimed at, and the guns that could still disrupt it; null: there is none, or it is disrupted. */
export function volleyOn(board: Board, draft: Draft | null): Volley | null {
  const target = draft?.kind === 'volley' && draft.target !== null ? pieceOf(board, draft.target) : null;
  return target && volleyAt(board, target);
}

/** Units that several guns could still disrupt. */
export function targetsOfSeveral(board: Board): readonly Piece[] {
  const seen = new Map<Piece, number>();
  for (const gun of gunsForVolley(board))
    for (const target of targetsOf(board, gun))
      if (couldDisrupt(board, gun, target)) seen.set(target, (seen.get(target) ?? 0) + 1);
  return [...seen].flatMap(([target, count]) => (count > 1 ? [target] : []));
}

/** What begins it, where several guns see one unit. */
export function severalGuns(board: Board): Pick<StagePrompt, 'several'> {
  const seen = new Set<Piece>();
  for (const gun of gunsForVolley(board))
    for (const target of targetsOf(board, gun)) {
      if (!couldDisrupt(board, gun, target)) continue;
      if (seen.has(target)) return { several: { begins: 'All guns on one target' } };
      seen.add(target);
    }
  return {};
}

/** At least two, or none. */
function gunsForVolley(board: Board): readonly Piece[] {
  if (board.pending || board.phase !== 'artilleryFire') return [];
  const guns = gunsThatMayAct(board);
  return guns.length < 2 ? [] : guns;
}

function couldDisrupt(board: Board, gun: Piece, target: Piece): boolean {
  return !target.disrupted && ways(board, gun, target) > 0;
}

/** With a target at once, or with one still to be chosen. */
export function beginVolley(board: Board, ids: readonly CounterId[]): Press {
  const may = targetsOfSeveral(board);
  const [target = null] = may.filter(({ id }) => ids.includes(id));
  if (target) return toDraft({ kind: 'volley', target: target.id });
  return may.length > 0 ? toDraft({ kind: 'volley', target: null }) : refuse([noSuchVolley(board)]);
}

export function aimPrompt(board: Board, ending: readonly Choice[]): StagePrompt {
  return {
    instruction: 'Press the unit at which all guns that see it are to fire.',
    several: 'begun',
    choices: [
      ...targetsOfSeveral(board).map(
        (target): Choice => ({
          target: { on: 'counter', id: target.id },
          label: named(board, target),
          cost: counted(volleyAt(board, target)?.guns.length ?? 0, 'gun'),
        }),
      ),
      {
        target: { on: 'option', id: 'cancel' },
        label: 'Choose a gun instead',
        key: 'Escape',
        weight: 'back',
      },
      ...ending,
    ],
  };
}

export function aimMarks(board: Board): readonly Mark[] {
  return targetsOfSeveral(board).map((target) => ({
    means: 'target',
    label: '',
    shape: atHex(hexNumberOf(board, target)),
  }));
}

/** The likeliest first, so that few are fired. */
function volleyAt(board: Board, target: Piece): Volley | null {
  if (board.pending || board.phase !== 'artilleryFire' || !target.unit || target.disrupted) return null;
  const guns = gunsThatMayAct(board)
    .filter((gun) => isSeenBy(board, gun, target) && ways(board, gun, target) > 0)
    .toSorted((a, b) => ways(board, b, target) - ways(board, a, target));
  return guns.length > 0 ? { target, guns } : null;
}

function ways(board: Board, gun: Piece, target: Piece): number {
  return waysToDisrupt(rangeOf(board, gun, target));
}

const ALL = 'volley';

export function volleyPrompt(board: Board, { target, guns }: Volley, ending: readonly Choice[]): StagePrompt {
  const all: Choice = {
    target: { on: 'option', id: ALL },
    label: guns.length > 1 ? `Fire all ${guns.length} until it is disrupted` : 'Fire',
    key: 'f',
    ...(guns.length > 1 ? { sweeping: true } : { weight: 'main' }),
  };
  return {
    several: 'begun',
    instruction: `${guns.length === 1 ? 'One gun sees' : `${counted(guns.length, 'gun')} see`} ${named(board, target)}. Fire one of them, or all until it is disrupted.`,
    names: [target, ...guns],
    subject: () => subjectOf(board, target),
    receipt: () => receiptOf(board, { target, guns }),
    choices: [
      ...guns.map(
        (gun): Choice => ({
          target: { on: 'counter', id: gun.id },
          label: named(board, gun),
          cost: chanceToDisrupt(board, gun, target),
        }),
      ),
      all,
      {
        target: { on: 'option', id: 'cancel' },
        label: 'Choose another target',
        key: 'Escape',
        weight: 'back',
      },
      ...ending,
    ],
  };
}

/** Of all its shots together, exactly: some may not be needed. @rule 5.11 */
function receiptOf(board: Board, { target, guns }: Volley): Receipt {
  const missing = guns.reduce((product, gun) => product * (6 - ways(board, gun, target)), 1);
  const of = 6 ** guns.length;
  const { name } = target.printed;
  return {
    title: `Fire of ${counted(guns.length, 'gun')} on ${named(board, target)}`,
    items: guns.map((gun) => ({
      by: chanceToDisrupt(board, gun, target),
      because: `${named(board, gun)}, range ${rangeOf(board, gun, target)}`,
      rule: '5.11',
      counters: [gun.id, target.id],
    })),
    total: counted(guns.length, 'shot'),
    ...decided(
      [{ name, counter: target.id }],
      [
        {
          label: 'Dd',
          tone: 'good',
          means: `${name} is disrupted`,
          ways: of - missing,
          ends: [{ what: 'disrupted', tone: 'good' }],
        },
        {
          label: '•',
          tone: 'none',
          means: 'nothing happens',
          ways: missing,
          ends: [{ what: 'nothing', tone: 'none' }],
        },
      ],
      null,
    ),
    table: null,
  };
}

/** null: the press is none of its own. */
export function pressVolley(
  board: Board,
  { target, guns }: Volley,
  pressed: Piece | null,
  option: string | null,
): Press | null {
  if (option === ALL) return fireAll(board, guns, target);
  const gun = pressed && guns.find(({ id }) => id === pressed.id);
  if (gun) return commandIfLegal(board, shot(gun, target));
  return pressed?.id === target.id ? toDraft(null) : null;
}

function fireAll(board: Board, guns: readonly Piece[], target: Piece): Press {
  const [first, ...rest] = guns.map((gun) => shot(gun, target));
  return first ? commandIfLegal(board, first, ...rest) : refuse([chooseGunFirst(board)]);
}

function shot(gun: Piece, target: Piece): CommandOf<'fire'> {
  return { do: 'fire', gun: gun.id, target: target.id };
}

/** With the target still to be chosen: who sees that enemy. */
export function previewVolley(board: Board, target: Piece | undefined): Preview {
  const volley = target && volleyAt(board, target);
  if (!volley) return NOTHING;
  const { guns } = volley;
  return {
    ...NOTHING,
    text: `${allNamed(board, guns)} ${guns.length === 1 ? 'sees' : 'see'} it.`,
    cost: guns.map((gun) => chanceToDisrupt(board, gun, volley.target)).join(', '),
    marks: sightMarks(board, volley),
  };
}

export function volleyMarks(board: Board, volley: Volley): readonly Mark[] {
  const at = hexNumberOf(board, volley.target);
  return [...sightMarks(board, volley), { means: 'target', label: '', shape: atHex(at) }];
}

function sightMarks(board: Board, { target, guns }: Volley): readonly Mark[] {
  return guns.flatMap((gun) => sightTo(board, gun, target.hex).marks);
}

/** A shot at a unit that another has just disrupted: fire does nothing to it. @rule 5.11 */
export function isIdleShot(board: Board, command: Command): boolean {
  return command.do === 'fire' && pieceOf(board, command.target)?.disrupted === true;
}
