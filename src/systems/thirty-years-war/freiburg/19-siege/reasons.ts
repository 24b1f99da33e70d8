/** Why a wall stops a counter, or a gun does not fire at one: cases 5.0, 5.11, 19.51 to 19.57. */
import { hexAt, numberOf } from '../../../../core/hex/hex';
import { reason, type Say } from '../../engine/reason';
import type { HexNumber } from '../../scenario/map';
import { sideName } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import { capital } from '../../wording';
import { lastHeldBy, wallName } from './wall-names';

/** `the wall between 0608 and 0609` */
function wallBetween({ board: { field } }: Say, [a, b]: Hexside): string {
  return wallName(field, hexAt(field.grid, a), hexAt(field.grid, b));
}

type Hexside = readonly [HexNumber, HexNumber];

export const gatewayClosed = reason(
  'gatewayClosed',
  'freiburg:19.57',
  (say: Say, _piece: Piece, between: Hexside) =>
    `${capital(wallBetween(say, between))} is no friendly gateway: ${lastHeldBy(say.board, between)}.`,
  { places: (_board, _piece, between) => between },
);

export const wallUnbreached = reason(
  'wallUnbreached',
  'freiburg:19.51',
  (say: Say, _piece: Piece, between: Hexside) =>
    `${capital(wallBetween(say, between))} is unbreached and lets no one through; only guns open it.`,
  { places: (_board, _piece, between) => between },
);

export const staysBelowWall = reason(
  'staysBelowWall',
  'freiburg:19.54',
  (say: Say, unit: Piece, inside: HexNumber, section: string) => {
    const { field } = say.board;
    const wall = wallName(field, unit.hex, hexAt(field.grid, inside));
    const side = sideName(say.board.scenario, unit.printed.side);
    return `${say.named(unit)} is below ${wall}; no ${side} unit recovers there until control of the ${section} is broken.`;
  },
  {
    shapes: (board, unit, inside) => [
      { kind: 'hexside', between: [inside, numberOf(board.field.grid, unit.hex)] },
    ],
  },
);

export const noWallsHere = reason(
  'noWallsHere',
  '5.0',
  () => 'Artillery fires at enemy units; there are no walls to breach.',
);

export const noHexOfWalls = reason(
  'noHexOfWalls',
  'freiburg:19.55',
  (_say: Say, _gun: Piece, at: HexNumber) => `There is no hex ${at} on this map.`,
);

export const wallsBreached = reason(
  'wallsBreached',
  'freiburg:19.55',
  (_say: Say, at: HexNumber) => `The walls of ${at} are breached already.`,
  { places: (_board, at) => [at] },
);

export const noWallAlong = reason(
  'noWallAlong',
  'freiburg:19.55',
  (_say: Say, at: HexNumber) => `No wall runs along ${at}.`,
  { places: (_board, at) => [at] },
);

export const gunInThatHex = reason(
  'gunInThatHex',
  '5.11',
  (say: Say, gun: Piece) => `${say.named(gun)} stands in that hex; the shortest range is one hex.`,
);

export const seesNoWall = reason(
  'seesNoWall',
  'freiburg:19.55',
  (say: Say, gun: Piece) => `${capital(say.named(gun))} has no unbreached wall in sight.`,
);

export const noSiegeLaid = reason(
  'noSiegeLaid',
  'freiburg:19.55',
  (say: Say, guns: readonly Piece[]) =>
    `No siege is laid here by the side that fires. To fire at a wall all the same, take up a gun that sees one: ${say.allNamed(guns)}.`,
);

export const noGunSeesWall = reason(
  'noGunSeesWall',
  'freiburg:19.55',
  () => 'No gun that can still fire has an unbreached wall in sight.',
);

export const noGunToFireThere = reason(
  'noGunToFireThere',
  '5.0',
  (_say: Say, from: HexNumber) => `No gun that can still fire stands in ${from}.`,
  { places: (_board, from) => [from] },
);
