/** What the end of a campaign day leads to: cases 18.2 to 18.43. Told once, when the day ends, and kept for the page. */
import type { CounterId, SideId } from '../../../../core/seam';
import { sideIndex } from '../../battlefield';
import { type Piece, pieceOf, positionOf } from '../../position';
import type { Regroup, Stand } from '../../scenario';
import type { State } from '../../state';
import { bestBreach, isBroken } from './17-scenarios';
import { armyNamed, frenchSide } from './armies';

/** The part of a day's losses of one type that comes back. @rule freiburg:18.41 */
const COMES_BACK = 0.5;

export function regroupOf(state: State): Regroup {
  const { day, gameTurn } = state;
  const { pieces } = positionOf(state);
  const breach = day === 0 ? bestBreach(state) : null;
  const line = breach && {
    broken: isBroken(breach),
    cleared: breach.hexes.length,
    held: breach.held,
  };
  return {
    day,
    gameTurn,
    losses: lossesOf(state),
    reinforcements: day === 0 ? (state.scenario.freiburg?.reinforcements ?? []) : [],
    rallied: pieces.filter((p) => p.hex >= 0 && p.state.disrupted).map(({ id }) => id),
    armies: armiesOf(state),
    guns: capturedGuns(state),
    line,
    stands: standsFor(line),
  };
}

/** @rule freiburg:18.51, freiburg:18.52 */
function standsFor(line: Regroup['line']): readonly Stand[] {
  if (!line) return ['hill'];
  return line.broken ? ['rows'] : ['line', 'rows'];
}

/** The day's losses by army and type; of each the lowest counters come back. @rule freiburg:18.41, freiburg:18.43 */
function lossesOf(state: State): Regroup['losses'] {
  const { pieces } = positionOf(state);
  return state.scenario.categories.flatMap(({ id: army }) =>
    (['infantry', 'cavalry'] as const).flatMap((kind) => {
      const lost = pieces
        .filter((p) => p.state.off === 'eliminated' && p.kind === kind && p.printed.category === army)
        .map(({ id }) => id);
      if (lost.length === 0) return [];
      const leaderless = leaderIsLost(state, army);
      const back = leaderless ? [] : lost.slice(0, Math.floor(lost.length * COMES_BACK));
      return { army, kind, lost, back, leaderless };
    }),
  );
}

export function leaderIsLost(state: State, army: string): boolean {
  const leader = armyNamed(state.scenario, army)?.leader ?? null;
  return leader !== null && pieceOf(state, leader)?.state.off === 'eliminated';
}

/** @rule freiburg:18.35 */
function armiesOf(state: State): Regroup['armies'] {
  return state.scenario.categories.map(({ id: army }) => {
    const wasDemoralized = state.demoralized.includes(army);
    const leaderLost = leaderIsLost(state, army);
    return { army, wasDemoralized, isDemoralized: wasDemoralized && leaderLost, leaderLost };
  });
}

/** Guns in other hands than those that set them up for this day. @rule freiburg:18.36 */
function capturedGuns(state: State): Regroup['guns'] {
  const { field, pieces } = positionOf(state);
  const french = frenchSide(state.scenario);
  return pieces.flatMap((gun) => {
    const { at, holder } = gun.state;
    if (gun.kind !== 'artillery' || at === null || holder === ownerToday(state, gun)) return [];
    const inWorks = holder === french && field.terrain[gun.hex] === 'entrenchment';
    return { gun: gun.id, holder, at, inWorks };
  });
}

function ownerToday({ deployment }: State, gun: Piece): SideId {
  const setUpBy = Object.entries(deployment?.forces ?? {}).find(([, parts]) =>
    parts.some(({ counters }) => counters.includes(gun.id)),
  );
  return setUpBy ? (setUpBy[0] as SideId) : gun.printed.side;
}

/** Counters that take the field on the next day, by who sets them up. @rule freiburg:18.33, freiburg:18.36 */
export function nextForce(state: State, regroup: Regroup, side: SideId): readonly Piece[] {
  const coming = new Set<CounterId>([
    ...regroup.losses.flatMap(({ back }) => back),
    ...regroup.reinforcements,
  ]);
  const index = sideIndex(state.scenario, side);
  return positionOf(state).pieces.filter((p) => p.side === index && (p.hex >= 0 || coming.has(p.id)));
}
