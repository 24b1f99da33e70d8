/** What the second implementation holds against every command of a game of Rocroi 1643; empty: all is well. */
import { type Game, stateOf } from '../../../src/core/game';
import { itemAt } from '../../../src/core/list';
import { ROOT } from '../../../src/core/record/record';
import { rules } from '../../../src/systems/rocroi-1643';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { eventFaults } from '../../helpers/rocroi1643/laws';
import { commanded, helpers, type Man, menOf, modifier, quarters, retreats, runs } from './facts';
import { targets } from './sight';

type State = Rocroi1643['State'];
type Command = Rocroi1643['Command'];
type Event = Rocroi1643['Event'];

export function gameFaults(game: Game<Rocroi1643>): readonly string[] {
  const { head, entries } = game.record;
  const entry = itemAt(entries, head);
  if (!entry) return [];
  const before = stateOf(game, entry.parent ?? ROOT);
  const events = itemAt(game.steps, head)?.events ?? [];
  return [
    ...commandFaults(before, entry.command),
    ...eventFaults(before, events),
    ...toldFaults(before, events),
    ...endFaults(stateOf(game)),
  ];
}

const manOf = (state: State, id: string): Man | undefined => menOf(state).find((man) => man.id === id);

/** What a player has chosen among several. */
function commandFaults(state: State, command: Command): readonly string[] {
  const [open] = state.agenda;
  if (command.do === 'aim')
    return targets(state, command.battery).includes(command.target) ? [] : [`${command.battery} sees nobody`];
  if (command.do === 'retreat' && open?.task === 'retreatTo') {
    const man = manOf(state, open.mover);
    const own = man ? retreats(state, man, open.from, open.chain.length > 0) : [];
    return own.some((told) => told.startsWith(command.to)) ? [] : [`${open.mover} goes to ${command.to}`];
  }
  if (command.do === 'runTo' && open?.task === 'runTo') {
    const man = manOf(state, open.unit);
    return man && runs(state, man).includes(command.to) ? [] : [`${open.unit} runs to ${command.to}`];
  }
  return [];
}

/** What is reckoned as a command is carried out. */
function toldFaults(begin: State, events: readonly Event[]): readonly string[] {
  const faults: string[] = [];
  let state = begin;
  for (const event of events) {
    if (event.happened === 'fought') faults.push(...fightFaults(state, event));
    if (event.happened === 'commandFixed' && state.segment?.corps) {
      const { leader, corps } = state.segment;
      const game = event.command.flatMap(({ unit, by }) =>
        by === 'nobody' ? [] : [by === 'line' ? `${unit}*` : unit],
      );
      const own = commanded(state, leader, corps);
      if (game.toSorted().join() !== own.join()) faults.push(`${leader} commands ${game}, and not ${own}`);
    }
    state = rules.evolve(state, event);
  }
  return faults;
}

function fightFaults(state: State, event: Extract<Event, { happened: 'fought' }>): readonly string[] {
  const [attacker, target] = [manOf(state, event.unit), manOf(state, event.target)];
  if (!attacker || !target) return [`${event.unit} attacks ${event.target}, who is not there`];
  const sum = modifier(state, attacker, target, event.charge);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
  const ours = ids(helpers(state, attacker, target, true)).join();
  const theirs = ids(helpers(state, target, attacker, false)).join();
  return [
    ...(event.total - event.die === sum ? [] : [`${event.total - event.die} is added, and not ${sum}`]),
    ...(event.supports.toSorted().join() === ours ? [] : [`${event.supports} support, and not ${ours}`]),
    ...(event.targetSupports.toSorted().join() === theirs ? [] : [`${event.targetSupports}, not ${theirs}`]),
  ];
}

function endFaults(state: State): readonly string[] {
  if (!state.over) return [];
  const own = quarters(state);
  const told = rules.verdict(state)?.points ?? {};
  return Object.entries(own)
    .filter(([side, points]) => told[side] !== points / 4)
    .map(([side, points]) => `${side} has ${told[side]} points, and not ${points / 4}`);
}
