/**
 * Whose unit was the last in the hexes of a fortress and its gateways. The owner of the fortress counts as last in a
 * hex until a unit of the other side enters it, so only those of the other side are kept; @rule freiburg:19.57
 */

import type { CounterId, SideId } from '../../../../core/contract/values';
import type { HexNumber } from '../../scenario/map';
import type { Scenario } from '../../scenario/scenario';
import type { Entering } from '../../standard/06-movement/entered';
import { type Battlefield, battlefieldOf, isUnit } from '../../state/battlefield';
import type { Board } from '../../state/board';
import { changeFreiburg, type FreiburgState, freiburgOf } from '../state';
import { rememberedHexes } from './remembered';

export type LastIn = FreiburgState['lastIn'];

/** What follows from whose unit was last where, found once for each: few commands change it, and all ask for it. */
export function byLastIn<T>(tell: (field: Battlefield, lastIn: LastIn) => T): (board: Board) => T {
  const told = new WeakMap<Battlefield, WeakMap<LastIn, { readonly of: T }>>();
  return (board) => {
    const field = battlefieldOf(board.scenario);
    const { lastIn } = freiburgOf(board);
    const ofField = told.get(field) ?? new WeakMap<LastIn, { readonly of: T }>();
    told.set(field, ofField);
    const known = ofField.get(lastIn) ?? { of: tell(field, lastIn) };
    ofField.set(lastIn, known);
    return known.of;
  };
}

/** Writes it on the board where it changes. */
export function remembering(board: Board, entering: Entering): void {
  let { lastIn } = freiburgOf(board);
  for (const { counter, path } of entering) lastIn = lastInAfter(board.scenario, lastIn, counter, path);
  if (lastIn !== freiburgOf(board).lastIn) changeFreiburg(board, { lastIn });
}

/** After a counter has entered these hexes; Leaders leave no trace. The same object when nothing changed. */
function lastInAfter(
  scenario: Scenario,
  lastIn: LastIn,
  counter: CounterId,
  path: readonly HexNumber[],
): LastIn {
  const printed = scenario.counters[battlefieldOf(scenario).counterIndex.get(counter) ?? -1];
  return printed && isUnit(printed) ? withUnitIn(scenario, lastIn, printed.side, path) : lastIn;
}

/** With units of that side in these hexes; the same object when nothing changed. */
export function withUnitIn(
  scenario: Scenario,
  lastIn: LastIn,
  side: SideId,
  hexes: readonly HexNumber[],
): LastIn {
  const owner = scenario.map.fortress?.owner;
  if (owner === undefined) return lastIn;
  const remembered = rememberedHexes(scenario);
  const changed = hexes.filter((hex) => remembered.has(hex) && (lastIn[hex] ?? owner) !== side);
  if (changed.length === 0) return lastIn;
  const change = `${side} ${changed.join()}`;
  const known = recent.find((one) => one.before === lastIn && one.change === change);
  if (known) return known.after;
  const after: { [hex: HexNumber]: SideId } = {};
  for (const hex of remembered) {
    const last = changed.includes(hex) ? side : lastIn[hex];
    if (last !== undefined && last !== owner) after[hex] = last;
  }
  recent.push({ before: lastIn, change, after });
  if (recent.length > RECENT) recent.shift();
  return after;
}

/** The last changes: ways over the same hexes are tried repeatedly, and the walls follow from this object. */
const recent: { readonly before: LastIn; readonly change: string; readonly after: LastIn }[] = [];
const RECENT = 16;

/** What the file says, and where units stand. */
export function lastInAtStart(scenario: Scenario): LastIn {
  return scenario.counters.filter(isUnit).reduce<LastIn>((lastIn, unit) => {
    const at = scenario.positions[unit.id];
    return at === undefined ? lastIn : withUnitIn(scenario, lastIn, unit.side, [at]);
  }, scenario.start.lastIn);
}
