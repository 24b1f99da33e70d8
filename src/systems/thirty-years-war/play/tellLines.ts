/** Words and parts that several lines of the log share, and lines that need more than their event says. */
import { caseName } from '../../../core/caseName';
import { hexAt } from '../../../core/hex';
import type { LogLine, SideId } from '../../../core/seam';
import { sideName } from '../battlefield';
import { EXIT } from '../commands';
import type { Event } from '../events';
import { moraleReceipt } from '../exclusive/freiburg/15-morale';
import { armyName, armyNamed } from '../exclusive/freiburg/armies';
import type { Piece } from '../piece';
import { hexNumberOf, type Position, phasingIndex, positionOf, sideOf } from '../position';
import { removalReasons, unitsWithoutRoll } from '../rules/09-disruption';
import type { State } from '../state';
import { allNamed, counted, listed, wayFrom } from '../wording';
import { forceInWords } from './setUpDraft';

/** Why nothing could be done in a phase that was passed; of disrupted units without a roll, who and by which case. */
export function passedLine(before: State): LogLine {
  const units = before.phase === 'disruptionRemoval' ? unitsWithoutRoll(before) : [];
  if (units.length === 0) return line(`Passed: ${whyIdle(before)}.`, before.phasingSide);
  const cases = new Set(
    units.flatMap(({ id }) => removalReasons(before, id).map(({ rule }) => caseName(rule))),
  );
  const text = `Passed, as nobody may be rolled for: ${allNamed(positionOf(before), units)} ${units.length > 1 ? 'stay' : 'stays'} disrupted (${listed([...cases])}).`;
  return { ...line(text, before.phasingSide), ...about(before, units) };
}

function whyIdle(state: State): string {
  const side = sideName(state.scenario, state.phasingSide);
  switch (state.phase) {
    case 'disruptionRemoval':
      return `no ${side} unit is disrupted`;
    case 'artilleryFire': {
      const has = positionOf(state).pieces.some(
        (piece) => piece.kind === 'artillery' && piece.hex >= 0 && piece.side === phasingIndex(state),
      );
      return has ? `no ${side} gun has a target` : `there is no ${side} gun on the map`;
    }
    case 'movement':
      return `no ${side} counter can move`;
    case 'combat':
      return `no ${side} unit has an enemy whom it may attack`;
  }
}

/** @rule freiburg:19.31 */
export function withoutHexLine(
  before: State,
  { counters, guns }: Extract<Event, { happened: 'leftWithoutHex' }>,
): LogLine {
  const taken = guns.length > 0 ? `; the French have ${counted(guns.length, 'gun')}` : '';
  const text = `Without a hex to stand in and lost: ${forceInWords(before, counters)}${taken}.`;
  return { ...line(text, null), counters: [...counters, ...guns] };
}

/** @rule freiburg:15.12, freiburg:15.22 */
export function moraleLine(before: State, event: Extract<Event, { happened: 'moraleTested' }>): LogLine {
  const { army, level, die, demoralized } = event;
  const name = armyName(before.scenario, army);
  const why = level === null ? 'has lost its Leader' : `has lost ${level} or more`;
  const end = demoralized ? 'and is demoralized' : 'and holds';
  const rolled = die === null ? '' : `, rolls ${die}`;
  return {
    ...line(`The ${name} ${why}${rolled} ${end}.`, armyNamed(before.scenario, army)?.side ?? null),
    receipt: die === null ? null : moraleReceipt(before, army, level, die),
  };
}

/** `moves two hexes ahead (1812 → 1612)`; onto the map and off it: by which hex. */
export function wayInWords(
  position: Position,
  piece: Piece,
  path: readonly string[],
  verb = 'moves',
): string {
  const { grid } = position.field;
  const [last = '', before] = [path.at(-1), path.at(-2)];
  if (last === EXIT) return `leaves the map (by ${before ?? hexNumberOf(position, piece)})`;
  if (piece.hex < 0) return `enters the map (${last})`;
  const to = hexAt(grid, last);
  return `${verb} ${wayFrom(position, piece, to)} (${hexNumberOf(position, piece)} → ${last})`;
}

/** A line without counters and places. */
export function line(text: string, side: SideId | null): LogLine {
  return { text, side, receipt: null, counters: [], where: [] };
}

/** Who holds a piece. */
export function sideFor(state: State, piece: Piece): SideId {
  return sideOf(state, piece.side);
}

/** What a line is about: the counters, and the hexes they stand in. */
export function about(state: State, pieces: readonly Piece[]): Pick<LogLine, 'counters' | 'where'> {
  const position = positionOf(state);
  const places = pieces.filter((piece) => piece.hex >= 0).map((piece) => hexNumberOf(position, piece));
  return {
    counters: pieces.map((piece) => piece.id),
    where: places.length > 0 ? [{ kind: 'places', places }] : [],
  };
}
