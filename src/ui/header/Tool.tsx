import type { ToolProps } from './MoreMenu';

/** A button of the bar that has a picture instead of a word. */
export function Tool({ name, title, shortcut, icon, faint = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={faint ? 'tool faint-tool' : 'tool'}
      title={shortcut === undefined ? title : `${title} (${shortcut})`}
      aria-label={name}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
