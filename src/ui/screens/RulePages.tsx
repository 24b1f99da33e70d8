/** The pages of the rulebook: cases by section, then the printed tables. */
import { memo, useEffect, useMemo, useRef } from 'react';
import { caseName } from '../../core/caseName';
import type { History, PrintedTable, RuleEntry } from '../../core/contract/reader';
import type { GameSystem } from '../../core/contract/system';
import type { ChosenOption } from '../../store/table/openGame';
import { useGame } from '../../store/useGame';
import { LiveButton } from '../live/LiveButton';
import { atNextFrame } from '../parts/atNextFrame';
import { noBreak } from '../parts/noBreak';
import { useInTurn } from '../parts/useInTurn';
import type { Section } from './ruleSections';
import { TableCard } from './TableCard';

export type WantedChapter = { readonly id: string };

type Props = {
  readonly system: GameSystem;
  readonly sections: readonly Section[];
  readonly tables: readonly PrintedTable[];
  readonly histories: readonly History[];
  readonly search: string;
  /** The case at which they are open; '' at none. */
  readonly rule: string;
  readonly chapter: WantedChapter | null;
};

export function RulePages({ system, sections, tables, histories, search, rule, chapter }: Props) {
  const options = useGame((state) => state.play?.options);
  const pages = useRef<HTMLElement>(null);
  const places = useMemo(() => placesOf(sections, tables), [sections, tables]);
  const isAtCase = search === '' && rule !== '';
  const at = (chapter && places.of.get(chapter.id)) ?? (isAtCase ? places.of.get(rule) : 0) ?? 0;
  const isDrawn = useInTurn(places.count, search, at);
  // Another case, or other matches: scroll to the first.
  useEffect(() => {
    const open = search === '' && rule !== '' ? pages.current?.querySelector('.open-here') : null;
    if (open) return bringIntoView(open, 'center');
    pages.current?.scrollTo?.({ top: 0 });
    return undefined;
  }, [search, rule]);
  useEffect(() => {
    const at = chapter && document.getElementById(anchor(chapter.id));
    return at ? bringIntoView(at, 'start') : undefined;
  }, [chapter]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by those who have no mouse
    <section className="rulebook-pages" aria-label="Cases and tables" ref={pages} tabIndex={0}>
      {sections.length + tables.length + histories.length === 0 ? (
        <p className="faint">No case matches.</p>
      ) : null}
      {sections.map((section) => {
        const from = places.of.get(section.id) ?? 0;
        const drawn = section.entries.map((_, i) => (isDrawn(from + i) ? '1' : '0')).join('');
        return <Cases key={section.id} {...{ system, section, drawn }} at={rule} options={options ?? NONE} />;
      })}
      {tables.map((table) => (
        <TableCard
          key={table.id}
          {...{ id: anchor(table.id), system, table }}
          isDrawn={isDrawn(places.of.get(table.id) ?? 0)}
        />
      ))}
      {histories.map((history) => (
        <Told key={history.id} id={anchor(history.id)} history={history} />
      ))}
    </section>
  );
}

const NONE: readonly ChosenOption[] = [];

/** How many cases and tables there are, and the number of each, of each section that of its first. */
function placesOf(sections: readonly Section[], tables: readonly PrintedTable[]) {
  const of = new Map<string, number>();
  let count = 0;
  for (const { id, entries } of sections) {
    of.set(id, count);
    for (const { rule } of entries) of.set(rule, count++);
  }
  for (const { id } of tables) of.set(id, count++);
  return { of, count };
}

/** What has not been in view has its real height only once it is drawn: it is brought there a second time. */
function bringIntoView(place: Element, block: ScrollLogicalPosition): () => void {
  place.scrollIntoView({ block });
  return atNextFrame(() => place.scrollIntoView({ block }));
}

type CasesProps = {
  readonly system: GameSystem;
  readonly section: Section;
  /** A figure for each case: 1 if its words are to be there by now. */
  readonly drawn: string;
  readonly at: string;
  readonly options: readonly ChosenOption[];
};

const Cases = memo(function Cases({ system, section, drawn, at, options }: CasesProps) {
  return (
    <section id={anchor(section.id)}>
      <h2>{section.title}</h2>
      {section.entries.map((entry, i) => (
        <article key={entry.rule} className={entry.rule === at ? 'rule open-here' : 'rule'}>
          {drawn[i] === '1' ? <Case system={system} entry={entry} options={options} /> : null}
        </article>
      ))}
    </section>
  );
});

type SwitchProps = { readonly entry: RuleEntry; readonly options: readonly ChosenOption[] };
type CaseProps = SwitchProps & { readonly system: GameSystem };

const Case = memo(function Case({ system, entry, options }: CaseProps) {
  return (
    <>
      <h3>
        <span className="number">{caseName(entry.rule)}</span> {entry.title}
      </h3>
      <p>{noBreak(entry.text)}</p>
      {entry.ruling === '' ? null : (
        <p className="ruling">
          <b>In this game:</b> {noBreak(entry.ruling)}
        </p>
      )}
      <Switches entry={entry} options={options} />
      {entry.elsewhere ? (
        <p className="elsewhere">
          <b>In {entry.elsewhere.game}:</b> {noBreak(entry.elsewhere.text)}
        </p>
      ) : null}
      <LiveButton system={system} rule={entry.rule} name={`${caseName(entry.rule)} ${entry.title}`} />
    </>
  );
});

/** The options that change a case, and their values in the game on the table. */
function Switches({ entry, options }: SwitchProps) {
  return options
    .filter(({ id, rule }) => id === entry.option || rule === entry.rule)
    .map(({ id, label, value, values }) => (
      <p key={id} className="switch">
        <b>{label}</b>, chosen for this game:{' '}
        {values.find((possible) => possible.value === value)?.label ?? value}
      </p>
    ));
}

type ToldProps = { readonly id: string; readonly history: History };

/** What happened, and who fought. */
const Told = memo(function Told({ id, history }: ToldProps) {
  return (
    <section id={id} className="history">
      <h2>{history.title}</h2>
      {history.parts.map(({ title, paragraphs }) => (
        <section key={title}>
          <h3>{title}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{withStress(text)}</p>
          ))}
        </section>
      ))}
    </section>
  );
});

/** Words between asterisks stand out. */
function withStress(text: string) {
  return text.split('*').map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : part));
}

function anchor(id: string): string {
  return `rules-${id}`;
}
