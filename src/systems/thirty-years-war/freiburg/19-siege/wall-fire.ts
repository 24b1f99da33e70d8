/** Fire at walls at the table: the other aim that a gun can be given. @rule freiburg:19.55 */

import type { Mark } from '../../../../core/contract/board';
import type { AskableKey, Choice } from '../../../../core/contract/table';
import { hexAt, numberOf, OFF_MAP } from '../../../../core/hex/hex';
import type { Draft } from '../../engine/types';
import { atHex, commandIfLegal, type Press, previewOfPress, refuse, toDraft } from '../../play/stage';
import type { Preview, Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import { fireReasons, gunsThatMayAct, targetsOf, waysToDisrupt } from '../../standard/05-artillery/artillery';
import {
  type GunTasks,
  targetsInSight,
  UNITS_ONLY,
  unitInstruction,
} from '../../standard/05-artillery/gun-tasks';
import type { Aim } from '../../standard/05-artillery/line-of-sight';
import { sightTo } from '../../standard/05-artillery/sight-line';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { counted, named } from '../../wording';
import { isBesieged } from '../15-morale/armies';
import { withdrawalReasons } from '../17-days/withdrawal';
import { cutReasons, previewWithdrawal, routeMarks, withdrawChoice } from '../17-days/withdrawal-table';
import { freiburgOf } from '../state';
import { hitInWords, rangeTo, wallFireReasons, wallFireReceipt, wallTargets } from './breaching';
import { noGunSeesWall, noSiegeLaid, seesNoWall } from './reasons';
import { HITS_TO_BREACH } from './walls';

/**
 * A gun taken up is aimed at units, unless walls are all that it sees, and the town is besieged or walls are fired at
 * already.
 */
function takenUp(board: Board, gun: Piece, aim: Aim): Draft {
  const onlyWalls = targetsOf(board, gun).length === 0 && wallTargets(board, gun).length > 0;
  return { kind: 'fire', gun: gun.id, aim: onlyWalls && offersWalls(board, aim) ? 'walls' : 'unit' };
}

/**
 * Whether walls are offered as targets: to the besieger of the town, otherwise only once a gun is turned to them. The
 * owner may fire at its own walls as well (19.55), but rarely wants to.
 */
export function offersWalls(board: Board, aim: Aim): boolean {
  const isOwner = board.scenario.map.fortress?.owner === board.phasingSide;
  return aim === 'walls' || (isBesieged(board) && !isOwner);
}

/** The guns that are offered: those with something in sight that is worth a shot, or that may be withdrawn. */
function gunsOffered(board: Board, aim: Aim): readonly Piece[] {
  const all = gunsThatMayAct(board);
  if (offersWalls(board, aim)) return all;
  return all.filter((gun) => targetsOf(board, gun).length > 0 || withdrawalReasons(board, gun).length === 0);
}

/** Whether a unit that is not disrupted yet is in its sight, or a wall that is offered. */
function hasWorthwhileShot(board: Board, gun: Piece): boolean {
  return (
    UNITS_ONLY.hasWorthwhileShot(board, gun) ||
    (offersWalls(board, 'unit') && wallTargets(board, gun).length > 0)
  );
}

/**
 * With no gun chosen: the first gun that sees a wall is turned to it. Without a siege that is legal but rarely wanted:
 * it is offered only for guns that have nothing else to fire at, the others are turned once they are chosen.
 */
function wallsChoice(board: Board): readonly Choice[] {
  const guns = gunsForWalls(board);
  if (guns.length === 0) return [];
  return [
    {
      ...{ target: { on: 'option', id: 'aim-walls' }, label: 'Fire at a wall', key: 'b' },
      cost: `${counted(guns.length, 'gun')} with one in sight`,
    },
  ];
}

/** Key B where there is a town with walls and no gun to turn: its press says why. @rule freiburg:19.55 */
function askableWalls(board: Board, gun: Piece | null, aim: Aim): readonly AskableKey[] {
  const isChoice = gun ? aimChoice(board, gun, aim).length > 0 : wallsChoice(board).length > 0;
  if (isChoice || aim === 'walls' || !board.scenario.map.fortress) return [];
  return [{ key: 'b', target: { on: 'option', id: 'aim-walls' } }];
}

/** Why neither that gun nor, with none chosen, any other is turned to a wall. */
function noWallReasons(board: Board, gun: Piece | null): readonly Reason[] {
  if (gun) return wallTargets(board, gun).length > 0 ? [] : [seesNoWall(board, gun)];
  const seeing = gunsAtWalls(board);
  return [seeing.length > 0 ? noSiegeLaid(board, seeing) : noGunSeesWall(board)];
}

function gunsForWalls(board: Board): readonly Piece[] {
  const others = offersWalls(board, 'unit') ? [] : gunsOffered(board, 'unit');
  return gunsThatMayAct(board).filter((gun) => !others.includes(gun) && wallTargets(board, gun).length > 0);
}

/** The gun that is turned to a wall before any is chosen; undefined where none is. */
function gunForWalls(board: Board): Piece | undefined {
  return gunsForWalls(board)[0];
}

/** Guns that may fire and see a wall. */
function gunsAtWalls(board: Board): readonly Piece[] {
  return gunsThatMayAct(board).filter((gun) => wallTargets(board, gun).length > 0);
}

function seesWallsOf(board: Board, gun: Piece, at: HexNumber): boolean {
  return wallFireReasons(board, gun, at).length === 0;
}

/** Whether a press on that hex, with the gun aimed at units, is meant for its walls. */
function meansWallsOf(board: Board, gun: Piece, at: HexNumber): boolean {
  return offersWalls(board, 'unit') && seesWallsOf(board, gun, at);
}

/** What to do now with the chosen gun. */
function instructionFor(board: Board, gun: Piece, aim: Aim): string {
  const who = named(board, gun);
  if (aim === 'walls') {
    return `Choose a hex at whose walls ${who} fires. Every wall along a hex is breached by ${HITS_TO_BREACH} hits on it.`;
  }
  return unitInstruction(board, gun);
}

/** Turning the gun from units to walls, or back. */
function aimChoice(board: Board, gun: Piece, aim: Aim): readonly Choice[] {
  const [units, walls] = [targetsOf(board, gun).length, wallTargets(board, gun).length];
  if (aim === 'walls') {
    if (units === 0) return [];
    return [
      {
        ...{ target: { on: 'option', id: 'aim-units' }, label: 'Fire at a unit instead', key: 'b' },
        cost: counted(units, 'target'),
      },
    ];
  }
  if (walls === 0) return [];
  return [
    {
      ...{ target: { on: 'option', id: 'aim-walls' }, label: 'Fire at a wall instead', key: 'b' },
      cost: `${counted(walls, 'hex', 'hexes')} in sight`,
    },
  ];
}

function wallChoices(board: Board, gun: Piece): readonly Choice[] {
  return wallTargets(board, gun).map((at) => {
    const range = rangeTo(board, gun, at);
    return {
      target: { on: 'place', at },
      label: `Walls of ${at}, range ${range}${(freiburgOf(board).wallHits[at] ?? 0) > 0 ? ', hit once' : ''}`,
      cost: `${waysToDisrupt(range)} in 6`,
    };
  });
}

function wallMarks(board: Board, gun: Piece): readonly Mark[] {
  return wallTargets(board, gun).map((at) => ({
    means: 'target',
    label: `${waysToDisrupt(rangeTo(board, gun, at))}/6`,
    shape: atHex(at),
  }));
}

/**
 * A press with the gun aimed at walls: it fires, or for a unit without walls in sight is turned to units; for a unit
 * that it cannot fire at either, both reasons are given.
 */
function pressWalls(board: Board, gun: Piece, at: HexNumber, there: Piece | null): Press {
  const pressed = commandIfLegal(board, { do: 'fireAtWalls', gun: gun.id, at });
  if (pressed.to !== 'refusal' || !there?.unit || there.side === gun.side) return pressed;
  const reasons = fireReasons(board, gun.id, there.id);
  if (reasons.length === 0) return toDraft({ kind: 'fire', gun: gun.id, aim: 'unit' });
  const further = pressed.reasons.filter(({ text }) => !reasons.some((reason) => reason.text === text));
  return refuse([...reasons, ...further]);
}

/** What a shot at the walls of that hex would come to, with the line of sight. */
function previewWalls(board: Board, gun: Piece, at: HexNumber, pressed: Press): Preview {
  const { grid } = board.field;
  const hex = hexAt(grid, at);
  if (hex === OFF_MAP) return previewOfPress(pressed, '');
  const { marks } = sightTo(board, gun, hex, 'walls');
  if (pressed.to !== 'commands')
    return { ...previewOfPress(pressed, 'Press to fire at the unit instead.'), marks };
  const { title, total } = wallFireReceipt(board, gun, numberOf(grid, hex), null);
  return {
    ...previewOfPress(pressed, `${title}: ${hitInWords(board, at)}.`, `${total} to hit`),
    marks,
  };
}

/** What the gun could fire at: `2 targets`, `4 hexes with walls`, `2 targets, 4 hexes with walls`. */
function inSight(board: Board, gun: Piece, aim: Aim): string {
  const walls = offersWalls(board, aim) ? wallTargets(board, gun).length : 0;
  const told = [
    ...targetsInSight(board, gun),
    ...(walls > 0 ? [`${counted(walls, 'hex', 'hexes')} with walls`] : []),
  ];
  return told.length > 0 ? told.join(', ') : counted(0, 'target');
}

function pressOption(board: Board, gun: Piece | null, id: string): Press | null {
  if (id === 'withdraw') return gun && commandIfLegal(board, { do: 'withdrawGun', gun: gun.id });
  if (id === 'aim-units') return gun && toDraft({ kind: 'fire', gun: gun.id, aim: 'unit' });
  if (id !== 'aim-walls') return null;
  const drawn = gun ?? gunForWalls(board) ?? null;
  const reasons = noWallReasons(board, drawn);
  if (reasons.length > 0) return refuse(reasons);
  return drawn && toDraft({ kind: 'fire', gun: drawn.id, aim: 'walls' });
}

/** Guns of Freiburg fire at walls too, and may be withdrawn. */
export const FREIBURG_GUNS: GunTasks = {
  takenUp,
  offered: gunsOffered,
  hasWorthwhileShot,
  inSight,
  instruction: instructionFor,
  withoutGun: wallsChoice,
  withGun: (board, gun, aim) => ({
    turning: aimChoice(board, gun, aim),
    tasks: withdrawChoice(board, gun),
  }),
  askable: askableWalls,
  objections: cutReasons,
  pressOption,
  previewOption: (board, gun, id) => (id === 'withdraw' ? previewWithdrawal(board, gun) : null),
  marks: routeMarks,
  other: {
    choices: wallChoices,
    marks: wallMarks,
    mayFireAt: seesWallsOf,
    isMeant: meansWallsOf,
    press: pressWalls,
    preview: previewWalls,
    instead: (at) => ({
      ofNobody: ' Press to fire at walls instead.',
      ofUnit: `The gun can fire at the walls of ${at} instead.`,
    }),
  },
};
