import { memo } from 'react';
import type { CounterView } from '../../core/contract/board';
import { useGame } from '../../store/useGame';
import { showsTheSame } from '../board/counters/CounterLayer';
import { Chip } from '../counters/CounterChip';
import { noBreak } from '../parts/noBreak';
import { useFind } from '../parts/useFind';

/** A counter in the roster: one button finds it on the map; if it can be chosen now, another does that. */
export const ArmyRow = memo(
  function ArmyRow({ counter }: { readonly counter: CounterView }) {
    const { find, light, dark } = useFind();
    const press = useGame((state) => state.press);
    const { id, name, condition } = counter;
    const picked = condition.includes('picked');
    const open = useGame(
      ({ play, replay }) =>
        !replay && play?.prompt.choices.some(({ target }) => target.on === 'counter' && target.id === id),
    );
    const about = { counters: [id], where: [] };
    return (
      <li className="army-row" onPointerEnter={() => light(about)} onPointerLeave={dark}>
        <button
          type="button"
          className="row-button army-find"
          onFocus={() => light(about)}
          onBlur={dark}
          onClick={() => find(counter)}
        >
          <Chip counter={counter} />
          <span>
            <Label counter={counter} />
          </span>
        </button>
        {open || picked ? (
          <button
            type="button"
            className="act small"
            aria-label={`Choose ${name}`}
            aria-pressed={picked}
            onClick={() => press({ on: 'counter', id })}
          >
            {picked ? 'Chosen' : 'Choose'}
          </button>
        ) : null}
      </li>
    );
  },
  (a, b) => showsTheSame(a.counter, b.counter),
);

/** The words about a counter, with its name emphasised. */
function Label({ counter: { label, name } }: { readonly counter: CounterView }) {
  const at = name === '' ? -1 : label.indexOf(name);
  if (at < 0) return <Unbroken text={label} />;
  return (
    <>
      {label.slice(0, at)}
      <b>{noBreak(name)}</b>
      <Unbroken text={label.slice(at + name.length)} />
    </>
  );
}

/** Figures like `12-3` are never split at the end of a line. */
function Unbroken({ text }: { readonly text: string }) {
  return text.split(/(\d+-\d+)/).map((part, i) =>
    i % 2 === 1 ? (
      <span key={`${i} ${part}`} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
