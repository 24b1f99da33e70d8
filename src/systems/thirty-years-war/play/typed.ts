/** Typed commands: `1812-1612` moves, `1612+1613x1512` attacks or fires, a hex number alone points at it. */

import type { CounterId } from '../../../core/contract/values';
import { hexAt } from '../../../core/hex/hex';
import type { Draft } from '../engine/types';
import type { HexNumber } from '../scenario/map';
import { moveStage } from '../standard/06-movement/stage';
import { defaultLeadersOfBattle } from '../standard/08-combat/combat';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesIn } from '../state/position';
import type { TypedForm } from './declare';
import {
  gunsFireOneByOne,
  leadsNowhere,
  noGunReadyIn,
  noLeaderOfYoursIn,
  noneOfYoursIn,
  noTargetIn,
  notUnderstood,
  noUnitIn,
} from './reasons';
import { commandIfLegal, type Press, refuse, type Stage } from './stage';
import { furtherTypedForms } from './tables';

const FORMS = [
  ['1812', 'points at a hex'],
  ['1812-1612', 'moves the unit there the cheapest way'],
  ['1812-1712-1612', 'moves it through the hexes named'],
  ['L1812-1612', 'moves the Leader in the hex'],
  ['1612+1613x1512', 'attacks, in the Combat Phase'],
  ['1612x1512!', 'attacks with a charge'],
  ['1811x1212', 'fires, in the Artillery Fire Phase'],
] as const;
const SEVERAL = ['1812-1612; 1813-1613', 'one after the other'] as const;

/** Each as an example, with what it does. */
export function typedForms() {
  return [...FORMS, ...furtherTypedForms().map(({ form }) => form), SEVERAL];
}

/** What was written, taken apart. */
export type Written =
  | { readonly means: 'place'; readonly at: HexNumber }
  | {
      readonly means: 'move';
      readonly leader: boolean;
      readonly from: HexNumber;
      readonly through: readonly HexNumber[];
    }
  | {
      readonly means: 'strike';
      readonly left: readonly HexNumber[];
      readonly right: readonly HexNumber[];
      readonly charge: boolean;
    }
  /** A form that a book has besides. */
  | { readonly means: 'further'; readonly by: TypedForm; readonly parts: readonly string[] };

/** Without spaces, in capitals. */
export function plainly(text: string): string {
  return text.toUpperCase().replaceAll(/\s/g, '');
}

/** null: none of the forms, or not the whole of one. */
export function readTyped(text: string): Written | null {
  const written = plainly(text);
  if (/^\d{4}$/.test(written)) return { means: 'place', at: written };
  if (/^L?\d{4}(-\d{4})+$/.test(written)) {
    const [from = '', ...through] = written.replace('L', '').split('-');
    return { means: 'move', leader: written.startsWith('L'), from, through };
  }
  for (const by of furtherTypedForms()) {
    const [, ...parts] = by.pattern.exec(written) ?? [];
    if (parts.length > 0) return { means: 'further', by, parts };
  }
  const [, left, right, charge] = /^(\d{4}(?:\+\d{4})*)X(\d{4}(?:\+\d{4})*)(!?)$/.exec(written) ?? [];
  if (!left || !right) return null;
  return { means: 'strike', left: left.split('+'), right: right.split('+'), charge: charge === '!' };
}

/** The same judgement as for a press. */
export function pressTyped(board: Board, draft: Draft | null, text: string, stage: Stage): Press {
  const written = readTyped(text);
  switch (written?.means) {
    case 'place':
      return stage.press(board, draft, { on: 'place', at: written.at });
    case 'move':
      return typedMove(board, written);
    case 'further':
      return written.by.press(board, written.parts);
    case 'strike':
      return typedStrike(board, written);
    default:
      return refuse([notUnderstood(board, text, FORMS[1][0], FORMS[4][0])]);
  }
}

type WrittenMove = Extract<Written, { means: 'move' }>;

/** Of several in the hex the first that can go there. */
function typedMove(board: Board, written: WrittenMove): Press {
  const presses = moversOf(board, written).map((piece) => moved(board, piece, written.through));
  const { leader, from } = written;
  return (
    presses.find(({ to }) => to !== 'refusal') ??
    presses[0] ??
    refuse([(leader ? noLeaderOfYoursIn : noneOfYoursIn)(board, from)])
  );
}

/** The counters that a written move can mean, the likeliest first: units, then Leaders; those that have not moved. */
export function moversOf(
  board: Board,
  { leader, from }: Pick<WrittenMove, 'leader' | 'from'>,
): readonly Piece[] {
  const mine = piecesAt(board, from).filter(
    ({ side, kind }) => side === board.phasingIndex && (!leader || kind === 'leader'),
  );
  const rank = ({ unit, kind, moved: has }: Piece) => (unit ? 0 : kind === 'leader' ? 2 : 4) + (has ? 1 : 0);
  return mine.toSorted((a, b) => rank(a) - rank(b));
}

function moved(board: Board, piece: Piece, through: readonly HexNumber[]): Press {
  const traced = tracedThrough(board, piece, through);
  if (traced.to !== 'draft') return traced;
  const { draft } = traced;
  return draft?.kind === 'move'
    ? commandIfLegal(board, { do: 'move', counter: draft.counter, path: draft.path })
    : refuse([leadsNowhere(board)]);
}

/** The move as it stands after those hexes. */
export function tracedThrough(board: Board, { id }: Piece, through: readonly HexNumber[]): Press {
  let draft: Draft | null = { kind: 'move', counter: id, path: [], tracing: true };
  for (const at of through) {
    const pressed: Press = moveStage.press(board, draft, { on: 'place', at });
    if (pressed.to !== 'draft') return pressed;
    draft = pressed.draft;
  }
  return { to: 'draft', draft };
}

function typedStrike(
  board: Board,
  { left, right, charge }: Pick<Extract<Written, { means: 'strike' }>, 'left' | 'right' | 'charge'>,
): Press {
  if (board.phase === 'artilleryFire') {
    if (left.length > 1 || right.length > 1) return refuse([gunsFireOneByOne(board)]);
    const [from = '', at = ''] = [...left, ...right];
    const gun = gunAt(board, from);
    const target = piecesAt(board, at).find((p) => p.unit);
    if (!gun) return refuse([noGunReadyIn(board, from)]);
    if (!target) return refuse([noTargetIn(board, at)]);
    return commandIfLegal(board, { do: 'fire', gun: gun.id, target: target.id });
  }
  const attackers = unitsAt(board, left);
  const defenders = unitsAt(board, right);
  if (typeof attackers === 'string') return refuse([noUnitIn(board, attackers)]);
  if (typeof defenders === 'string') return refuse([noUnitIn(board, defenders)]);
  const leaders = defaultLeadersOfBattle(board, attackers, defenders);
  return commandIfLegal(board, { do: 'attack', attackers, defenders, charge, leaders });
}

export function gunAt(board: Board, number: string): Piece | undefined {
  return piecesAt(board, number).find((piece) => piece.kind === 'artillery' && !piece.fired);
}

export function piecesAt(board: Board, number: string): readonly Piece[] {
  return piecesIn(board, hexAt(board.field.grid, number));
}

/** The units in those hexes, or the number of the first hex without one. */
export function unitsAt(board: Board, numbers: readonly string[]): readonly CounterId[] | string {
  const ids: CounterId[] = [];
  for (const number of numbers) {
    const unit = piecesAt(board, number).find((piece) => piece.unit);
    if (!unit) return number;
    ids.push(unit.id);
  }
  return ids;
}
