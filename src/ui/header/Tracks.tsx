import type { Track } from '../../core/contract/table';
import { usePlay, useShown } from '../../store/useGame';

/** Game-Turns as a row of counters, phases as a row of names, the current one lit. */
export function Tracks() {
  const tracks = useShown((shown) => shown.tracks);
  const turnOf = useShown((shown) => shown.moment.side);
  const side = usePlay((play) => play.table.sides.find(({ id }) => id === turnOf));
  return (
    <div className={`tracks${tracks.length > 2 ? ' several' : ''} livery-${side?.livery ?? ''}`}>
      {tracks.map((track) => (
        <TrackRow key={track.of} track={track} />
      ))}
    </div>
  );
}

function TrackRow({ track }: { readonly track: Track }) {
  const numbered = track.of === 'turns';
  const { at } = track;
  return (
    <div className={numbered ? 'track numbered' : 'track named'}>
      {at === null ? null : (
        <p className="track-short">
          {numbered ? `${track.label} ` : ''}
          <b>{track.steps[at]}</b>
          {numbered ? ` of ${track.steps.length}` : ''}
        </p>
      )}
      <ol aria-label={track.label}>
        {track.steps.map((step, i) => (
          <li
            key={step}
            className={at !== null && i < at ? 'done' : i === at ? 'at' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
