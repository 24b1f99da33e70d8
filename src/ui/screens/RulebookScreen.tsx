import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { Consulting } from '../../store/state';
import { useGame, useSettings } from '../../store/useGame';
import { hasModal, openModal, openOver } from '../focus/openModal';
import { useFocusWhileOpen } from '../focus/useFocusWhileOpen';
import { CloseIcon, DockIcon } from '../parts/icons';
import { RulePages, type WantedChapter } from './RulePages';
import { type Chapters, contentsOf, foundCases, foundIn, sectionsOf, titlesOf, toldIn } from './ruleSections';
import { useCanDock, useDocked } from './useDocked';
import './rulebook.css';
import './rulebookPrint.css';

/** The rulebook over the page, unless it is docked beside play (`DockedRulebook`). */
export function RulebookScreen() {
  const consulting = useGame((state) => state.consulting);
  const consult = useGame((state) => state.consult);
  const isDocked = useDocked();
  if (!consulting || isDocked) return null;
  return <OverPage {...consulting} onClose={() => consult(null)} />;
}

type OpenProps = Consulting & { onClose(): void };

function OverPage({ onClose, ...consulting }: OpenProps) {
  // A case that was asked for in a modal dialog.
  const [isOverModal] = useState(hasModal);
  const book = (open: typeof openModal) => (
    <dialog
      ref={open}
      className="rulebook"
      aria-modal="true"
      aria-labelledby="rulebook-title"
      onClose={onClose}
    >
      <Rulebook {...consulting} onClose={onClose} />
    </dialog>
  );
  return isOverModal ? book(openModal) : <div className="curtain">{book(openOver)}</div>;
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

/** All cases and tables of a system, open at one of them. It lies open before its pages are filled. */
function Rulebook({ system, rule, onClose }: OpenProps) {
  const [search, setSearch] = useState('');
  const isOpen = useDeferredValue(true, false);
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
      {isOpen ? <Filled {...{ system, rule, search }} /> : null}
    </>
  );
}

function Filled({ system, rule, search }: Consulting & { readonly search: string }) {
  const book = useGame((state) => state.play?.table.book);
  /** The chapter that was asked for last; another object each time, as it may be the same again. */
  const [chapter, setChapter] = useState<WantedChapter | null>(null);
  const { entries, tables, plainWords, histories } = system.rulebook;
  const titles = useMemo(() => titlesOf(entries), [entries]);
  const sections = useMemo(
    () => sectionsOf(foundCases(entries, search, plainWords), titles),
    [entries, search, plainWords, titles],
  );
  const shownTables = useMemo(
    () => tables.filter((table) => foundIn(table, search, plainWords)),
    [tables, search, plainWords],
  );
  const told = useMemo(() => histories?.filter((one) => toldIn(one, search)) ?? [], [histories, search]);
  return (
    <>
      <Contents
        contents={contentsOf(sections, shownTables, book, told)}
        onChoose={(id) => setChapter({ id })}
      />
      <RulePages {...{ system, sections, search, rule, chapter }} tables={shownTables} histories={told} />
    </>
  );
}

type ContentsProps = { readonly contents: readonly Chapters[]; onChoose(id: string): void };

/** All chapters in a column; where there is no room for one, behind a button. */
function Contents({ contents, onChoose }: ContentsProps) {
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const go = (id: string) => {
    setOpen(false);
    onChoose(id);
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
        <button type="button" className="link print" onClick={() => window.print()}>
          Print these rules
        </button>
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
