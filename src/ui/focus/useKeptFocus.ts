/** The focus is never lost: when its element is gone, it goes to where the game continues. */
import { useContext, useEffect } from 'react';
import { StoresContext } from '../../store/useGame';
import { focusHeading, isOnHeading, whereOf } from './focus';
import { hadFocusBefore } from './openModal';

export function useKeptFocus(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    let last: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    // After React has rendered the change.
    let due: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const active = document.activeElement;
      if ((active !== null && active !== document.body) || !last || last.isConnected) return;
      // A dialog returns the focus to what had it when it was opened, not to anything earlier.
      const dialog = last.closest('dialog');
      last = null;
      const before = dialog && hadFocusBefore(dialog);
      if (before) before.focus();
      else focusHeading();
    };
    const unsubscribe = store.subscribe((now, before) => {
      // A new phase has a heading of its own. The browser lays the page out before it removes what has the focus, in
      // the middle of all that is drawn again; now the page lies as it was drawn last.
      if (before.play && now.play && whereOf(before.play) !== whereOf(now.play) && isOnHeading())
        last?.blur();
      clearTimeout(due);
      due = setTimeout(check);
    });
    document.addEventListener('focusin', onFocus);
    // Coming from the start page, the button that was pressed is gone. The page is laid out for it, so not in that
    // press.
    const begun = setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    return () => {
      clearTimeout(begun);
      clearTimeout(due);
      unsubscribe();
      document.removeEventListener('focusin', onFocus);
    };
  }, [store]);
}
