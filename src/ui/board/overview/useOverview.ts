/**
 * Whether the overview of the map is shown: as the players have said, and before that where it takes little of the map.
 */
import type { Settings } from '../../../store/settings';
import { useGame, useSettings } from '../../../store/useGame';
import { matches, useMatches } from '../../look/useMatches';

/**
 * The map has no corner to spare where the panel is a sheet below it (screens/game.css) or leaves it little width, and on
 * a low screen: the overview would lie on counters as a battle opens.
 */
const ROOM = '(min-width: 1101px) and (min-height: 600px)';
/** While players look back the bar for that takes its room from the map. */
const ROOM_ABOVE_BAR = '(min-width: 1101px) and (min-height: 800px)';

const roomWhile = (looking: boolean) => (looking ? ROOM_ABOVE_BAR : ROOM);

export function useOverview(): boolean {
  const chosen = useSettings((settings) => settings.overview);
  const looking = useGame((state) => state.replay !== null);
  const hasRoom = useMatches(roomWhile(looking));
  return chosen ?? hasRoom;
}

/** `looking`: at an earlier point of the game. */
export function hasOverview(chosen: Settings['overview'], looking: boolean): boolean {
  return chosen ?? matches(roomWhile(looking));
}
