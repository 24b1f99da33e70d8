/** Points and levels: section 13. Counted in quarters, so that every number is a whole one. */

import type { Verdict } from '../../../core/contract/rules';
import type { CounterId } from '../../../core/contract/values';
import { inQuarters } from '../../../core/quarters';
import type { UnitKind } from '../scenario/scenario';
import { type Board, enemyOf, type Unit } from '../state/board';
import type { SideIndex } from '../state/numbering';

export const POINTS = {
  chief: 10,
  leader: 6,
  aide: 3,
  step: { tercio: 3, infantry: 2, cavalry: 1 } satisfies { readonly [K in UnitKind]: number },
} as const;

export const LEVELS = ['draw', 'minor', 'major', 'strategic'] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_NAMES: { readonly [L in Level]: string } = {
  draw: 'Draw',
  minor: 'Minor tactical victory',
  major: 'Major tactical victory',
  strategic: 'Strategic victory',
};

/** One loss that scores for the other side. */
export type Score = {
  readonly counter: CounterId;
  readonly kind: 'chief' | 'leader' | 'aide' | 'lost' | 'routed' | 'disorganised';
  readonly quarters: number;
};

/** What a side scores for the losses of its enemy. @rule 13.0 */
export function scoresOf(board: Board, side: SideIndex): readonly Score[] {
  const losses = enemyOf(side);
  return [
    ...board.leaders.filter((leader) => leader.side === losses).flatMap(leaderScores),
    ...board.units.filter((unit) => unit.side === losses).flatMap(unitScores),
  ];
}

export function leaderScores(leader: Board['leaders'][number]): readonly Score[] {
  const { id: counter, corps, fallen, aidesLost } = leader;
  const of = (kind: 'chief' | 'leader' | 'aide', times = 1): Score => ({
    ...{ counter, kind },
    quarters: 4 * POINTS[kind] * times,
  });
  if (!fallen) return [];
  const own = of(corps === null ? 'chief' : 'leader');
  return aidesLost > 0 ? [own, of('aide', aidesLost)] : [own];
}

/** Of one unit as it stands. @rule 13.0 */
export function unitScores(
  unit: Pick<Unit, 'id' | 'kind' | 'steps' | 'fullSteps' | 'order'>,
): readonly Score[] {
  const { id: counter, kind, steps, fullSteps, order } = unit;
  const worth = POINTS.step[kind];
  const lost = fullSteps - steps;
  return [
    ...(lost > 0 ? [{ counter, kind: 'lost', quarters: 4 * worth * lost } as const] : []),
    ...(steps > 0 && order === 'routed'
      ? [{ counter, kind: 'routed', quarters: 4 * worth * steps } as const]
      : []),
    ...(steps > 0 && order === 'disorganised'
      ? [{ counter, kind: 'disorganised', quarters: worth * steps } as const]
      : []),
  ];
}

export type Standing = {
  /** By side, in quarters of a point. */
  readonly quarters: readonly [number, number];
  /** Tenths of the ratio of the larger to the smaller, cut; null: there is none against zero. */
  readonly ratio: number | null;
  readonly level: Level;
  readonly leader: SideIndex | null;
};

/** Points and level as they stand. @rule 13.0 */
export function standing(board: Board): Standing {
  const sum = (side: SideIndex) => scoresOf(board, side).reduce((all, { quarters }) => all + quarters, 0);
  return judged(sum(0), sum(1));
}

/** The level of so many quarters against so many. @rule 13.0 */
export function judged(first: number, second: number): Standing {
  const [larger, smaller] = [Math.max(first, second), Math.min(first, second)];
  const ratio = smaller === 0 ? null : Math.floor((10 * larger) / smaller);
  const level = ratio === null ? (larger === 0 ? 'draw' : 'strategic') : levelOf(ratio);
  const leader = first === second ? null : first > second ? 0 : 1;
  return { quarters: [first, second], ratio, level, leader };
}

/** `12`, `12¼`, `¾` */
export function pointsWords(quarters: number): string {
  return inQuarters(quarters / 4);
}

/** By tenths. */
function levelOf(ratio: number): Level {
  if (ratio < 11) return 'draw';
  if (ratio < 15) return 'minor';
  return ratio < 20 ? 'major' : 'strategic';
}

/** How the game has ended; null: it goes on. @rule 13.0 */
export function verdict(board: Board): Verdict | null {
  if (!board.facts.over) return null;
  const { quarters, level, leader, ratio } = standing(board);
  const { sides } = board.scenario;
  const points = { [sides[0].id]: quarters[0] / 4, [sides[1].id]: quarters[1] / 4 };
  const told = `${quarters.map(pointsWords).join(' to ')} points`;
  const winner = level === 'draw' || leader === null ? null : sides[leader];
  const by = ratio === null ? '' : `, ${Math.floor(ratio / 10)}.${ratio % 10} to 1`;
  return {
    winner: winner?.id ?? null,
    level: LEVEL_NAMES[level],
    points,
    text: winner ? `${LEVEL_NAMES[level]} of the ${winner.name}: ${told}${by}.` : `A draw: ${told}.`,
  };
}
