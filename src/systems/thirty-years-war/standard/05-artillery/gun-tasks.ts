/**
 * What a gun can do besides firing at units, at the table. The standard rules know nothing of the kind; the book of a
 * battle puts its own in their place.
 */

import type { Mark } from '../../../../core/contract/board';
import type { AskableKey, Choice } from '../../../../core/contract/table';
import { distance, OFF_MAP } from '../../../../core/hex/hex';
import { hook } from '../../engine/hook';
import type { Draft } from '../../engine/types';
import type { Press } from '../../play/stage';
import type { Preview, Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { capital, counted, named } from '../../wording';
import { gunsThatMayAct, sightReasons, targetsOf } from './artillery';
import type { Aim } from './line-of-sight';

export type GunTasks = {
  /** A gun that is chosen, with its most likely aim; `aim` is that of the gun before it. */
  readonly takenUp: (board: Board, gun: Piece, aim: Aim) => Draft;
  /** The guns that are offered. */
  readonly offered: (board: Board, aim: Aim) => readonly Piece[];
  /** Whether it has a shot that could have an effect. */
  readonly hasWorthwhileShot: (board: Board, gun: Piece) => boolean;
  /** What the gun could fire at: `2 targets`. */
  readonly inSight: (board: Board, gun: Piece, aim: Aim) => string;
  /** What to do now with the chosen gun. */
  readonly instruction: (board: Board, gun: Piece, aim: Aim) => string;
  /** What can be chosen before any gun is taken up. */
  readonly withoutGun: (board: Board) => readonly Choice[];
  /** What else can be chosen with the chosen gun: turning it, or a task of another kind. */
  readonly withGun: (
    board: Board,
    gun: Piece,
    aim: Aim,
  ) => { readonly turning: readonly Choice[]; readonly tasks: readonly Choice[] };
  /** Keys that are no choice now, and whose press tells why. */
  readonly askable: (board: Board, gun: Piece | null, aim: Aim) => readonly AskableKey[];
  /** Why a task of the chosen gun cannot be done. */
  readonly objections: (board: Board, gun: Piece) => readonly Reason[];
  /** The answer to an option of one of these choices; null: it is none of them. */
  readonly pressOption: (board: Board, gun: Piece | null, id: string) => Press | null;
  readonly previewOption: (board: Board, gun: Piece, id: string) => Preview | null;
  /** Lines that go with a gun whatever it is aimed at. */
  readonly marks: (board: Board, gun: Piece) => readonly Mark[];
  /** Targets that are no units; null in battles without any. */
  readonly other: OtherTargets | null;
};

/** Places that a gun can be aimed at instead of units. */
export type OtherTargets = {
  readonly choices: (board: Board, gun: Piece) => readonly Choice[];
  readonly marks: (board: Board, gun: Piece) => readonly Mark[];
  /** Whether it may fire there now. */
  readonly mayFireAt: (board: Board, gun: Piece, at: HexNumber) => boolean;
  /** Whether a press on that place, with the gun aimed at units, is meant for it. */
  readonly isMeant: (board: Board, gun: Piece, at: HexNumber) => boolean;
  /** A press with the gun aimed at such places; `there` is the enemy in the hex. */
  readonly press: (board: Board, gun: Piece, at: HexNumber, there: Piece | null) => Press;
  readonly preview: (board: Board, gun: Piece, at: HexNumber, pressed: Press) => Preview;
  /** What a press that is meant for it would do: ` Press to fire at walls instead.` */
  readonly instead: (at: HexNumber) => { readonly ofNobody: string; readonly ofUnit: string };
};

export const UNITS_ONLY: GunTasks = {
  takenUp: (_board, gun) => ({ kind: 'fire', gun: gun.id, aim: 'unit' }),
  offered: gunsThatMayAct,
  hasWorthwhileShot: (board, gun) => targetsOf(board, gun).some((target) => !target.disrupted),
  inSight: (board, gun) => targetsInSight(board, gun).join(', ') || counted(0, 'target'),
  instruction: unitInstruction,
  withoutGun: () => [],
  withGun: () => ({ turning: [], tasks: [] }),
  askable: () => [],
  objections: () => [],
  pressOption: () => null,
  previewOption: () => null,
  marks: () => [],
  other: null,
};

/** Units that it could fire at; those that are disrupted already apart. */
export function targetsInSight(board: Board, gun: Piece): readonly string[] {
  const targets = targetsOf(board, gun);
  const futile = targets.filter((target) => target.disrupted).length;
  return [
    ...(targets.length > futile ? [counted(targets.length - futile, 'target')] : []),
    ...(futile > 0 ? [`${futile} disrupted already`] : []),
  ];
}

/** Only guns with a target are offered; one that is taken up all the same has none. */
export function unitInstruction(board: Board, gun: Piece): string {
  const who = named(board, gun);
  if (targetsOf(board, gun).length === 0)
    return `${capital(who)} has no enemy in sight.${whyNone(board, gun)}`;
  return `Choose an enemy unit for ${who} to fire on.`;
}

/** What stands first in the line to the nearest enemy unit. */
function whyNone(board: Board, gun: Piece): string {
  const { grid } = board.field;
  const [nearest] = board.pieces
    .filter(({ unit, hex, side }) => unit && hex !== OFF_MAP && side !== gun.side)
    .toSorted((a, b) => distance(grid, gun.hex, a.hex) - distance(grid, gun.hex, b.hex));
  const [first] = nearest ? sightReasons(board, gun, nearest.hex, 'unit') : [];
  return first ? ` ${first.text}` : '';
}

export const gunTasks = hook((): GunTasks => UNITS_ONLY);
