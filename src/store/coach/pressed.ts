/** What the table does at the next press of what a coach has prepared. */
import type { Target } from '../../core/contract/table';
import { stateOf } from '../../core/game';
import type { OpenGame } from '../table/openGame';

/** How many commands a press there would carry out now; 0: it would only begin something, or is refused. */
export function countPressed({ system, game, draft }: OpenGame, target: Target | null): number {
  const pressed = target && system.press(stateOf(game), draft, target);
  return pressed?.to === 'commands' ? pressed.commands.length : 0;
}
