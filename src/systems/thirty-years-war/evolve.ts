/** The only place where the state changes. */
import { neverCase } from '../../core/neverCase';
import type { CounterId } from '../../core/seam';
import { battlefieldOf } from './battlefield';
import { EXIT, type Placed } from './commands';
import { defend, handedOver, nextDay, rested } from './dayEvents';
import type { Event } from './events';
import { type LastIn, lastInAfter } from './lastIn';
import { HITS_TO_BREACH, type WallHits } from './rules/12-walls';
import type { HexNumber, Morale } from './scenario';
import type { CounterState, Losses, Pending, State } from './state';

export function evolve(state: State, event: Event): State {
  switch (event.happened) {
    case 'phaseBegan':
      return beginPhase(state, event);
    case 'phasePassed':
      return state;
    case 'returnedToMovement':
      return { ...state, phase: 'movement', obligations: null, mayReturnToMovement: false };
    case 'decisionOpened':
      return { ...state, pending: event.pending };
    case 'beckRolled':
      return {
        ...change(state, event.arrive, (counter) => ({ ...counter, off: 'waiting' })),
        pending: null,
        beckHasCome: state.beckHasCome || event.arrive.length > 0,
      };
    case 'removalAttempted':
      return change(state, [event.unit], (counter) => ({
        ...counter,
        attempted: true,
        disrupted: counter.disrupted && !event.undisrupted,
      }));
    case 'gunFired': {
      const fired = change(state, [event.gun], (counter) => ({ ...counter, fired: true }));
      return event.disrupted ? change(fired, [event.target], disrupt) : fired;
    }
    case 'wallsFiredAt': {
      const fired = change(state, [event.gun], (counter) => ({ ...counter, fired: true }));
      return event.hit ? { ...fired, wallHits: withHit(state.wallHits, event.at) } : fired;
    }
    case 'counterMoved': {
      const at = event.path.at(-1) ?? null;
      const moved = change(state, [event.counter], (counter) =>
        at === EXIT
          ? { ...counter, at: null, off: 'exited', moved: true }
          : { ...counter, at, off: null, moved: true },
      );
      return { ...moved, lastIn: lastInAfter(state, event.counter, event.path) };
    }
    case 'sideSetUp': {
      const at = new Map<string, HexNumber>(event.positions.map((placed) => [placed.counter, placed.at]));
      const ids = event.positions.map(({ counter }) => counter);
      const placed = change(state, ids, (c) => ({ ...c, at: at.get(c.id) ?? null, off: null }));
      return { ...placed, pending: null, lastIn: lastInAfterSetUp(state, event.positions) };
    }
    case 'steppedBack': {
      const { to } = event;
      const stepped = change(state, [event.unit], (counter) => ({ ...counter, at: to, moved: true }));
      const lastIn = lastInAfter(state, event.unit, [to]);
      return { ...stepped, lastIn, pending: withoutStep(state.pending, event.unit) };
    }
    case 'gunWithdrawn':
      return change(state, [event.gun], (counter) => ({
        ...counter,
        at: null,
        off: event.away ? 'withdrawn' : 'destroyed',
        fired: true,
      }));
    case 'gunCaptured':
      return change(state, [event.gun], (counter) => ({ ...counter, holder: event.by }));
    case 'leaderEliminated':
      return change(state, [event.leader], eliminate);
    case 'battleFought': {
      const { attackers, defenders, leaders } = event.battle;
      const all = [...attackers, ...defenders, ...leaders.map((use) => use.leader)];
      const fought = change(state, all, (counter) => ({ ...counter, fought: true }));
      return { ...fought, pending: null, mayReturnToMovement: false };
    }
    case 'unitsDisrupted':
      return { ...change(state, event.units, disrupt), pending: null };
    case 'unitEliminated':
      return loseUnit(state, event);
    case 'categoryDemoralized':
      return { ...state, demoralized: [...state.demoralized, event.category] };
    case 'moraleTested': {
      const { army, level, die, demoralized } = event;
      const tested = changeArmy(state, army, (morale) => ({
        ...morale,
        levelsTested: morale.levelsTested + (level === null ? 0 : 1),
        leaderLost: morale.leaderLost || level === null,
        rolls: [...morale.rolls, { level, die, demoralized }],
      }));
      return demoralized ? { ...tested, demoralized: [...tested.demoralized, army] } : tested;
    }
    case 'armyFollowed':
      return { ...state, demoralized: [...state.demoralized, event.army] };
    case 'defenceChosen':
      return defend(state, event.defend);
    case 'dayEnded':
      return {
        ...state,
        regroup: event.regroup,
        phase: 'disruptionRemoval',
        ...{ pending: null, obligations: null, mayReturnToMovement: false },
      };
    case 'redeployed':
      return nextDay(state, event.to, event.deployment);
    case 'gunsReturned': {
      const at = new Map<string, HexNumber>(event.guns.map((gun) => [gun.counter, gun.at]));
      const ids = event.guns.map(({ counter }) => counter);
      const placed = change(state, ids, (c) => ({
        ...c,
        ...{ at: at.get(c.id) ?? null, off: null, holder: event.to },
      }));
      return { ...placed, deployment: handedOver(state.deployment, ids, event.to) };
    }
    case 'leftWithoutHex': {
      const lost = change(state, event.counters, (counter) => ({ ...counter, at: null, off: 'fallen' }));
      return change(lost, event.guns, (gun) => ({ ...gun, holder: event.to }));
    }
    case 'gameEnded':
      return { ...state, over: true, pending: null, obligations: null, mayReturnToMovement: false };
    default:
      return neverCase(event);
  }
}

function beginPhase(state: State, event: Extract<Event, { happened: 'phaseBegan' }>): State {
  const { gameTurn, side, phase, obligations } = event;
  // What counters did is forgotten when a Player-Turn begins; until then it can matter again (6.13).
  const counters = phase === 'disruptionRemoval' ? state.counters.map(rested) : state.counters;
  return {
    ...state,
    gameTurn,
    phasingSide: side,
    phase,
    obligations,
    counters,
    mayReturnToMovement: phase === 'combat',
  };
}

function loseUnit(state: State, event: Extract<Event, { happened: 'unitEliminated' }>): State {
  const printed = state.scenario.counters.find((counter) => counter.id === event.unit);
  const side = printed?.side ?? '';
  const before: Losses = state.losses[side] ?? { ordinary: 0, demoralizedInfantry: 0 };
  const after: Losses = event.demoralizedInfantry
    ? { ...before, demoralizedInfantry: before.demoralizedInfantry + event.points }
    : { ...before, ordinary: before.ordinary + event.points };
  const lost = {
    ...change(state, [event.unit], eliminate),
    losses: { ...state.losses, [side]: after },
    pending: withoutStep(state.pending, event.unit),
  };
  return changeArmy(lost, printed?.category ?? '', (morale) => ({
    ...morale,
    casualties: morale.casualties + event.points,
  }));
}

function withHit(hits: WallHits, at: HexNumber): WallHits {
  return { ...hits, [at]: Math.min((hits[at] ?? 0) + 1, HITS_TO_BREACH) };
}

function lastInAfterSetUp(state: State, positions: readonly Placed[]): LastIn {
  return positions.reduce(
    (lastIn, { counter, at }) => lastInAfter({ ...state, lastIn }, counter, [at]),
    state.lastIn,
  );
}

/** The state with an army's morale changed, if it has one; @rule freiburg:15.11 */
function changeArmy(state: State, army: string, to: (morale: Morale) => Morale): State {
  const morale = state.armies[army];
  return morale ? { ...state, armies: { ...state.armies, [army]: to(morale) } } : state;
}

/** The open forced steps without that unit; none left closes the decision. @rule freiburg:16.1 */
function withoutStep(pending: Pending | null, unit: CounterId): Pending | null {
  if (pending?.kind !== 'forcedSteps') return pending;
  const units = pending.units.filter((id) => id !== unit);
  return units.length > 0 ? { ...pending, units } : null;
}

const disrupt = (counter: CounterState): CounterState => ({ ...counter, disrupted: true });
const eliminate = (counter: CounterState): CounterState => ({ ...counter, at: null, off: 'eliminated' });

/** The state with these counters changed; all others keep their identity. */
function change(state: State, ids: readonly CounterId[], to: (counter: CounterState) => CounterState): State {
  if (ids.length === 0) return state;
  const { counterIndex } = battlefieldOf(state.scenario);
  const counters = state.counters.slice();
  for (const id of ids) {
    const index = counterIndex.get(id) ?? -1;
    const counter = counters[index];
    if (counter) counters[index] = to(counter);
  }
  return { ...state, counters };
}
