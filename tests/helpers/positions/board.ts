/**
 * A position in one line, the commands of the player whose turn it is, and what comes of them.
 *
 * `F 8-3 0609 | S 10-2* 0610 moved | F gun 0609 | F leader2 0609`: side (F French and First Player, S Spanish),
 * strength-movement (from 6 on cavalry), `*` for disrupted, hex. Instead of a hex `waiting`, `lost` or `reserve`.
 * With the rules of Freiburg: F French Regulars, M French Mercenaries, B Bavarians.
 * Ids come from side and hex: `f0609`, gun `f0609g`, leader `f0609l`, a second one of a kind `f0609b`, off the map
 * `s-6-6`. Words behind the hex: inf, cav, royaux, italian, captured, moved, fired, fought, tried.
 */

import type { Reason, Shape } from '../../../src/core/contract/values';
import { enterDie, takeDiceFrom } from '../../../src/core/dice/handDice';
import { newGame } from '../../../src/core/game';
import { perform } from '../../../src/core/perform';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { Command, Event } from '../../../src/systems/thirty-years-war/engine/types';
import type { Phase } from '../../../src/systems/thirty-years-war/scenario/scenario';
import { defaultLeadersOfBattle } from '../../../src/systems/thirty-years-war/standard/08-combat/combat';
import {
  battleFigures,
  battleReceipt,
} from '../../../src/systems/thirty-years-war/standard/08-combat/strength';
import { enemyOf } from '../../../src/systems/thirty-years-war/state/battlefield';
import type { CounterState, State } from '../../../src/systems/thirty-years-war/state/state';
import { type Setting, scenarioFile } from './boardFile';

/** The state of such a position, read and started as a scenario file is. */
export function board(line: string, setting: Setting = {}): State {
  const scenario = thirtyYearsWar.read.scenario(scenarioFile(line, setting));
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, setting.options ?? {}));
}

/** A command as a player would give it in some state; hexes stand for the unit that is meant there. */
export type Act = (state: State) => Command;
type Uses = readonly (readonly [leader: string, unit: string])[] | 'default';

const written = (json: unknown): Command => thirtyYearsWar.read.command(json);
const asUses = (uses: Exclude<Uses, 'default'>) => uses.map(([leader, unit]) => ({ leader, unit }));

/** Hexes of the attackers and of the defenders; Leaders by id with the unit that each is added to. */
export function attack(
  from: readonly string[],
  to: readonly string[],
  how: { readonly charge?: boolean; readonly leaders?: Uses } = {},
): Act {
  return (state) => {
    const enemy = enemyOf(state.scenario, state.phasingSide);
    const attackers = from.map((where) => unitAt(state, where, state.phasingSide));
    const defenders = to.map((where) => unitAt(state, where, enemy));
    const { charge = false, leaders = [] } = how;
    const command = { do: 'attack', attackers: attackers.map(idOf), defenders: defenders.map(idOf), charge };
    if (leaders !== 'default') return written({ ...command, leaders: asUses(leaders) });
    const byDefault = defaultLeadersOfBattle(boardOf(state), attackers.map(idOf), defenders.map(idOf));
    return written({ ...command, leaders: byDefault });
  };
}
/** The phasing unit of a hex, or a counter by its id; a path without spaces between hexes: `'0609 0610'`. */
export const move =
  (what: string, path: string): Act =>
  (state) =>
    written({ do: 'move', counter: idFor(state, what), path: path.split(' ').filter(Boolean) });
export const fire =
  (gun: string, target: string): Act =>
  (state) => {
    const enemy = enemyOf(state.scenario, state.phasingSide);
    const shot = state.counters.find(({ at, id }) => at === gun && id.includes('g'))?.id ?? gun;
    return written({ do: 'fire', gun: shot, target: idFor(state, target, enemy) });
  };
export const attempt =
  (unit: string): Act =>
  (state) =>
    written({ do: 'attemptRemoval', unit: idFor(state, unit) });
export const endPhase =
  (phase?: Phase): Act =>
  (state) =>
    written({ do: 'endPhase', phase: phase ?? state.phase });
export const returnToMovement: Act = () => written({ do: 'returnToMovement' });
export const giveUp =
  (unit: string): Act =>
  (state) =>
    written({ do: 'giveUp', unit: idFor(state, unit) });
export const withdrawGun =
  (gun: string): Act =>
  () =>
    written({ do: 'withdrawGun', gun });
/** `'b0101 0203, …'`: ids with their hexes. */
export const setUp =
  (positions: { readonly [counter: string]: string }): Act =>
  () =>
    written({
      do: 'setUp',
      positions: Object.entries(positions).map(([counter, at]) => ({ counter, at })),
    });
export const chooseDisrupted =
  (...units: readonly string[]): Act =>
  () =>
    written({ do: 'chooseDisrupted', units });
export const assign =
  (...uses: Exclude<Uses, 'default'>): Act =>
  () =>
    written({ do: 'assignDefenderLeaders', leaders: asUses(uses) });

const idOf = (counter: CounterState) => counter.id;
const idFor = (state: State, what: string, side: string = state.phasingSide) =>
  /^\d/.test(what) ? unitAt(state, what, side).id : what;

function unitAt(state: State, what: string, side: string): CounterState {
  const found = state.counters.find(
    ({ id, at, holder }) => id === what || (at === what && holder === side && /^[fsmb]\d{4}[a-f]?$/.test(id)),
  );
  if (!found) throw new Error(`no ${side} unit at ${what}`);
  return found;
}

/** All reasons against a command; none: it is legal. */
export function reasons(state: State, act: Act): readonly Reason[] {
  return thirtyYearsWar.check(state, thirtyYearsWar.canonical(state, act(state)));
}

export type Outcome = { readonly state: State; readonly events: readonly Event[] };

/** What a command leads to with these dice; it is an error if it is refused, or wants more dice or fewer. */
export function after(state: State, act: Act, dice: readonly number[] = []): Outcome {
  const { scenario, options } = state;
  const setUp = { scenario, options, scenarioId: scenario.id, carryScenario: true, seed: 'none' };
  const game = takeDiceFrom({ ...newGame(thirtyYearsWar, setUp), start: state }, 'hand');
  const left = [...dice];
  let done = perform(thirtyYearsWar, game, act(state));
  while (done.outcome === 'needsDice') {
    const face = left.shift();
    if (face === undefined) throw new Error(`no die was scripted for: ${done.wanted.purpose}`);
    done = enterDie(thirtyYearsWar, done.game, face);
  }
  if (done.outcome === 'refused') throw new Error(`refused: ${refused(done.reasons).join('; ')}`);
  if (left.length > 0) throw new Error(`dice that nobody threw: ${left.join(' ')}`);
  const step = done.game.steps.at(-1);
  if (!step) throw new Error('nothing was performed');
  return step;
}

/** Several commands one after the other, each with its dice. */
export function played(
  state: State,
  ...acts: readonly (Act | readonly [act: Act, ...dice: number[]])[]
): State {
  return acts.reduce<State>((at, entry) => {
    const [act, ...dice] = typeof entry === 'function' ? [entry] : entry;
    return after(at, act, dice).state;
  }, state);
}

/** Reasons as short text: the case, then the counters and places it names, `8.11 s0710`. */
export function refused(reasons: readonly Reason[]): readonly string[] {
  return reasons.map((reason) => [reason.rule, ...causesOf(reason)].join(' '));
}

/** Counters that a reason names and further places that they do not stand for by their ids, sorted. */
export function causesOf({ counters, where }: Reason): readonly string[] {
  const placesOf = (shape: Shape) =>
    shape.kind === 'places' ? shape.places : shape.kind === 'hexside' ? shape.between : shape.through;
  const places = where.flatMap(placesOf).map(String);
  const further = places.filter((place) => !counters.some((id) => id.slice(1, 5) === place));
  return [...new Set([...counters, ...further])].sort();
}

/** How counters stand: `f0609 0610`, `s0610 0610 disrupted`, `s0710 eliminated`. */
export function standing(state: State, ...ids: readonly string[]): readonly string[] {
  return state.counters
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, at, off, disrupted }) => `${id} ${at ?? off}${disrupted && at ? ' disrupted' : ''}`);
}

/** The one counter of that id. */
export function counter(state: State, id: string): CounterState {
  const found = state.counters.find((one) => one.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
}

/** Strength Points of both sides and the odds of a battle: `13:4 3-1`. */
export function odds(state: State, act: Act): string {
  const command = act(state);
  if (command.do !== 'attack') throw new Error('not a battle');
  const { attack: ours, defence } = battleFigures(boardOf(state), command);
  return `${ours}:${defence} ${battleReceipt(boardOf(state), command, null).total}`;
}

/** Who must attack and who must be attacked in the Combat Phase, as fixed when movement ended. */
export function obligations(state: State): readonly string[] {
  return [...(state.obligations?.mustAttack ?? []), ...(state.obligations?.mustBeAttacked ?? [])];
}
