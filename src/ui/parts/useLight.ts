import type { FocusEvent, PointerEvent } from 'react';
import type { Cause } from '../../store/table/causes';
import { useGame } from '../../store/useGame';

/** Handlers of an element whose words name counters and places. */
export type Light = {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
};

/**
 * Lights on the board what a sentence names while it is pointed at or has the focus; `rest` stays lit otherwise.
 * Reasons of a refusal look otherwise than what a text names.
 */
export function useLight(
  rest: readonly Cause[] = [],
  means: 'named' | 'cause' = 'named',
): (...named: readonly Cause[]) => Light | undefined {
  const pointOut = useGame((state) => state.pointOut);
  return (...named) => {
    if (named.every(({ counters, where }) => counters.length === 0 && where.length === 0)) return undefined;
    const light = () => pointOut(named, means);
    const dark = () => pointOut(rest, means);
    return {
      // A finger that scrolls passes over lines; what it presses in them stays lit.
      onPointerEnter: ({ pointerType }) => (pointerType === 'touch' ? undefined : light()),
      onPointerLeave: ({ pointerType }) => (pointerType === 'touch' ? undefined : dark()),
      onFocus: light,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dark();
      },
    };
  };
}

/** The places of a line of the log: where it happened, as its counters may be elsewhere by now. */
export function placesNamed({ counters, where }: Cause): Cause {
  return { counters: where.length > 0 ? [] : counters, where };
}
