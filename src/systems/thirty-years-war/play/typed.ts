/** Typed commands: `1812-1612` moves, `1612+1613x1512` attacks or fires, a hex number alone points at it. */
import { hexAt } from '../../../core/hex';
import type { CounterId } from '../../../core/seam';
import type { Draft } from '../draft';
import { type Piece, phasingIndex, piecesIn, positionOf } from '../position';
import { usualLeadersOfBattle } from '../rules/08-combat';
import type { State } from '../state';
import { because } from '../wording';
import { moveStage } from './move';
import { type Press, perform, refuse, type Stage } from './stage';

export const TYPED_FORMS = [
  ['1812', 'points at a hex'],
  ['1812-1612', 'moves the unit there the cheapest way'],
  ['1812-1712-1612', 'moves it through the hexes named'],
  ['L1812-1612', 'moves the Leader in the hex'],
  ['1612+1613x1512', 'attacks, in the Combat Phase'],
  ['1612x1512!', 'attacks with a charge'],
  ['1811x1212', 'fires, in the Artillery Fire Phase'],
  ['1013x0913w', 'fires at the walls of a hex'],
] as const;

/** The same judgement as for a press. */
export function pressTyped(state: State, draft: Draft | null, text: string, stage: Stage): Press {
  const written = text.trim().toUpperCase().replaceAll(' ', '');
  if (/^\d{4}$/.test(written)) return stage.press(state, draft, { on: 'place', at: written });
  if (/^L?\d{4}(-\d{4})+$/.test(written)) return typedMove(state, written);
  const [, from, at] = /^(\d{4})X(\d{4})W$/.exec(written) ?? [];
  if (from && at) return typedWallFire(state, from, at);
  const [, left, right, charge] = /^(\d{4}(?:\+\d{4})*)X(\d{4}(?:\+\d{4})*)(!?)$/.exec(written) ?? [];
  if (left && right) return typedStrike(state, left.split('+'), right.split('+'), charge === '!');
  return refuse([
    because(
      'table:typed',
      `“${text}” is not understood. Write for example ${TYPED_FORMS[1][0]} or ${TYPED_FORMS[4][0]}.`,
    ),
  ]);
}

function typedMove(state: State, written: string): Press {
  const leader = written.startsWith('L');
  const [from = '', ...rest] = written.replace('L', '').split('-');
  const mine = piecesAt(state, from).filter((piece) => piece.side === phasingIndex(state));
  const meant = mine.filter((p) => (leader ? p.kind === 'leader' : p.unit));
  const piece =
    meant.find((p) => !p.state.moved) ??
    meant[0] ??
    (leader ? undefined : (mine.find((p) => p.kind === 'leader' && !p.state.moved) ?? mine[0]));
  if (!piece)
    return refuse([
      because('table:typed', `No ${leader ? 'Leader' : 'counter'} of yours stands in ${from}.`, [], [from]),
    ]);
  let draft: Draft | null = { kind: 'move', counter: piece.id, path: [], tracing: true };
  for (const at of rest) {
    const pressed: Press = moveStage.press(state, draft, { on: 'place', at });
    if (pressed.to !== 'draft') return pressed;
    draft = pressed.draft;
  }
  return draft?.kind === 'move'
    ? perform(state, { do: 'move', counter: draft.counter, path: draft.path })
    : refuse([because('table:typed', `“${written}” leads nowhere.`)]);
}

function typedStrike(
  state: State,
  left: readonly string[],
  right: readonly string[],
  charge: boolean,
): Press {
  if (state.phase === 'artilleryFire') {
    if (left.length > 1 || right.length > 1) {
      return refuse([because('5.0', 'Each gun fires by itself at one unit: write them one by one.')]);
    }
    const gun = gunAt(state, left[0] ?? '');
    const target = piecesAt(state, right[0] ?? '').find((p) => p.unit);
    if (!gun) return refuse([because('5.0', `No gun that can still fire stands in ${left[0]}.`)]);
    if (!target) return refuse([because('5.0', `No unit stands in ${right[0]}.`)]);
    return perform(state, { do: 'fire', gun: gun.id, target: target.id });
  }
  const attackers = unitsAt(state, left);
  const defenders = unitsAt(state, right);
  if (typeof attackers === 'string' || typeof defenders === 'string') {
    const empty = typeof attackers === 'string' ? attackers : defenders;
    return refuse([because('8.0', `No unit stands in ${empty}.`)]);
  }
  const leaders = usualLeadersOfBattle(state, attackers, defenders);
  return perform(state, { do: 'attack', attackers, defenders, charge, leaders });
}

function gunAt(state: State, number: string): Piece | undefined {
  return piecesAt(state, number).find((piece) => piece.kind === 'artillery' && !piece.state.fired);
}

/** @rule freiburg:19.55 */
function typedWallFire(state: State, from: string, at: string): Press {
  const gun = gunAt(state, from);
  if (!gun) return refuse([because('5.0', `No gun that can still fire stands in ${from}.`, [], [from])]);
  return perform(state, { do: 'fireAtWalls', gun: gun.id, at });
}

function piecesAt(state: State, number: string): readonly Piece[] {
  const position = positionOf(state);
  return piecesIn(position, hexAt(position.field.grid, number));
}

/** The units in those hexes, or the number of the first hex without one. */
function unitsAt(state: State, numbers: readonly string[]): readonly CounterId[] | string {
  const ids: CounterId[] = [];
  for (const number of numbers) {
    const unit = piecesAt(state, number).find((piece) => piece.unit);
    if (!unit) return number;
    ids.push(unit.id);
  }
  return ids;
}
