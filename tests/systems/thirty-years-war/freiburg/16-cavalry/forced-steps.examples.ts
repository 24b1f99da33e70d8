/** Case 16.1 of Freiburg: Cavalry that begins its Movement Phase under Bavarian works must step back. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { board, endPhase, played } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const WORKS: Ground = { entrenchment: ['0605', '0606'] };
/** The French Movement Phase as it begins. */
const began = (line: string, map: Ground = WORKS, start = {}) =>
  played(board(line, { rules: 'freiburg', phase: 'artilleryFire', map, start }), endPhase());
const UNDER = 'F 3-8 0604 | B 6-3 0605 | F 6-3 1010';

counted('freiburg:16.1', 'exactly the hexes that it may step back to are offered', () => {
  const state = began(`${UNDER} | B 6-3 0504`, { ...WORKS, forest: ['0603'] });
  return [
    thirtyYearsWar
      .prompt(state, null)
      .choices.map(({ target, cost }) => [target.on === 'place' ? target.at : target, cost]),
    [['0704', '1 hex']],
  ];
});
