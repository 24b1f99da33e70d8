/** From a scenario to the state that a game starts in. */
import { DataError } from '../../core/dataError';
import type { CounterId } from '../../core/seam';
import { enemyOf } from './battlefield';
import { exclusiveRules } from './exclusive';
import type { Options } from './options';
import { piecesOf, positionOf } from './position';
import { unitsLeftWithoutHex } from './rules/06-stacking';
import { obligationsOf, openAttackers, openTargets } from './rules/08-obligations';
import { exchange, isForced } from './rules/08-results';
import type { Obligations, Scenario, StartPending } from './scenario';
import type { CounterState, Declaration, OffMap, Pending, State } from './state';
import { allNamed } from './wording';

/** Throws a `DataError` where the scenario stands in a way that only the rules can tell to be impossible. */
export function start(scenario: Scenario, options: Options): State {
  const base = baseState(scenario, options);
  const state = {
    ...base,
    demoralized: [...base.demoralized, ...exclusiveRules(base).demoralizedAtStart(base)],
  };
  const cramped = state.phase === 'movement' ? unitsLeftWithoutHex(state, null, -1) : [];
  if (cramped.length > 0) {
    const names = allNamed(positionOf(state), cramped);
    throw new DataError(
      'positions',
      `a hex of its own within reach for each stacked unit (6.32); ${names} has none`,
    );
  }
  const pending = scenario.start.pending ? startPending(state, scenario.start.pending) : null;
  const fixed = state.phase === 'combat' ? obligationsAtStart(state) : null;
  return { ...state, pending, obligations: fixed };
}

function baseState(scenario: Scenario, options: Options): State {
  const { start: from } = scenario;
  return {
    scenario,
    options,
    gameTurn: from.gameTurn,
    phasingSide: from.phasingSide,
    phase: from.phase,
    counters: scenario.counters.map((printed) => startCounter(scenario, printed.id)),
    losses: from.losses,
    demoralized: from.demoralized,
    beckHasCome: from.beckHasCome,
    obligations: null,
    mayReturnToMovement: false,
    pending: null,
    over: false,
  };
}

function startCounter(scenario: Scenario, id: CounterId): CounterState {
  const { start: from, positions } = scenario;
  const side = scenario.counters.find((printed) => printed.id === id)?.side ?? from.phasingSide;
  const at = positions[id] ?? null;
  const off: OffMap = from.eliminated.includes(id)
    ? 'eliminated'
    : from.waiting.includes(id)
      ? 'waiting'
      : 'reserve';
  const inOpenBattle =
    from.pending?.kind === 'chooseDisrupted' &&
    [...from.pending.attackers, ...from.pending.defenders].includes(id);
  return {
    id,
    at,
    off: at === null ? off : null,
    holder: from.captured.includes(id) ? enemyOf(scenario, side) : side,
    disrupted: from.disrupted.includes(id),
    attempted: from.attempted.includes(id),
    fired: from.fired.includes(id),
    moved: from.moved.includes(id),
    fought: from.fought.includes(id) || inOpenBattle,
  };
}

/**
 * Obligations that the file brings, or else those of the position. After battles that the file only reports, what
 * can no longer be met is not demanded; what the file itself demands must be possible. @rule 8.11, 8.12
 */
function obligationsAtStart(state: State): Obligations {
  const given = state.scenario.start.obligations;
  const { mustAttack, mustBeAttacked } = given ?? obligationsOf(state);
  const canAttack = (id: CounterId) =>
    piecesOf(state, [id]).some((p) => p.state.fought || openTargets(state, p).length > 0);
  const canBeAttacked = (id: CounterId) =>
    piecesOf(state, [id]).some((p) => p.state.fought || openAttackers(state, p).length > 0);
  const met = {
    mustAttack: mustAttack.filter(canAttack),
    mustBeAttacked: mustBeAttacked.filter(canBeAttacked),
  };
  if (
    given &&
    (met.mustAttack.length < mustAttack.length || met.mustBeAttacked.length < mustBeAttacked.length)
  ) {
    throw new DataError('start.obligations', 'units that still have an opponent to fight (8.11, 8.12)');
  }
  return met;
}

function startPending(state: State, open: StartPending): Pending {
  if (open.kind === 'rollForBeck') {
    return { kind: 'rollForBeck', by: state.scenario.beck?.side ?? state.phasingSide };
  }
  const { attackers, defenders, charge } = open;
  if (open.kind === 'defenderLeaders') {
    const battle: Declaration = { attackers, defenders, charge, leaders: open.attackerLeaders };
    return { kind: 'defenderLeaders', by: enemyOf(state.scenario, state.phasingSide), battle };
  }
  const battle: Declaration = { attackers, defenders, charge, leaders: [] };
  const { from, needed } = exchange(state, battle);
  if (isForced(from, needed)) throw new DataError('start.pending', 'an exchange that leaves a choice (8.61)');
  return {
    kind: 'chooseDisrupted',
    by: state.phasingSide,
    battle,
    from: from.map((unit) => unit.id),
    needed,
  };
}
