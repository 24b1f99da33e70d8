/** An open game, with everything that the screens draw of it, computed once for each change. */

import type { BoardView } from '../../core/contract/board';
import type { TableView } from '../../core/contract/map';
import type { OptionSpec } from '../../core/contract/reader';
import type { Verdict } from '../../core/contract/rules';
import type { GameSystem } from '../../core/contract/system';
import type { Choice, Interlude, Moment, Prompt, Sheet, Track } from '../../core/contract/table';
import type { Json, SideId } from '../../core/contract/values';
import { wantedDie } from '../../core/dice/handDice';
import { type Built, type Drafts, putBack, stepBack, stepsAhead } from '../../core/drafts';
import { type Game, stateOf } from '../../core/game';
import { areAtStart } from '../../core/record/record';
import { redo } from '../../core/record/timeline';
import type { WantedDie } from '../../core/resolve';
import { boardAtRest, type Computer, computerFor, type Players, promptFor } from '../computer/players';
import { pictureOf } from '../saved/picture';
import type { Summary } from '../saved/savedGame';
import type { BarredCommand, KeptWhatIf } from '../what-if/keptWhatIfs';
import { promptAtEnd, whatIfBoard } from '../what-if/whatIfBoard';
import { diceInWords, EMPTY_LOG, type GameLog, logOf } from './gameLog';
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
  /** How to win, in two sentences; empty if the scenario is not the catalogue's. */
  readonly aim: string;
  readonly options: readonly ChosenOption[];
  readonly players: Players;
  /** What a side would do, as it is kept beside the game. */
  readonly whatIfs: readonly KeptWhatIf[];
  /** The game is what a side would do; null: it is the real one. */
  readonly whatIf: WhatIf | null;
};
/** The game on the table is what a side would do. */
export type WhatIf = {
  /** The real game, as it stands. */
  readonly real: OpenGame;
  readonly side: SideId;
  /** The entry (or `ROOT`) of the record from which that goes on. */
  readonly from: number;
  readonly barred: readonly BarredCommand[];
};
export type OpenGame = Setting &
  Drafts & {
    readonly game: Game;
    /** Who decides now, if it is the computer: then nothing can be chosen. */
    readonly computer: Computer | null;
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
    /** Whether Esc would put anything back. */
    readonly canPutBack: boolean;
    /** Steps of the draft that were taken back and can be made again. */
    readonly draftsAhead: number;
  };

/** The game at its head with this draft. What cannot have changed since `before` is reused. */
export function deriveView(
  setting: Setting,
  game: Game,
  { draft, trails }: Drafts,
  before: OpenGame | null,
): OpenGame {
  const { system } = setting;
  const state = stateOf(game);
  const { head } = game.record;
  const log =
    before && standsAt(before.game, game) ? before.log : logOf(system, game, before?.log ?? EMPTY_LOG);
  const same = before !== null && standsAt(before.game, game) ? before : null;
  const asked = system.prompt(state, draft);
  const { whatIf } = setting;
  const computer = whatIf ? null : computerFor(setting, asked.by);
  const isAtEnd = whatIf !== null && asked.by !== whatIf.side;
  const prompt = computer ? promptFor(computer, asked) : isAtEnd ? promptAtEnd(asked) : asked;
  const drafts = { draft, trails };
  const isBegun = !game.record.awaiting && stepBack(drafts, head, builtBy(system)) !== null;
  const ahead = game.record.awaiting ? 0 : stepsAhead(drafts, head);
  return {
    ...setting,
    game,
    draft,
    trails,
    computer,
    prompt,
    board: boardShown(setting, state, draft, { computer, isAtEnd }),
    tracks: same?.tracks ?? system.tracks(state),
    sheets: same?.sheets ?? system.sheets(state),
    moment: same?.moment ?? system.moment(state),
    interlude: same ? same.interlude : interludeAt(system, state),
    verdict: same ? same.verdict : system.verdict(state),
    log,
    sideLines: sideLinesOf(system, game, before),
    wanted: wantedInWords(system, game),
    canUndo: isBegun || (canTakeBack(game) && head !== whatIf?.from),
    canRedo: ahead > 0 || (head !== game.record.tip && redo(game) !== game),
    canPutBack: putBack(drafts, head, builtBy(system)) !== null || wayBack(prompt) !== undefined,
    draftsAhead: ahead,
  };
}

function boardShown(
  { system, whatIf }: Setting,
  state: Json,
  draft: Json,
  { computer, isAtEnd }: { readonly computer: Computer | null; readonly isAtEnd: boolean },
): BoardView {
  if (computer) return boardAtRest(system.board(state, null));
  const board = system.board(state, draft);
  return whatIf ? whatIfBoard(board, whatIf.real.board, isAtEnd) : board;
}

export function builtBy(system: GameSystem): Built {
  return (draft) => (draft === null ? null : system.built(draft));
}

/** The choice that puts back what is begun, if there is one. */
export function wayBack({ choices }: Prompt): Choice | undefined {
  return choices.find(({ key }) => key?.toLowerCase() === 'escape');
}

function interludeAt(system: GameSystem, state: Json): Interlude | null {
  return system.interlude?.(state) ?? null;
}

function wantedInWords(system: GameSystem, game: Game): WantedDie | null {
  const wanted = wantedDie(system, game);
  const state = stateOf(game);
  return (
    wanted && {
      ...wanted,
      purpose: system.dieInWords?.(state, wanted.purpose) ?? wanted.purpose,
      entered: diceInWords(system, state, wanted.entered),
    }
  );
}

/** Whether there is anything to take back, and the players have not agreed to take nothing back. */
function canTakeBack({ record }: Game): boolean {
  const { awaiting, head, takeBack } = record;
  if (awaiting) return awaiting.dice.length === 0;
  return !areAtStart(record, head) && takeBack !== 'never';
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
    return { ...spec, value: typeof value === 'string' ? value : spec.default };
  });
}

/** The entry in the list of stored games, with the points from the titles of the sheets that count them. */
export function summaryOf({ table, moment, verdict, sheets, board }: OpenGame): Summary {
  const points = sheets.flatMap((sheet) => (sheet.points === undefined ? [] : sheet.title));
  return {
    title: table.title,
    turn: moment.turn,
    stretch: verdict ? (verdict.level ?? 'Over') : moment.segment,
    points: points.join(' · '),
    picture: pictureOf(table, board),
  };
}
