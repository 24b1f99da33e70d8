/** A line of the game, viewed entry by entry: what the screens draw at the point shown. */

import type { BoardView, Mark } from '../../core/contract/board';
import type { Verdict } from '../../core/contract/rules';
import type { Moment, Sheet, Track } from '../../core/contract/table';
import type { Json, SideId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { endOfBranch, liesOn, lineTo, ROOT } from '../../core/record/record';
import { type WrittenLine, writtenOf } from './gameLog';
import type { OpenGame } from './openGame';

/** The speed of a replay. */
export const REPLAY_SPEEDS = ['slow', 'steady', 'quick', 'swift'] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** Where a phase begins on the line; `turn` is set where a Game-Turn begins. */
export type Stop = {
  readonly at: number;
  readonly turn: string | null;
  readonly segment: string;
  readonly side: SideId | null;
};
/** What is drawn, of the game or of the point looked at. */
export type Shown = {
  readonly board: BoardView;
  readonly tracks: readonly Track[];
  readonly sheets: readonly Sheet[];
  readonly moment: Moment;
  readonly verdict: Verdict | null;
};
export type Replay = Shown & {
  /** All entries of the line, including those after the point. */
  readonly line: readonly number[];
  /** How many of them are played at the point shown. */
  readonly at: number;
  /** The last of these, or `ROOT`. */
  readonly entry: number;
  readonly stops: readonly Stop[];
  /** The lines of the last of them. */
  readonly lines: readonly WrittenLine[];
};

/**
 * The line that ends in `end`; if it is not given, the present line if `entry` lies on it, else its branch to the end.
 */
export function replayOf(play: OpenGame, entry: number, end?: number): Replay {
  const { entries, tip } = play.game.record;
  const last = end ?? (liesOn(entries, entry, tip) ? tip : endOfBranch(entries, entry));
  const line = lineTo(entries, last);
  return shownAt(play, line, stopsOf(play, line), line.indexOf(entry) + 1);
}

/** The same line at another point; beyond its ends, at the end. */
export function lookBackAt(play: OpenGame, { line, stops }: Replay, at: number): Replay {
  return shownAt(play, line, stops, Math.min(Math.max(at, 0), line.length));
}

function shownAt(play: OpenGame, line: readonly number[], stops: readonly Stop[], at: number): Replay {
  const { system, game } = play;
  const entry = line[at - 1] ?? ROOT;
  const state = stateOf(game, entry);
  const lines = entry === ROOT ? [] : writtenOf(system, game, entry).lines;
  return {
    entry,
    line,
    stops,
    at,
    lines,
    board: { counters: system.board(state, null).counters.map(atRest), marks: marksOf(lines) },
    tracks: system.tracks(state),
    sheets: system.sheets(state),
    moment: system.moment(state),
    verdict: system.verdict(state),
  };
}

/** The state that is drawn: of the point looked at, or of the present game. */
export function stateShown({ game }: OpenGame, replay: Replay | null): Json {
  return stateOf(game, replay ? replay.entry : game.record.head);
}

/** Where it happened: the paths taken, and the places that the lines are about. */
function marksOf(lines: readonly WrittenLine[]): readonly Mark[] {
  return lines.flatMap(({ where }) =>
    where.map((shape): Mark => ({ means: shape.kind === 'line' ? 'path' : 'named', label: '', shape })),
  );
}

/** Nothing can be chosen while looking back, so nothing looks as if it could be. */
function atRest<C extends { readonly condition: BoardView['counters'][number]['condition'] }>(counter: C): C {
  return { ...counter, condition: counter.condition.filter((is) => is === 'reversed' || is === 'spent') };
}

function stopsOf({ system, game }: OpenGame, line: readonly number[]): readonly Stop[] {
  const stops: Stop[] = [];
  let before: Moment | null = null;
  for (const [at, entry] of [ROOT, ...line].entries()) {
    const moment = system.moment(stateOf(game, entry));
    const turned = before?.turn !== moment.turn;
    if (turned || before?.segment !== moment.segment) {
      stops.push({ at, turn: turned ? moment.turn : null, segment: moment.segment, side: moment.side });
    }
    before = moment;
  }
  return stops;
}
