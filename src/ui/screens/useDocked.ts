/** Whether the rulebook lies beside the map instead of over it: in a game, where there is room, if that was asked for. */
import { useGame, useSettings } from '../../store/useGame';
import { useMatches } from '../look/useMatches';

/** Where the panel is no sheet below the map (frame.css). */
const ROOM = '(min-width: 821px)';

export function useCanDock(): boolean {
  const hasRoom = useMatches(ROOM);
  return useGame((state) => state.play !== null) && hasRoom;
}

export function useDocked(): boolean {
  const canDock = useCanDock();
  return useSettings(({ rulesDocked }) => rulesDocked) && canDock;
}
