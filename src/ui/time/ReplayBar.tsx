import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Replay } from '../../store/table/replay';
import { REPLAY_SPEEDS, type ReplaySpeed } from '../../store/table/replay';
import { useGame, usePlay } from '../../store/useGame';
import { useFocusWhileOpen } from '../focus/useFocusWhileOpen';
import { useLayer } from '../focus/useLayer';
import { FirstIcon, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepOnIcon } from '../parts/icons';
import { Bookmarks } from './Bookmarks';
import { ReplayTrack } from './ReplayTrack';
import { useReplayKeys } from './useReplayKeys';
import './replay.css';

/** Below the board while looking back: step, play, a track of the game, bookmarks. */
export function ReplayBar() {
  const replay = useGame((state) => state.replay);
  return replay ? <Bar replay={replay} /> : null;
}

function Bar({ replay }: { readonly replay: Replay }) {
  const lookBackTo = useGame((state) => state.lookBackTo);
  const { playing, toggle } = usePlaying(replay);
  const bar = useRef<HTMLElement>(null);
  const endLookBack = useGame((state) => state.endLookBack);
  useFocusWhileOpen(bar, 'input[type="range"]');
  useLayer(true, endLookBack);
  useReplayKeys(toggle);
  const { at, line } = replay;
  return (
    <section ref={bar} className="replay-bar" aria-label="Replay">
      <Point replay={replay} />
      <ReplayTrack replay={replay} />
      <div className="replay-steps">
        <Step name="First" icon={<FirstIcon />} off={at === 0} onPress={() => lookBackTo(0)} />
        <Step name="Back" icon={<StepBackIcon />} off={at === 0} onPress={() => lookBackTo(at - 1)} />
        <Step
          name={playing ? 'Pause' : 'Play'}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onPress={toggle}
        />
        <Step
          name="Forward"
          icon={<StepOnIcon />}
          off={at === line.length}
          onPress={() => lookBackTo(at + 1)}
        />
        <Step
          name="Last"
          icon={<LastIcon />}
          off={at === line.length}
          onPress={() => lookBackTo(line.length)}
        />
        <Speed />
      </div>
      <Bookmarks replay={replay} />
      <WayOut replay={replay} />
    </section>
  );
}

/** The point in words; the announcer reads it out as it changes. */
function Point({ replay: { moment, at, line } }: { readonly replay: Replay }) {
  return (
    <p className="replay-point">
      <b>
        {moment.turn} · {moment.segment}
      </b>{' '}
      <span className="replay-count">
        {at} of {line.length}
      </span>
    </p>
  );
}

function WayOut({ replay }: { readonly replay: Replay }) {
  const continueHere = useGame((state) => state.continueHere);
  const endLookBack = useGame((state) => state.endLookBack);
  const isHere = usePlay((play) => play.game.record.head === replay.entry);
  return (
    <div className="replay-out">
      {/* Always there, or what lies beside it would change its place from step to step; at the game's own point a
          press is told why not. */}
      <button
        type="button"
        className="act small"
        title={
          isHere
            ? 'The game is already at this point'
            : 'The game continues from this point; what came after stays in the log as a branch'
        }
        aria-disabled={isHere}
        onClick={continueHere}
      >
        Continue from here
      </button>
      <button type="button" className="act small main" onClick={endLookBack}>
        Return to the game
      </button>
    </div>
  );
}

function Speed() {
  const speed = useGame((state) => state.replaySpeed);
  const setSpeed = useGame((state) => state.setReplaySpeed);
  return (
    <label className="replay-speed">
      <span className="unseen">Speed</span>
      <select
        value={speed}
        onChange={({ currentTarget: { value } }) => {
          const chosen = REPLAY_SPEEDS.find((other) => other === value);
          if (chosen) setSpeed(chosen);
        }}
      >
        {REPLAY_SPEEDS.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}

type StepProps = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly off?: boolean;
  readonly onPress: () => void;
};

/** Not `disabled` at an end: the button just pressed would lose the focus. */
function Step({ name, icon, off = false, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="replay-step"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
    >
      {icon}
    </button>
  );
}

const PACE: { readonly [S in ReplaySpeed]: number } = { slow: 2400, steady: 1300, quick: 600, swift: 160 };
/** A die has more to read than a move. */
const LONGER_FOR_A_DIE = 1.8;

/** Plays on to the end of the line; going elsewhere by hand stops it. */
function usePlaying(replay: Replay) {
  const lookBackTo = useGame((state) => state.lookBackTo);
  const speed = useGame((state) => state.replaySpeed);
  const asking = useGame((state) => state.asking !== null);
  const [playing, setPlaying] = useState(false);
  /** The point that playing has reached: at any other point, the player went there by hand. */
  const reached = useRef(-1);
  const { at, line, lines } = replay;
  const ended = at === line.length;
  const pause = PACE[speed] * (lines.some(({ receipt }) => receipt) ? LONGER_FOR_A_DIE : 1);
  useEffect(() => {
    if (!playing) return;
    // A question to the other side is about the point at which it was asked.
    if (ended || asking || reached.current !== at) return setPlaying(false);
    const timer = setTimeout(() => {
      reached.current = at + 1;
      lookBackTo(at + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [playing, at, ended, asking, pause, lookBackTo]);
  const toggle = () => {
    if (ended && !playing) lookBackTo(0);
    reached.current = ended ? 0 : at;
    setPlaying(!playing);
  };
  return { playing: playing && !ended, toggle };
}
