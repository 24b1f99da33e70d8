/**
 * What must hold after every command of a game by the rules of Freiburg, found from events, printed values and the map.
 */

import { type Game, stateOf } from '../../../src/core/game';
import { itemAt } from '../../../src/core/list';
import { ROOT } from '../../../src/core/record/record';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { ThirtyYearsWar } from '../../../src/systems/thirty-years-war/engine/system';
import type { Command, Event } from '../../../src/systems/thirty-years-war/engine/types';
import { freiburgOf } from '../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../src/systems/thirty-years-war/state/state';
import { dayAsPrinted } from '../days';
import { isUnitOf, printedOf } from '../ground';
import { checklistFaults } from './checklist';
import { moraleLaw } from './moraleLaw';
import { moveFaults } from './moveLaw';
import { siegeLaw } from './siegeLaw';

/** Watches a game from its start, to be called after each command in turn. @rule freiburg:15.0 to freiburg:20.5 */
export function freiburgLaw(start: State): (game: Game<ThirtyYearsWar>) => readonly string[] {
  const morale = moraleLaw(start);
  const siege = siegeLaw(start);
  return (game) => {
    const { head, entries } = game.record;
    const entry = itemAt(entries, head);
    const events = itemAt(game.steps, head)?.events ?? [];
    if (!entry) return [];
    const before = stateOf(game, entry.parent ?? ROOT);
    const state = stateOf(game);
    const command = thirtyYearsWar.read.command(entry.command);
    const dayEnd = events.findIndex(({ happened }) => happened === 'dayEnded') + 1 || events.length;
    const faults = [
      ...siege(before, state, events),
      ...moveFaults(before, command, events),
      ...morale.note(before, events.slice(0, dayEnd)),
    ];
    faults.push(...endFaults(before, command, state, events, morale.demoralized()));
    faults.push(...morale.note(before, events.slice(dayEnd)));
    const [told, counted] = [state.demoralized.toSorted().join(), morale.demoralized().join()];
    if (told !== counted) faults.push(`demoralized: ${told || 'nobody'}, not ${counted || 'nobody'}`);
    return [...faults, ...checklistFaults(state)];
  };
}

/**
 * 17.13, 17.23, 17.35, 18.31, 18.32, 18.62, 18.71, 19.21, 19.22 and 20.21: the day, or the game, ends when it should
 * and not otherwise.
 */
function endFaults(
  before: State,
  command: Command,
  state: State,
  events: readonly Event[],
  demoralized: readonly string[],
): readonly string[] {
  const { freiburg } = before.scenario;
  const day = dayAsPrinted(before);
  if (!freiburg || !day || command.do === 'chooseRedeployment') return [];
  const happened = (what: Event['happened']) => events.some((event) => event.happened === what);
  const ended = happened('dayEnded') || happened('gameEnded');
  if (!ended && state.pending?.kind === 'setUp') return [];
  const first = freiburgOf(boardOf(before)).redeployed === 'line' ? 'french' : day.firstPlayer;
  const isLastPhase =
    command.do === 'endPhase' &&
    command.phase === 'combat' &&
    before.gameTurn === day.gameTurns &&
    before.phasingSide !== first;
  const armies = day.endsWhenDemoralized;
  const areBroken = armies.length > 0 && armies.every((army) => demoralized.includes(army));
  const left = bavariansAt(before, events);
  const isDone = isLastPhase || areBroken || (day.isLast && left.length === 0);
  const faults: string[] = [];
  if (isDone !== ended)
    faults.push(isDone ? 'the day goes on beyond its end' : 'the day ends before its time');
  if (!ended) return faults;
  const { entrenchment = [] } = before.scenario.map.terrain;
  const works = (before.scenario.map.areas.hill ?? []).filter((hex) => entrenchment.includes(hex));
  const decides = freiburgOf(boardOf(before)).redeployed === 'rows' || before.options.hillWorks === 'always';
  const isCampaign = freiburg.victory === '18.7';
  const byHill = isCampaign && before.day === 1 && decides && !left.some((hex) => works.includes(hex));
  const isLast = before.day + 1 === freiburg.days.length;
  if ((isLast || byHill) !== happened('gameEnded'))
    faults.push('the game does not end with the day it should');
  return faults;
}

/** Hexes of the Bavarian units on the map after these events and before a field is cleared. */
function bavariansAt(before: State, events: readonly Event[]): readonly string[] {
  const at = new Map<string, string | null>(
    before.counters
      .filter((one) => isUnitOf(before, one) && printedOf(before, one).category === 'bavarian')
      .map((one) => [one.id, one.at]),
  );
  for (const event of events) {
    if (event.happened === 'counterMoved' && at.has(event.counter)) {
      const to = event.path.at(-1) ?? '';
      at.set(event.counter, to === 'exit' ? null : to);
    }
    if (event.happened === 'unitEliminated') at.delete(event.unit);
    if (event.happened !== 'sideSetUp') continue;
    for (const placed of event.positions) if (at.has(placed.counter)) at.set(placed.counter, placed.at);
  }
  return [...at.values()].flatMap((hex) => hex ?? []);
}
