/** What the chosen overlays show, for the state that is drawn. */
import { useMemo } from 'react';
import type { BoardView, CounterView, Mark, OverlaySpec } from '../../core/contract/board';
import type { TableView } from '../../core/contract/map';
import type { GameSystem } from '../../core/contract/system';
import type { CounterId, Json } from '../../core/contract/values';
import type { GameState } from '../../store/state';
import type { OpenGame } from '../../store/table/openGame';
import { stateShown } from '../../store/table/replay';
import { useGame, usePlay, useSettings, useShown } from '../../store/useGame';
import { useHasCoach } from '../coach/coachContext';
import { sidesAside, useThreats } from '../threat/useThreats';

/** The table's own: of any map with hexes. */
export const HEX_NUMBERS = 'hex-numbers';
const NUMBERS: OverlaySpec = {
  id: HEX_NUMBERS,
  label: 'Hex numbers',
  note: 'The number of every hex, over the counters too; from afar as many as fit.',
  side: null,
  needsCounter: false,
};

/** The system's overlays, then those of the table. */
export function overlaySpecsOf({ system, table, game }: OpenGame): readonly OverlaySpec[] {
  return specsOf(system, table, game.start);
}

function specsOf(system: GameSystem, table: TableView, state: Json): readonly OverlaySpec[] {
  const ofSystem = system.overlays(state);
  return table.ground.field.of === 'table' ? ofSystem : [...ofSystem, NUMBERS];
}

/** Without a coach nothing is counted aside: those overlays are not offered. */
export function useOverlaySpecs(): readonly OverlaySpec[] {
  const system = usePlay((play) => play.system);
  const table = usePlay((play) => play.table);
  const state = usePlay((play) => play.game.start);
  const isCounted = useHasCoach();
  return useMemo(
    () => specsOf(system, table, state).filter(({ aside }) => isCounted || !aside),
    [system, table, state, isCounted],
  );
}

/** With Shift: the letter of each that has one, and a digit for the first nine of the others; '' for the rest. */
export function overlayKeys(specs: readonly OverlaySpec[]): ReadonlyMap<string, string> {
  const numbered = specs.filter(({ key }) => key === undefined);
  return new Map(
    specs.map((spec) => {
      const number = numbered.indexOf(spec) + 1;
      return [spec.id, spec.key ?? (number <= 9 ? `${number}` : '')];
    }),
  );
}

/** The counter that an overlay is about: of those it can be about, the one on the board looked at last. */
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

/** Computed again only for another state, another counter looked at, or another choice. */
export function useOverlayMarks(): readonly Mark[] {
  const specs = useOverlaySpecs();
  const system = usePlay((play) => play.system);
  const state = useGame(({ play, replay }) => play && stateShown(play, replay));
  const board = useShown((shown) => shown.board);
  const chosen = useSettings(({ overlays }) => overlays);
  const inspected = useGame((game) => game.inspected);
  const lookedAt = useGame((game) => game.lookedAt);
  const aside = useThreats(sidesAside(specs, chosen), inspected);
  return useMemo(
    () =>
      chosen.flatMap((id) => {
        const spec = specs.find((one) => one.id === id);
        if (spec?.aside) return (spec.side !== null && aside.get(spec.side)?.marks) || [];
        return spec ? system.overlay(state, id, counterOf(spec, { inspected, lookedAt }, board)) : [];
      }),
    [specs, system, state, board, chosen, inspected, lookedAt, aside],
  );
}
