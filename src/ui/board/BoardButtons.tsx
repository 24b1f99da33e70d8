type Props = { onZoom(factor: number): void; onFit(): void; onCentre(): void };
const STEP = 1.4;

export function BoardButtons({ onZoom, onFit, onCentre }: Props) {
  return (
    <div className="board-buttons" role="toolbar" aria-label="Map view">
      <Button name="Zoom in" path="M12 5v14M5 12h14" onPress={() => onZoom(STEP)} />
      <Button name="Zoom out" path="M5 12h14" onPress={() => onZoom(1 / STEP)} />
      <Button
        name="Fit the counters, then the whole map"
        path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        onPress={onFit}
      />
      <Button
        name="Centre on the selection"
        path="M12 3v5M12 16v5M3 12h5M16 12h5M12 12h.01"
        onPress={onCentre}
      />
    </div>
  );
}

function Button({ name, path, onPress }: { readonly name: string; readonly path: string; onPress(): void }) {
  return (
    <button type="button" aria-label={name} title={name} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
