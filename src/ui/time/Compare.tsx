/** Two lines of play side by side: where they end, a small map of each, what is counted, and who stands elsewhere. */
import { useId, useMemo, useState } from 'react';
import type { Game } from '../../core/game';
import type { Branch } from '../../core/record/branches';
import {
  type Compared,
  type ComparedSheet,
  compared,
  type LineEnd,
  lineEnd,
} from '../../store/table/lineEnds';
import { branchLine } from '../../store/table/sideLines';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { laidOut, whatIfsOf } from '../../store/what-if/whatIf';
import { SmallPicture } from '../board/overview/SmallPicture';
import { openModal } from '../focus/openModal';
import { CloseIcon } from '../parts/icons';
import { noBreak } from '../parts/noBreak';
import { useFew } from '../parts/useFew';
import { branchTitle } from './BranchRow';
import './compare.css';

type Line = {
  readonly game: Game;
  readonly entry: number;
  readonly title: string;
  /** Goes there; null: the game is there, or on what a side would do, which is put away first. */
  readonly resume: (() => void) | null;
};
const TITLE = 'compare-title';
/** Counters that stand elsewhere, listed at first. */
const FEW = 30;

export function Compare() {
  const close = useGame((state) => state.openDialog);
  const lines = useLines();
  // The line that is played, and the branch that was left last.
  const isWhatIf = usePlay((play) => play.whatIf !== null);
  const [chosen, choose] = useState<readonly [number, number]>([0, isWhatIf ? 1 : lines.length - 1]);
  const [one, other] = [useEnd(lines[chosen[0]]), useEnd(lines[chosen[1]])];
  const both = useMemo(() => (one && other ? compared(one, other) : null), [one, other]);
  return (
    <dialog
      ref={openModal}
      className="dialog-card dialog-tall compare"
      aria-labelledby={TITLE}
      onClose={() => close(null)}
    >
      <header>
        <h1 id={TITLE}>Lines of play side by side</h1>
        <button type="button" className="quiet" aria-label="Close the comparison" onClick={() => close(null)}>
          <CloseIcon />
        </button>
      </header>
      <div className="scrolls dialog-body">
        <div className="compare-ends">
          {([0, 1] as const).map((at) => (
            <End
              key={at}
              name={at === 0 ? 'One line' : 'The other'}
              {...{ lines, chosen: chosen[at], end: at === 0 ? one : other }}
              onChoose={(line) => choose(at === 0 ? [line, chosen[1]] : [chosen[0], line])}
            />
          ))}
        </div>
        {both ? (
          <Figures both={both} titles={[lines[chosen[0]]?.title ?? '', lines[chosen[1]]?.title ?? '']} />
        ) : null}
        {both ? <Elsewhere both={both} /> : null}
      </div>
    </dialog>
  );
}

/** Where the game stands, what redo leads to, and all branches. */
function useLines(): readonly Line[] {
  const system = usePlay((play) => play.system);
  const game = usePlay((play) => play.game);
  const real = usePlay(({ whatIf }) => whatIf?.real.game ?? null);
  const { branches, name } = usePlay(({ whatIf, sideLines }) => whatIf?.real.sideLines ?? sideLines);
  const whatIfs = useWhatIfLines();
  const goToEntry = useGame((state) => state.goToEntry);
  return useMemo(() => {
    const played = real ?? game;
    const { head, tip } = played.record;
    const titleOf = (branch: Branch) => branchTitle(branch, branchLine(system, played, branch));
    const line = (entry: number, title: string): Line => {
      const resume = real || entry === head ? null : () => goToEntry(entry);
      return { game: played, entry, title, resume };
    };
    const now = { game, entry: game.record.head, title: 'What is planned now', resume: null };
    return [
      ...(real ? [now] : []),
      line(head, name === '' ? 'The game as it stands' : `“${name}”: the game as it stands`),
      ...(tip === head ? [] : [line(tip, 'What was taken back, to its end')]),
      ...branches.map((branch) => line(branch.leaf, titleOf(branch))),
      ...whatIfs,
    ];
  }, [system, game, real, branches, name, whatIfs, goToEntry]);
}

/** What a side would do and has kept, as far as it can still be played. */
function useWhatIfLines(): readonly Line[] {
  const play = usePlay((one) => one);
  const beginWhatIf = useGame((state) => state.beginWhatIf);
  return useMemo(
    () =>
      whatIfsOf(play)
        .filter(({ name }) => name !== '')
        .map(({ name, commands }) => {
          const { game } = laidOut(play.whatIf?.real ?? play, commands);
          return {
            ...{ game, entry: game.record.head, title: `Plan: ${name}` },
            resume: () => beginWhatIf(name),
          };
        }),
    [play, beginWhatIf],
  );
}

function useEnd(line: Line | undefined): LineEnd | null {
  const system = usePlay((play) => play.system);
  const table = usePlay((play) => play.table);
  return useMemo(() => (line ? lineEnd(system, line.game, table, line.entry) : null), [system, table, line]);
}

type EndProps = {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly chosen: number;
  readonly end: LineEnd | null;
  onChoose(line: number): void;
};

function End({ name, lines, chosen, end, onChoose }: EndProps) {
  const id = useId();
  const turn = useSettings((settings) => settings.turn);
  const openDialog = useGame((state) => state.openDialog);
  const resume = lines[chosen]?.resume ?? null;
  return (
    <section className="compare-end" aria-label={name}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={chosen} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {lines.map(({ title }, at) => (
          <option key={`${at} ${title}`} value={at}>
            {title}
          </option>
        ))}
      </select>
      {end ? (
        <>
          <p className="soft">
            Ends in {noBreak(end.moment.turn)}, {noBreak(end.moment.segment)}.
          </p>
          <SmallPicture picture={end.picture} turn={turn} />
        </>
      ) : null}
      {resume === null ? null : (
        <button
          type="button"
          className="act small"
          onClick={() => {
            openDialog(null);
            resume();
          }}
        >
          Resume it
        </button>
      )}
    </section>
  );
}

type FiguresProps = { readonly both: Compared; readonly titles: readonly [string, string] };

/** What differs; what is alike only if it is asked for. */
function Figures({ both: { sheets }, titles }: FiguresProps) {
  const [all, showAll] = useState(false);
  const shown = sheets
    .filter(({ differs }) => all || differs)
    .map((sheet) => ({ ...sheet, rows: sheet.rows.filter(({ differs }) => all || differs) }));
  return (
    <section aria-label="What is counted">
      {shown.length > 0 ? (
        <table className="compare-figures">
          <caption className="unseen">What is counted at the end of each line</caption>
          <thead>
            <tr>
              <td />
              {titles.map((title, at) => (
                <th key={at} scope="col">
                  <span className="compare-title">{noBreak(title)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((sheet) => (
            <SheetRows key={sheet.id} {...sheet} />
          ))}
        </table>
      ) : (
        <p>All that is counted is alike.</p>
      )}
      {sheets.length === 0 ? null : (
        <button type="button" className="link" aria-pressed={all} onClick={() => showAll(!all)}>
          {all ? 'Only what differs' : 'What is alike, too'}
        </button>
      )}
    </section>
  );
}

function SheetRows({ titles: [one, other], rows }: ComparedSheet) {
  return (
    <tbody>
      {one === other ? (
        <tr>
          <th className="overline" scope="rowgroup" colSpan={3}>
            {noBreak(one)}
          </th>
        </tr>
      ) : (
        <tr className="differs">
          <th scope="row">
            <span className="unseen">Sums, not the same</span>
          </th>
          <td>{told(one)}</td>
          <td>{told(other)}</td>
        </tr>
      )}
      {rows.map(({ label, values, differs }) => (
        <tr key={label} className={differs ? 'differs' : undefined}>
          <th scope="row">
            {noBreak(label)}
            {differs ? <span className="unseen">, not the same</span> : null}
          </th>
          <td>{told(values[0])}</td>
          <td>{told(values[1])}</td>
        </tr>
      ))}
    </tbody>
  );
}

function told(value: string) {
  return value === '' ? '–' : noBreak(value);
}

function Elsewhere({ both: { counters } }: { readonly both: Compared }) {
  const { shown, more } = useFew(counters, FEW);
  return (
    <section aria-label="Counters that stand elsewhere">
      <h2 className="overline">
        {counters.length === 0 ? 'All counters stand alike' : `Stand elsewhere: ${counters.length}`}
      </h2>
      <ul className="compare-counters">
        {shown.map(({ id, name, where }) => (
          <li key={id}>
            <b>{noBreak(name)}</b>: {noBreak(where[0])}; in the other {noBreak(where[1])}
          </li>
        ))}
        {more ? <li>{more}</li> : null}
      </ul>
    </section>
  );
}
