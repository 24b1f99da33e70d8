/**
 * How good a position is for a side, in hundredths of a point of 13.0: what its units and leaders are worth as they
 * stand, less what those of the enemy are. That a routed unit may come back, and what it means to lose heart, are the
 * coach's own.
 */
import { type Strain, strainOf } from '../12-rout/strain';
import { leaderScores, POINTS } from '../13-victory/points';
import type { Board, Leader, Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';
import type { Order } from '../state/state';

/** Of each point: a unit in disorder counts a quarter for the enemy (13.0), one that runs may still rally. */
const STANDING: { readonly [O in Order]: number } = { good: 100, disorganised: 75, routed: 30 };
const QUARTER = 25;
/** Of a unit that stays in disorder for good, so much less, in per cent: it fights worse to the end (9.4). */
const FOR_GOOD = 25;
/** Of a battery that is held. */
const BATTERY = 150;
/** Of a corps that is demoralised, and of one that would be as things stand. */
const DEMORALIZED = 600;
export const BREAKING = 400;

export function measure(board: Board, side: SideIndex): number {
  let first = 0;
  const count = (whose: SideIndex, worth: number) => {
    first += whose === 0 ? worth : -worth;
  };
  const { chiefless } = board.facts;
  for (const unit of board.units) {
    if (unit.at === null) continue;
    const isLed = chiefless.length === 0 || !chiefless.includes(board.sideId(unit.side));
    count(unit.side, isLed ? worthOfUnit(unit) : worthWithoutChief(unit));
  }
  for (const leader of board.leaders)
    for (const { quarters } of leaderScores(leader)) count(leader.side, -QUARTER * quarters);
  for (const battery of board.batteries) count(battery.side, BATTERY);
  for (const corps of board.scenario.corps) {
    const whose = corps.side === board.sideId(0) ? 0 : 1;
    count(whose, -strainCost(strainOf(board.state, corps.id)));
  }
  return side === 0 ? first : 0 - first;
}

export function worthOfUnit({ kind, steps, order }: Pick<Unit, 'kind' | 'steps' | 'order'>): number {
  return POINTS.step[kind] * steps * STANDING[order];
}

/** The same once its commander in chief is dead. @rule 9.4 */
function worthWithoutChief({ kind, steps, order }: Unit): number {
  const left = worthOfUnit({ kind, steps, order: order === 'good' ? 'disorganised' : order });
  return ((100 - FOR_GOOD) * left) / 100;
}

/** What his loss would cost: his points, and of a commander in chief what his units are worth less. @rule 9.4, 13.0 */
export function costOfLeader(board: Board, { at, corps, isAide, side }: Leader): number {
  if (at === null) return 0;
  if (corps !== null) return 100 * (isAide ? POINTS.aide : POINTS.leader);
  return board.units
    .filter((unit) => unit.side === side && unit.at !== null)
    .reduce((sum, unit) => sum + worthOfUnit(unit) - worthWithoutChief(unit), 100 * POINTS.chief);
}

/** What it costs a corps to be demoralised, or to stand where it would be as the turn ends. @rule 12.5 */
export function strainCost({ demoralized, breaks }: Strain): number {
  if (demoralized) return DEMORALIZED;
  return breaks ? BREAKING : 0;
}
