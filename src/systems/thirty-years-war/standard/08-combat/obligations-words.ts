/**
 * What a stop would oblige a unit to, before it is made: whom it would have to fight, how the odds would stand, and who
 * else could join. Asked for the one hex that is pointed at. @rule 7.21, 8.11, 8.12, 8.21
 */
import { caseName } from '../../../../core/caseName';
import { afterwards } from '../../engine/judge';
import { neighboursOf } from '../../state/battlefield';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { knownPiece, pieceOf, unitIn } from '../../state/position';
import type { Declaration } from '../../state/state';
import { ODDS } from '../../tables/combatResults';
import { allNamed, counted, named } from '../../wording';
import type { MoveCommand } from '../06-movement/move';
import { moverReasons } from '../06-movement/movement';
import { reachOf } from '../06-movement/reach';
import { mayStopByUsualWay } from '../06-movement/stacking';
import { attackBarBetween, enemiesControlling, mayAttack } from '../07-zones-of-control';
import { barInWords } from '../12-terrain/names';
import { defaultLeadersOfBattle } from './combat';
import { openAttackers } from './obligations';
import { battleFigures } from './strength';

export type Obligation = {
  /** The position after the move. */
  readonly board: Board;
  readonly unit: Piece;
  /** Enemies that it would have to fight alone: no other unit is next to them. */
  readonly alone: readonly Piece[];
  /** Enemies that must be attacked by it or by others who are next to them already. */
  readonly shared: readonly Piece[];
  /** Disrupted neighbours: they may be attacked, and count where it may choose whom to fight. */
  readonly idle: readonly Piece[];
  /** Enemies in whose Zone of Control it would stand, and who may not be attacked from there. */
  readonly barred: readonly Piece[];
  /** Own units next to one of the enemies already. */
  readonly already: readonly Piece[];
  /** Own units that could still come next to one of them this phase, and attack it from there. */
  readonly further: readonly Piece[];
};

/** null for a counter that has no such obligation: no unit, or a disrupted one. Only for a legal move. */
export function obligationAfter(before: Board, command: MoveCommand): Obligation | null {
  const mover = pieceOf(before, command.counter);
  if (!mover?.unit || mover.disrupted) return null;
  const board = afterwards(before, command);
  const unit = knownPiece(board, mover.id);
  // Off the map, or the day is over with that move.
  if (unit.hex < 0 || board.over || board.pending) return null;
  const controlling = enemiesControlling(board, unit);
  const touched = controlling.filter((enemy) => mayAttack(board, unit, enemy));
  const othersAt = (enemy: Piece) =>
    // Who shares its hex for now has to leave it.
    openAttackers(board, enemy).filter((other) => other !== unit && other.hex !== unit.hex);
  const isShared = (enemy: Piece) => othersAt(enemy).length > 0;
  const already = [...new Set(touched.flatMap(othersAt))];
  return {
    board,
    unit,
    alone: touched.filter((enemy) => !isShared(enemy)),
    shared: touched.filter(isShared),
    idle: disruptedBeside(board, unit),
    barred: controlling.filter((enemy) => !touched.includes(enemy)),
    already,
    further: touched.length > 0 ? furtherWhoCome(board, unit, touched, already) : [],
  };
}

function disruptedBeside(board: Board, unit: Piece): readonly Piece[] {
  return neighboursOf(board.field, unit.hex).flatMap(({ hex }) => {
    const other = unitIn(board, hex);
    const isIdle = other && other.side !== unit.side && other.disrupted;
    return isIdle && mayAttack(board, unit, other) ? [other] : [];
  });
}

function furtherWhoCome(
  board: Board,
  mover: Piece,
  touched: readonly Piece[],
  already: readonly Piece[],
): readonly Piece[] {
  const hexes = [...new Set(touched.flatMap(({ hex }) => neighboursOf(board.field, hex).map((n) => n.hex)))];
  return board.pieces.filter((other) => {
    if (!other.unit || other === mover || other.side !== mover.side || other.disrupted) return false;
    if (already.includes(other) || moverReasons(board, other).length > 0) return false;
    const { spent } = reachOf(board, other);
    return hexes.some((hex) => {
      if ((spent[hex] ?? -1) < 0 || hex === mover.hex) return false;
      const there = { ...other, hex };
      return (
        touched.some((enemy) => mayAttack(board, there, enemy)) &&
        (hex === other.hex || mayStopByUsualWay(board, other, hex))
      );
    });
  });
}

/** What the stop would oblige to, as sentences; none where it obliges to nothing. */
export function obligationInWords(before: Board, command: MoveCommand): readonly string[] {
  const found = obligationAfter(before, command);
  if (!found) return [];
  const { board, unit, alone, shared, barred } = found;
  return [
    ...(alone.length + shared.length > 0
      ? [...whomItFights(found), ...whoJoins(found)]
      : whomItMayFight(found)),
    ...barred.map((enemy) => noObligation(board, unit, enemy)),
  ];
}

function whomItFights({ board, unit, alone, shared, idle }: Obligation): readonly string[] {
  if (alone.length > 0) {
    const all = alone.length === 2 ? ', both' : alone.length > 2 ? ', all of them' : '';
    const names = allNamed(board, alone);
    const first = `There it must fight ${names}${all}: alone ${figures(board, [unit], alone)}.`;
    return shared.length > 0 ? [first, sharedInWords(board, shared)] : [first];
  }
  // Others next to them may take them: it must attack one, a disrupted neighbour will do.
  const any = [...shared, ...idle].map((enemy) => against(board, unit, enemy));
  return [`There it must fight ${orListed(any)}.`];
}

/** All of them, or the worse one would be taken for the only one. */
function whomItMayFight({ board, unit, idle }: Obligation): readonly string[] {
  const any = idle.map((enemy) => against(board, unit, enemy));
  return any.length > 0 ? [`There it may attack ${orListed(any)}.`] : [];
}

function sharedInWords(board: Board, shared: readonly Piece[]): string {
  const names = allNamed(board, shared);
  return `${names} must be fought too, by it or by others.`;
}

/** Who is next to them already, the odds with all of these against a single enemy, and how many could still come. */
function whoJoins({ board, unit, alone, shared, already, further }: Obligation): readonly string[] {
  const touched = [...alone, ...shared];
  const [only] = touched;
  const whom = touched.length > 1 ? 'them' : 'it';
  const told: string[] = [];
  if (already.length > 0) {
    const names = allNamed(board, already);
    const together =
      only && touched.length === 1 ? `: together ${figures(board, [unit, ...already], [only])}` : '';
    told.push(`${names} ${already.length > 1 ? 'are' : 'is'} next to ${whom} already${together}.`);
  }
  const others = counted(further.length, already.length > 0 ? 'other unit' : 'unit');
  if (further.length > 0) told.push(`${others} of yours could still join.`);
  else if (already.length === 0) told.push('No other unit could join.');
  return told;
}

/** `Piémont (1512), 4 against 8 at 1-2`, `Roll (1513), disrupted, 4 against 2 at 2-1` */
function against(board: Board, unit: Piece, enemy: Piece): string {
  const disrupted = enemy.disrupted ? 'disrupted, ' : '';
  return `${named(board, enemy)}, ${disrupted}${figures(board, [unit], [enemy])}`;
}

/** `4 against 8 at 1-2`, by the function that the receipt of the battle reads, with the default Leaders. */
function figures(board: Board, attackers: readonly Piece[], defenders: readonly Piece[]): string {
  const { attack, defence, column } = battleFigures(board, battleOf(board, attackers, defenders));
  return `${attack} against ${defence} at ${ODDS[column]}`;
}

/**
 * The battle as it would be declared: without a charge, the Leaders of both sides by default even if the defender is
 * asked.
 */
export function battleOf(
  board: Board,
  attackers: readonly Piece[],
  defenders: readonly Piece[],
): Declaration {
  const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id);
  const [ours, theirs] = [ids(attackers), ids(defenders)];
  const leaders = defaultLeadersOfBattle(board, ours, theirs, false);
  return { attackers: ours, defenders: theirs, charge: false, leaders };
}

function noObligation(board: Board, unit: Piece, enemy: Piece): string {
  const bar = attackBarBetween(board, unit, enemy);
  const why = bar ? `: no attack ${barInWords(bar)} (${caseName(bar.rule)})` : '';
  return `It need not fight ${named(board, enemy)}${why}.`;
}

function orListed(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join('; ')}; or ${parts.at(-1)}`;
}
