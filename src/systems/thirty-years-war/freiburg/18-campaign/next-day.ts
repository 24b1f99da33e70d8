/**
 * What the choice of a defence, the end of a day and the set-up of the next do to the state. Cases 18.3 to 18.36, 19.3
 * and 20.1 of Freiburg.
 */
import type { CounterId, SideId } from '../../../../core/contract/values';
import { OFF_MAP } from '../../../../core/hex/hex';
import type { Deployment } from '../../scenario/scenario';
import { deploymentBy } from '../../standard/03-setting-up/forces';
import type { Board } from '../../state/board';
import { DEEDS, DISRUPTED } from '../../state/piece';
import type { Losses } from '../../state/state';
import { armiesOn, daysIf, daysOf, FRESH } from '../17-days/days';
import type { Defence, Stand } from '../scenario';
import { changeFreiburg, freiburgOf } from '../state';

/** The days and the forces of that defence. @rule freiburg:20.1, freiburg:20.2 */
export function defend(board: Board, defence: Defence): void {
  const { scenario, options } = board;
  const townDefence = defence === 'town' ? scenario.freiburg?.townDefence : null;
  const [first] = daysIf(scenario, defence);
  const armies = Object.fromEntries(armiesOn(first, scenario).map((army) => [army, FRESH]));
  changeFreiburg(board, { defence, armies });
  if (townDefence) board.change({ deployment: deploymentBy(townDefence.deployment, options, scenario) });
  board.change({ pending: null });
}

/**
 * The field is cleared, and what a day leaves behind is settled. @rule freiburg:18.33, freiburg:18.34, freiburg:18.35
 */
export function nextDay(board: Board, to: Stand, deployment: Deployment): void {
  const { scenario } = board;
  const { regroup } = freiburgOf(board);
  clearField(board, new Set(regroup?.losses.flatMap((loss) => loss.back) ?? []));
  const none: Losses = { ordinary: 0, demoralizedInfantry: 0 };
  const day = board.day + 1;
  const armies = regroup?.armies ?? [];
  const tried = armiesOn(daysOf(board)[day], scenario);
  changeFreiburg(board, {
    redeployed: to,
    armies: Object.fromEntries(
      armies
        .filter(({ army }) => tried.includes(army))
        .map(({ army, leaderLost }) => [army, { ...FRESH, leaderLost }]),
    ),
  });
  board.change({
    day,
    deployment,
    gameTurn: 1,
    phase: 'disruptionRemoval',
    losses: Object.fromEntries(scenario.sides.map(({ id }) => [id, none])),
    demoralized: armies.filter(({ isDemoralized }) => isDemoralized).map(({ army }) => army),
    pending: null,
  });
}

/** All on the map, and those who come back, are set up again; others that were lost on the day stay lost. */
function clearField(board: Board, back: ReadonlySet<CounterId>): void {
  for (const piece of board.pieces) {
    const returns = piece.hex !== OFF_MAP || back.has(piece.id);
    if (!returns && (piece.off !== 'eliminated' || piece.kind === 'leader')) continue;
    board.remove(piece, returns ? 'reserve' : 'fallen');
    board.flag(piece, 0, DISRUPTED | DEEDS);
  }
}

/** These counters are now part of that side's force. */
export function handedOver(
  deployment: Deployment | null,
  ids: readonly CounterId[],
  to: SideId,
): Deployment | null {
  if (!deployment) return null;
  const forces = Object.entries(deployment.forces).map(([side, parts]) => [
    side,
    parts.map((force, i) => {
      const others = force.counters.filter((id) => !ids.includes(id));
      return { ...force, counters: side === to && i === 0 ? [...others, ...ids] : others };
    }),
  ]);
  return { ...deployment, forces: Object.fromEntries(forces) };
}
