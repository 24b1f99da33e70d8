/** Focus is never lost: when what had it is gone, it goes where the game goes on. */
import { useContext, useEffect } from 'react';
import { StoresContext } from '../../store/useGame';
import { focusHeading } from './focus';
import { hadFocusBefore } from './openModal';

export function useKeptFocus(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    let last: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    // After React has drawn what the change has brought.
    let due: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const active = document.activeElement;
      if ((active !== null && active !== document.body) || !last || last.isConnected) return;
      // A dialog gives the focus back to what had it when it was opened, not to what had it at some time before.
      const dialog = last.closest('dialog');
      last = null;
      const before = dialog && hadFocusBefore(dialog);
      if (before) before.focus();
      else focusHeading();
    };
    const unsubscribe = store.subscribe(() => {
      clearTimeout(due);
      due = setTimeout(check);
    });
    document.addEventListener('focusin', onFocus);
    // Whoever comes from the start page has lost the button that brought him here.
    if (document.activeElement === document.body) focusHeading();
    return () => {
      clearTimeout(due);
      unsubscribe();
      document.removeEventListener('focusin', onFocus);
    };
  }, [store]);
}
