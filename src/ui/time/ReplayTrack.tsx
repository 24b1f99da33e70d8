import type { SideView } from '../../core/contract/map';
import type { EntryLabel } from '../../core/record/record';
import type { Replay, Stop } from '../../store/table/replay';
import { useGame, usePlay } from '../../store/useGame';

/**
 * The whole line as a slider over a band: one segment a phase, high or low by side, Game-Turns numbered, bookmarks
 * flagged.
 */
export function ReplayTrack({ replay }: { readonly replay: Replay }) {
  const lookBackTo = useGame((state) => state.lookBackTo);
  const sides = usePlay((play) => play.table.sides);
  const bookmarks = usePlay((play) => play.game.record.bookmarks);
  const { at, line, moment, stops } = replay;
  const length = Math.max(line.length, 1);
  return (
    <div className="replay-track">
      <div className="replay-band" aria-hidden="true">
        {stops.map((stop, i) => (
          <Segment key={stop.at} stop={stop} end={stops[i + 1]?.at ?? length} length={length} sides={sides} />
        ))}
        {turnsToName(stops, length).map((stop) => (
          <span key={stop.at} className="replay-turn" style={{ left: share(stop.at, length) }}>
            {numberIn(stop.turn ?? '')}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={line.length}
        value={at}
        aria-label="Point of the game"
        aria-valuetext={`${moment.turn}, ${moment.segment}, ${at} of ${line.length}`}
        onChange={({ currentTarget }) => lookBackTo(Number(currentTarget.value))}
      />
      <div className="replay-flags">
        {bookmarks.map((bookmark) => (
          <Flag key={bookmark.entry} bookmark={bookmark} replay={replay} length={length} />
        ))}
      </div>
    </div>
  );
}

type SegmentProps = {
  readonly stop: Stop;
  readonly end: number;
  readonly length: number;
  readonly sides: readonly SideView[];
};

function Segment({ stop, end, length, sides }: SegmentProps) {
  const row = sides.findIndex(({ id }) => id === stop.side);
  const livery = sides[row]?.livery ?? '';
  return (
    <span
      className={`replay-segment livery-${livery} row-${row === 1 ? 'low' : 'high'}${stop.turn === null ? '' : ' turn'}`}
      style={{ left: share(stop.at, length), width: share(end - stop.at, length) }}
    />
  );
}

function Flag({
  bookmark,
  replay,
  length,
}: {
  readonly bookmark: EntryLabel;
  readonly replay: Replay;
  readonly length: number;
}) {
  const lookBackTo = useGame((state) => state.lookBackTo);
  const at = replay.line.indexOf(bookmark.entry) + 1;
  if (at === 0 && bookmark.entry >= 0) return null;
  return (
    <button
      type="button"
      className="replay-flag"
      style={{ left: share(at, length) }}
      aria-label={`Bookmark: ${bookmark.text}`}
      title={bookmark.text}
      onClick={() => lookBackTo(at)}
    />
  );
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(3)}%`;
}

/** `14` of `Game-Turn 14`; a turn without a number has its name. */
function numberIn(turn: string): string {
  return /\d+/.exec(turn)?.[0] ?? turn;
}

/** Numbers that would overlap are left out. */
function turnsToName(stops: readonly Stop[], length: number): readonly Stop[] {
  const named: Stop[] = [];
  for (const stop of stops) {
    const last = named.at(-1);
    if (stop.turn !== null && (!last || (stop.at - last.at) / length > 0.035)) named.push(stop);
  }
  return named;
}
