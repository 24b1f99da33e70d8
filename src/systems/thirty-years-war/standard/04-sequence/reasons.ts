/** Why a phase cannot end, or be gone back to: cases 4.1, 6.13, 6.32, 8.11 and 8.12. */
import { reason, type Say } from '../../engine/reason';
import type { Phase } from '../../scenario/scenario';
import type { Piece } from '../../state/piece';
import { PHASE_NAMES } from '../../wording';
import { entry } from '../06-movement/map-edges';

export const notThisPhase = reason(
  'notThisPhase',
  '4.1',
  ({ board }: Say, phase: Phase) => `This is the ${PHASE_NAMES[board.phase]}, not the ${PHASE_NAMES[phase]}.`,
);

export const oneMustGoOn = reason(
  'oneMustGoOn',
  '6.32',
  (say: Say, units: readonly Piece[]) => `${say.allNamed(units)} stand in one hex; one of them must go on.`,
);

export const mustStillEnter = reason(
  'mustStillEnter',
  (board) => entry(board).cases.where,
  (say: Say, counters: readonly Piece[]) => `${say.allNamed(counters)} must still enter the map.`,
);

export const stillToBeAttacked = reason(
  'stillToBeAttacked',
  '8.11',
  (say: Say, units: readonly Piece[]) =>
    `Still to be attacked: ${say.allNamed(units)}. Choose who attacks ${units.length > 1 ? 'them' : 'it'}.`,
);

export const stillToAttack = reason(
  'stillToAttack',
  '8.12',
  (say: Say, units: readonly Piece[]) =>
    `Still to attack: ${say.allNamed(units)}. Choose whom ${units.length > 1 ? 'they attack' : 'it attacks'}.`,
);

export const noWayBack = reason(
  'noWayBack',
  '6.13',
  () => 'A die has been thrown in this Combat Phase, or the game began in it; there is no way back.',
);

export const nobodyLeftToMove = reason(
  'nobodyLeftToMove',
  '6.13',
  () => 'No counter is left that has not moved and has somewhere to go.',
);
