/** A game as it stands, with everything that the screens draw of it, computed once a change. */
import { type Game, stateOf } from '../core/game';
import { wantedDie } from '../core/handDice';
import { ROOT } from '../core/record';
import type { WantedDie } from '../core/resolve';
import type {
  BoardView,
  GameSystem,
  Interlude,
  Json,
  Moment,
  OptionSpec,
  Prompt,
  Sheet,
  TableView,
  Track,
  Verdict,
} from '../core/seam';
import { redo } from '../core/timeline';
import { EMPTY_LOG, type GameLog, logOf } from './gameLog';
import { pictureOf } from './picture';
import type { Summary } from './savedGame';
import { type SideLines, sideLinesOf } from './sideLines';

/** An optional rule or reading, and what was chosen for this game. */
export type ChosenOption = OptionSpec & { readonly value: string };

/** What stays the same from the first press to the last. */
export type Setting = {
  readonly id: string;
  /** A player's own name for the game; empty: the battle's title. */
  readonly name: string;
  readonly system: GameSystem;
  /** As its system reads it. */
  readonly scenario: Json;
  readonly scenarioId: string;
  readonly table: TableView;
  readonly options: readonly ChosenOption[];
};
export type Playing = Setting & {
  readonly game: Game;
  readonly draft: Json;
  readonly prompt: Prompt;
  readonly board: BoardView;
  readonly tracks: readonly Track[];
  readonly sheets: readonly Sheet[];
  readonly moment: Moment;
  readonly interlude: Interlude | null;
  readonly verdict: Verdict | null;
  readonly log: GameLog;
  readonly sideLines: SideLines;
  readonly wanted: WantedDie | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** The game at its head with this draft. What cannot have changed since `before` is taken over. */
export function present(setting: Setting, game: Game, draft: Json, before: Playing | null): Playing {
  const { system } = setting;
  const state = stateOf(game);
  const log =
    before && standsAt(before.game, game) ? before.log : logOf(system, game, before?.log ?? EMPTY_LOG);
  const same = before !== null && standsAt(before.game, game) ? before : null;
  return {
    ...setting,
    game,
    draft,
    prompt: system.prompt(state, draft),
    board: system.board(state, draft),
    tracks: same?.tracks ?? system.tracks(state),
    sheets: same?.sheets ?? system.sheets(state),
    moment: same?.moment ?? system.moment(state),
    interlude: same ? same.interlude : interludeAt(system, state),
    verdict: same ? same.verdict : system.verdict(state),
    log,
    sideLines: sideLinesOf(system, game, before),
    wanted: wantedDie(system, game),
    canUndo: draft !== null || canTakeBack(game),
    canRedo: redo(game) !== game,
  };
}

function interludeAt(system: GameSystem, state: Json): Interlude | null {
  return system.interlude?.(state) ?? null;
}

/** Whether there is anything to take back and the players have not agreed that nothing is. */
function canTakeBack({ record: { awaiting, head, takeBack } }: Game): boolean {
  if (awaiting) return awaiting.dice.length === 0;
  return head !== ROOT && takeBack !== 'never';
}

/** Whether nothing was performed, undone or redone between the two. */
function standsAt(one: Game, other: Game): boolean {
  return one.steps === other.steps && one.record.head === other.record.head;
}

/** The choice made for each option, as the record has it. */
export function chosenOptions(specs: readonly OptionSpec[], options: Json): readonly ChosenOption[] {
  const values = new Map<string, unknown>(
    typeof options === 'object' && options ? Object.entries(options) : [],
  );
  return specs.map((spec) => {
    const value = values.get(spec.id);
    return { ...spec, value: typeof value === 'string' ? value : spec.usual };
  });
}

/** What the list of stored games says; points stand in the titles of the sheets that a system calls `points…`. */
export function summaryOf({ table, moment, verdict, sheets, board }: Playing): Summary {
  const points = sheets.filter(({ id }) => id.startsWith('points')).map(({ title }) => title);
  return {
    title: table.title,
    turn: moment.turn,
    stretch: verdict ? (verdict.level ?? 'Over') : moment.stretch,
    points: points.join(' · '),
    picture: pictureOf(table, board),
  };
}
