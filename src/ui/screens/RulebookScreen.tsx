import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { caseName } from '../../core/caseName';
import type { PrintedTable, RuleEntry } from '../../core/contract/reader';
import type { Consulting } from '../../store/state';
import type { ChosenOption } from '../../store/table/openGame';
import { useGame, useSettings } from '../../store/useGame';
import { PrintedTableView } from '../answer/PrintedTableView';
import { openModal } from '../focus/openModal';
import { useFocusWhileOpen } from '../focus/useFocusWhileOpen';
import { CloseIcon, DockIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import {
  type Chapters,
  contentsOf,
  found,
  foundIn,
  type Section,
  sectionsOf,
  titlesOf,
} from './ruleSections';
import { useCanDock, useDocked } from './useDocked';

/** The rulebook over the page, unless it is docked beside play (`DockedRulebook`). */
export function RulebookScreen() {
  const consulting = useGame((state) => state.consulting);
  const consult = useGame((state) => state.consult);
  const isDocked = useDocked();
  if (!consulting || isDocked) return null;
  const close = () => consult(null);
  return (
    <dialog ref={openModal} className="rulebook" aria-labelledby="rulebook-title" onClose={close}>
      <Rulebook {...consulting} onClose={close} />
    </dialog>
  );
}

/** Beside the map, where play goes on. */
export function DockedRulebook() {
  const consulting = useGame((state) => state.consulting);
  const isDocked = useDocked();
  return consulting && isDocked ? <Docked {...consulting} /> : null;
}

function Docked(consulting: Consulting) {
  const consult = useGame((state) => state.consult);
  const book = useRef<HTMLElement>(null);
  const close = () => consult(null);
  useFocusWhileOpen(book, 'h1');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <aside className="rulebook docked" ref={book} aria-labelledby="rulebook-title" onKeyDown={onKeyDown}>
      <Rulebook {...consulting} onClose={close} />
    </aside>
  );
}

/** All cases and tables of a system, open at one of them. */
function Rulebook({ system, rule, onClose }: Consulting & { onClose(): void }) {
  const options = useGame((state) => state.play?.options);
  const book = useGame((state) => state.play?.table.book);
  const [search, setSearch] = useState('');
  const pages = useRef<HTMLElement>(null);
  const { entries, tables } = system.rulebook;
  const titles = useMemo(() => titlesOf(entries), [entries]);
  const sections = sectionsOf(
    entries.filter((entry) => found(entry, search)),
    titles,
  );
  const shownTables = tables.filter((table) => foundIn(table, search));
  // Another case, or other matches: scroll to the first.
  useEffect(() => {
    const isAtCase = search === '' && rule !== '';
    const open = isAtCase ? pages.current?.querySelector('.open-here') : null;
    if (open) open.scrollIntoView({ block: 'center' });
    else pages.current?.scrollTo?.({ top: 0 });
  }, [search, rule]);
  return (
    <>
      <header>
        <h1 id="rulebook-title" tabIndex={-1}>
          Rules
        </h1>
        <input
          type="search"
          placeholder="Search cases and words"
          aria-label="Search the rules"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <DockButton />
        <button type="button" className="tool" aria-label="Close the rules" onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <Contents contents={contentsOf(sections, shownTables, book)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those who have no mouse */}
      <section className="rulebook-pages" aria-label="Cases and tables" ref={pages} tabIndex={0}>
        {sections.length + shownTables.length === 0 ? <p className="faint">No case matches.</p> : null}
        {sections.map((section) => (
          <Cases key={section.id} section={section} at={rule} options={options ?? []} />
        ))}
        {shownTables.map((table) => (
          <TableCard key={table.id} table={table} />
        ))}
      </section>
    </>
  );
}

/** All chapters in a column; where there is no room for one, behind a button. */
function Contents({ contents }: { readonly contents: readonly Chapters[] }) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const go = (id: string) => {
    setOpen(false);
    goTo(id);
  };
  return (
    <nav aria-label="Sections" className={isOpen ? 'open' : ''}>
      <button
        type="button"
        className="contents"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        Contents
      </button>
      <div id={list} className="chapters">
        {contents.map(({ title, chapters }) => (
          <section key={title}>
            <h2>{title}</h2>
            {chapters.map((chapter) => (
              <button key={chapter.id} type="button" className="link" onClick={() => go(chapter.id)}>
                {chapter.title}
              </button>
            ))}
          </section>
        ))}
      </div>
    </nav>
  );
}

/** Over the page or beside the map; a phone has no room beside it. */
function DockButton() {
  const canDock = useCanDock();
  const docked = useSettings(({ rulesDocked }) => rulesDocked);
  const look = useSettings((settings) => settings.look);
  if (!canDock) return null;
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={docked}
      aria-label="Beside the map"
      title="Beside the map, which stays in play"
      onClick={() => look({ rulesDocked: !docked })}
    >
      <DockIcon />
    </button>
  );
}

type CasesProps = {
  readonly section: Section;
  readonly at: string;
  readonly options: readonly ChosenOption[];
};

function Cases({ section, at, options }: CasesProps) {
  return (
    <section id={anchor(section.id)}>
      <h2>{section.title}</h2>
      {section.entries.map((entry) => (
        <article key={entry.rule} className={entry.rule === at ? 'rule open-here' : 'rule'}>
          <h3>
            <span className="number">{caseName(entry.rule)}</span> {entry.title}
          </h3>
          <p>{noBreak(entry.text)}</p>
          {entry.ruling === '' ? null : (
            <p className="ruling">
              <b>In this game:</b> {noBreak(entry.ruling)}
            </p>
          )}
          <Switch entry={entry} options={options} />
        </article>
      ))}
    </section>
  );
}

/** The option that changes a case, and its value in the game on the table. */
function Switch({
  entry,
  options,
}: {
  readonly entry: RuleEntry;
  readonly options: readonly ChosenOption[];
}) {
  const option = options.find(({ id }) => id === entry.option);
  if (!option) return null;
  const value = option.values.find((possible) => possible.value === option.value);
  return (
    <p className="switch">
      <b>{option.label}</b>, chosen for this game: {value?.label ?? option.value}
    </p>
  );
}

function TableCard({ table }: { readonly table: PrintedTable }) {
  return (
    <section id={anchor(table.id)}>
      <h2>
        {table.title} <span className="number">{caseName(table.rule)}</span>
      </h2>
      <PrintedTableView table={table} />
      <ul className="table-notes">
        {table.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function anchor(id: string): string {
  return `rules-${id}`;
}

function goTo(id: string): void {
  document.getElementById(anchor(id))?.scrollIntoView();
}
