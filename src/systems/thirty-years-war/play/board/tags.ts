/** Words to find a counter by: what kind it is and what is true of it now. */

import type { CounterKind } from '../../scenario/scenario';
import { gunsThatMayAct } from '../../standard/05-artillery/artillery';
import { isCaptured } from '../../standard/05-artillery/capture';
import { movableCounters } from '../../standard/06-movement/movement';
import { openObligations } from '../../standard/08-combat/obligations';
import { unitsToRollFor } from '../../standard/09-disruption/disruption';
import { isDemoralized } from '../../standard/11-demoralization';
import type { Piece } from '../../state/piece';
import { isInEnemyZoc, phasingIndex, positionOf } from '../../state/position';
import type { OffMap, State } from '../../state/state';

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
export function tagsOf(state: State): (piece: Piece) => readonly string[] {
  const position = positionOf(state);
  const phasing = phasingIndex(state);
  const toDo = stillToAct(state);
  const obliged = openObligations(state);
  return (piece) => {
    const { side, unit, hex, kind, state: now } = piece;
    // What has left the map is that and nothing else.
    const isThere = now.off === null;
    const mine = isThere && side === phasing;
    const tags: readonly (readonly [boolean, string])[] = [
      [toDo.pieces.has(piece), toDo.tag],
      [mine && now.attempted, 'rolled for'],
      [mine && now.fired, 'fired'],
      [mine && now.moved, 'moved'],
      [isThere && now.fought, 'fought'],
      [isThere && now.disrupted, 'disrupted'],
      [obliged.attackers.includes(piece), 'must attack'],
      [obliged.defenders.includes(piece), 'must be attacked'],
      [kind !== 'artillery' && hex >= 0 && isInEnemyZoc(position, side, hex), 'in enemy Zone of Control'],
      [isCaptured(state, piece), 'captured'],
      [unit && isDemoralized(state, piece), 'demoralized'],
      [!isThere, now.off === null ? '' : OFF_TAGS[now.off]],
    ];
    return [KIND_TAGS[kind], ...tags.flatMap(([holds, tag]) => (holds ? [tag] : []))];
  };
}

/** Counters of the Phasing Player that can still do what this phase is for. */
function stillToAct(state: State): { readonly pieces: ReadonlySet<Piece>; readonly tag: string } {
  if (state.over) return { pieces: new Set(), tag: '' };
  switch (state.phase) {
    case 'disruptionRemoval':
      return { pieces: new Set(unitsToRollFor(state)), tag: 'not rolled for' };
    case 'artilleryFire':
      return { pieces: new Set(gunsThatMayAct(state)), tag: 'not fired' };
    case 'movement':
      return { pieces: new Set(movableCounters(state)), tag: 'not moved' };
    case 'combat':
      return { pieces: new Set(), tag: '' };
  }
}
