/**
 * The turn: case 4.0. Artillery, operations, commanders in chief, rally; then losses are counted and the clock goes on.
 */
import type { CounterId } from '../../../core/contract/values';
import { demoralize } from '../12-rout/demoralization';
import { event, task } from '../engine/declare';
import type { State } from '../state/state';

declare module '../engine/types' {
  interface TaskTypes {
    endTurn: object;
    /** The next marker is drawn, or with an empty cup the operations are over. */
    nextMarker: object;
  }
  interface EventTypes {
    turnBegan: { readonly turn: number; readonly cup: readonly CounterId[] };
    cupOpened: object;
    gameEnded: { readonly because: 'turns' | 'noUnits' };
  }
}

/** The markers that go into the cup: of every leader but dead commanders in chief. @rule 5.1, 9.4 */
export function allMarkers({ leaders, scenario }: Pick<State, 'leaders' | 'scenario'>): readonly CounterId[] {
  return leaders
    .filter(({ fallen }, i) => scenario.leaders[i]?.corps !== null || !fallen)
    .map(({ id }) => id);
}

export const nextMarker = task('nextMarker', (run) => {
  if (run.board.facts.cup.length > 0) run.emit({ happened: 'cupOpened' });
  else run.plan({ task: 'beginChiefs' });
});

export const endTurn = task('endTurn', (run) => {
  demoralize(run);
  const { facts, scenario, units } = run.board;
  const isLast = facts.turn >= scenario.turns.count;
  const has = (side: 0 | 1) => units.some((unit) => unit.side === side && unit.at !== null);
  if (!has(0) || !has(1)) run.emit({ happened: 'gameEnded', because: 'noUnits' });
  else if (isLast) run.emit({ happened: 'gameEnded', because: 'turns' });
  else {
    run.emit({ happened: 'turnBegan', turn: facts.turn + 1, cup: allMarkers(run.board) });
    run.plan({ task: 'beginAiming', side: 0 });
  }
});

export const turnBegan = event('turnBegan', (board, { turn, cup }) => {
  board.change({ turn, cup, inARow: null, strained: [], side: null });
  for (const { id, moved, attacked } of board.units)
    if (moved || attacked) board.changeUnit(id, { moved: false, attacked: false });
  for (const { id, moved } of board.leaders) if (moved) board.changeLeader(id, { moved: false });
  for (const { id, target } of board.batteries)
    if (target !== null) board.changeBattery(id, { target: null });
});

export const cupOpened = event('cupOpened', (board) =>
  board.change({ step: 'cup', side: null, segment: null }),
);

export const gameEnded = event('gameEnded', (board) => board.change({ over: true, agenda: [] }));
