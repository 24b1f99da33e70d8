/** What each overlay lights. The rules answer; here their answers only become marks. */

import type { Mark } from '../../../../core/contract/board';
import type { SideId } from '../../../../core/contract/values';
import { type HexIndex, hexAt, numberOf } from '../../../../core/hex/hex';
import { supposing } from '../../engine/suppose';
import { rangeOf, targetsOf, waysToDisrupt } from '../../standard/05-artillery/artillery';
import { hasLineOfSight, lineOfSight } from '../../standard/05-artillery/line-of-sight';
import { reachOnwards } from '../../standard/06-movement/reach';
import { mayStop } from '../../standard/06-movement/stacking';
import { type Destination, destinations, type MoveDraft } from '../../standard/06-movement/ways';
import { enemiesControlling, mayAttack } from '../../standard/07-zones-of-control';
import { obligationsOf, openObligations } from '../../standard/08-combat/obligations';
import { helpsRemoval } from '../../standard/09-disruption/disruption';
import { helpsInBattle } from '../../standard/10-leaders/leaders';
import { sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { MOVED, type Piece } from '../../state/piece';
import { controllersOf, hexNumberOf, knownPiece, piecesOf } from '../../state/position';
import { atHex, atHexes } from '../stage';

/** @rule 7.1 */
export function controlMarks(board: Board, side: SideId): readonly Mark[] {
  const index = sideIndex(board.scenario, side);
  return inOne(
    'control',
    side,
    board,
    hexesWhere(board, (hex) => controllersOf(board, index, hex).length > 0),
  );
}

/** Where a counter could stop if this were its Movement Phase and it had not moved; guns never do. @rule 6.14, 6.32 */
export function reachMarks(board: Board, piece: Piece): readonly Mark[] {
  if (!mayEverMove(piece)) return [];
  return [...startMarks(board, piece), ...placesToStop(board, piece).map(reachMark)];
}

function startMarks(board: Board, piece: Piece): readonly Mark[] {
  if (piece.hex < 0) return [];
  return [{ means: 'selected', label: '', shape: atHex(hexNumberOf(board, piece)) }];
}

function reachMark({ at, cost }: Destination): Mark {
  return { means: 'reach', label: `${cost}`, shape: atHex(at) };
}

/** The same as places, with what each costs. @rule 6.14, 6.32 */
export function placesToStop(board: Board, piece: Piece): readonly Destination[] {
  if (!mayEverMove(piece)) return [];
  const then = asItsMovementPhase(board, piece);
  return destinations(then, knownPiece(then, piece.id), moveOf(piece));
}

/** Guns never do, nor does who has not come or has left. @rule 5.0 */
function mayEverMove({ kind, hex, off }: Piece): boolean {
  return kind !== 'artillery' && (hex >= 0 || off === 'waiting');
}

function moveOf({ id }: Piece): MoveDraft {
  return { kind: 'move', counter: id, path: [], tracing: false };
}

/**
 * Where it could stop after a second turn, too: from wherever it could stop after the first, while all others stay
 * where they are. @rule 6.14, 6.32
 */
export function twoTurnMarks(board: Board, piece: Piece): readonly Mark[] {
  if (!mayEverMove(piece)) return [];
  const then = asItsMovementPhase(board, piece);
  const mover = knownPiece(then, piece.id);
  const first = destinations(then, mover, moveOf(piece));
  const { grid } = board.field;
  const near = new Set(first.map(({ at }) => hexAt(grid, at)));
  const further = reachOnwards(then, mover, [...near]).hexes.filter(
    (hex) => hex !== piece.hex && !near.has(hex) && mayStop(then, mover, hex),
  );
  return [
    ...startMarks(board, piece),
    ...first.map(reachMark),
    ...inOne({ own: 'secondTurn' }, null, board, further),
  ];
}

/** In its side's Movement Phase only the counter itself is set back; at any other time all of its side are. */
function asItsMovementPhase(board: Board, piece: Piece): Board {
  const side = piece.holder;
  const isNow = board.phase === 'movement' && board.phasingSide === side;
  return supposing(board, (supposed) => {
    for (const one of supposed.pieces)
      if (isNow ? one.id === piece.id : one.holder === side) supposed.flag(one, 0, MOVED);
    supposed.change({
      phasingSide: side,
      phase: 'movement',
      obligations: null,
      pending: null,
      over: false,
    });
  });
}

/**
 * What one gun sees, with the chance against each unit and what stops its sight; null: all of the Phasing Player.
 * @rule 5.2
 */
export function sightMarks(board: Board, gun: Piece | null): readonly Mark[] {
  const guns = gun ? [gun] : gunsOf(board);
  const sees = (hex: HexIndex) =>
    guns.some(({ hex: from }) => from !== hex && hasLineOfSight(board, from, hex));
  return [
    ...guns.map((one): Mark => ({ means: 'selected', label: '', shape: atHex(hexNumberOf(board, one)) })),
    ...inOne('seen', null, board, hexesWhere(board, sees)),
    ...chances(board, guns),
    ...(gun ? inOne('blocker', null, board, [...firstBlocks(board, gun)]) : []),
  ];
}

function gunsOf(board: Board): readonly Piece[] {
  return board.pieces.filter(
    ({ kind, hex, side }) => kind === 'artillery' && hex >= 0 && side === board.phasingIndex,
  );
}

/** The best chance that one of the guns has against each unit it sees; a disrupted one is not affected (5.11). */
function chances(board: Board, guns: readonly Piece[]): readonly Mark[] {
  const best = new Map<Piece, number>();
  for (const gun of guns) {
    for (const target of targetsOf(board, gun)) {
      if (target.disrupted) continue;
      best.set(target, Math.max(best.get(target) ?? 0, waysToDisrupt(rangeOf(board, gun, target))));
    }
  }
  return [...best].map(
    ([target, ways]): Mark => ({
      means: 'seen',
      label: `${ways}/6`,
      shape: atHex(hexNumberOf(board, target)),
    }),
  );
}

/** The hexes that stop the gun's sight first, each once. */
function firstBlocks(board: Board, gun: Piece): ReadonlySet<HexIndex> {
  const blocks = new Set<HexIndex>();
  for (let hex = 0; hex < board.field.grid.size; hex++) {
    for (const { hexes } of lineOfSight(board, gun.hex, hex).blocks[0]?.by ?? []) {
      // Of a wall, the hex that it hides.
      const block = hexes.at(-1);
      if (block !== undefined) blocks.add(block);
    }
  }
  return blocks;
}

/** Who must attack and who must be attacked, and the pairs that cause it. @rule 7.21, 8.11, 8.12 */
export function obligationMarks(board: Board): readonly Mark[] {
  const { attackers, defenders } = obligationsNow(board);
  const marked = (unit: Piece, label: string): Mark => ({
    means: 'obligation',
    label,
    shape: atHex(hexNumberOf(board, unit)),
  });
  const lines = attackers.flatMap((unit) =>
    enemiesControlling(board, unit)
      .filter((enemy) => !enemy.fought && mayAttack(board, unit, enemy))
      .map(
        (enemy): Mark => ({
          means: 'obligation',
          label: '',
          shape: { kind: 'line', through: [hexNumberOf(board, unit), hexNumberOf(board, enemy)] },
        }),
      ),
  );
  return [
    ...lines,
    ...attackers.map((unit) => marked(unit, 'must attack')),
    ...defenders.map((unit) => marked(unit, 'must be attacked')),
  ];
}

function obligationsNow(board: Board): ReturnType<typeof openObligations> {
  if (board.phase === 'combat') return openObligations(board);
  const { mustAttack, mustBeAttacked } = obligationsOf(board);
  return { attackers: piecesOf(board, mustAttack), defenders: piecesOf(board, mustBeAttacked) };
}

/** @rule 9.1 */
export function disruptedMarks(board: Board): readonly Mark[] {
  return board.scenario.sides.flatMap(({ id }, side) => {
    const units = board.pieces.filter((p) => p.disrupted && p.hex >= 0 && p.side === side);
    return inOne(
      { own: 'disrupted' },
      id,
      board,
      units.map(({ hex }) => hex),
    );
  });
}

/** Where any Leader of the side helps to remove disruption, and where in battle. @rule 10.11, 10.21, rocroi:18.0 */
export function commandMarks(board: Board, side: SideId): readonly Mark[] {
  const leaders = board.pieces.filter(
    ({ kind, hex, holder }) => kind === 'leader' && hex >= 0 && holder === side,
  );
  return [helpsRemoval, helpsInBattle].flatMap((helps) =>
    inOne(
      { own: 'command' },
      side,
      board,
      hexesWhere(board, (hex) => leaders.some((l) => helps(board, l, hex))),
    ),
  );
}

function hexesWhere(board: Board, holds: (hex: HexIndex) => boolean): readonly HexIndex[] {
  return Array.from({ length: board.field.grid.size }, (_, hex) => hex).filter(holds);
}

/** One mark for all of the hexes; none for none. */
export function inOne(
  means: Mark['means'],
  side: SideId | null,
  board: Board,
  hexes: readonly HexIndex[],
): readonly Mark[] {
  if (hexes.length === 0) return [];
  const shape = atHexes(hexes.map((hex) => numberOf(board.field.grid, hex)));
  return [side === null ? { means, label: '', shape } : { means, label: '', shape, side }];
}
