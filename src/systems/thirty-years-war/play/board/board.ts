/** The board as given values: counters with their faces and conditions, marks, and what never changes. */
import type { BoardView, CounterCondition, CounterView } from '../../../../core/contract/board';
import {
  GROUND_TINTS,
  type GroundArea,
  type GroundSide,
  type TableView,
} from '../../../../core/contract/map';
import type { Track } from '../../../../core/contract/table';
import type { Draft } from '../../engine/types';
import { HEX_TERRAINS } from '../../scenario/map';
import { PHASES } from '../../scenario/scenario';
import { asLaidOut, besideTheMap, pilesBeside } from '../../standard/03-setting-up/draft';
import { gameTurns } from '../../standard/04-sequence/end';
import { isCaptured } from '../../standard/05-artillery/capture';
import { allowanceOf } from '../../standard/06-movement/reach';
import { openObligations } from '../../standard/08-combat/obligations';
import { tracesOf } from '../../standard/12-terrain/further-ground';
import { groundLegend } from '../../standard/12-terrain/words';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { PHASE_NAMES } from '../../wording';
import { hasActed, labelOf, OFF_WORDS } from '../label';
import { stagedPrompt, stageOf, usable } from '../prompt';
import type { Stage } from '../stage';
import { dayTitles } from '../standing';
import { decisionTable, draftRuleOf } from '../tables';
import { armyOf, formationsOf } from './armyMarks';
import { tagsOf } from './tags';

export function board(board: Board, stored: Draft | null): BoardView {
  const draft = usable(board, stored);
  const stage = stageOf(board);
  const ready = board.over ? NOBODY : readyIn(stage, board, draft);
  const picked = new Set<string>(draft ? draftRuleOf(draft).picked(draft) : []);
  const open = openObligations(board);
  const obliged = new Set([...open.attackers, ...open.defenders].map((piece) => piece.id));
  const shown = asLaidOut(board, draft);
  const tags = tagsOf(shown);
  const beside = besideTheMap(board, draft);
  const ghosts = board.over ? [] : (stage.ghosts?.(board, draft) ?? []);
  return {
    counters: shown.pieces
      .filter((piece) => piece.off !== 'reserve' || beside.has(piece.id))
      .map(
        (piece): CounterView => ({
          ...counterView(shown, piece, ready.has(piece.id), picked.has(piece.id), obliged.has(piece.id)),
          name: beside.get(piece.id) ?? piece.printed.name,
          tags: tags(piece),
        }),
      ),
    marks: board.over ? [] : stage.marks(board, draft),
    ...(ghosts.length > 0 ? { ghosts } : {}),
    traces: tracesOf(shown),
    ...(board.pending?.kind === 'setUp' ? { beside: pilesBeside(board, draft) } : {}),
  };
}

const NOBODY: ReadonlySet<string> = new Set();

/** Those that can be chosen, or taken up instead of the one that is. */
function readyIn(stage: Stage, board: Board, draft: Draft | null): ReadonlySet<string> {
  const { choices } = stagedPrompt(board, draft);
  return new Set([
    ...choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : [])),
    ...(stage.instead?.(board, draft) ?? []).map(({ id }) => id),
  ]);
}

function counterView(
  board: Board,
  piece: Piece,
  ready: boolean,
  picked: boolean,
  obliged: boolean,
): Omit<CounterView, 'tags'> {
  const { printed } = piece;
  const { disrupted, holder, off } = piece;
  const captured = isCaptured(board, piece);
  const spent = hasActed(board, piece);
  const conditions: readonly (readonly [boolean, CounterCondition])[] = [
    [ready, 'ready'],
    [picked, 'picked'],
    [spent, 'spent'],
    [obliged, 'obliged'],
    [disrupted || captured, 'reversed'],
  ];
  return {
    id: piece.id,
    side: holder,
    at: piece.at,
    tray: off === null || off === 'reserve' ? '' : OFF_WORDS[off],
    name: printed.name,
    label: labelOf(board, piece, obliged),
    face: {
      kind: piece.kind,
      strength: disrupted ? printed.disruptedStrength : printed.strength,
      movement: allowanceOf(board, piece),
      value: printed.value,
      disrupted,
      captured,
      army: armyOf(board, piece),
    },
    condition: conditions.filter(([holds]) => holds).map(([, condition]) => condition),
  };
}

export function tracks(board: Board): readonly Track[] {
  const turns = Array.from({ length: gameTurns(board) }, (_, i) => `${i + 1}`);
  const days = dayTitles(board);
  const ofDays: Track = { of: 'days', label: 'Day', steps: days, at: board.day };
  const ofTurns: Track = { of: 'turns', label: 'Game-Turn', steps: turns, at: board.gameTurn - 1 };
  const ofPhases: Track = {
    of: 'phases',
    label: 'Phase',
    steps: PHASES.map((phase) => PHASE_NAMES[phase].replace(' Phase', '')),
    at: isBetweenPhases(board) ? null : PHASES.indexOf(board.phase),
  };
  return days.length > 1 ? [ofDays, ofTurns, ofPhases] : [ofTurns, ofPhases];
}

/** While a day is over and while the armies are set up no phase has begun. */
function isBetweenPhases({ pending }: Board): boolean {
  return pending !== null && decisionTable(pending.kind).betweenPhases === true;
}

export function table(board: Board): TableView {
  const { scenario } = board;
  const { map } = scenario;
  const areas: GroundArea[] = HEX_TERRAINS.flatMap((kind) => {
    const places = map.terrain[kind];
    const tint = GROUND_TINTS.find((one) => one === kind);
    return places ? [{ kind, places, ...(tint && { tint }) }] : [];
  });
  const { fortress } = map;
  if (fortress) areas.push({ kind: 'fortress', places: fortress.sections.flatMap(({ hexes }) => hexes) });
  const hexsides: GroundSide[] = [
    ...map.streams.flatMap(({ name, hexsides: sides }) =>
      sides.map((between) => ({ kind: 'stream', name, between })),
    ),
    ...map.rivers.flatMap(({ name, hexsides: sides }) =>
      sides.map((between) => ({ kind: 'river', name, between })),
    ),
    ...map.bridges.map(({ name, kind, hexside }) => ({ kind, name, between: hexside })),
    ...(fortress?.hexsides ?? []).map(
      ({ kind, name, inside, outside }): GroundSide => ({ kind, name, between: [inside, outside] }),
    ),
    ...map.slopes.map((between) => ({ kind: 'slope', name: '', between })),
  ];
  return {
    title: scenario.title,
    subtitle: scenario.subtitle,
    ...(scenario.rules === 'standard' ? {} : { book: scenario.rules }),
    notes: scenario.reconstructed,
    sides: scenario.sides,
    ground: {
      field: { of: 'hexes', columns: map.columns, rows: map.rows },
      areas,
      hexsides,
      ways: map.roads.map(({ name, hexes }) => ({ kind: 'road', name, through: hexes })),
      labels: map.labels.map(({ kind, text, hex }) => ({ kind, text, at: hex })),
      edges: map.edges,
    },
    groundNotes: groundLegend(board),
    formations: formationsOf(board),
  };
}
