/** What happens, and the only place where it changes the state. */
import { neverCase } from '../../core/neverCase';
import type { CounterId, Play, SideId } from '../../core/seam';
import type { Command } from './commands';
import type { Draft } from './draft';
import type { Options } from './options';
import type { HexNumber, Obligations, Phase, Scenario } from './scenario';
import type { CounterState, Declaration, Losses, Pending, State } from './state';
import type { CombatResult } from './tables/combatResults';

export type Event =
  | {
      readonly happened: 'phaseBegan';
      readonly gameTurn: number;
      readonly side: SideId;
      readonly phase: Phase;
      readonly obligations: Obligations | null;
    }
  | { readonly happened: 'returnedToMovement' }
  | { readonly happened: 'decisionOpened'; readonly pending: Pending }
  | { readonly happened: 'beckRolled'; readonly die: number; readonly arrive: readonly CounterId[] }
  | {
      readonly happened: 'removalAttempted';
      readonly unit: CounterId;
      readonly leader: CounterId | null;
      readonly die: number;
      readonly undisrupted: boolean;
    }
  | {
      readonly happened: 'gunFired';
      readonly gun: CounterId;
      readonly target: CounterId;
      readonly die: number;
      readonly disrupted: boolean;
    }
  | {
      readonly happened: 'counterMoved';
      readonly counter: CounterId;
      readonly path: readonly HexNumber[];
      readonly spent: number;
    }
  | { readonly happened: 'gunCaptured'; readonly gun: CounterId; readonly by: SideId }
  | {
      readonly happened: 'leaderEliminated';
      readonly leader: CounterId;
      readonly where: HexNumber;
      readonly caught: 'entered' | 'alone';
    }
  | {
      readonly happened: 'battleFought';
      readonly battle: Declaration;
      readonly die: number;
      readonly result: CombatResult;
    }
  | {
      readonly happened: 'unitsDisrupted';
      readonly units: readonly CounterId[];
      readonly by: 'result' | 'charge' | 'exchange';
    }
  | {
      readonly happened: 'unitEliminated';
      readonly unit: CounterId;
      readonly where: HexNumber;
      readonly points: number;
      readonly demoralizedInfantry: boolean;
    }
  | { readonly happened: 'categoryDemoralized'; readonly category: string; readonly losses: number }
  | { readonly happened: 'gameEnded' };

/** All types of this system, for the seam. */
export type ThirtyYearsWar = {
  State: State;
  Command: Command;
  Event: Event;
  Draft: Draft;
  Scenario: Scenario;
  Options: Options;
};
export type BattlePlay = Play<ThirtyYearsWar>;

export function evolve(state: State, event: Event): State {
  switch (event.happened) {
    case 'phaseBegan':
      return beginPhase(state, event);
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
    case 'counterMoved': {
      const at = event.path.at(-1) ?? null;
      return change(state, [event.counter], (counter) => ({ ...counter, at, off: null, moved: true }));
    }
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

function rested(counter: CounterState): CounterState {
  return counter.attempted || counter.fired || counter.moved || counter.fought
    ? { ...counter, attempted: false, fired: false, moved: false, fought: false }
    : counter;
}

function loseUnit(state: State, event: Extract<Event, { happened: 'unitEliminated' }>): State {
  const printed = state.scenario.counters.find((counter) => counter.id === event.unit);
  const side = printed?.side ?? '';
  const before: Losses = state.losses[side] ?? { ordinary: 0, demoralizedInfantry: 0 };
  const after: Losses = event.demoralizedInfantry
    ? { ...before, demoralizedInfantry: before.demoralizedInfantry + event.points }
    : { ...before, ordinary: before.ordinary + event.points };
  return { ...change(state, [event.unit], eliminate), losses: { ...state.losses, [side]: after } };
}

const disrupt = (counter: CounterState): CounterState => ({ ...counter, disrupted: true });
const eliminate = (counter: CounterState): CounterState => ({ ...counter, at: null, off: 'eliminated' });

/** The state with these counters changed; all others keep their identity. */
function change(state: State, ids: readonly CounterId[], to: (counter: CounterState) => CounterState): State {
  if (ids.length === 0) return state;
  return {
    ...state,
    counters: state.counters.map((counter) => (ids.includes(counter.id) ? to(counter) : counter)),
  };
}
