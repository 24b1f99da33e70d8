/** The state in which a scenario starts. */
import type { CounterId } from '../../../core/contract/values';
import { allMarkers } from '../04-sequence/sequence';
import { commandNow } from '../08-leaders/command';
import type { Options } from '../scenario/options';
import type { Scenario } from '../scenario/scenario';
import { boardOf } from './board';
import type { BatteryState, Commanded, LeaderState, Order, State, UnitState } from './state';

export function start(scenario: Scenario, options: Options): State {
  const { start: begin, sides } = scenario;
  const bare: State = {
    ...{ scenario, options, turn: begin.turn, step: begin.step, side: begin.side },
    units: unitsAtStart(scenario),
    leaders: leadersAtStart(scenario),
    batteries: batteriesAtStart(scenario),
    ...{ cup: [], inARow: begin.drawnInARow, segment: null, agenda: [], routing: [], rallying: [] },
    ...{ chiefless: [], demoralized: begin.demoralized, strained: [], over: false },
  };
  const state = {
    ...bare,
    cup: begin.cup ?? (begin.step === 'chiefs' || begin.step === 'rally' ? [] : allMarkers(bare)),
  };
  switch (begin.step) {
    case 'aiming':
    case 'chiefs':
      return { ...state, side: begin.side ?? sides[0].id };
    case 'cup':
      return { ...state, side: null };
    case 'rally': {
      const side = begin.side ?? sides[0].id;
      return { ...state, side, rallying: routedOf(state, side) };
    }
    case 'movement':
    case 'combat':
      return inSegment(state);
  }
}

function unitsAtStart({ units, start: begin }: Scenario): readonly UnitState[] {
  const orderOf = (id: CounterId): Order => {
    if (begin.routed.includes(id)) return 'routed';
    return begin.disorganised.includes(id) ? 'disorganised' : 'good';
  };
  return units.map(({ id, at, facing, steps }) => ({
    ...{ id, at, facing },
    steps: at === null ? 0 : begin.reduced.includes(id) ? 1 : steps,
    order: orderOf(id),
    moved: begin.moved.includes(id),
    attacked: begin.attacked.includes(id),
  }));
}

function leadersAtStart({ leaders, start: begin }: Scenario): readonly LeaderState[] {
  return leaders.map(({ id, at }) => ({
    ...{ id, at, fallen: begin.aides.includes(id), aidesLost: 0 },
    moved: begin.moved.includes(id),
  }));
}

function batteriesAtStart({ batteries, sides, start: begin }: Scenario): readonly BatteryState[] {
  return batteries.map(({ id, side }) => {
    const captured = begin.captured.includes(id);
    const other = sides[0].id === side ? sides[1].id : sides[0].id;
    return { id, owner: captured ? other : side, captured, target: null };
  });
}

function routedOf(state: State, side: string): readonly CounterId[] {
  return boardOf(state)
    .units.filter(
      (unit) => unit.order === 'routed' && unit.at !== null && state.scenario.sides[unit.side].id === side,
    )
    .map(({ id }) => id);
}

/** A game that begins in the middle of a segment: its marker is drawn, and nobody has acted. */
function inSegment(state: State): State {
  const { start: begin, leaders, units } = state.scenario;
  const leader = leaders.find(({ id }) => id === begin.leader);
  if (!leader) throw new Error('a segment without a leader');
  const corps = begin.corps ?? leader.corps;
  const board = boardOf(state);
  const ofCorps = units.filter((unit) => unit.corps === corps && unit.at !== null);
  const commandFixed = {
    asked: (): readonly Commanded[] => [],
    all: () =>
      ofCorps.map(({ id }): Commanded => ({ unit: id, by: 'chain', chain: [], brokenAt: null, from: null })),
    reached: () => (corps === null ? [] : commandNow(board, board.knownLeader(leader.id), corps)),
  };
  const command = commandFixed[begin.commanded]();
  return {
    ...state,
    side: leader.side,
    cup: state.cup.filter((id) => id !== leader.id),
    segment: {
      ...{ leader: leader.id, side: leader.side, corps, command, moving: null },
      ...{ charging: begin.charging, supported: [], targets: [] },
    },
  };
}
