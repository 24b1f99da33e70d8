/**
 * Whether the overview of the map is shown: as the players have said, and before that where it takes little of the map.
 */
import type { Settings } from '../../../store/settings';
import { useSettings } from '../../../store/useGame';
import { matches, useMatches } from '../../look/useMatches';

/** Where the panel is a sheet below the map (screens/game.css), and on a low screen, the map has no corner to spare. */
const ROOM = '(min-width: 821px) and (min-height: 600px)';

export function useOverview(): boolean {
  const chosen = useSettings((settings) => settings.overview);
  const hasRoom = useMatches(ROOM);
  return chosen ?? hasRoom;
}

export function hasOverview(chosen: Settings['overview']): boolean {
  return chosen ?? matches(ROOM);
}
