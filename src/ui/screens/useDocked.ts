/** Whether the rulebook is beside the map, not over it: in a game, where there is room, if the player chose that. */
import { useGame, useSettings } from '../../store/useGame';
import { useMatches } from '../look/useMatches';

/** Where the panel is not a sheet below the map (screens/game.css). */
const ROOM = '(min-width: 821px)';

export function useCanDock(): boolean {
  const hasRoom = useMatches(ROOM);
  return useGame((state) => state.play !== null) && hasRoom;
}

export function useDocked(): boolean {
  const canDock = useCanDock();
  return useSettings(({ rulesDocked }) => rulesDocked) && canDock;
}
