import type { GameState } from '../../store/state';
import type { OpenGame } from '../../store/table/openGame';

/** Enters the face of an awaited die if the key is a face of it. A key that is held down is one die, not several. */
export function enterDie(state: GameState, play: OpenGame, event: KeyboardEvent): boolean {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const face = isPlain && /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (!play.wanted || face === 0 || face > play.wanted.sides) return false;
  if (!event.repeat) state.enterDie(face);
  return true;
}
