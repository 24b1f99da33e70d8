type Props = {
  onZoom(factor: number): void;
  onFit(): void;
  onCentre(): void;
  readonly bare: boolean;
  readonly turned: boolean;
  readonly onBare: ((bare: boolean) => void) | undefined;
  readonly onTurn: (() => void) | undefined;
};
export const ZOOM_STEP = 1.4;

export function BoardButtons({ onZoom, onFit, onCentre, bare, turned, onBare, onTurn }: Props) {
  return (
    <div className="board-buttons" role="toolbar" aria-label="Map view">
      <Button name="Zoom in" hint="+" path="M12 5v14M5 12h14" onPress={() => onZoom(ZOOM_STEP)} />
      <Button name="Zoom out" hint="-" path="M5 12h14" onPress={() => onZoom(1 / ZOOM_STEP)} />
      <Button
        name="Fit the counters, then the whole map"
        hint="0"
        path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        onPress={onFit}
      />
      <Button
        name="Centre on the selection"
        path="M12 3v5M12 16v5M3 12h5M16 12h5M12 12h.01"
        onPress={onCentre}
      />
      {onTurn ? (
        <Button
          name="Turn the board"
          hint="O"
          pressed={turned}
          path="M4 12a8 8 0 0 1 13.7-5.6L20 8.6M20 4v4.6h-4.6M20 12a8 8 0 0 1-13.7 5.6L4 15.4M4 20v-4.6h4.6"
          onPress={onTurn}
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
}

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
  onPress(): void;
};

function Button({ name, hint, path, pressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
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
