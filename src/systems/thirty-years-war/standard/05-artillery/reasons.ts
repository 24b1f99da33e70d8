/** Why a gun may not fire, or not at what it is aimed at: cases 5.0 to 5.33. */
import { type HexIndex, hexAt, numberOf } from '../../../../core/hex/hex';
import { reason, type Say } from '../../engine/reason';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { unitIn } from '../../state/position';
import { placeFrom } from '../../wording';
import { isSeenBy, obstacleInWords, type SightBlock, wallShape } from './line-of-sight';

export const firesNever = reason(
  'firesNever',
  '5.0',
  (say: Say, counter: Piece) => `Only artillery fires; ${say.named(counter)} is none.`,
);

export const firesForEnemy = reason(
  'firesForEnemy',
  '5.33',
  (say: Say, gun: Piece) => `${say.named(gun)} is in the hands of the enemy and fires for him.`,
);

export const gunOffMap = reason(
  'gunOffMap',
  '5.0',
  (say: Say, gun: Piece) => `${say.named(gun)} is not on the map.`,
);

export const hasFired = reason(
  'hasFired',
  '5.0',
  (say: Say, gun: Piece) =>
    `${say.named(gun)} has fired in this phase, and each gun fires once: choose another, or go on.`,
);

export const aimedAtNoUnit = reason(
  'aimedAtNoUnit',
  '5.0',
  (say: Say, target: Piece) => `Fire is aimed at a unit; ${say.named(target)} is none.`,
);

export const aimedAtFriend = reason(
  'aimedAtFriend',
  '5.0',
  (say: Say, target: Piece) => `${say.named(target)} is a friend.`,
);

export const targetOffMap = reason(
  'targetOffMap',
  '5.0',
  (say: Say, target: Piece) => `${say.named(target)} is not on the map.`,
);

/**
 * One place where the line from a gun to a hex is stopped. That hex is neither lit nor a figure: it is no cause. Where
 * it says what to do instead, that is so only if the gun sees an enemy at all.
 */
export const sightBlocked = reason(
  'sightBlocked',
  (_board, _gun, _target, { rule }, _instead) => rule,
  (say: Say, gun: Piece, target: HexNumber, { by }: SightBlock, instead: boolean) => {
    const between =
      by.length === 2 ? 'runs along a hexside and is blocked on either side of it' : 'is blocked';
    const what = by.map((obstacle) => obstacleInWords(say.board, obstacle)).join(' and ');
    const whom = inView(say, gun, hexAt(say.board.field.grid, target));
    return `The line of sight from ${say.named(gun)} to ${whom} ${between}: ${what}.${instead && seesEnemy(say.board, gun) ? ' Choose an enemy in sight.' : ''}`;
  },
  {
    counters: (_board, _gun, _target, { by }) => by.flatMap(({ piece }) => piece ?? []),
    places: (board, _gun, _target, { by }) =>
      by.flatMap(({ hexes: [hex, beyond] }) => (beyond === undefined ? numberOf(board.field.grid, hex) : [])),
    figures: () => [],
    shapes: (board, _gun, _target, { by }) => by.flatMap((obstacle) => wallShape(board.field.grid, obstacle)),
  },
);

function seesEnemy(board: Board, gun: Piece): boolean {
  return board.pieces.some((piece) => isSeenBy(board, gun, piece));
}

/** The counter in a hex that a gun is aimed at, or the hex itself, with the line to it. */
function inView(say: Say, gun: Piece, hex: HexIndex): string {
  const unit = unitIn(say.board, hex);
  return unit ? say.namedFrom(gun, unit) : `the hex ${placeFrom(say.board, gun, hex)}`;
}

export const noSuchVolley = reason(
  'noSuchVolley',
  '5.11',
  () => 'No unit that is still undisrupted is seen by two guns that may fire.',
);

export const chooseGunFirst = reason('chooseGunFirst', '5.0', () => 'Choose one of your guns first.');

export const firesAtNobody = reason(
  'firesAtNobody',
  '5.0',
  () => 'Artillery fires at enemy units; none stands there.',
);

export const noGunOption = reason('noGunOption', '5.0', () => 'That cannot be chosen now.');
