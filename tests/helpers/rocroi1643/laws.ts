/** What every event of Rocroi 1643 keeps. */
import { distance } from '../../../src/core/hex/hex';
import { rules } from '../../../src/systems/rocroi-1643';
import { wayToEdge } from '../../../src/systems/rocroi-1643/12-rout/run';
import type { Rocroi1643 } from '../../../src/systems/rocroi-1643/engine/system';
import { boardOf } from '../../../src/systems/rocroi-1643/state/board';
import { zoneOf } from '../../../src/systems/rocroi-1643/state/near';

/** What is wrong with events that follow a state. */
export function eventFaults(
  start: Rocroi1643['State'],
  events: readonly Rocroi1643['Event'][],
): readonly string[] {
  const faults: string[] = [];
  let state = start;
  for (const event of events) {
    const board = boardOf(state);
    if (event.happened === 'ran') {
      const before = wayToEdge(board, board.knownUnit(event.unit)) ?? 0;
      const after = wayToEdge(board, { ...board.knownUnit(event.unit), hex: board.hex(event.to) }) ?? 99;
      if (after !== before - 1) faults.push(`${event.unit} runs from ${before} to ${after} steps`);
    }
    if (event.happened === 'retreated') {
      const { grid } = board.field;
      const [from, here, to] = [event.from, board.knownUnit(event.unit).at ?? '', event.to].map((at) =>
        board.hex(at),
      );
      const gains = distance(grid, to ?? 0, from ?? 0) - distance(grid, here ?? 0, from ?? 0);
      const least = state.options.retreatDistance === 'equal' && !event.pushed ? 0 : 1;
      if (gains < least) faults.push(`${event.unit} retreats to ${event.to}, ${gains} hexes further`);
    }
    if (event.happened === 'advanced') {
      const unit = board.knownUnit(event.unit);
      const ahead = zoneOf(board, unit, board.hex(event.to));
      if (ahead !== 'front' || unit.order === 'routed') faults.push(`${event.unit} advances to its ${ahead}`);
    }
    state = rules.evolve(state, event);
    faults.push(...crowdFaults(state));
  }
  if (state.agenda.length === 0) faults.push(...restFaults(state));
  return faults;
}

/** Enemies never share a hex, whatever happens. */
function crowdFaults(state: Rocroi1643['State']): readonly string[] {
  const board = boardOf(state);
  return board.units
    .filter(({ hex, side }) => hex >= 0 && board.unitsIn(hex).some((other) => other.side !== side))
    .map(({ id, at }) => `${id} is with an enemy in ${at}`);
}

/** At rest there is one unit a hex, no enemy unit with a leader, and nobody who still has to run. */
function restFaults(state: Rocroi1643['State']): readonly string[] {
  const board = boardOf(state);
  return [
    ...board.units
      .filter(({ hex }) => hex >= 0 && board.unitsIn(hex).length > 1)
      .map(({ id, at }) => `${id} shares ${at}`),
    ...board.leaders
      .filter(({ hex, side }) => board.unitIn(hex) && board.unitIn(hex)?.side !== side)
      .map(({ id, at }) => `${id} is with an enemy unit in ${at}`),
    ...(state.routing.length > 0 ? [`${state.routing.join()} still have to run`] : []),
  ];
}
