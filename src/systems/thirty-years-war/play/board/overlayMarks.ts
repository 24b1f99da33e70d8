/** What each overlay lights. The rules answer; here their answers only become marks. */

import type { Mark } from '../../../../core/contract/board';
import type { SideId } from '../../../../core/contract/values';
import { type HexIndex, numberOf } from '../../../../core/hex/hex';
import { rangeOf, targetsOf, waysToDisrupt } from '../../standard/05-artillery/artillery';
import { hasLineOfSight, lineOfSight } from '../../standard/05-artillery/line-of-sight';
import { destinations } from '../../standard/06-movement/ways';
import { enemiesControlling, mayAttack } from '../../standard/07-zones-of-control';
import { obligationsOf, openObligations } from '../../standard/08-combat/obligations';
import { helpsRemoval } from '../../standard/09-disruption/disruption';
import { helpsInBattle } from '../../standard/10-leaders/leaders';
import { sideIndex } from '../../state/battlefield';
import type { Piece } from '../../state/piece';
import {
  controllersOf,
  hexNumberOf,
  type Position,
  phasingIndex,
  pieceOf,
  piecesOf,
  positionOf,
} from '../../state/position';
import type { State } from '../../state/state';
import { atHex, atHexes } from '../stage';

/** @rule 7.1 */
export function controlMarks(state: State, side: SideId): readonly Mark[] {
  const position = positionOf(state);
  const index = sideIndex(state.scenario, side);
  return inOne(
    'control',
    side,
    position,
    hexesWhere(position, (hex) => controllersOf(position, index, hex).length > 0),
  );
}

/** Where a counter could stop if this were its Movement Phase and it had not moved; guns never do. @rule 6.14, 6.32 */
export function reachMarks(state: State, piece: Piece): readonly Mark[] {
  if (piece.kind === 'artillery' || (piece.hex < 0 && piece.state.off !== 'waiting')) return [];
  const then = asItsMovementPhase(state, piece);
  const mover = pieceOf(then, piece.id);
  if (!mover) return [];
  const draft = { kind: 'move', counter: piece.id, path: [], tracing: false } as const;
  const found = destinations(then, mover, draft);
  const start: readonly Mark[] =
    piece.hex < 0
      ? []
      : [{ means: 'selected', label: '', shape: atHex(hexNumberOf(positionOf(state), piece)) }];
  return [
    ...start,
    ...found.map(({ at, cost }): Mark => ({ means: 'reach', label: `${cost}`, shape: atHex(at) })),
  ];
}

/** In its side's Movement Phase only the counter itself is set back; at any other time all of its side are. */
function asItsMovementPhase(state: State, piece: Piece): State {
  const side = piece.state.holder;
  const isNow = state.phase === 'movement' && state.phasingSide === side;
  const counters = state.counters.map((counter) =>
    counter.moved && (isNow ? counter.id === piece.id : counter.holder === side)
      ? { ...counter, moved: false }
      : counter,
  );
  return {
    ...state,
    counters,
    phasingSide: side,
    phase: 'movement',
    obligations: null,
    pending: null,
    over: false,
  };
}

/** What one gun sees, with the chance against each unit and what stops its sight; null: all of the Phasing Player. @rule 5.2 */
export function sightMarks(state: State, gun: Piece | null): readonly Mark[] {
  const position = positionOf(state);
  const guns = gun ? [gun] : gunsOf(state);
  const sees = (hex: HexIndex) =>
    guns.some(({ hex: from }) => from !== hex && hasLineOfSight(position, state.options, from, hex));
  return [
    ...guns.map((one): Mark => ({ means: 'selected', label: '', shape: atHex(hexNumberOf(position, one)) })),
    ...inOne('seen', null, position, hexesWhere(position, sees)),
    ...chances(state, guns),
    ...(gun ? inOne('blocker', null, position, [...firstBlocks(state, gun)]) : []),
  ];
}

function gunsOf(state: State): readonly Piece[] {
  return positionOf(state).pieces.filter(
    ({ kind, hex, side }) => kind === 'artillery' && hex >= 0 && side === phasingIndex(state),
  );
}

/** The best chance that one of the guns has against each unit it sees; a disrupted one has nothing to fear (5.11). */
function chances(state: State, guns: readonly Piece[]): readonly Mark[] {
  const best = new Map<Piece, number>();
  for (const gun of guns) {
    for (const target of targetsOf(state, gun)) {
      if (target.state.disrupted) continue;
      best.set(target, Math.max(best.get(target) ?? 0, waysToDisrupt(rangeOf(state, gun, target))));
    }
  }
  return [...best].map(
    ([target, ways]): Mark => ({
      means: 'seen',
      label: `${ways}/6`,
      shape: atHex(hexNumberOf(positionOf(state), target)),
    }),
  );
}

/** The hexes that stop the gun's sight first, each once. */
function firstBlocks(state: State, gun: Piece): ReadonlySet<HexIndex> {
  const position = positionOf(state);
  const blocks = new Set<HexIndex>();
  for (let hex = 0; hex < position.field.grid.size; hex++) {
    for (const { hexes } of lineOfSight(position, state.options, gun.hex, hex).blocks[0]?.by ?? []) {
      // Of a wall, the hex that it hides.
      const block = hexes.at(-1);
      if (block !== undefined) blocks.add(block);
    }
  }
  return blocks;
}

/** Who must attack and who must be attacked, and the pairs that cause it. @rule 7.21, 8.11, 8.12 */
export function obligationMarks(state: State): readonly Mark[] {
  const position = positionOf(state);
  const { attackers, defenders } = obligationsNow(state);
  const marked = (unit: Piece, label: string): Mark => ({
    means: 'obligation',
    label,
    shape: atHex(hexNumberOf(position, unit)),
  });
  const lines = attackers.flatMap((unit) =>
    enemiesControlling(position, unit)
      .filter((enemy) => !enemy.state.fought && mayAttack(position, unit, enemy))
      .map(
        (enemy): Mark => ({
          means: 'obligation',
          label: '',
          shape: { kind: 'line', through: [hexNumberOf(position, unit), hexNumberOf(position, enemy)] },
        }),
      ),
  );
  return [
    ...lines,
    ...attackers.map((unit) => marked(unit, 'must attack')),
    ...defenders.map((unit) => marked(unit, 'must be attacked')),
  ];
}

function obligationsNow(state: State): ReturnType<typeof openObligations> {
  if (state.phase === 'combat') return openObligations(state);
  const { mustAttack, mustBeAttacked } = obligationsOf(state);
  return { attackers: piecesOf(state, mustAttack), defenders: piecesOf(state, mustBeAttacked) };
}

/** @rule 9.1 */
export function disruptedMarks(state: State): readonly Mark[] {
  const position = positionOf(state);
  return state.scenario.sides.flatMap(({ id }, side) => {
    const units = position.pieces.filter((p) => p.state.disrupted && p.hex >= 0 && p.side === side);
    return inOne(
      'disrupted',
      id,
      position,
      units.map(({ hex }) => hex),
    );
  });
}

/** Where any Leader of the side helps to remove disruption, and where in battle. @rule 10.11, 10.21, rocroi:18.0 */
export function commandMarks(state: State, side: SideId): readonly Mark[] {
  const position = positionOf(state);
  const leaders = position.pieces.filter(
    ({ kind, hex, state: { holder } }) => kind === 'leader' && hex >= 0 && holder === side,
  );
  return [helpsRemoval, helpsInBattle].flatMap((helps) =>
    inOne(
      'command',
      side,
      position,
      hexesWhere(position, (hex) => leaders.some((l) => helps(state, l, hex))),
    ),
  );
}

function hexesWhere(position: Position, holds: (hex: HexIndex) => boolean): readonly HexIndex[] {
  return Array.from({ length: position.field.grid.size }, (_, hex) => hex).filter(holds);
}

/** One mark for all of the hexes; none for none. */
function inOne(
  means: Mark['means'],
  side: SideId | null,
  position: Position,
  hexes: readonly HexIndex[],
): readonly Mark[] {
  if (hexes.length === 0) return [];
  const shape = atHexes(hexes.map((hex) => numberOf(position.field.grid, hex)));
  return [side === null ? { means, label: '', shape } : { means, label: '', shape, side }];
}
