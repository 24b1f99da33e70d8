/**
 * A crude player of the games of 1976 who looks no further than the act at hand: everybody goes where he finds the best
 * odds with those who are there already, or else nearer to the enemy; the battle with the best odds is fought first.
 */
import { DIRECTIONS, distance, neighbour } from '../../../src/core/hex/hex';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import { check, moves } from '../../../src/systems/thirty-years-war/engine/judge';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { Command } from '../../../src/systems/thirty-years-war/engine/types';
import {
  gunsThatMayAct,
  rangeOf,
  targetsOf,
  waysToDisrupt,
} from '../../../src/systems/thirty-years-war/standard/05-artillery/artillery';
import { isFreeToMove } from '../../../src/systems/thirty-years-war/standard/06-movement/movement';
import { reachOf, wayTo } from '../../../src/systems/thirty-years-war/standard/06-movement/reach';
import { mayStopByUsualWay } from '../../../src/systems/thirty-years-war/standard/06-movement/stacking';
import { battleColumn } from '../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { Board } from '../../../src/systems/thirty-years-war/state/board';
import type { Piece } from '../../../src/systems/thirty-years-war/state/piece';
import { hexNumberOf } from '../../../src/systems/thirty-years-war/state/position';

type State = ThirtyYearsWar['State'];

/** Column of the Combat Results Table from which on he attacks: 1-1. */
const EVEN = 4;

/** Of one game: who has been looked at in this phase does not come again. */
export function greedy(): (state: State) => Command | null {
  let phase = '';
  const stayed = new Set<number>();
  return (state) => {
    const board = new Board(boardOf(state));
    const now = `${board.day} ${board.gameTurn} ${board.phasingSide} ${board.phase}`;
    if (now !== phase) stayed.clear();
    phase = now;
    if (board.pending) return first(board);
    const end: Command = { do: 'endPhase', phase: board.phase };
    switch (board.phase) {
      case 'artilleryFire':
        return bestShot(board) ?? end;
      case 'movement':
        return march(board, stayed) ?? (check(board, end).length === 0 ? end : first(board));
      case 'combat':
        return bestBattle(board, check(board, end).length === 0 ? EVEN : 0) ?? end;
      default:
        return end;
    }
  };
}

function first(board: Board): Command | null {
  for (const command of moves(board)) return command;
  return null;
}

function best<I>(items: readonly I[], worth: (item: I) => number): I | null {
  let [found, most]: [I | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

function bestShot(board: Board): Command | null {
  const shots = gunsThatMayAct(board).flatMap((gun) =>
    targetsOf(board, gun)
      .filter(({ disrupted }) => !disrupted)
      .map((target) => ({ gun, target })),
  );
  const shot = best(
    shots,
    ({ gun, target }) => waysToDisrupt(rangeOf(board, gun, target)) * target.printed.strength,
  );
  return shot && { do: 'fire', gun: shot.gun.id, target: shot.target.id };
}

/** The next unit, from the front on. */
function march(board: Board, stayed: Set<number>): Command | null {
  const { grid } = board.field;
  const enemies = board.forces[board.phasingIndex === 0 ? 1 : 0].filter(({ unit, hex }) => unit && hex >= 0);
  const near = (hex: number) => Math.min(99, ...enemies.map((enemy) => distance(grid, hex, enemy.hex)));
  const able = board.forces[board.phasingIndex].filter(
    (piece) => piece.unit && isFreeToMove(board, piece) && !stayed.has(piece.index),
  );
  const unit = best(able, ({ hex }) => (hex < 0 ? 0 : -near(hex)));
  if (!unit) return null;
  stayed.add(unit.index);
  const worth = (hex: number) => (near(hex) > 1 ? -near(hex) : oddsFrom(board, unit, hex));
  const reach = reachOf(board, unit);
  const open = reach.hexes.filter((hex) => board.unitIn(hex) === null && mayStopByUsualWay(board, unit, hex));
  const to = best(open, worth);
  if (to === null || (unit.hex >= 0 && worth(to) <= worth(unit.hex))) return march(board, stayed);
  const path = wayTo(reach, to).map((hex) => grid.numbers[hex] ?? '');
  return { do: 'move', counter: unit.id, path };
}

/**
 * The best column against one of those beside the hex, with the friends who stand beside him already; bad odds repel.
 */
function oddsFrom(board: Board, unit: Piece, hex: number): number {
  if (unit.disrupted) return -50;
  board.mark();
  board.place(unit, hex);
  const enemies = DIRECTIONS.flatMap((direction) => {
    const other = board.unitIn(neighbour(board.field.grid, hex, direction));
    return other && other.side !== unit.side ? [other] : [];
  });
  const columns = enemies.map((enemy) => {
    const friends = board.forces[unit.side].filter(
      (one) =>
        one.unit &&
        one.hex >= 0 &&
        !one.disrupted &&
        hexNumberOf(board, one) !== '' &&
        isBeside(board, one, enemy),
    );
    const battle = {
      attackers: friends.map(({ id }) => id),
      defenders: [enemy.id],
      charge: false,
      leaders: [],
    };
    return battleColumn(board, battle);
  });
  board.takeBack();
  const most = Math.max(...columns);
  return most >= EVEN ? most : -10 + most;
}

function isBeside(board: Board, a: Piece, b: Piece): boolean {
  return distance(board.field.grid, a.hex, b.hex) === 1;
}

/** At that column or better; with 0: whatever there is. */
function bestBattle(board: Board, least: number): Command | null {
  const battles = [...moves(board)].filter((command) => command.do === 'attack');
  const column = (command: Command) => (command.do === 'attack' ? battleColumn(board, command) : -1);
  const battle = best(battles, column);
  return battle && column(battle) >= least ? battle : null;
}
