/** Words to find a counter by: what kind it is and what is true of it piece. */

import type { CounterKind } from '../../scenario/scenario';
import { gunsThatMayAct } from '../../standard/05-artillery/artillery';
import { isCaptured } from '../../standard/05-artillery/capture';
import { movableCounters } from '../../standard/06-movement/movement';
import { openObligations } from '../../standard/08-combat/obligations';
import { unitsToRollFor } from '../../standard/09-disruption/disruption';
import { isDemoralized } from '../../standard/11-demoralization';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { isInEnemyZoc } from '../../state/position';
import type { OffMap } from '../../state/state';

const KIND_TAGS: { readonly [K in CounterKind]: string } = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  leader: 'Leader',
  artillery: 'gun',
};
const OFF_TAGS: { readonly [O in OffMap]: string } = {
  reserve: 'not arrived',
  waiting: 'waiting to enter',
  eliminated: 'eliminated',
  exited: 'left the map',
  withdrawn: 'withdrawn',
  destroyed: 'destroyed',
  fallen: 'lost on an earlier day',
};

/** The words for every counter of a state; asked once a state, because some need all counters together. */
export function tagsOf(board: Board): (piece: Piece) => readonly string[] {
  const phasing = board.phasingIndex;
  const toDo = stillToAct(board);
  const obliged = openObligations(board);
  return (piece) => {
    const { side, unit, hex, kind, off } = piece;
    // For a counter that has left the map no other word holds.
    const isThere = off === null;
    const mine = isThere && side === phasing;
    const tags: readonly (readonly [boolean, string])[] = [
      [toDo.pieces.has(piece), toDo.tag],
      [mine && piece.attempted, 'rolled for'],
      [mine && piece.fired, 'fired'],
      [mine && piece.moved, 'moved'],
      [isThere && piece.fought, 'fought'],
      [isThere && piece.disrupted, 'disrupted'],
      [obliged.attackers.includes(piece), 'must attack'],
      [obliged.defenders.includes(piece), 'must be attacked'],
      [kind !== 'artillery' && hex >= 0 && isInEnemyZoc(board, side, hex), 'in enemy Zone of Control'],
      [isCaptured(board, piece), 'captured'],
      [unit && isDemoralized(board, piece), 'demoralized'],
      [!isThere, off === null ? '' : OFF_TAGS[off]],
    ];
    return [KIND_TAGS[kind], ...tags.flatMap(([holds, tag]) => (holds ? [tag] : []))];
  };
}

/** Counters of the Phasing Player that can still do what this phase is for. */
function stillToAct(board: Board): { readonly pieces: ReadonlySet<Piece>; readonly tag: string } {
  if (board.over) return { pieces: new Set(), tag: '' };
  switch (board.phase) {
    case 'disruptionRemoval':
      return { pieces: new Set(unitsToRollFor(board)), tag: 'not rolled for' };
    case 'artilleryFire':
      return { pieces: new Set(gunsThatMayAct(board)), tag: 'not fired' };
    case 'movement':
      return { pieces: new Set(movableCounters(board)), tag: 'not moved' };
    case 'combat':
      return { pieces: new Set(), tag: '' };
  }
}
