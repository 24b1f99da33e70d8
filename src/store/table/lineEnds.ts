/** Lines of play side by side: where each of them ends, what is counted there, and which counters stand otherwise. */
import type { CounterView } from '../../core/contract/board';
import type { TableView } from '../../core/contract/map';
import type { GameSystem } from '../../core/contract/system';
import type { Moment, Sheet } from '../../core/contract/table';
import type { CounterId } from '../../core/contract/values';
import { type Game, stateOf } from '../../core/game';
import { type Picture, pictureOf } from '../saved/picture';

export type LineEnd = {
  readonly moment: Moment;
  readonly sheets: readonly Sheet[];
  readonly counters: readonly CounterView[];
  readonly picture: Picture;
};

/** At an entry of the record, or at its start. */
export function lineEnd(system: GameSystem, game: Game, table: TableView, entry: number): LineEnd {
  const state = stateOf(game, entry);
  const view = system.board(state, null);
  return {
    moment: system.moment(state),
    sheets: system.sheets(state),
    counters: view.counters,
    picture: pictureOf(table, view),
  };
}

/** '' where that end has no such row. */
type Two = readonly [one: string, other: string];
export type ComparedRow = { readonly label: string; readonly values: Two; readonly differs: boolean };
/** Titles have sums in them; `differs`: they, or some of its rows, do. */
export type ComparedSheet = {
  readonly id: string;
  readonly titles: Two;
  readonly rows: readonly ComparedRow[];
  readonly differs: boolean;
};
export type ComparedCounter = { readonly id: CounterId; readonly name: string; readonly where: Two };
export type Compared = {
  readonly sheets: readonly ComparedSheet[];
  /** Those that stand elsewhere, or otherwise, in the one than in the other. */
  readonly counters: readonly ComparedCounter[];
};

export function compared(one: LineEnd, other: LineEnd): Compared {
  const ids = new Set([...one.sheets, ...other.sheets].map(({ id }) => id));
  const sheets = [...ids].map((id): ComparedSheet => {
    const [mine, its] = [rowsOf(one, id), rowsOf(other, id)];
    const titles: Two = [titleOf(one, id), titleOf(other, id)];
    const rows = [...new Set([...mine.keys(), ...its.keys()])].map((label): ComparedRow => {
      const values: Two = [mine.get(label) ?? '', its.get(label) ?? ''];
      return { label, values, differs: values[0] !== values[1] };
    });
    return { id, titles, rows, differs: titles[0] !== titles[1] || rows.some(({ differs }) => differs) };
  });
  const there = new Map(other.counters.map((counter) => [counter.id, counter]));
  const counters = one.counters.flatMap((counter): readonly ComparedCounter[] => {
    const where: Two = [whereOf(counter), whereOf(there.get(counter.id))];
    return where[0] === where[1] ? [] : [{ id: counter.id, name: counter.name, where }];
  });
  return { sheets, counters };
}

function titleOf({ sheets }: LineEnd, id: string): string {
  return sheets.find((sheet) => sheet.id === id)?.title ?? '';
}

function rowsOf({ sheets }: LineEnd, id: string): ReadonlyMap<string, string> {
  return new Map(
    sheets
      .filter((sheet) => sheet.id === id)
      .flatMap(({ rows }) => rows.map((row) => [row.label, row.value])),
  );
}

/** `1607`, `1607, reversed`, `eliminated` */
function whereOf(counter: CounterView | undefined): string {
  if (!counter) return 'not there';
  const { at, tray, condition } = counter;
  const place = at === null ? tray || 'beside the map' : typeof at === 'string' ? at : at.join(' ');
  return at !== null && condition.includes('reversed') ? `${place}, reversed` : place;
}
