/** Set-ups: as the file suggests, or all of a force drawn up near where it means to go. */
import type { Effort, Plan } from '../../../core/contract/opponent';
import type { SideId } from '../../../core/contract/values';
import { distance, type HexIndex, hexAt } from '../../../core/hex/hex';
import { theDecision } from '../engine/declare';
import { hook } from '../engine/hook';
import { check, moves } from '../engine/judge';
import type { ThirtyYearsWar } from '../engine/system';
import type { Command } from '../engine/types';
import type { HexNumber } from '../scenario/map';
import { canonicalSetUp, placesOf } from '../standard/03-setting-up/dealing';
import { slotsOf } from '../standard/03-setting-up/forces';
import { rest } from '../standard/03-setting-up/placing-rest';
import { isUnit, sideIndex } from '../state/battlefield';
import type { Board } from '../state/board';

type SetUp = Plan<ThirtyYearsWar>;

/** Hexes that a side means to go to, to attack them or to leave the map, near which it draws up. */
export type GoesTo = { readonly why: 'drawnUp' | 'drawnUpToLeave'; readonly hexes: readonly HexIndex[] };
/** null: it stands as the file suggests. */
export const goesTo = hook((_board, _side: 0 | 1): GoesTo | null => null);

/** With little care as is suggested. */
export function* setUps(board: Board, { care }: Effort): Generator<SetUp> {
  const { by } = theDecision(board, 'setUp');
  const going = care > 0 ? goesTo(board, sideIndex(board.scenario, by)) : null;
  const drawnUp = going && drawnUpNear(board, by, going.hexes);
  if (drawnUp) yield planOf(going.why, drawnUp, 1);
  for (const command of moves(board)) yield planOf('suggested', command, 0);
}

/** Strong units first, each as near to these hexes as its ground allows; the others are placed by what they are. */
function drawnUpNear(board: Board, by: SideId, near: readonly HexIndex[]): Command | null {
  const { grid } = board.field;
  const away = (number: HexNumber) =>
    Math.min(...near.map((hex) => distance(grid, hex, hexAt(grid, number))));
  const taken = new Set<HexNumber>();
  const units = slotsOf(board, by)
    .filter(({ printed }) => isUnit(printed))
    .toSorted((a, b) => b.printed.strength - a.printed.strength || a.index - b.index);
  const places: { [counter: string]: HexNumber } = {};
  for (const { id, hexes } of units) {
    const [at] = [...hexes]
      .filter((hex) => !taken.has(hex))
      .toSorted((a, b) => away(a) - away(b) || (a < b ? -1 : 1));
    if (at === undefined) return null;
    taken.add(at);
    places[id] = at;
  }
  const positions = rest(board, by, places);
  if (!positions) return null;
  const command: Command = {
    do: 'setUp',
    positions: canonicalSetUp(board, by, placesOf(board, by, positions)),
  };
  return check(board, command).length === 0 ? command : null;
}

function planOf(kind: string, command: Command, worth: number): SetUp {
  return { commands: [command], worth, why: { kind, counters: [], figures: {} } };
}
