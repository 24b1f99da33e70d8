import { type KeyboardEvent, useRef } from 'react';
import type { Target } from '../../core/contract/table';
import { useGame } from '../../store/useGame';
import { useOverlaySpecs } from '../help/useOverlays';

const LISTS = ['side', 'place', 'choices', 'threats'] as const;
export type ListName = (typeof LISTS)[number];

const NAMES: { readonly [L in ListName]: string } = {
  side: 'By side',
  place: 'By place',
  choices: 'To choose',
  threats: 'Threats',
};
/** How far each key moves through the tabs. */
const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

const ON_BOARD: readonly Target['on'][] = ['counter', 'place', 'facing'];

type Props = { readonly list: ListName; onChange(list: ListName): void };

/** Arrow keys go from tab to tab and open it; the Tab key stops only at the open one. */
export function ListTabs({ list, onChange }: Props) {
  // Counters and places that can be chosen; the other steps are buttons of the panel.
  const choices = useGame(({ play, replay }) =>
    play && !replay ? play.prompt.choices.filter(({ target }) => ON_BOARD.includes(target.on)).length : 0,
  );
  // What the enemy could do is counted in some games only.
  const isCounted = useOverlaySpecs().some(({ aside }) => aside === true);
  const lists = LISTS.filter((name) => isCounted || name !== 'threats');
  const tabs = useRef(new Map<ListName, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    const at = lists.indexOf(list);
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : lists[(at + step + lists.length) % lists.length];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    tabs.current.get(next)?.focus();
  };
  return (
    <div className="list-tabs" role="tablist" aria-label="Lists" onKeyDown={onKeyDown}>
      {lists.map((name) => (
        <button
          key={name}
          ref={(tab) => {
            if (tab) tabs.current.set(name, tab);
          }}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === list}
          aria-controls={name === list ? `list-${name}` : undefined}
          tabIndex={name === list ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {NAMES[name]}{' '}
          {name === 'choices' && choices > 0 ? <span className="tab-count">{choices}</span> : null}
        </button>
      ))}
    </div>
  );
}
