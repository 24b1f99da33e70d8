import type { Track } from '../../core/contract/table';
import { usePlay, useShown } from '../../store/useGame';

/** Game-Turns as a row of counters, phases as a row of names, the present one lit. */
export function Tracks() {
  const tracks = useShown((shown) => shown.tracks);
  const turnOf = useShown((shown) => shown.moment.side);
  const side = usePlay((play) => play.table.sides.find(({ id }) => id === turnOf));
  return (
    <div className={`tracks${tracks.length > 2 ? ' many' : ''} livery-${side?.livery ?? ''}`}>
      {tracks.map((track) => (
        <TrackRow key={track.id} track={track} />
      ))}
    </div>
  );
}

function TrackRow({ track }: { readonly track: Track }) {
  const numbered = track.steps.every((step) => step.length <= 2);
  return (
    <div className={numbered ? 'track numbered' : 'track named'}>
      {track.at < 0 ? null : (
        <p className="track-short">
          {numbered ? `${track.label} ` : ''}
          <b>{track.steps[track.at]}</b>
          {numbered ? ` of ${track.steps.length}` : ''}
        </p>
      )}
      <ol aria-label={track.label}>
        {track.steps.map((step, i) => (
          <li
            key={step}
            className={i < track.at ? 'done' : i === track.at ? 'at' : undefined}
            aria-current={i === track.at ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
