/** Why a gun is not withdrawn: cases 5.35 and 17.34. */
import { reason, type Say } from '../../engine/reason';
import type { HexNumber } from '../../scenario/map';
import type { Piece } from '../../state/piece';
import { listed } from '../../wording';

export const gunsStay = reason('gunsStay', '5.35', () => 'Guns stay on the field; they cannot be withdrawn.');

export const notThatDay = reason(
  'notThatDay',
  'freiburg:17.34',
  (_say: Say, _gun: Piece) => 'Guns are withdrawn only on the day of the Bavarian retreat.',
);

export const firedInstead = reason(
  'firedInstead',
  'freiburg:17.34',
  (say: Say, gun: Piece) =>
    `${say.named(gun)} has fired in this phase; a gun is withdrawn instead of firing.`,
);

export const notBavarian = reason(
  'notBavarian',
  'freiburg:17.34',
  (_say: Say, _gun: Piece) => 'Only the Bavarian Player withdraws guns.',
);

export const noWayToExit = reason(
  'noWayToExit',
  'freiburg:17.34',
  (say: Say, gun: Piece) => `No way over open ground leads from ${say.named(gun)} to an exit.`,
);

export const waysCut = reason(
  'waysCut',
  'freiburg:17.34',
  (say: Say, gun: Piece, by: readonly Piece[], hexes: readonly HexNumber[]) =>
    `Every way from ${say.named(gun)} to an exit is cut; the best one by ${say.allNamed(by)}, who ${by.length > 1 ? 'hold or control' : 'holds or controls'} ${listed(hexes)}.`,
  { places: (_board, _gun, _by, hexes) => hexes },
);
