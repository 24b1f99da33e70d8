/**
 * What pointing at a hex says of a move there: its way and cost, what it takes with it, and what the stop would oblige
 * to.
 */
import type { Mark } from '../../../../core/contract/board';
import { hexAt } from '../../../../core/hex/hex';
import { commandIfLegal, NOTHING } from '../../play/stage';
import type { Preview } from '../../rulebook/cited';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { controllersOf, enemySide, hexNumberOf, piecesIn, unitIn } from '../../state/position';
import { allNamedFrom, counted, listed, wayFrom } from '../../wording';
import { obligationInWords } from '../08-combat/obligations-words';
import { leaderLossBrings } from '../10-leaders/loss-words';
import { pathCost, surcharges } from './cost';
import { surchargesInWords } from './cost-words';
import { takenOnTheWay } from './movement';
import { allowanceOf } from './reach';
import { type Chosen, commandOf, moveTo, trace } from './ways';

export function previewMove(board: Board, chosen: Chosen, hex: number): Preview {
  const { piece } = chosen;
  const pressed = chosen.draft.tracing
    ? trace(board, chosen, hex)
    : commandIfLegal(board, moveTo(board, chosen, hex));
  if (hex === piece.hex && chosen.draft.path.length === 0) return NOTHING;
  if (pressed.to === 'refusal') return { text: '', cost: '', reasons: pressed.reasons, marks: [] };
  const traced = pressed.to === 'draft' && pressed.draft?.kind === 'move' ? pressed.draft.path : null;
  const path = traced ?? moveTo(board, chosen, hex).path;
  const hexes = path.map((number) => hexAt(board.field.grid, number));
  const last = hexes.at(-1) ?? hex;
  const goal =
    piece.hex < 0
      ? `onto the map (${path.at(-1)})`
      : `${wayFrom(board, piece, last, path.length)} (${path.at(-1)})`;
  const cost = `${pathCost(board, piece, hexes)} of ${allowance(board, piece)}`;
  const dearer = surchargesInWords(surcharges(board, piece, hexes));
  const [taken, obliged] = [
    consequences(board, piece, hexes),
    obligationInWords(board, commandOf(piece, path)),
  ];
  const goes = `${traced ? 'The way goes' : 'Move'} ${goal}.`;
  return {
    text: [goes, ...dearer, ...taken, ...obliged].join(' '),
    news: [...obliged, ...taken, ...dearer].join(' '),
    ...{ cost, reasons: [], marks: [pathMark(hexNumberOf(board, piece), path, cost)] },
  };
}

/** What the way takes with it, and what the stop would oblige to. */
function consequences(board: Board, piece: Piece, path: readonly number[]): readonly string[] {
  const { guns, leaders } = takenOnTheWay(board, piece, path);
  const told: string[] = [];
  if (guns.length > 0) told.push(`Captures ${counted(guns.length, 'gun')}.`);
  if (leaders.length > 0) told.push(`Eliminates ${listed(leaders.map((leader) => leader.printed.name))}.`);
  const end = path.at(-1) ?? piece.hex;
  told.push(...leftAndHelped(board, piece, end));
  const enemies = controllersOf(board, enemySide(piece.side), end);
  if (enemies.length === 0) return told;
  const there = { hex: end, side: piece.side, kind: piece.kind };
  if (!piece.unit) {
    // A unit that he stops with keeps him; @rule 10.0
    if (unitIn(board, end)) return told;
    return [
      ...told,
      `In the Zone of Control of ${allNamedFrom(board, there, enemies)}: he is lost if he stands there without a unit${leaderLossBrings(board, piece.id)}.`,
    ];
  }
  if (piece.disrupted)
    return [...told, 'In an enemy Zone of Control: it could not try to remove its disruption.'];
  return told;
}

/**
 * The gun that a unit leaves, and the unit that a Leader comes to help: neither can be seen on the way. @rule 5.0,
 * 10.11
 */
function leftAndHelped(board: Board, piece: Piece, end: number): readonly string[] {
  if (end === piece.hex) return [];
  const isGunBeside = (other: Piece) => other.kind === 'artillery' && other.side === piece.side;
  if (piece.unit) {
    const left = piecesIn(board, piece.hex).filter(isGunBeside);
    const stays = left.length > 1 ? `${counted(left.length, 'gun')} stay behind` : 'Its gun stays behind';
    return piece.hex >= 0 && left.length > 0 ? [`${stays}: guns never move.`] : [];
  }
  const unit = unitIn(board, end);
  if (piece.kind !== 'leader' || unit?.side !== piece.side) return [];
  return [`In a battle he adds ${piece.printed.value} to ${unit.printed.name} there.`];
}

export function allowance(board: Board, piece: Piece): string {
  const left = allowanceOf(board, piece);
  return piece.disrupted ? counted(left, 'hex', 'hexes') : `${left} MP`;
}

export function pathMark(from: string, path: readonly string[], label: string): Mark {
  return { means: 'path', label, shape: { kind: 'line', through: from === '' ? path : [from, ...path] } };
}
