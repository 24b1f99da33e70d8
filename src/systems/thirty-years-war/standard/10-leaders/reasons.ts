/** Why a Leader cannot be named for a unit in a battle: cases 10.11 and 10.13. */
import { reason, type Say } from '../../engine/reason';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { counted } from '../../wording';
import { leaderHelp } from './help';

const caseOfHelp = (board: Board) => leaderHelp(board).rule;

export const helpsNoneOfBattle = reason(
  'helpsNoneOfBattle',
  '10.11',
  (say: Say, _leader: Piece, unit: Piece) =>
    `${say.named(unit)} is not one of the units in this battle that a Leader is named for.`,
);

export const noLeaderOfSide = reason(
  'noLeaderOfSide',
  '10.11',
  (say: Say, counter: Piece) => `${say.named(counter)} is no Leader of that side on the map.`,
);

export const leaderUsedUp = reason(
  'leaderUsedUp',
  caseOfHelp,
  (say: Say, leader: Piece) => `${say.named(leader)} has already been used in this Combat Phase.`,
);

export const leaderHelpsOne = reason(
  'leaderHelpsOne',
  caseOfHelp,
  (say: Say, leader: Piece) => `${say.named(leader)} can help one unit only.`,
);

export const oneLeaderHelps = reason(
  'oneLeaderHelps',
  '10.13',
  (say: Say, _leader: Piece, unit: Piece) => `Only one Leader may help ${say.named(unit)}.`,
);

export const leaderElsewhere = reason(
  'leaderElsewhere',
  '10.11',
  (say: Say, leader: Piece, unit: Piece) =>
    `${say.namedFrom(unit, leader)} is not in the hex of ${say.named(unit)}.`,
);

export const leaderTooFar = reason(
  'leaderTooFar',
  caseOfHelp,
  (say: Say, leader: Piece, unit: Piece, radius: number) =>
    `${say.named(leader)} is more than ${counted(radius, 'hex', 'hexes')} from ${say.named(unit)}.`,
);

export const leaderMustHelp = reason(
  'leaderMustHelp',
  caseOfHelp,
  (say: Say, unit: Piece, leaders: readonly Piece[]) =>
    `${say.named(unit)} is attacked with ${leaders.map((leader) => leader.printed.name).join(' or ')} in its hex; he must be added to it.`,
);
