/** What decides the days of Freiburg, as far as it stands and is near. */
import { assertNever } from '../../../../core/assertNever';
import { distance, type HexIndex, OFF_MAP } from '../../../../core/hex/hex';
import { isLost } from '../../estimate/standing';
import { WEIGHTS } from '../../opponent/weights';
import { standingPoints, strengthNow } from '../../opponent/worth';
import { gameTurns, isLastDay } from '../../standard/04-sequence/end';
import { sideIndex } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import {
  armiesToday,
  BAVARIAN,
  FRENCH_REGULAR,
  frenchSide,
  isBesieged,
  MERCENARY,
  today,
} from '../15-morale/armies';
import { DEMORALIZING_ROLLS, moraleOf } from '../15-morale/morale';
import { moraleLevels } from '../15-morale/morale-tests';
import {
  BOTH_ARMIES,
  bavariansOnHill,
  bavarianUnits,
  bestGap,
  CLEARED,
  HELD,
  isBroken,
  MERCENARIES_ALONE,
  worksLeft,
} from '../17-days/scenarios';
import { COMES_BACK, leaderIsLost } from '../18-campaign/regrouping';
import { bavariansWin, countUp, ENOUGH, frenchWin, winsByHill } from '../18-campaign/victory';
import { sectionsOf, TO_BREAK } from '../19-siege/sections';
import { areShutIn, linkedCounters, SHUT_IN, siegeScore } from '../19-siege/victory';
import { FREIBURG_WEIGHTS } from './weights';

/** For the First Player of the file, as all stakes are: armies, and what is counted at the end. */
export function freiburgStakes(board: Board): number {
  if (board.pending?.kind === 'setUp') return 0;
  return forFirst(board, morale(board) + comingBack(board)) + points(board) + freiburgGround(board);
}

/** The part of it that hangs on where units stand. */
export const freiburgGround = lastAsked((board): number => {
  if (board.pending?.kind === 'setUp' || !board.deployment) return 0;
  return forFirst(board, frenchGround(board));
});

function forFirst(board: Board, french: number): number {
  return sideIndex(board.scenario, frenchSide(board.scenario)) === 0 ? french : -french;
}

/** Asked only where points are counted: the verdict of the campaign takes long, and has none. */
function points(board: Board): number {
  const each = pointWeight(board);
  if (each === 0) return 0;
  if (board.scenario.freiburg?.victory !== '19.6') return (standingPoints(board) / WEIGHTS.point) * each;
  // Without the words of a verdict: it is asked for every loss that is priced.
  const [french, bavarian] = siegeScore(board);
  // What the French have for shutting all in hangs on where they stand, and is counted there.
  const shut = isLastDay(board) && areShutIn(board) ? SHUT_IN : 0;
  return forFirst(board, french - bavarian - shut) * each;
}

function pointWeight({ scenario }: Board): number {
  switch (scenario.freiburg?.victory) {
    case '17.25':
      return FREIBURG_WEIGHTS.condition;
    case '17.36':
      return FREIBURG_WEIGHTS.point;
    case '19.6':
      return FREIBURG_WEIGHTS.siegePoint;
    default:
      return 0;
  }
}

function frenchGround(board: Board): number {
  const kind = board.scenario.freiburg?.victory ?? '17.15';
  switch (kind) {
    case '17.15':
      return line(board);
    case '17.25':
      return -FREIBURG_WEIGHTS.onHill * bavariansOnHill(board).length;
    case '17.36':
      return 0;
    case '18.7':
      return campaign(board);
    case '19.6':
      return sections(board) + shutIn(board);
    default:
      return assertNever(kind);
  }
}

/** The Bavarians choose where they stand next. @rule freiburg:18.33 */
export const freiburgDayOver = ({ pending }: Board): boolean => pending?.kind === 'chooseRedeployment';

/** On the first day the Line alone decides: units are only what takes and holds it. @rule freiburg:17.15 */
export function freiburgStrength(board: Board): number {
  return board.scenario.freiburg?.victory === '17.15' ? FREIBURG_WEIGHTS.strengthAtLine : 1;
}

/** A work further than this from all French units may be left for now. */
const NEAR = 6;

function line(board: Board): number {
  const gap = bestGap(board);
  const steps = Math.min(gap.hexes.length, CLEARED) + Math.min(gap.held, HELD);
  const { lineStep, line: whole, work } = FREIBURG_WEIGHTS;
  const french = board.forces[sideIndex(board.scenario, frenchSide(board.scenario))];
  const isNear = (hex: HexIndex) =>
    french.some(
      (unit) => unit.unit && unit.hex !== OFF_MAP && distance(board.field.grid, unit.hex, hex) <= NEAR,
    );
  return lineStep * steps + (isBroken(gap) ? whole : 0) + work * worksLeft(board).filter(isNear).length;
}

/**
 * The first day decides where the second is fought, the second may win, and the third counts: units that have left and
 * those on the map, and of these those with a Line of Communications. @rule freiburg:18.7
 */
function campaign(board: Board): number {
  const { campaign: whole, onHill, counted, stillThere, linked } = FREIBURG_WEIGHTS;
  if (board.day === 0) return line(board) / 3 + sections(board);
  if (winsByHill(board)) return -onHill * bavariansOnHill(board).length;
  if (!isLastDay(board)) return 0;
  const count = countUp(board);
  const upTo = (units: number) => Math.min(ENOUGH, units);
  const kept = -counted * (upTo(count.exited) + stillThere * upTo(count.onMap));
  // Who leaves needs no Lines.
  if (shouldLeave(board)) return kept;
  const decided = frenchWin(count) ? whole : bavariansWin(count) ? -whole / 2 : 0;
  return decided + kept - linked * upTo(count.linked);
}

/** On the last day of the siege, the less the more have a Line, and nothing where one has left. @rule freiburg:19.61 */
function shutIn(board: Board): number {
  const linked = isLastOfSiege(board) ? linkedCounters(board) : null;
  return linked === null ? 0 : FREIBURG_WEIGHTS.siegePoint * SHUT_IN * 0.5 ** linked;
}

function isLastOfSiege(board: Board): boolean {
  return board.scenario.freiburg?.victory === '19.6' && isLastDay(board);
}

/**
 * Whether on the last day the Bavarians are kept from winning by the want of Lines of Communications, and by nothing
 * else: in the campaign they cannot win once their Leader is gone.
 * @rule freiburg:18.73, freiburg:19.61
 */
export function isCutOff(board: Board): boolean {
  if (!isLastDay(board)) return false;
  if (isLastOfSiege(board)) return areShutIn(board);
  if (!isCampaign(board)) return false;
  const count = countUp(board);
  return count.onMap >= ENOUGH && count.leader !== 'gone' && !bavariansWin(count);
}

/**
 * Whether the Bavarians had better leave the map on the last day of the campaign: enough of them still can, and the
 * French are far stronger, or some have left already. @rule freiburg:18.72
 */
export function shouldLeave(board: Board): boolean {
  const { scenario } = board;
  if (!isCampaign(board) || !isLastDay(board) || isBesieged(board)) return false;
  if (board.gameTurn + TURNS_TO_LEAVE > gameTurns(board)) return false;
  const able = bavarianUnits(board).filter((unit) => !isLost(unit));
  const away = able.filter(({ off }) => off === 'exited').length;
  if (away >= ENOUGH || able.length < ENOUGH) return false;
  const strength = (of: readonly Piece[]) => of.reduce((sum, { printed }) => sum + printed.strength, 0);
  const french = board.forces[sideIndex(scenario, frenchSide(scenario))];
  return away > 0 || strength(able) < WEAK * strength(french.filter((unit) => unit.unit && !isLost(unit)));
}
/** So many Game-Turns before the end it is too late. */
const TURNS_TO_LEAVE = 3;
/** The share of the French strength below which they leave. */
const WEAK = 0.6;

function sections(board: Board): number {
  return sectionsOf(board).reduce(
    (sum, { groups }) => sum + FREIBURG_WEIGHTS.sectionHex * Math.min(TO_BREAK, groups[0]?.length ?? 0),
    0,
  );
}

/**
 * For the French: what comes back of each army's losses once the day is over, which is nothing where its Leader is lost.
 * @rule freiburg:18.41, freiburg:18.43
 */
function comingBack(board: Board): number {
  if (isLastDay(board)) return 0;
  const led: (string | null)[] = [];
  for (const { id } of board.scenario.categories) if (!leaderIsLost(board, id)) led.push(id);
  const french = sideIndex(board.scenario, frenchSide(board.scenario));
  let sum = 0;
  for (const piece of board.pieces) {
    if (piece.hex !== OFF_MAP || !piece.unit || piece.off !== 'eliminated') continue;
    const { printed, side } = piece;
    if (led.includes(printed.category)) sum += printed.strength * (side === french ? 1 : -1);
  }
  return COMES_BACK * strengthNow(board) * sum;
}

/** Without their Leader the Bavarians do not win a campaign. @rule freiburg:18.73 */
export function freiburgNeeds(board: Board, leader: Piece): boolean {
  return isCampaign(board) && leader.printed.category === BAVARIAN;
}

function isCampaign({ scenario }: Board): boolean {
  return scenario.freiburg?.victory === '18.7';
}

/** For the French: how near each army is to its end. */
function morale(board: Board): number {
  let sum = 0;
  for (const { id, side } of armiesToday(board)) {
    const hasBroken = board.demoralized.includes(id);
    const whole = weightOf(id) + (hasBroken ? 0 : decidedBy(board, id));
    const near = hasBroken ? whole : whole * breaking(board, id);
    sum += side === frenchSide(board.scenario) ? -near : near;
  }
  return sum;
}

/**
 * How near an army is to its end, from 0 to 1: at each level that is still to be tried as likely as the tests up to it
 * break it, and between two levels by the square of the way from one to the other. The last level needs no die.
 * @rule freiburg:15.12, freiburg:15.22, freiburg:15.3
 */
export function breaking(board: Board, army: string): number {
  const { casualties, levelsTested, leaderLost } = moraleOf(board, army);
  const levels = moraleLevels(today(board).moraleRow, army);
  let [holds, from] = [1, levelsTested === 0 ? 0 : (levels[levelsTested - 1] ?? 0)];
  for (const [i, level] of levels.entries()) {
    if (i < levelsTested) continue;
    const ways = i === levels.length - 1 ? 6 : (DEMORALIZING_ROLLS[i] ?? 6) + (leaderLost ? 1 : 0);
    const after = (holds * Math.max(0, 6 - ways)) / 6;
    if (casualties < level) {
      const share = Math.max(0, casualties - from) / (level - from);
      return 1 - holds + (holds - after) * share * share;
    }
    [holds, from] = [after, level];
  }
  return 1;
}

/**
 * What the demoralization of an army would bring the other side at the end of the day; once it has come it stands among
 * the points. The Mercenaries are demoralized with the Regulars.
 * @rule freiburg:15.16, freiburg:17.25, freiburg:17.36, freiburg:19.6
 */
function decidedBy(board: Board, army: string): number {
  const { condition, point, siegePoint } = FREIBURG_WEIGHTS;
  const isFirst = !board.demoralized.includes(MERCENARY);
  switch (board.scenario.freiburg?.victory) {
    case '17.25':
      return army === FRENCH_REGULAR && isFirst ? 2 * condition : condition;
    case '17.36':
      if (army === BAVARIAN) return 0;
      if (army === MERCENARY) return MERCENARIES_ALONE * point;
      return (BOTH_ARMIES - (isFirst ? 0 : MERCENARIES_ALONE)) * point;
    case '19.6':
      return army === MERCENARY ? 0 : siegePoint;
    default:
      return 0;
  }
}

function weightOf(army: string): number {
  const { army: weights } = FREIBURG_WEIGHTS;
  return Object.entries(weights).find(([id]) => id === army)?.[1] ?? 0;
}
