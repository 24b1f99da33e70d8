import { Fragment, type PointerEvent, useMemo } from 'react';
import type { CounterView } from '../../core/contract/board';
import type { CounterId } from '../../core/contract/values';
import type { Cause } from '../../store/table/causes';
import { useGame, useShown } from '../../store/useGame';
import { noBreak } from './noBreak';
import { partsOf } from './partsOf';
import './named-text.css';

type Props = {
  readonly text: string;
  /** What the whole text names: lit again once a single name is left, and of two counters of one name the one meant. */
  readonly about?: Cause;
  /** As what it is lit again. */
  readonly means?: 'named' | 'cause';
};

const NOTHING: Cause = { counters: [], where: [] };

/** A text in which pointing at the name of a counter lights it on the board; a finger brings it into view, too. */
export function NamedText({ text, about = NOTHING, means = 'named' }: Props) {
  const counters = useShown((shown) => shown.board.counters);
  const parts = useMemo(
    () => partsOf(text, withOwnName(text, counters, about.counters)),
    [text, counters, about.counters],
  );
  return parts.map(({ words, id }, i) =>
    id === null ? (
      <Fragment key={i}>{noBreak(words)}</Fragment>
    ) : (
      <CounterName key={i} id={id} name={words} about={about} means={means} />
    ),
  );
}

type NameProps = Required<Pick<Props, 'about' | 'means'>> & {
  readonly id: CounterId;
  readonly name: string;
};

/** No stop of Tab: its line lights all of its names as it gets the focus. */
function CounterName({ id, name, about, means }: NameProps) {
  const pointOut = useGame((state) => state.pointOut);
  const bringIntoView = useGame((state) => state.bringIntoView);
  const cause: Cause = { counters: [id], where: [] };
  const isNothing = about.counters.length === 0 && about.where.length === 0;
  return (
    <span
      className="counter-name"
      onPointerEnter={() => pointOut([cause])}
      onPointerDown={() => {
        pointOut([cause]);
        bringIntoView(cause);
      }}
      onPointerLeave={({ pointerType }: PointerEvent) => {
        // A finger that is lifted leaves: what it has pressed stays lit.
        if (pointerType !== 'touch') pointOut(isNothing ? [] : [about], means);
      }}
    >
      {name}
    </span>
  );
}

/**
 * Those whose name means them alone: among the ones that the text is about, or else among all. Of the others only those
 * that stand with their hex: units are named Roll and French, too.
 */
function withOwnName(
  text: string,
  counters: readonly CounterView[],
  about: readonly CounterId[],
): readonly CounterView[] {
  const named = new Set(about);
  const isAlone = (counter: CounterView, among: readonly CounterView[]) =>
    among.every((other) => other === counter || other.name !== counter.name);
  const meant = counters.filter(({ id }) => named.has(id));
  const others = counters.filter(
    (counter) => !meant.includes(counter) && standsWithHex(text, counter.name) && isAlone(counter, counters),
  );
  return [...others, ...meant.filter((counter) => isAlone(counter, meant))];
}

/** `Alburquerque (1410)`, and not `Alburquerque (Spanish)`, which is another one. */
function standsWithHex(text: string, name: string): boolean {
  const before = `${name} (`;
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1))
    if (/\d/.test(text.charAt(at + before.length))) return true;
  return false;
}
