/** Going from phase to phase: cases 4.1 and 6.13. What follows is up to the sequence of play. */
import * as v from 'valibot';
import type { SideId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { command, event } from '../../engine/declare';
import { type Obligations, PHASES, type Phase } from '../../scenario/scenario';
import { endPhase as end, endPhaseReasons, returnReasons } from './sequence';

const endForm = v.strictObject({
  do: v.literal('endPhase'),
  /** The phase that is ended; the present one where it is left out. */
  phase: v.exactOptional(v.picklist(PHASES)),
});
const returnForm = v.strictObject({ do: v.literal('returnToMovement') });

declare module '../../engine/types' {
  interface CommandTypes {
    endPhase: Read<typeof endForm>;
    returnToMovement: Read<typeof returnForm>;
  }
  interface EventTypes {
    phaseBegan: {
      readonly gameTurn: number;
      readonly side: SideId;
      readonly phase: Phase;
      readonly obligations: Obligations | null;
    };
    /** A phase in which nothing was done, and nothing could be. */
    phasePassed: { readonly phase: Phase };
    // biome-ignore lint/complexity/noBannedTypes: its name says it all
    returnedToMovement: {};
    // biome-ignore lint/complexity/noBannedTypes: its name says it all
    gameEnded: {};
  }
}

export const endPhase = command('endPhase', {
  form: endForm,
  given: 'always',
  afterOthers: true,
  check: (board, { phase = board.phase }) => endPhaseReasons(board, phase),
  canonical: (board, { phase = board.phase }) => ({ do: 'endPhase', phase }),
  *moves(board) {
    const { phase } = board;
    if (endPhaseReasons(board, phase).length === 0) yield { do: 'endPhase', phase };
  },
  resolve: end,
});

export const returnToMovement = command('returnToMovement', {
  form: returnForm,
  given: { phase: 'combat' },
  afterOthers: true,
  check: returnReasons,
  *moves(board) {
    if (returnReasons(board).length === 0) yield { do: 'returnToMovement' };
  },
  resolve: (play) => play.emit({ happened: 'returnedToMovement' }),
});

export const phaseBegan = event('phaseBegan', (board, { gameTurn, side, phase, obligations }) => {
  const mayReturnToMovement = phase === 'combat';
  board.change({ gameTurn, phasingSide: side, phase, obligations, mayReturnToMovement });
  // What counters did is forgotten when a Player-Turn begins; until then it can matter again (6.13).
  if (phase === 'disruptionRemoval') board.rest();
});

export const phasePassed = event('phasePassed', () => {});

export const returnedToMovement = event('returnedToMovement', (board) =>
  board.change({ phase: 'movement', obligations: null, mayReturnToMovement: false }),
);

export const gameEnded = event('gameEnded', (board) =>
  board.change({ over: true, pending: null, obligations: null, mayReturnToMovement: false }),
);
