/**
 * What is open over the game: dialogs, menus, lists, the sheet of a phone. Each says how to close it; the browser's
 * *Back* closes the one opened last, before it leaves the game.
 */

type Layer = {
  readonly close: () => void;
  /** What was silently removed from the page is no longer open. */
  readonly isThere: () => boolean;
};

export type Layers = ReturnType<typeof createLayers>;

export function createLayers() {
  let open: readonly Layer[] = [];
  const heard = new Set<() => void>();
  const change = (next: readonly Layer[]) => {
    open = next;
    for (const listener of heard) listener();
  };
  const drop = (layer: Layer) => {
    if (open.includes(layer)) change(open.filter((other) => other !== layer));
  };
  return {
    /** Something is on top until the returned function is called. */
    open(close: () => void, isThere: () => boolean = () => true): () => void {
      const layer = { close, isThere };
      change([...open, layer]);
      return () => drop(layer);
    },
    any: () => open.some(({ isThere }) => isThere()),
    closeTop() {
      const top = open.findLast(({ isThere }) => isThere());
      if (!top) return;
      // It counts as closed at once: the browser reports a closed dialog only later.
      drop(top);
      top.close();
    },
    subscribe(listener: () => void): void {
      heard.add(listener);
    },
  };
}

/** Those of this page. */
export const layers = createLayers();

/** Menus tell themselves when they open and close. */
export function followMenus(): () => void {
  const closed = new Map<Element, () => void>();
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('[popover]')) return;
    closed.get(target)?.();
    closed.delete(target);
    if (newState === 'open')
      closed.set(
        target,
        layers.open(
          () => target.hidePopover(),
          () => target.isConnected,
        ),
      );
  };
  window.addEventListener('beforetoggle', onToggle, true);
  return () => window.removeEventListener('beforetoggle', onToggle, true);
}
