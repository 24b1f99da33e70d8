import { type PointerEvent, useEffect, useRef } from 'react';
import type { BoardView } from '../../core/contract/board';
import type { Choice } from '../../core/contract/table';
import { useGame, usePlay } from '../../store/useGame';
import { keyName } from '../keys/keys';
import { SwitchIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import { FORETOLD } from '../voice/Announcer';

type Props = { readonly choice: Choice; readonly kind: string };

/** Something that can be chosen now; reaching it by pointer or keys previews what a press would do. */
export function ChoiceButton({ choice, kind }: Props) {
  const press = useGame((state) => state.press);
  const hover = useGame((state) => state.hover);
  const isPointed = useRef(false);
  const point = () => {
    isPointed.current = true;
    hover(choice.target);
  };
  // A finger that comes here presses: the words about what it points at would move the button away from under it.
  const pointAt = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') point();
  };
  const leave = () => {
    isPointed.current = false;
    hover(null);
  };
  // A button that goes is left without a word: what it would have done must not stay there.
  useEffect(
    () => () => {
      if (isPointed.current) hover(null);
    },
    [hover],
  );
  const isNumbered = usePlay(({ board }) => isOnMap(choice, board));
  const { cost, isOn } = choice;
  return (
    <button
      type="button"
      className={`act ${kind}`}
      data-option={choice.target.on === 'option' ? choice.target.id : undefined}
      aria-label={cost === undefined ? undefined : `${choice.label}, ${cost}`}
      aria-keyshortcuts={choice.key}
      aria-pressed={isOn}
      {...FORETOLD}
      onClick={(event) => {
        // The second press of a double click was meant for the button that was here before.
        if (event.detail < 2) press(choice.target);
      }}
      onPointerEnter={pointAt}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {isOn === undefined ? null : <SwitchIcon isOn={isOn} />}
      {cost === undefined ? (
        <span>{noBreak(choice.label)}</span>
      ) : (
        <span className="with-cost">
          <span>{noBreak(choice.label)}</span> <small>{noBreak(cost)}</small>
        </span>
      )}
      {choice.key === undefined ? null : <Key name={keyName(choice.key)} isNumber={isNumbered} />}
    </button>
  );
}

/** `aria-keyshortcuts` says it; in the name of the button it would be read as one more letter. */
function Key({ name, isNumber }: { readonly name: string; readonly isNumber: boolean }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus
    <kbd className={isNumber ? 'number' : undefined} aria-hidden="true">
      {name}
    </kbd>
  );
}

/** Whether its key is written on the map: there it is a number to find it by, also where there are no keys. */
function isOnMap({ key, target }: Choice, { marks }: BoardView): boolean {
  if (target.on !== 'place' || key === undefined) return false;
  return marks.some(
    ({ label, shape }) => label === key && shape.kind === 'places' && shape.places.includes(target.at),
  );
}
