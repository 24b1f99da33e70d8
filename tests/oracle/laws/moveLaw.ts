/** Moves, forced steps, exits and withdrawals by the wording of cases 6, 9.15, 16.1, 17.33, 17.34, 18.61 and 19.57. */

import { boardOf } from '../../../src/systems/thirty-years-war/engine/boards';
import type { Command, Event } from '../../../src/systems/thirty-years-war/engine/types';
import { freiburgOf } from '../../../src/systems/thirty-years-war/freiburg/state';
import type { CounterState, State } from '../../../src/systems/thirty-years-war/state/state';
import { withFreiburg } from '../../helpers/positions/withFreiburg';
import { dayAsPrinted, mayBeWithdrawn } from '../days';
import { enemiesOver, groundOf, isUnitOf, printedOf, stepFor, unitsByHex } from '../ground';

type Moved = Extract<Event, { happened: 'counterMoved' }>;

function counterIn(state: State, id: string): CounterState {
  const found = state.counters.find((one) => one.id === id);
  if (!found) throw new Error(`no counter ${id}`);
  return found;
}

/** Everything that is wrong with what the events of a command did to places on the map. */
export function moveFaults(before: State, command: Command, events: readonly Event[]): readonly string[] {
  return events.flatMap((event): readonly string[] => {
    switch (event.happened) {
      case 'counterMoved':
        return wayFaults(before, event);
      case 'steppedBack':
        return stepFaults(before, counterIn(before, event.unit), event.to);
      case 'phaseBegan':
        return event.phase === 'movement' ? forcedFaults(before, event.side, events) : [];
      case 'unitEliminated':
        return command.do === 'giveUp' ? givenUpFaults(before, event.unit) : [];
      case 'gunWithdrawn':
        return withdrawalFaults(before, event);
      default:
        return [];
    }
  });
}

/** Step by step: each may be made, and together they cost what was said and no more than the allowance. */
function wayFaults(before: State, { counter: id, path, spent }: Moved): readonly string[] {
  const mover = counterIn(before, id);
  const { movement, category } = printedOf(before, mover);
  const faults: string[] = [];
  let now = before;
  let at = mover.at ?? '';
  let total = 0;
  for (const to of path) {
    if (to === 'exit') {
      faults.push(...exitFaults(before, mover, at));
      total += 1;
      continue;
    }
    const step = groundOf(now).around(at).includes(to) ? stepFor(now, groundOf(now), mover, at, to) : null;
    if (step === null) return [`${id} cannot go from ${at} to ${to}`];
    total += step;
    at = to;
    if (isUnitOf(before, mover)) now = entered(now, mover, to);
  }
  const broken = category !== null && before.demoralized.includes(category);
  const allowance = mover.disrupted ? (broken ? 4 : 2) : movement;
  if (total !== spent) faults.push(`${id} spends ${spent} for a way of ${total}`);
  if (total > allowance) faults.push(`${id} goes ${total} with an allowance of ${allowance}`);
  return faults;
}

/** 19.57: the unit is now the last that was in the hex. */
function entered(state: State, { holder }: CounterState, hex: string): State {
  const { [hex]: _, ...others } = freiburgOf(boardOf(state)).lastIn;
  const isOwner = holder === state.scenario.map.fortress?.owner;
  return withFreiburg(state, { lastIn: isOwner ? others : { ...others, [hex]: holder } });
}

function exitFaults(state: State, mover: CounterState, from: string): readonly string[] {
  const exits = dayAsPrinted(state)?.exitHexes ?? [];
  const isBavarian = printedOf(state, mover).category === 'bavarian';
  return isBavarian && exits.includes(from) ? [] : [`${mover.id} leaves the map from ${from}`];
}

/** French Cavalry in a hex that a Bavarian unit in a work controls. */
function isUnderWorks(state: State, one: CounterState): boolean {
  const owner = state.scenario.map.entrenchmentOwner;
  if (one.at === null || one.holder === owner || printedOf(state, one).kind !== 'cavalry') return false;
  const ground = groundOf(state);
  return enemiesOver(state, ground, one.holder, one.at).some(
    ({ at }) => ground.terrainOf(at ?? '') === 'entrenchment',
  );
}

/** As the Movement Phase begins all of them are found, the firm ones disrupted, and their steps opened. */
function forcedFaults(before: State, side: string, events: readonly Event[]): readonly string[] {
  const under = before.counters.filter((one) => one.holder === side && isUnderWorks(before, one));
  const firm = under.filter(({ disrupted }) => !disrupted).map(({ id }) => id);
  const told = events.flatMap((event) =>
    event.happened === 'unitsDisrupted' && event.by === 'entrenchments' ? event.units : [],
  );
  const open = events.flatMap((event) =>
    event.happened === 'decisionOpened' && event.pending.kind === 'forcedSteps' ? event.pending.units : [],
  );
  const faults: string[] = [];
  if (told.join() !== firm.join()) faults.push(`disrupted under the works: ${told}, not ${firm}`);
  if (open.join() !== under.map(({ id }) => id).join()) faults.push(`forced to step: ${open}, not ${under}`);
  return faults;
}

function stepFaults(state: State, unit: CounterState, to: string): readonly string[] {
  const ground = groundOf(state);
  const isNext = ground.around(unit.at ?? '').includes(to);
  const open = isNext && stepFor(state, ground, { ...unit, disrupted: true }, unit.at ?? '', to) !== null;
  return open ? [] : [`${unit.id} cannot step to ${to}`];
}

/** No unit is given up as long as one of those left has an empty hex to go to. */
function givenUpFaults(state: State, id: string): readonly string[] {
  const left: readonly string[] = state.pending?.kind === 'forcedSteps' ? state.pending.units : [];
  const faults = left.includes(id) ? [] : [`${id} is given up and need not step`];
  // With friends still to be parted an empty hex may be needed for one of them.
  if ([...unitsByHex(state).values()].some((there) => there.length > 1)) return faults;
  for (const one of left) {
    const unit = counterIn(state, one);
    const free = groundOf(state)
      .around(unit.at ?? '')
      .find((hex) => !unitsByHex(state).has(hex) && stepFaults(state, unit, hex).length === 0);
    if (free !== undefined) faults.push(`${id} is given up though ${one} can step to ${free}`);
  }
  return faults;
}

function withdrawalFaults(
  before: State,
  { gun: id, die, away }: Extract<Event, { happened: 'gunWithdrawn' }>,
): readonly string[] {
  const gun = counterIn(before, id);
  const faults: string[] = [];
  if (before.scenario.freiburg?.days[before.day]?.withdrawal !== true)
    faults.push(`${id} goes on no such day`);
  if (gun.holder === 'french' || !mayBeWithdrawn(before, gun)) faults.push(`${id} has no way to go by`);
  if (away !== (die === 6)) faults.push(`${id} rolls ${die} and is ${away ? '' : 'not '}away`);
  return faults;
}
