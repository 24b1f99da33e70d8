import { useState } from 'react';
import { caseName } from '../../core/caseName';
import type { PrintedTable, RuleEntry } from '../../core/seam';
import type { ChosenOption } from '../../store/present';
import { useGame } from '../../store/useGame';
import { openModal } from '../openModal';
import { CloseIcon } from '../panels/icons';
import { PrintedTableView } from '../panels/PrintedTableView';
import { whole } from '../whole';
import { found, type Section, sectionsOf } from './ruleSections';

/** All cases and tables of the system that is asked about, open at one of them. */
export function RulebookScreen() {
  const consulting = useGame((state) => state.consulting);
  const consult = useGame((state) => state.consult);
  const options = useGame((state) => state.play?.options);
  const [search, setSearch] = useState('');
  if (!consulting) return null;
  const { system, rule } = consulting;
  const { entries, tables } = system.rulebook;
  const close = () => {
    setSearch('');
    consult(null);
  };
  const sections = sectionsOf(entries.filter((entry) => found(entry, search)));
  const shownTables = search === '' ? tables : [];
  return (
    <dialog ref={openAtCase} className="rulebook" aria-labelledby="rulebook-title" onClose={close}>
      <header>
        <h1 id="rulebook-title">Rules</h1>
        <input
          type="search"
          placeholder="Search cases and words"
          aria-label="Search the rules"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <button type="button" className="tool" aria-label="Close the rules" onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <nav aria-label="Sections">
        {sections.map((section) => (
          <button key={section.id} type="button" className="link" onClick={() => goTo(section.id)}>
            {section.title}
          </button>
        ))}
        {shownTables.map((table) => (
          <button key={table.id} type="button" className="link" onClick={() => goTo(table.id)}>
            {table.title}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those who have no mouse */}
      <section className="rulebook-pages" aria-label="Cases and tables" tabIndex={0}>
        {sections.length === 0 ? <p className="faint">No case says so.</p> : null}
        {sections.map((section) => (
          <Cases key={section.id} section={section} at={rule} options={options ?? []} />
        ))}
        {shownTables.map((table) => (
          <TableCard key={table.id} table={table} />
        ))}
      </section>
    </dialog>
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
        <article
          key={entry.rule}
          className={entry.rule === at ? 'rule open-here' : 'rule'}
          ref={entry.rule === at ? intoView : null}
        >
          <h3>
            <span className="number">{caseName(entry.rule)}</span> {entry.title}
          </h3>
          <p>{whole(entry.text)}</p>
          {entry.ruling === '' ? null : (
            <p className="ruling">
              <b>In this game:</b> {whole(entry.ruling)}
            </p>
          )}
          <Switch entry={entry} options={options} />
        </article>
      ))}
    </section>
  );
}

/** The option that changes a case, and what was chosen in the game on the table. */
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

/** A page can only be turned to once the book is open: an article's own ref is called before that. */
function openAtCase(dialog: HTMLDialogElement | null): void {
  openModal(dialog);
  intoView(dialog?.querySelector('.open-here') ?? null);
}

function intoView(article: Element | null): void {
  article?.scrollIntoView({ block: 'center' });
}
