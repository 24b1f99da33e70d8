/** Reasons of the judge, whatever the command. */
import type { CounterId } from '../../../core/contract/values';
import { PHASE_NAMES } from '../wording';
import type { Given } from './declare';
import { reason, type Say } from './reason';

export const gameOver = reason('gameOver', 'table:game-over', () => 'The game is over.');

export const ofAnotherBattle = reason(
  'ofAnotherBattle',
  '4.1',
  () => 'The rules of this battle know nothing of the kind.',
);

export const ofAnotherPhase = reason(
  'ofAnotherPhase',
  (_state, { rule }) => rule ?? '4.1',
  ({ board }: Say, { phase }: Extract<Given, { phase: unknown }>) =>
    `That is done in the ${PHASE_NAMES[phase]}; this is the ${PHASE_NAMES[board.phase]}.`,
);

export const noSuchHex = reason('noSuchHex', '6.15', () => 'There is no such hex on this map.');

/** An id that is no counter of this game. */
export const unknownCounter = reason(
  'unknownCounter',
  'table:no-such-counter',
  (_say: Say, id: CounterId) => `There is no counter “${id}” in this game.`,
);
