/** Who has to attack at Freiburg, and what each side makes for. */
import { type HexIndex, hexAt, OFF_MAP } from '../../../../core/hex/hex';
import { type Aims, driveOf, enemiesOf } from '../../opponent/aims';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import { bavarianIndex, isBesieged, today } from '../15-morale/armies';
import { bestBreach, HILL_AREA, isBroken, LINE_AREA } from '../17-days/scenarios';

const STAYS: Aims = { drive: 0, goals: [] };

export function freiburgAims(board: Board, side: 0 | 1): Aims {
  return side === bavarianIndex(board.scenario) ? bavarianAims(board, side) : frenchAims(board, side);
}

/** They attack on every day, and make for the ground that decides it. */
function frenchAims(board: Board, side: 0 | 1): Aims {
  return { drive: 1, goals: enemiesOf(board, side), ground: groundOf(board) };
}

/** The ground is theirs as a day begins: they leave it to take it again, or by the exits of the day. */
function bavarianAims(board: Board, side: 0 | 1): Aims {
  const exits = board.scenario.freiburg?.victory === '17.36' ? hexesOf(board, today(board).exitHexes) : [];
  if (exits.length > 0) return { drive: 0, goals: [], ground: exits, hurry: HURRY };
  const isLineLost = ofLine(board) && isBroken(bestBreach(board));
  const isBehind = board.scenario.freiburg?.victory === '17.25' && driveOf(board, side) === 1;
  const drive = isLineLost ? 1 : isBehind ? PART : 0;
  if (drive === 0) return STAYS;
  // A lost Line is won back hex by hex, not by hunting whoever is nearest.
  return { drive, goals: enemiesOf(board, side), ground: isLineLost ? groundOf(board) : [] };
}
/** Those who leave the map have no time to lose: each hex counts so many times as usual. */
const HURRY = 14;
const PART = 0.3;

function ofLine(board: Board): boolean {
  const kind = board.scenario.freiburg?.victory;
  return kind === '17.15' || (kind === '18.7' && board.day === 0 && !isBesieged(board));
}

function groundOf(board: Board): readonly HexIndex[] {
  const { areas, fortress } = board.scenario.map;
  if (isBesieged(board)) return hexesOf(board, fortress?.sections.flatMap(({ hexes }) => hexes) ?? []);
  if (ofLine(board)) return hexesOf(board, areas[LINE_AREA] ?? []);
  return hexesOf(board, areas[HILL_AREA] ?? []);
}

function hexesOf(board: Board, numbers: readonly HexNumber[]): readonly HexIndex[] {
  return numbers.map((number) => hexAt(board.field.grid, number)).filter((hex) => hex !== OFF_MAP);
}
