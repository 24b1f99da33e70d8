/** Who has to attack at Freiburg, and what each side makes for. */
import { distance, type HexIndex, hexAt, OFF_MAP } from '../../../../core/hex/hex';
import { type Aims, boldness, driveOf, enemiesOf } from '../../opponent/aims';
import type { GoesTo } from '../../opponent/setUps';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import { enemySide } from '../../state/position';
import { bavarianIndex, isBesieged, today } from '../15-morale/armies';
import { bestGap, CLEARED, HILL_AREA, isBroken, LINE_AREA } from '../17-days/scenarios';
import { isCutOff, shouldLeave } from './stakes';

const STAYS: Aims = { drive: 0, goals: [] };

export function freiburgAims(board: Board, side: 0 | 1): Aims {
  return side === bavarianIndex(board.scenario) ? bavarianAims(board, side) : frenchAims(board, side);
}

/**
 * They attack on every day, and make for the ground that decides it; the Line they attack in one place, and
 * units that leave they hunt, and bar their way.
 */
function frenchAims(board: Board, side: 0 | 1): Aims {
  const goals = enemiesOf(board, side);
  const exits = exitsOf(board);
  if (exits.length > 0) return { drive: 1, goals, ground: exits };
  if (!ofLine(board)) return { drive: 1, goals, ground: groundOf(board) };
  const ground = weakestStretch(board, side);
  const { grid } = board.field;
  const isNear = (hex: HexIndex) => ground.some((work) => distance(grid, work, hex) <= 1);
  return { drive: 1, goals: goals.filter(isNear), ground };
}

/** The French draw up where they will attack the Line, the Bavarians near the exits where these decide. */
export function freiburgGoesTo(board: Board, side: 0 | 1): GoesTo | null {
  if (side !== bavarianIndex(board.scenario))
    return ofLine(board) ? { why: 'drawnUp', hexes: weakestStretch(board, side) } : null;
  const exits = exitsOf(board);
  return exits.length > 0 ? { why: 'drawnUpToLeave', hexes: exits } : null;
}

/** The exits of a day on which who leaves counts. @rule freiburg:17.36, freiburg:18.72 */
function exitsOf(board: Board): readonly HexIndex[] {
  const isSought = board.scenario.freiburg?.victory === '17.36' || shouldLeave(board);
  return isSought ? hexesOf(board, today(board).exitHexes) : [];
}

/** The ground is theirs as a day begins: they leave it to take it again, or by the exits of the day. */
function bavarianAims(board: Board, side: 0 | 1): Aims {
  const exits = exitsOf(board);
  if (exits.length > 0) return { drive: 0, goals: [], ground: exits, hurry: HURRY };
  // They strike at those who close their Lines of Communications, if they are strong enough.
  if (isCutOff(board)) return { drive: boldness(board, side), goals: enemiesOf(board, side) };
  const isLineLost = ofLine(board) && isBroken(bestGap(board));
  const isBehind = board.scenario.freiburg?.victory === '17.25' && driveOf(board, side) === 1;
  const drive = isLineLost ? 1 : isBehind ? PART : 0;
  if (drive === 0) return ofLine(board) ? reinforcing(board, side) : STAYS;
  // A lost Line is won back hex by hex, not by hunting whoever is nearest.
  return { drive, goals: enemiesOf(board, side), ground: isLineLost ? groundOf(board) : [] };
}
/** Those who leave the map have no time to lose: each hex counts so many times as usual. */
const HURRY = 14;
const PART = 0.3;

/** Whoever is not needed where he stands comes to where the French will attack. @rule freiburg:17.15 */
function reinforcing(board: Board, side: 0 | 1): Aims {
  return { drive: 0, goals: [], ground: weakestStretch(board, enemySide(side)), hurry: PART };
}

function ofLine(board: Board): boolean {
  const kind = board.scenario.freiburg?.victory;
  return kind === '17.15' || (kind === '18.7' && board.day === 0 && !isBesieged(board));
}

/**
 * The works around the one where the fewest defenders stand for the way that the French have there: enough of them to
 * break the Line. @rule freiburg:17.15
 */
function weakestStretch(board: Board, french: 0 | 1): readonly HexIndex[] {
  const { grid } = board.field;
  const works = groundOf(board);
  let best: readonly HexIndex[] = works;
  let least = Number.POSITIVE_INFINITY;
  for (const middle of works) {
    const stretch = works.filter((hex) => distance(grid, middle, hex) <= STRETCH);
    if (stretch.length < CLEARED) continue;
    const away = (hex: HexIndex) => Math.min(...stretch.map((work) => distance(grid, work, hex)));
    const [defence, way] = [strengthNear(board, enemySide(french), away), meanWay(board, french, away)];
    if (defence + PER_HEX * way < least) [best, least] = [stretch, defence + PER_HEX * way];
  }
  return best;
}
/** Works this far to either side of the middle one. */
const STRETCH = 2;
/** Strength Points of defenders that a hex more of way outweighs. */
const PER_HEX = 2;

/** Of those who stand in these hexes or beside them. */
function strengthNear(board: Board, side: 0 | 1, away: (hex: HexIndex) => number): number {
  return board.forces[side].reduce((sum, { unit, hex, printed }) => {
    return sum + (unit && hex !== OFF_MAP && away(hex) <= 1 ? printed.strength : 0);
  }, 0);
}

/** In hexes, each unit counted by its strength. */
function meanWay(board: Board, side: 0 | 1, away: (hex: HexIndex) => number): number {
  let [sum, all] = [0, 0];
  for (const { unit, hex, printed } of board.forces[side]) {
    if (!unit || hex === OFF_MAP) continue;
    sum += printed.strength * away(hex);
    all += printed.strength;
  }
  return sum / Math.max(1, all);
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
