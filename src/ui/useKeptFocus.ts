/** Focus is never lost: when what had it is gone, it goes where the game goes on. */
import { useContext, useEffect } from 'react';
import { StoresContext } from '../store/useGame';
import { focusHeading } from './useGameKeys';

export function useKeptFocus(): void {
  const store = useContext(StoresContext)?.game;
  useEffect(() => {
    if (!store) return;
    let before: HTMLElement | null = null;
    let last: HTMLElement | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === last) return;
      // A dialog gives the focus back to what had it before.
      if (last && !last.closest('dialog')) before = last;
      last = target;
    };
    // After React has drawn what the change has brought.
    let due: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const active = document.activeElement;
      if ((active !== null && active !== document.body) || !last || last.isConnected) return;
      const wasInDialog = last.closest('dialog') !== null;
      last = null;
      if (wasInDialog && before?.isConnected) before.focus();
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
