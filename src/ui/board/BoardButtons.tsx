import { memo } from 'react';
import type { Turn } from '../../core/contract/geometry';
import type { BoardHandle } from './boardHandle';

type Props = {
  readonly board: Pick<BoardHandle, 'zoomBy' | 'fit' | 'fitWidth' | 'fitFighting' | 'centreCounters'>;
  readonly bare: boolean;
  readonly turn: Turn;
  readonly onBare: ((bare: boolean) => void) | undefined;
  readonly onTurn: (() => void) | undefined;
  readonly overview: boolean;
  readonly onOverview: ((shown: boolean) => void) | undefined;
};
export const ZOOM_STEP = 1.4;

export const BoardButtons = memo(function BoardButtons({
  board,
  bare,
  turn,
  onBare,
  onTurn,
  overview,
  onOverview,
}: Props) {
  return (
    <div className="board-buttons" role="toolbar" aria-label="Map view">
      <Button name="Zoom in" hint="+" path="M12 5v14M5 12h14" onPress={() => board.zoomBy(ZOOM_STEP)} />
      <Button name="Zoom out" hint="-" path="M5 12h14" onPress={() => board.zoomBy(1 / ZOOM_STEP)} />
      <Button
        name="Fit the counters, then the whole map"
        hint="0"
        path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        onPress={board.fit}
      />
      <Button
        name="Fit the map to the width"
        hint="W"
        className="to-width"
        path="M3 4v16M21 4v16M6 12h12M9 9l-3 3l3 3M15 9l3 3l-3 3"
        onPress={board.fitWidth}
      />
      <Button
        name="Fit the fighting"
        hint="F"
        path="M4 4l12.5 12.5M20 4L7.5 16.5M13.5 19.5l6-6M4.5 13.5l6 6M17 17l3 3M7 17l-3 3"
        onPress={board.fitFighting}
      />
      <Button
        name="Centre on the selection"
        path="M12 3v5M12 16v5M3 12h5M16 12h5M12 12h.01"
        onPress={board.centreCounters}
      />
      {onTurn ? (
        <Button
          name={turn === 0 ? 'Turn the board' : `Turn the board, now turned by ${turn} degrees`}
          hint="O"
          pressed={turn !== 0}
          path="M3.5 10h8v10.5h-8zM8 5.5h5.5a5 5 0 0 1 5 5v4M15.3 11.5l3.2 3.2l3.2-3.2"
          onPress={onTurn}
        />
      ) : null}
      {onOverview ? (
        <Button
          name="Overview of the map"
          hint="M"
          pressed={overview}
          path="M3 5h18v14H3zM11 11h7v5h-7z"
          onPress={() => onOverview(!overview)}
        />
      ) : null}
      {onBare ? (
        <Button
          name="Hide the counters"
          hint="V"
          pressed={bare}
          path={`M2.5 12C5 7.6 8.3 5.5 12 5.5S19 7.6 21.5 12C19 16.4 15.7 18.5 12 18.5S5 16.4 2.5 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6${bare ? 'M4 20L20 4' : ''}`}
          onPress={() => onBare(!bare)}
        />
      ) : null}
    </div>
  );
});

/** Nobody shall wonder where the armies are. */
export function BareNote({ onBack }: { onBack(): void }) {
  return (
    <p className="bare-note">
      Counters hidden
      <button type="button" onClick={onBack}>
        Show them
      </button>
    </p>
  );
}

type ButtonProps = {
  readonly name: string;
  /** The key that does the same. */
  readonly hint?: string;
  readonly path: string;
  readonly pressed?: boolean;
  readonly className?: string;
  onPress(): void;
};

function Button({ name, hint, path, pressed, className, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-pressed={pressed}
      title={hint === undefined ? name : `${name} (${hint})`}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
