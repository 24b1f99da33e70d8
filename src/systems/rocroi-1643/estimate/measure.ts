/**
 * How good a position is for a side, in hundredths of a point of 13.0: what its units and leaders are worth as they
 * stand, less what those of the enemy are. That a routed unit may come back, and what it means to lose heart, are the
 * coach's own.
 */
import { CHIEF_KILLED } from '../08-leaders/loss';
import { type Strain, strainOf } from '../12-rout/strain';
import { leaderScores, POINTS } from '../13-victory/points';
import type { Board, Leader, Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';
import { WEIGHTS } from './weights';

const QUARTER = 25;

export function measure(board: Board, side: SideIndex): number {
  let first = 0;
  const count = (whose: SideIndex, worth: number) => {
    first += whose === 0 ? worth : -worth;
  };
  const { chiefless } = board.facts;
  for (const unit of board.units) {
    if (unit.at === null) continue;
    const isLed = chiefless.length === 0 || !chiefless.includes(board.sideId(unit.side));
    count(unit.side, isLed ? worthOfUnit(unit) : worthInDisorder(unit));
  }
  for (const leader of board.leaders)
    for (const { quarters } of leaderScores(leader)) count(leader.side, -QUARTER * quarters);
  for (const battery of board.batteries) count(battery.side, WEIGHTS.battery);
  for (const corps of board.scenario.corps) {
    const whose = corps.side === board.sideId(0) ? 0 : 1;
    count(whose, -strainCost(board, strainOf(board.state, corps.id)));
  }
  return side === 0 ? first : 0 - first;
}

export function worthOfUnit({ kind, steps, order }: Pick<Unit, 'kind' | 'steps' | 'order'>): number {
  return POINTS.step[kind] * steps * WEIGHTS.standing[order];
}

/** The same if it has to stay in disorder for good. @rule 9.4, 12.5 */
function worthInDisorder({ kind, steps, order }: Unit): number {
  const left = worthOfUnit({ kind, steps, order: order === 'good' ? 'disorganised' : order });
  return ((100 - WEIGHTS.forGood) * left) / 100;
}

function costOfDisorder(units: readonly Unit[]): number {
  return units.reduce(
    (sum, unit) => (unit.at === null ? sum : sum + worthOfUnit(unit) - worthInDisorder(unit)),
    0,
  );
}

/**
 * What it would cost that a leader is lost with the unit in his hex: his points, and of a commander in chief what his
 * other units are worth less. @rule 9.4, 13.0
 */
export function costOfLeader(board: Board, { at, hex, corps, isAide, side }: Leader): number {
  if (at === null) return 0;
  if (corps !== null) return 100 * (isAide ? POINTS.aide : POINTS.leader);
  return (
    100 * POINTS.chief + costOfDisorder(board.units.filter((unit) => unit.side === side && unit.hex !== hex))
  );
}

/** What the loss of a unit costs in leaders who are with it, on average. @rule 8.4, 9.4 */
export function leadersLostWith(board: Board, { hex, side }: Pick<Unit, 'hex' | 'side'>): number {
  if (!board.hasLeader(hex, side)) return 0;
  return board
    .leadersIn(hex)
    .filter((leader) => leader.side === side)
    .reduce(
      (sum, leader) => sum + costOfLeader(board, leader) * (leader.corps === null ? CHIEF_KILLED / 6 : 1),
      0,
    );
}

/** What it costs a corps to be demoralised, or to stand where it would be as the turn ends. @rule 12.5 */
export function strainCost(board: Board, { corps, demoralized, breaks }: Strain): number {
  if (demoralized) return Math.max(WEIGHTS.demoralized, costOfDemoralization(board, corps));
  return breaks ? costOfBreaking(board, corps) : 0;
}

/** What it would cost a corps to be demoralised as the turn ends. @rule 12.5 */
export function costOfBreaking(board: Board, corps: string): number {
  return Math.max(WEIGHTS.breaking, costOfDemoralization(board, corps));
}

/** Where all stay in disorder already nothing is lost any more. */
function costOfDemoralization(board: Board, corps: string): number {
  const units = board.unitsOfCorps(corps);
  const [first] = units;
  const isLed = first && !board.facts.chiefless.includes(board.sideId(first.side));
  return isLed ? costOfDisorder(units) : 0;
}
