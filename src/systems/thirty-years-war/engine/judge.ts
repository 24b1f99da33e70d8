/** The one judge of commands (`check`), their one way of writing (`canonical`), their resolution and what events do. */
import type { Asking } from '../../../core/contract/rules';
import type { Reason } from '../rulebook/cited';
import type { State } from '../state/state';
import { commandRule, commandRules, decisionRule, eventRule, isOfBattle } from './book';
import type { CommandRule, Given } from './declare';
import { inTurn } from './inTurn';
import { gameOver, ofAnotherBattle, ofAnotherPhase } from './reasons';
import type { BattlePlay } from './system';
import type { Command, Event } from './types';

/** All reasons against a command; none: it is legal. */
export function check(state: State, command: Command): readonly Reason[] {
  if (state.over) return [gameOver(state)];
  const rule = commandRule(command.do);
  const untimely = untimelyReason(state, rule.given) ?? foreignReason(state, rule);
  return untimely ? [untimely] : rule.check(state, command);
}

/** Why it can never be done in this battle: its rules are those of another. */
function foreignReason(state: State, { name, given }: CommandRule): Reason | null {
  if (given === 'always' || 'answers' in given || isOfBattle(name, state.scenario.rules)) return null;
  return given.elsewhere?.(state) ?? ofAnotherBattle(state);
}

/** Why nothing of that kind can be done now. @rule 4.1 */
function untimelyReason(state: State, given: Given): Reason | null {
  const { pending, phase } = state;
  if (pending) {
    const answers = given !== 'always' && 'answers' in given && given.answers === pending.kind;
    return answers ? null : decisionRule(pending.kind).first(state, pending);
  }
  if (given === 'always') return null;
  if ('answers' in given) return given.otherwise(state);
  return given.phase === phase ? null : ofAnotherPhase(state, given);
}

/** Legal commands of the open decision, in their one form. */
export function* moves(state: State, asking: Asking = {}): Generator<Command> {
  if (state.over) return;
  const timely = commandRules().filter((rule) => isTimely(state, rule));
  const inPhase = timely.filter(({ afterOthers }) => !afterOthers);
  for (const rule of inTurn(inPhase, asking)) yield* rule.moves(state, asking);
  for (const rule of timely) if (rule.afterOthers) yield* rule.moves(state, asking);
}

/** Whether anything of that kind can be done now; no word is made of it. */
function isTimely({ pending, phase, scenario }: State, { name, given }: CommandRule): boolean {
  if (pending) return given !== 'always' && 'answers' in given && given.answers === pending.kind;
  if (given === 'always') return true;
  return !('answers' in given) && given.phase === phase && isOfBattle(name, scenario.rules);
}

/** Sets sorted, and of equal counters that are equally free the one with the lowest id. */
export function canonical(state: State, command: Command): Command {
  return commandRule(command.do).canonical?.(state, command) ?? command;
}

/** Carries out a legal command. */
export function resolve(play: BattlePlay, command: Command): void {
  commandRule(command.do).resolve(play, command);
}

/** The only place where the state changes. */
export function evolve(state: State, event: Event): State {
  return eventRule(event.happened).evolve(state, event);
}
