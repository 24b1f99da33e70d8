/**
 * What several attacks of a segment come to together, exactly: every way of throwing their dice and the tests that
 * follow. Each counts as its units stand now; what one of them changes for another is not looked ahead to.
 */
import {
  certain,
  type Distribution,
  distributed,
  plus,
  type Spread,
  spreadOf,
  waysAtLeast,
} from '../../../core/distribution';
import { CHIEF_KILLED } from '../08-leaders/loss';
import type { Attack } from '../11-combat/modifiers';
import { prospectsOf, type UnitEnd } from '../11-combat/prospects';
import { strainNow } from '../12-rout/strain';
import { POINTS, unitScores } from '../13-victory/points';
import type { Board, Leader, Unit } from '../state/board';

export type FightSums = {
  /** What each side scores, in quarters of a point. @rule 13.0 */
  readonly points: readonly [Spread, Spread];
  /** The same of the side that attacks, less that of the other. */
  readonly ahead: Spread;
  /** Corps that may have lost so much that they are demoralised as the turn ends, unless enough rallies. @rule 12.5 */
  readonly breaking: readonly CorpsAtRisk[];
};
export type CorpsAtRisk = {
  readonly corps: string;
  /** Steps that are still to be lost or to run. */
  readonly missing: number;
  readonly ways: bigint;
  readonly of: bigint;
};

export function sumsOf(board: Board, attacks: readonly Attack[]): FightSums {
  const all = attacks.map((attack) => endsOf(board, attack));
  const points = all.reduce(
    (sum, ends) =>
      plus(
        sum,
        of(ends, ({ points: [first, second] }) => [first, second]),
      ),
    certain([0, 0]),
  );
  const figure = (at: (first: number, second: number) => number) =>
    spreadOf(points, ([first = 0, second = 0]) => at(first, second));
  const isFirst = attacks[0]?.attacker.side === 0;
  return {
    points: [figure((first) => first), figure((_, second) => second)],
    ahead: figure((first, second) => (isFirst ? first - second : second - first)),
    breaking: board.scenario.corps.flatMap(({ id }) => corpsAtRisk(board, id, attacks, all)),
  };
}

/** One way in which an attack ends. */
type End = {
  readonly points: readonly [number, number];
  /** Steps lost or running now, of the attacker and of its target. */
  readonly strain: readonly [attacker: number, target: number];
  readonly ways: bigint;
};

function of(ends: readonly End[], vector: (end: End) => readonly number[]): Distribution {
  return distributed(ends.map((end) => ({ vector: vector(end), ways: end.ways })));
}

/** @rule 12.5 */
function corpsAtRisk(
  board: Board,
  corps: string,
  attacks: readonly Attack[],
  all: readonly (readonly End[])[],
): readonly CorpsAtRisk[] {
  const { units, lostSteps, routedSteps, breaks, demoralized } = strainNow(board, corps);
  const isIn = (unit: Unit) => (unit.corps === corps ? 1 : 0);
  if (breaks || demoralized) return [];
  const more = attacks.reduce(
    (sum, { attacker, target }, i) => {
      const [ours, theirs] = [isIn(attacker), isIn(target)];
      if (ours + theirs === 0) return sum;
      const own = of(all[i] ?? [], ({ strain: [a, t] }) => [a * ours + t * theirs]);
      return plus(sum, own);
    },
    certain([0]),
  );
  const missing = Math.floor(units / 2) + 1 - lostSteps - routedSteps;
  const ways = waysAtLeast(
    spreadOf(more, ([steps = 0]) => steps),
    missing,
  );
  return ways > 0n ? [{ corps, missing, ways, of: more.of }] : [];
}

/** Each end of an attack, with what becomes of the leaders of a unit that is lost. */
function endsOf(board: Board, attack: Attack): readonly End[] {
  return prospectsOf(board, attack).flatMap(({ attacker, target, ways }) => {
    const ours = fatesOf(board, attack.attacker, attacker);
    const theirs = fatesOf(board, attack.target, target);
    return ours.flatMap((a) =>
      theirs.map((t): End => {
        const [forUs, forThem] = [t.quarters, a.quarters];
        return {
          points: attack.attacker.side === 0 ? [forUs, forThem] : [forThem, forUs],
          strain: [a.strain, t.strain],
          ways: BigInt(ways) * a.ways * t.ways,
        };
      }),
    );
  });
}

/** Faces of the die of a commander in chief who may have been with the unit. @rule 9.4 */
const OF_FATES = 6n;
type Fate = { readonly quarters: number; readonly strain: number; readonly ways: bigint };

/** What the enemy scores by an end of a unit and of the leaders with it; the ways add up to `OF_FATES`. */
function fatesOf(board: Board, unit: Unit, { lost, order, runs }: UnitEnd): readonly Fate[] {
  const then = { ...unit, steps: lost === 'all' ? 0 : unit.steps - lost, order };
  const quarters = scored(then) - scored(unit);
  const strain = strained(then) - strained(unit);
  if (lost !== 'all' || runs) return [{ quarters, strain, ways: OF_FATES }];
  const leaders = board.leadersIn(unit.hex).filter(({ side }) => side === unit.side);
  const sure = leaders.reduce((sum, leader) => sum + worthOfLeader(leader), quarters);
  if (leaders.every(({ corps }) => corps !== null)) return [{ quarters: sure, strain, ways: OF_FATES }];
  const killed = BigInt(CHIEF_KILLED);
  return [
    { quarters: sure + 4 * POINTS.chief, strain, ways: killed },
    { quarters: sure, strain, ways: OF_FATES - killed },
  ];
}

function scored(unit: Pick<Unit, 'id' | 'kind' | 'steps' | 'fullSteps' | 'order'>): number {
  return unitScores(unit).reduce((sum, { quarters }) => sum + quarters, 0);
}

function strained({ fullSteps, steps, order }: Pick<Unit, 'fullSteps' | 'steps' | 'order'>): number {
  return fullSteps - steps + (order === 'routed' ? steps : 0);
}

/** Of a corps leader or his aide, who share the fate of the unit; a commander in chief has a die of his own. @rule 8.4 */
function worthOfLeader({ corps, isAide }: Leader): number {
  if (corps === null) return 0;
  return 4 * (isAide ? POINTS.aide : POINTS.leader);
}
