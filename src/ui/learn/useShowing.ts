import { useEffect, useRef } from 'react';
import type { LearningStore } from '../../store/learning/learning';

const BETWEEN_MS = 650;

/** Puts the position back and makes the presses of the step one by one, so that they can be followed. */
export function useShowing(learning: LearningStore): () => void {
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  return () => {
    learning.getState().putBack();
    const from = learning.getState().at;
    const press = (n: number) => {
      const { at, said, show } = learning.getState();
      if (at !== from || said?.tone === 'done' || !show(n)) return;
      due.current = setTimeout(() => press(n + 1), BETWEEN_MS);
    };
    press(0);
  };
}
