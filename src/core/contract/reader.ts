/** How a system reads files, and what can be chosen and looked up before and beside a game. */
import type { SystemTypes } from './rules';
import type { Json } from './values';

/** A choice made when a game is set up. */
export type OptionSpec<Case extends string = string> = {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly rule: Case;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly default: string;
  /** The default where two players share the screen, if that is something else. */
  readonly defaultForTwo?: string;
  /** It has no effect unless that option has that value. */
  readonly needs?: { readonly option: string; readonly value: string };
};
export type RuleEntry = {
  readonly rule: string;
  readonly title: string;
  readonly text: string;
  /** How an unclear wording is read here. */
  readonly ruling: string;
  /** The option that changes this, if any. */
  readonly option: string;
  /** How another game on the same subject does the same; left out where nothing is compared. */
  readonly elsewhere?: { readonly game: string; readonly text: string };
};

/** A printed table; the rules read the same literals. */
export type PrintedTable<Case extends string = string> = {
  readonly id: string;
  readonly rule: Case;
  readonly title: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly notes: readonly string[];
  /** What a cell says, as a sentence. */
  says?(row: number, column: number): string;
  /** Something that is played by that cell; null where nothing small shows it. */
  shownBy?(row: number, column: number): CellExample | null;
};
/** A position as the system reads it, what is played first, and what is tried then, with its dice. */
export type CellExample = {
  readonly position: Json;
  readonly before?: readonly CellAct[];
  readonly act: CellAct;
};
type CellAct = { readonly command: Json; readonly dice: readonly number[] };
/** What happened, and who fought: to read, and no part of the rules. Words between asterisks stand out. */
export type History = {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};
/** Words that players search for, and what the rules say instead: `kill` is `eliminated`. */
export type PlainWords = { readonly [word: string]: readonly string[] };
export type Rulebook = {
  readonly entries: readonly RuleEntry[];
  readonly tables: readonly PrintedTable[];
  readonly histories?: readonly History[];
  readonly plainWords?: PlainWords;
};

export interface Reader<T extends SystemTypes = SystemTypes> {
  readonly rulebook: Rulebook;
  /** How commands can be typed, and what each form does. */
  readonly typedForms: readonly (readonly [form: string, does: string])[];
  /** Each throws a `DataError` with a path when the JSON is not of its type. */
  readonly read: {
    /** The scenario in one piece: a file with the files beside it that it names (`undefined`: not there). */
    whole(file: unknown, beside: (name: string) => unknown): unknown;
    /** Which of the named files holds what lies at this path of the whole; '' for the file itself. */
    partOf(file: unknown, path: string): string;
    /** The scenario that JSON means: itself, or one that it names with parts of it replaced. */
    variant?(json: unknown, named: (id: string) => unknown): unknown;
    scenario(json: unknown): T['Scenario'];
    options(scenario: T['Scenario'], json: unknown): T['Options'];
    command(json: unknown): T['Command'];
    draft(json: unknown): T['Draft'];
  };
  optionSpecs(scenario: T['Scenario']): readonly OptionSpec[];
}
