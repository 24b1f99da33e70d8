/** What the choice of a defence, the end of a day and the set-up of the next do to the state. Cases 18.3 to 18.36, 19.3 and 20.1 of Freiburg. */
import type { CounterId, SideId } from '../../../../core/contract/values';
import type { Deployment } from '../../scenario/scenario';
import { deploymentBy } from '../../standard/03-setting-up/forces';
import type { CounterState, Losses, State } from '../../state/state';
import { armiesOn, daysIf, daysOf, FRESH } from '../17-days/days';
import type { Defence, Stand } from '../scenario';
import { freiburgOf, withFreiburg } from '../state';

/** The days and the forces of that defence. @rule freiburg:20.1, freiburg:20.2 */
export function defend(state: State, defence: Defence): State {
  const { scenario } = state;
  const townDefence = defence === 'town' ? scenario.freiburg?.townDefence : null;
  const [first] = daysIf(scenario, defence);
  const chosen = withFreiburg(state, {
    defence,
    armies: Object.fromEntries(armiesOn(first, scenario).map((army) => [army, FRESH])),
  });
  return {
    ...chosen,
    deployment: townDefence
      ? deploymentBy(townDefence.deployment, state.options, scenario)
      : state.deployment,
    pending: null,
  };
}

/** The field is cleared, and what a day leaves behind is settled. @rule freiburg:18.33, freiburg:18.34, freiburg:18.35 */
export function nextDay(state: State, to: Stand, deployment: Deployment): State {
  const { scenario } = state;
  const { regroup } = freiburgOf(state);
  const back = new Set(regroup?.losses.flatMap((loss) => loss.back) ?? []);
  const leaders = new Set(scenario.counters.filter(({ kind }) => kind === 'leader').map(({ id }) => id));
  const none: Losses = { ordinary: 0, demoralizedInfantry: 0 };
  const day = state.day + 1;
  const armies = regroup?.armies ?? [];
  const tried = armiesOn(daysOf(state)[day], scenario);
  const begun = withFreiburg(state, {
    redeployed: to,
    armies: Object.fromEntries(
      armies
        .filter(({ army }) => tried.includes(army))
        .map(({ army, leaderLost }) => [army, { ...FRESH, leaderLost }]),
    ),
  });
  return {
    ...begun,
    day,
    deployment,
    gameTurn: 1,
    phase: 'disruptionRemoval',
    counters: state.counters.map((counter) => {
      const swept = { ...rested(counter), disrupted: false };
      if (counter.at !== null || back.has(counter.id)) return { ...swept, at: null, off: 'reserve' };
      return counter.off === 'eliminated' && !leaders.has(counter.id) ? { ...swept, off: 'fallen' } : counter;
    }),
    losses: Object.fromEntries(scenario.sides.map(({ id }) => [id, none])),
    demoralized: armies.filter(({ isDemoralized }) => isDemoralized).map(({ army }) => army),
    pending: null,
  };
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

/** A counter that has done nothing yet in its Player-Turn. */
export function rested(counter: CounterState): CounterState {
  return counter.attempted || counter.fired || counter.moved || counter.fought
    ? { ...counter, attempted: false, fired: false, moved: false, fought: false }
    : counter;
}
