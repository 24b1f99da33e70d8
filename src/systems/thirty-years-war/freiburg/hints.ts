/** What the rules of Freiburg say to a first-time player. */
import type { HintRule } from '../play/tables';
import { gunsThatMayAct } from '../standard/05-artillery/artillery';
import { chargeHint, isAt, someOf } from '../standard/hints';
import type { Board } from '../state/board';
import { bavarianIndex, today } from './15-morale/armies';
import { wallTargets } from './19-siege/breaching';
import { offersWalls } from './19-siege/wall-fire';
import { freiburgOf } from './state';

export const FREIBURG_HINTS: readonly HintRule[] = [
  chargeHint('freiburg:16.2'),
  {
    id: 'morale',
    rule: 'freiburg:15.12',
    text: 'What an army loses is counted against four levels. At each a die may demoralize it, and at the last it breaks without one.',
    comesUp: (board) =>
      Object.values(freiburgOf(board).armies).some((army) => army.casualties > 0) ? [] : null,
  },
  {
    id: 'exit',
    rule: 'freiburg:17.33',
    text: 'Today Bavarian units may leave the map by its exit hexes, for good. Their guns may try it instead of firing.',
    comesUp: (board) => (isAt(board, 'movement') && mayLeave(board) ? [] : null),
  },
  {
    id: 'walls',
    rule: 'freiburg:19.55',
    text: 'A gun may fire at a wall instead of at a unit. The second hit on a hex breaches all walls along it.',
    comesUp(board) {
      if (!isAt(board, 'artilleryFire') || !offersWalls(board, 'unit')) return null;
      return someOf(gunsThatMayAct(board).filter((gun) => wallTargets(board, gun).length > 0));
    },
  },
];

/** @rule freiburg:17.33 */
function mayLeave(board: Board): boolean {
  return today(board).exitHexes.length > 0 && board.phasingIndex === bavarianIndex(board.scenario);
}
