import type { ToolProps } from './MoreMenu';

/** A button of the bar that has a picture instead of a word. */
export function Tool({ name, title, icon, faint = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={faint ? 'tool faint-tool' : 'tool'}
      title={title}
      aria-label={name}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
