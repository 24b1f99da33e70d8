import { type KeyboardEvent, useMemo } from 'react';
import type { CounterView } from '../../core/contract/board';
import { usePlay, useShown } from '../../store/useGame';
import { useFew } from '../parts/useFew';
import { useInTurn } from '../parts/useInTurn';
import { ArmyRow } from './ArmyRow';
import { bySide, type Division, found, type Search, tagCounts } from './armyLists';

/** Counters of a side listed at first. */
const FEW = 100;

type Props = { readonly search: Search; onSearch(search: Search): void };

/** The roster: every counter of both sides, to be found by name, number, place or what is true of it now. */
export function ArmiesBySide({ search, onSearch }: Props) {
  const counters = useShown((shown) => shown.board.counters);
  const sides = usePlay((play) => play.table.sides);
  const shown = useMemo(() => found(counters, search), [counters, search]);
  const divisions = bySide(shown, sides);
  const isAll = shown.length === counters.length;
  return (
    <>
      <SearchBox search={search} onSearch={onSearch} />
      <Tags counters={counters} search={search} onSearch={onSearch} />
      <p className="army-count" role="status">
        {isAll ? `${counters.length} counters` : `${shown.length} of ${counters.length} counters`}
      </p>
      {divisions.map((division, number) => (
        <Side
          key={division.side.id}
          division={division}
          isFirst={number === 0}
          outOf={isAll ? null : counters.filter(({ side }) => side === division.side.id).length}
        />
      ))}
    </>
  );
}

function SearchBox({ search, onSearch }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || search.query === '') return;
    event.preventDefault();
    onSearch({ ...search, query: '' });
  };
  return (
    <input
      className="army-search"
      type="search"
      aria-label="Find by name or place"
      placeholder="Find by name or place"
      value={search.query}
      onChange={(event) => onSearch({ ...search, query: event.currentTarget.value })}
      onKeyDown={onKeyDown}
    />
  );
}

/** Tags that are true of some counter now, each with how many it would leave. */
function Tags({ counters, search, onSearch }: Props & { readonly counters: readonly CounterView[] }) {
  const tags = tagCounts(counters, search);
  const toggle = (tag: string) => {
    const others = search.tags.filter((other) => other !== tag);
    onSearch({ ...search, tags: others.length < search.tags.length ? others : [...others, tag] });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put a frame around them
    <div className="army-tags" role="group" aria-label="Show only">
      {tags.map(({ tag, count }) => (
        <button key={tag} type="button" aria-pressed={search.tags.includes(tag)} onClick={() => toggle(tag)}>
          {tag} <span className="tag-count">{count}</span>
        </button>
      ))}
      {search.tags.length > 0 || search.query !== '' ? (
        <button type="button" className="link" onClick={() => onSearch({ query: '', tags: [] })}>
          Show all
        </button>
      ) : null}
    </div>
  );
}

type SideProps = {
  readonly division: Division;
  /** What the list begins with is drawn at once. */
  readonly isFirst: boolean;
  /** The number of all, while only matches are shown. */
  readonly outOf: number | null;
};

function Side({ division: { side, standing, trays }, isFirst, outOf }: SideProps) {
  const shown = trays.reduce((sum, [, counters]) => sum + counters.length, standing.length);
  return (
    <section className={`army livery-${side.livery}`} aria-label={side.name}>
      <h3>
        {side.name}{' '}
        <span className="army-number">
          {outOf === null ? `${standing.length} on the map` : `${shown} of ${outOf} shown`}
        </span>
      </h3>
      <Rows counters={standing} isFirst={isFirst} />
      {trays.map(([tray, counters]) => (
        <details key={tray} open={outOf !== null || counters.some(isWanted) || undefined}>
          <summary>
            {tray.charAt(0).toUpperCase() + tray.slice(1)}{' '}
            <span className="army-number">{counters.length}</span>
          </summary>
          <Rows counters={counters} isFirst={isFirst && standing.length === 0} />
        </details>
      ))}
    </section>
  );
}

type RowsProps = { readonly counters: readonly CounterView[]; readonly isFirst: boolean };

function Rows({ counters, isFirst }: RowsProps) {
  const { shown, more } = useFew(counters, FEW);
  const isDrawn = useInTurn(shown.length, '', isFirst ? 0 : null);
  return (
    <ul>
      {shown.map((counter, i) => (isDrawn(i) ? <ArmyRow key={counter.id} counter={counter} /> : null))}
      {more ? <li>{more}</li> : null}
    </ul>
  );
}

/** A counter beside the map that can come onto it now. */
function isWanted({ condition }: CounterView): boolean {
  return condition.includes('ready') || condition.includes('picked');
}
