/** Where a counter can go and stop: cases 6.1 to 6.32, 9.15 and 12.0. */

import { between, oneOf, someOf } from '../../../core/dice/drawn';
import { distance, numberOf } from '../../../core/hex/hex';
import { poor, reasonsInWords, stepOf } from '../../../core/lesson/made';
import { press } from '../play/prompt';
import type { Reason } from '../rulebook/cited';
import { movableCounters } from '../standard/06-movement/movement';
import { allowanceOf, reachOf, reachWithoutLimit } from '../standard/06-movement/reach';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesIn } from '../state/position';
import { counted, listed } from '../wording';
import type { Kind, Making } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';

export const reach: Kind = {
  id: 'reach',
  title: 'Where can it go?',
  about: 'What woods, water, slopes and roads cost, and what is closed',
  make,
};

/** A hex that is asked about; no reasons: the counter can stop there. */
type Asked = {
  readonly at: string;
  readonly cost: number;
  /** It takes as much as the distance, as on open ground. */
  readonly plain: boolean;
  readonly reasons: readonly Reason[];
};

function make({ draw, level, battles }: Making) {
  const site = siteFor(draw, level, battles, {
    units: 2,
    enemies: 2 + level,
    spread: 4,
    leaders: level > 3 ? 1 : 0,
  });
  const laid = site && lay(site, 'movement');
  if (!laid) return null;
  const { board, position } = laid;
  const mover = oneOf(
    draw,
    movableCounters(board).filter(({ hex }) => hex >= 0),
  );
  if (!mover) return null;
  const all = hexesAsked(board, mover);
  const open = all.filter(({ reasons }) => reasons.length === 0);
  const closed = all.filter(({ reasons }) => reasons.length > 0);
  if (open.length < 3 || closed.length < 3) return null;
  const can = someOf(draw, open.toSorted((a, b) => b.cost - a.cost).slice(0, 8), between(draw, 2, 4));
  const cannot = someOf(draw, closed.toSorted((a, b) => a.cost - b.cost).slice(0, 8), 6 - can.length);
  // On open ground there would be nothing to think about but the distance.
  if (level > 1 && [...can, ...cannot].every(({ plain }) => plain)) return null;
  const hexes = can.map(({ at }) => at).toSorted();
  return stepOf({
    position,
    text: allowanceInWords(board, mover),
    rules: mover.disrupted ? ['9.15', '12.0'] : ['6.14', '12.0'],
    lit: [mover.id, ...[...can, ...cannot].map(({ at }) => at).toSorted()],
    goal: { ask: 'In which of the lit hexes can it end its move? Press each of them.', press: hexes },
    way: hexes,
    poor: cannot.map(({ at, reasons }) => poor(at, reasonsInWords(reasons))),
    done: `${costsInWords(board, mover, can)}.`,
  });
}

/** Empty hexes, judged by a press on each with the counter in the hand. */
function hexesAsked(board: Board, mover: Piece): readonly Asked[] {
  const picked = press(board, null, { on: 'counter', id: mover.id });
  if (picked.to !== 'draft' || !picked.draft) return [];
  const { grid } = board.field;
  const { spent } = reachWithoutLimit(board, mover);
  const free = grid.numbers.map((_, hex) => hex).filter((hex) => piecesIn(board, hex).length === 0);
  return free.flatMap((hex): readonly Asked[] => {
    const at = numberOf(grid, hex);
    const pressed = press(board, picked.draft, { on: 'place', at });
    const known = spent[hex] ?? -1;
    const cost = known < 0 ? allowanceOf(board, mover) + 1 : known;
    const plain = known === distance(grid, mover.hex, hex);
    if (pressed.to === 'commands') return [{ at, cost, plain, reasons: [] }];
    return pressed.to === 'refusal' ? [{ at, cost, plain, reasons: pressed.reasons }] : [];
  });
}

function allowanceInWords(board: Board, mover: Piece): string {
  const most = allowanceOf(board, mover);
  const who = `${mover.printed.name} in ${mover.at}`;
  if (mover.disrupted) return `${who} is disrupted and moves at most ${counted(most, 'hex', 'hexes')}.`;
  const what = mover.kind === 'leader' ? 'a Leader' : mover.kind === 'cavalry' ? 'Cavalry' : 'infantry';
  return `${who} is ${what} and has ${counted(most, 'Movement Point')}.`;
}

function costsInWords(board: Board, mover: Piece, can: readonly Asked[]): string {
  const { spent } = reachOf(board, mover);
  const unit = mover.disrupted ? ['hex', 'hexes'] : ['Movement Point', 'Movement Points'];
  const { indexOf } = board.field.grid;
  const costs = can
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ at }) => `${at} takes ${counted(spent[indexOf.get(at) ?? 0] ?? 0, unit[0] ?? '', unit[1])}`);
  return listed(costs);
}
