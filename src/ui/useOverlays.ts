/** What the chosen overlays light, of the state that is drawn. */
import { useMemo } from 'react';
import type { BoardView, CounterId, CounterView, Mark, OverlaySpec } from '../core/seam';
import type { GameState } from '../store/gameStore';
import { stateShown } from '../store/replay';
import { useGame, usePlay, useShown } from '../store/useGame';

export function useOverlaySpecs(): readonly OverlaySpec[] {
  const system = usePlay((play) => play.system);
  const state = usePlay((play) => play.game.start);
  return useMemo(() => system.overlays(state), [system, state]);
}

/** The counter that an overlay is about: the last one that was looked at, of those on the board that it can be about. */
function counterOf(
  { about }: OverlaySpec,
  { inspected, lookedAt }: Pick<GameState, 'inspected' | 'lookedAt'>,
  board: BoardView,
): CounterId | null {
  if (!about) return inspected;
  const standing = (id: CounterId) => board.counters.some((one) => one.id === id && one.at !== null);
  return lookedAt.find((id) => about.includes(id) && standing(id)) ?? null;
}

export function useOverlayCounter(spec: OverlaySpec): CounterView | undefined {
  const board = useShown((shown) => shown.board);
  const id = useGame((game) => counterOf(spec, game, board));
  return board.counters.find((counter) => counter.id === id);
}

/** Computed anew only for another state, another counter that is looked at, or another choice. */
export function useOverlayMarks(): readonly Mark[] {
  const specs = useOverlaySpecs();
  const system = usePlay((play) => play.system);
  const state = useGame(({ play, replay }) => play && stateShown(play, replay));
  const board = useShown((shown) => shown.board);
  const chosen = useGame(({ overlays }) => overlays);
  const inspected = useGame((game) => game.inspected);
  const lookedAt = useGame((game) => game.lookedAt);
  return useMemo(
    () =>
      chosen.flatMap((id) => {
        const spec = specs.find((one) => one.id === id);
        return spec ? system.overlay(state, id, counterOf(spec, { inspected, lookedAt }, board)) : [];
      }),
    [specs, system, state, board, chosen, inspected, lookedAt],
  );
}
