/** Counters and choosable places as buttons for assistive technology: it clicks them without any pointer. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { CounterView } from '../../core/contract/board';
import type { Choice, Target } from '../../core/contract/table';
import type { Cursor } from '../../store/table/cursor';

type AssistedUse = {
  readonly counters: readonly CounterView[];
  readonly choices: readonly Choice[];
  onCursor(cursor: Cursor): void;
  onPress(target: Target): void;
};

export function useAssistedPresses(
  boardRef: RefObject<HTMLElement | null>,
  { counters, choices, onCursor, onPress }: AssistedUse,
): void {
  const press = useEffectEvent(onPress);
  const moveCursor = useEffectEvent(onCursor);
  const counterOf = useEffectEvent((id: string | undefined) => counters.find((counter) => counter.id === id));
  const placeNamed = useEffectEvent((name: string | undefined) =>
    choices.find(({ target }) => target.on === 'place' && String(target.at) === name),
  );
  useEffect(() => {
    const board = boardRef.current;
    if (board === null) return;
    // A pointer gives the focus to what it goes down on, a finger when it has been lifted, then comes the click: that
    // is no pointing by keys, and the map must not be shifted under it.
    let byPointer = false;
    const onPointer = (event: Event) => {
      byPointer = event.type === 'pointerdown';
    };
    // A click that a pointer has made was already answered as a tap; it counts at least one.
    const onClick = (event: MouseEvent) => {
      byPointer = false;
      const target = event.detail === 0 ? targetOf(event.target) : null;
      if (target !== null) press(target);
    };
    const onFocus = (event: FocusEvent) => {
      if (byPointer) {
        byPointer = false;
        return;
      }
      const target = targetOf(event.target);
      if (target?.on === 'place') moveCursor({ place: target.at, counter: null });
      if (target?.on !== 'counter') return;
      const at = counterOf(target.id)?.at ?? null;
      if (at !== null) moveCursor({ place: at, counter: target.id });
    };
    // The id of an element is that of a counter in the view, or it is none of ours.
    const targetOf = (element: EventTarget | null): Target | null => {
      const button =
        element instanceof Element ? element.closest<HTMLElement>('.choice-spot, [role="button"]') : null;
      const counter = counterOf(button?.dataset.counter);
      if (counter) return { on: 'counter', id: counter.id };
      return placeNamed(button?.dataset.place)?.target ?? null;
    };
    board.addEventListener('pointerdown', onPointer);
    board.addEventListener('pointercancel', onPointer);
    board.addEventListener('click', onClick);
    board.addEventListener('focusin', onFocus);
    return () => {
      board.removeEventListener('pointerdown', onPointer);
      board.removeEventListener('pointercancel', onPointer);
      board.removeEventListener('click', onClick);
      board.removeEventListener('focusin', onFocus);
    };
  }, [boardRef]);
}
