/** A command that is being typed: what it would do as it stands, and what it can be completed to. */

import { areAdjacent, hexAt } from '../../../core/hex/hex';
import type { Draft } from '../engine/types';
import type { Preview } from '../rulebook/cited';
import { targetsOf } from '../standard/05-artillery/artillery';
import { fireStage } from '../standard/05-artillery/stage';
import { moveStage } from '../standard/06-movement/stage';
import { battleStage } from '../standard/08-combat/stage';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { hexNumberOf, piecesOf } from '../state/position';
import { allNamed } from '../wording';
import { NOTHING, type Stage, said } from './stage';
import {
  gunAt,
  moversOf,
  piecesAt,
  plainly,
  pressTyped,
  readTyped,
  tracedThrough,
  unitsAt,
  type Written,
} from './typed';

/** As pointing would show it; nothing for what is not the whole of a command. */
export function previewTyped(board: Board, draft: Draft | null, text: string, stage: Stage): Preview {
  const written = readTyped(text);
  if (!written) return NOTHING;
  if (written.means === 'place') return stage.preview(board, draft, { on: 'place', at: written.at });
  const pressed = pressTyped(board, draft, text, stage);
  const shown = shownOf(board, written);
  return pressed.to === 'refusal' ? { ...shown, text: '', cost: '', reasons: pressed.reasons } : shown;
}

function shownOf(board: Board, written: Exclude<Written, { means: 'place' }>): Preview {
  switch (written.means) {
    case 'move':
      return wayOf(board, written);
    case 'further':
      return written.by.preview(board, written.parts);
    case 'strike':
      return board.phase === 'artilleryFire' ? shotOf(board, written) : battleOf(board, written);
  }
}

function wayOf(board: Board, written: Extract<Written, { means: 'move' }>): Preview {
  const last = written.through.at(-1) ?? '';
  const seen = moversOf(board, written).map((piece) => {
    const traced = tracedThrough(board, piece, written.through.slice(0, -1));
    if (traced.to !== 'draft' || traced.draft?.kind !== 'move') return NOTHING;
    return moveStage.preview(board, { ...traced.draft, tracing: false }, { on: 'place', at: last });
  });
  return seen.find(({ text, reasons }) => text !== '' && reasons.length === 0) ?? seen[0] ?? NOTHING;
}

type Strike = Extract<Written, { means: 'strike' }>;

function shotOf(board: Board, { left, right }: Strike): Preview {
  const gun = gunAt(board, left[0] ?? '');
  if (!gun) return NOTHING;
  return fireStage.preview(
    board,
    { kind: 'fire', gun: gun.id, aim: 'unit' },
    { on: 'place', at: right[0] ?? '' },
  );
}

function battleOf(board: Board, { left, right, charge }: Strike): Preview {
  const [attackers, defenders] = [unitsAt(board, left), unitsAt(board, right)];
  if (typeof attackers === 'string' || typeof defenders === 'string') return NOTHING;
  const draft = { kind: 'battle', attackers, defenders, charge, leaders: null } as const;
  const [ours, theirs] = [piecesOf(board, attackers), piecesOf(board, defenders)];
  const verb = `${charge ? 'charge' : 'attack'}${ours.length > 1 ? '' : 's'}`;
  return {
    text: `${allNamed(board, ours)} ${verb} ${allNamed(board, theirs)}.`,
    cost: said(battleStage.prompt(board, draft).receipt)?.total ?? '',
    reasons: [],
    marks: battleStage.marks(board, draft).filter(({ means }) => means !== 'obligation'),
  };
}

/** Whole hexes for the one that is begun, in the order of their numbers; none where nothing is begun. */
export function completions(
  board: Board,
  draft: Draft | null,
  text: string,
  stage: Stage,
): readonly string[] {
  const written = plainly(text);
  const [, before = '', begun = ''] = /^(.*?)(\d{0,3})$/.exec(written) ?? [];
  if (written === '' || /\d$/.test(before)) return [];
  const hexes = hexesAfter(board, draft, before, stage).filter((hex) => hex.startsWith(begun));
  return [...new Set(hexes)].sort().map((hex) => `${before}${hex}`);
}

/** What can be named after what is written already. */
function hexesAfter(board: Board, draft: Draft | null, before: string, stage: Stage): readonly string[] {
  if (before === '' || before === 'L') return actingIn(board, draft, stage, before === 'L');
  const [, leader, way] = /^(L?)(\d{4}(?:-\d{4})*)-$/.exec(before) ?? [];
  if (way) {
    const [from = '', ...through] = way.split('-');
    return moversOf(board, { leader: leader === 'L', from }).flatMap((piece) =>
      reached(board, piece, through),
    );
  }
  const [, left] = /^(\d{4}(?:\+\d{4})*)X(?:\d{4}\+)*$/.exec(before) ?? [];
  return left ? targets(board, left.split('+')) : [];
}

function actingIn(board: Board, draft: Draft | null, stage: Stage, leader: boolean): readonly string[] {
  const ids = stage
    .prompt(board, draft)
    .choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
  const acting = piecesOf(board, ids).filter(({ kind }) => !leader || kind === 'leader');
  return acting.map((piece) => hexNumberOf(board, piece));
}

function reached(board: Board, piece: Piece, through: readonly string[]): readonly string[] {
  if (through.length === 0) {
    const draft = { kind: 'move', counter: piece.id, path: [], tracing: false } as const;
    return placesIn(board, draft);
  }
  const traced = tracedThrough(board, piece, through);
  return traced.to === 'draft' ? placesIn(board, traced.draft) : [];
}

function placesIn(board: Board, draft: Draft | null): readonly string[] {
  return moveStage
    .prompt(board, draft)
    .choices.flatMap(({ target }) =>
      target.on === 'place' && typeof target.at === 'string' ? [target.at] : [],
    );
}

/** Enemy units that the gun there sees, or that touch one of the units there. */
function targets(board: Board, from: readonly string[]): readonly string[] {
  const { grid } = board.field;
  if (board.phase === 'artilleryFire') {
    const gun = gunAt(board, from[0] ?? '');
    return gun ? targetsOf(board, gun).map((unit) => hexNumberOf(board, unit)) : [];
  }
  const hexes = from.filter((at) => piecesAt(board, at).length > 0).map((at) => hexAt(grid, at));
  return board.pieces
    .filter(({ unit, side, hex }) => unit && hex >= 0 && side !== board.phasingIndex)
    .filter(({ hex }) => hexes.some((other) => areAdjacent(grid, other, hex)))
    .map((unit) => hexNumberOf(board, unit));
}
