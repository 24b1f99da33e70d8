/** What must hold after every command of any game, found from the printed values and the rules, not from the engine. */

import { type Game, stateOf } from '../../../src/core/game';
import { itemAt } from '../../../src/core/list';
import { ROOT } from '../../../src/core/record/record';
import { resolve } from '../../../src/core/resolve';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { Command } from '../../../src/systems/thirty-years-war/engine/types';
import { freiburgOf } from '../../../src/systems/thirty-years-war/freiburg/state';
import { defaultLeadersOfBattle } from '../../../src/systems/thirty-years-war/standard/08-combat/combat';
import {
  completion,
  openObligations,
} from '../../../src/systems/thirty-years-war/standard/08-combat/obligations';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { battleFaults } from './battleLaw';
import { counterFaults, stackingFaults } from './counterLaw';

/** Everything that is wrong after the command the game stands at; empty: all is well. */
export function faultsAfter(game: Game<ThirtyYearsWar>): readonly string[] {
  const { head, entries } = game.record;
  const before = stateOf(game, itemAt(entries, head)?.parent ?? ROOT);
  const state = stateOf(game);
  // A game that ends in the middle of a Movement Phase ends with the counter that is passing through a friend's hex.
  const events = itemAt(game.steps, head)?.events ?? [];
  const phaseEnded = events.some(({ happened }) => happened === 'phaseBegan');
  return [
    ...bookkeepingFaults(state, before),
    ...stackingFaults(
      state,
      phaseEnded || (state.phase !== 'movement' && state.pending?.kind !== 'chooseRedeployment'),
    ),
    ...obligationFaults(state),
    ...events.flatMap((event) => (event.happened === 'battleFought' ? battleFaults(before, event) : [])),
  ];
}

/** No counter is lost or doubled, and losses are what the eliminated units were worth. */
function bookkeepingFaults(state: State, before: State): readonly string[] {
  const faults = [...counterFaults(state, before)];
  const printed = state.scenario.counters;
  for (const side of state.scenario.sides) {
    const gone = printed.filter((c, i) => c.side === side.id && state.counters[i]?.off === 'eliminated');
    const worth = gone.reduce((sum, c) => sum + c.strength, 0);
    const { ordinary, demoralizedInfantry } = state.losses[side.id] ?? {
      ordinary: 0,
      demoralizedInfantry: 0,
    };
    if (ordinary + demoralizedInfantry !== worth) faults.push(`${side.id} losses are not ${worth}`);
  }
  return [...faults, ...armyFaults(state)];
}

/** Casualties of an army are the printed strength of its eliminated units. @rule freiburg:15.11 */
function armyFaults(state: State): readonly string[] {
  return Object.entries(freiburgOf(boardOf(state)).armies).flatMap(([army, { casualties }]) => {
    const gone = state.scenario.counters.filter(
      ({ category }, i) => category === army && state.counters[i]?.off === 'eliminated',
    );
    const worth = gone.reduce((sum, { strength }) => sum + strength, 0);
    return worth === casualties ? [] : [`${army} casualties are ${casualties}, not ${worth}`];
  });
}

/** In a Combat Phase every obligation can be fought, each battle being legal in its turn; then the phase can end. */
function obligationFaults(state: State): readonly string[] {
  if (state.phase !== 'combat' || state.over) return [];
  let now: State = { ...state, pending: null };
  for (const planned of completion(boardOf(now))) {
    const attackers = planned.attackers.map((unit) => unit.id);
    const defenders = planned.defenders.map((unit) => unit.id);
    const leaders = defaultLeadersOfBattle(boardOf(now), attackers, defenders);
    const attack: Command = { do: 'attack', attackers, defenders, charge: false, leaders };
    const reasons = thirtyYearsWar.check(now, attack);
    if (reasons.length > 0) return [`planned and refused: ${JSON.stringify(attack)} ${reasons[0]?.text}`];
    now = carriedOut(now, attack);
    // The battle may have decided the game, or its day (freiburg:17.13, 17.35, 18.31).
    if (now.over || now.phase !== 'combat') return [];
  }
  const { attackers, defenders } = openObligations(boardOf(now));
  const left = [...attackers, ...defenders].map((unit) => unit.id);
  if (left.length > 0) return [`can no longer be met: ${left.join(', ')}`];
  const atEnd = thirtyYearsWar.check(now, { do: 'endPhase', phase: 'combat' });
  return atEnd.map((reason) => `all is fought, but ${reason.text}`);
}

const MIDDLING = 4;

/** The state after a command and whatever decision it opens, every die showing the same face. */
function carriedOut(before: State, command: Command): State {
  const { state } = resolve(thirtyYearsWar, before, command, (purposes, sides) =>
    purposes.map((purpose) => ({ purpose, face: MIDDLING, sides, by: 'hand' })),
  );
  // The battle has ended the day: no obligation is left.
  if (!state.pending || freiburgOf(boardOf(state)).regroup !== freiburgOf(boardOf(before)).regroup)
    return state;
  const draft = null;
  const choice = thirtyYearsWar.prompt(state, draft).choices.find(({ weight }) => weight === 'main');
  const units = state.pending.kind === 'chooseDisrupted' ? state.pending.from : [];
  const pressed = choice ? thirtyYearsWar.press(state, draft, choice.target) : null;
  const [answer] = pressed?.to === 'commands' ? pressed.commands : [];
  return carriedOut(state, answer ?? { do: 'chooseDisrupted', units });
}
