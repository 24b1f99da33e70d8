/** Cases 3.0 to 4.1: set-up and the sequence of play. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { rocroi } from '../../../../helpers/positions/scenarioJson';

counted('3.0', 'every counter starts in the hex of its deployment, on Game-Turn 1, undisrupted', () => {
  const state = thirtyYearsWar.start(rocroi, thirtyYearsWar.read.options(rocroi, {}));
  const placed = state.counters.filter(({ at }) => at !== null).map(({ id, at }) => [id, at]);
  const start = [state.gameTurn, state.counters.some(({ disrupted }) => disrupted)];
  return [
    [Object.fromEntries(placed), ...start],
    [rocroi.positions, 1, false],
  ];
});
