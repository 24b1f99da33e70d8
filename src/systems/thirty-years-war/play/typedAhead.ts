/** A command that is being typed: what it would do as it stands, and what it can be completed to. */

import { areAdjacent, hexAt } from '../../../core/hex/hex';
import type { Draft } from '../engine/types';
import type { Preview } from '../rulebook/cited';
import { targetsOf } from '../standard/05-artillery/artillery';
import { fireStage } from '../standard/05-artillery/stage';
import { moveStage } from '../standard/06-movement/stage';
import { battleStage } from '../standard/08-combat/stage';
import type { Piece } from '../state/piece';
import { hexNumberOf, phasingIndex, piecesOf, positionOf } from '../state/position';
import type { State } from '../state/state';
import { allNamed } from '../wording';
import { NOTHING, type Stage } from './stage';
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
export function previewTyped(state: State, draft: Draft | null, text: string, stage: Stage): Preview {
  const written = readTyped(text);
  if (!written) return NOTHING;
  if (written.means === 'place') return stage.preview(state, draft, { on: 'place', at: written.at });
  const pressed = pressTyped(state, draft, text, stage);
  const shown = shownOf(state, written);
  return pressed.to === 'refusal' ? { ...shown, text: '', cost: '', reasons: pressed.reasons } : shown;
}

function shownOf(state: State, written: Exclude<Written, { means: 'place' }>): Preview {
  switch (written.means) {
    case 'move':
      return wayOf(state, written);
    case 'further':
      return written.by.preview(state, written.parts);
    case 'strike':
      return state.phase === 'artilleryFire' ? shotOf(state, written) : battleOf(state, written);
  }
}

function wayOf(state: State, written: Extract<Written, { means: 'move' }>): Preview {
  const last = written.through.at(-1) ?? '';
  const seen = moversOf(state, written).map((piece) => {
    const traced = tracedThrough(state, piece, written.through.slice(0, -1));
    if (traced.to !== 'draft' || traced.draft?.kind !== 'move') return NOTHING;
    return moveStage.preview(state, { ...traced.draft, tracing: false }, { on: 'place', at: last });
  });
  return seen.find(({ text, reasons }) => text !== '' && reasons.length === 0) ?? seen[0] ?? NOTHING;
}

type Strike = Extract<Written, { means: 'strike' }>;

function shotOf(state: State, { left, right }: Strike): Preview {
  const gun = gunAt(state, left[0] ?? '');
  if (!gun) return NOTHING;
  return fireStage.preview(
    state,
    { kind: 'fire', gun: gun.id, aim: 'unit' },
    { on: 'place', at: right[0] ?? '' },
  );
}

function battleOf(state: State, { left, right, charge }: Strike): Preview {
  const [attackers, defenders] = [unitsAt(state, left), unitsAt(state, right)];
  if (typeof attackers === 'string' || typeof defenders === 'string') return NOTHING;
  const draft = { kind: 'battle', attackers, defenders, charge, leaders: null } as const;
  const position = positionOf(state);
  const [ours, theirs] = [piecesOf(state, attackers), piecesOf(state, defenders)];
  const verb = `${charge ? 'charge' : 'attack'}${ours.length > 1 ? '' : 's'}`;
  return {
    text: `${allNamed(position, ours)} ${verb} ${allNamed(position, theirs)}.`,
    cost: battleStage.prompt(state, draft).receipt?.total ?? '',
    reasons: [],
    marks: battleStage.marks(state, draft).filter(({ means }) => means !== 'obligation'),
  };
}

/** Whole hexes for the one that is begun, in the order of their numbers; none where nothing is begun. */
export function completions(
  state: State,
  draft: Draft | null,
  text: string,
  stage: Stage,
): readonly string[] {
  const written = plainly(text);
  const [, before = '', begun = ''] = /^(.*?)(\d{0,3})$/.exec(written) ?? [];
  if (written === '' || /\d$/.test(before)) return [];
  const hexes = hexesAfter(state, draft, before, stage).filter((hex) => hex.startsWith(begun));
  return [...new Set(hexes)].sort().map((hex) => `${before}${hex}`);
}

/** What can be named after what is written already. */
function hexesAfter(state: State, draft: Draft | null, before: string, stage: Stage): readonly string[] {
  if (before === '' || before === 'L') return actingIn(state, draft, stage, before === 'L');
  const [, leader, way] = /^(L?)(\d{4}(?:-\d{4})*)-$/.exec(before) ?? [];
  if (way) {
    const [from = '', ...through] = way.split('-');
    return moversOf(state, { leader: leader === 'L', from }).flatMap((piece) =>
      reached(state, piece, through),
    );
  }
  const [, left] = /^(\d{4}(?:\+\d{4})*)X(?:\d{4}\+)*$/.exec(before) ?? [];
  return left ? targets(state, left.split('+')) : [];
}

function actingIn(state: State, draft: Draft | null, stage: Stage, leader: boolean): readonly string[] {
  const ids = stage
    .prompt(state, draft)
    .choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
  const acting = piecesOf(state, ids).filter(({ kind }) => !leader || kind === 'leader');
  return acting.map((piece) => hexNumberOf(positionOf(state), piece));
}

function reached(state: State, piece: Piece, through: readonly string[]): readonly string[] {
  if (through.length === 0) {
    const draft = { kind: 'move', counter: piece.id, path: [], tracing: false } as const;
    return placesIn(state, draft);
  }
  const traced = tracedThrough(state, piece, through);
  return traced.to === 'draft' ? placesIn(state, traced.draft) : [];
}

function placesIn(state: State, draft: Draft | null): readonly string[] {
  return moveStage
    .prompt(state, draft)
    .choices.flatMap(({ target }) =>
      target.on === 'place' && typeof target.at === 'string' ? [target.at] : [],
    );
}

/** Enemy units that the gun there sees, or that touch one of the units there. */
function targets(state: State, from: readonly string[]): readonly string[] {
  const position = positionOf(state);
  const { grid } = position.field;
  if (state.phase === 'artilleryFire') {
    const gun = gunAt(state, from[0] ?? '');
    return gun ? targetsOf(state, gun).map((unit) => hexNumberOf(position, unit)) : [];
  }
  const hexes = from.filter((at) => piecesAt(state, at).length > 0).map((at) => hexAt(grid, at));
  return position.pieces
    .filter(({ unit, side, hex }) => unit && hex >= 0 && side !== phasingIndex(state))
    .filter(({ hex }) => hexes.some((other) => areAdjacent(grid, other, hex)))
    .map((unit) => hexNumberOf(position, unit));
}
