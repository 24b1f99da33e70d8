/** Cases 3.0 to 4.1: set-up and the sequence of play. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { after, board, endPhase, played } from '../../../../helpers/positions/board';
import { rocroi } from '../../../../helpers/positions/scenarioJson';

const where = (state: State) => [state.gameTurn, state.phasingSide, state.phase];

counted('3.0', 'every counter starts in the hex of its deployment, on Game-Turn 1, undisrupted', () => {
  const state = thirtyYearsWar.start(rocroi, thirtyYearsWar.read.options(rocroi, {}));
  const placed = state.counters.filter(({ at }) => at !== null).map(({ id, at }) => [id, at]);
  const start = [state.gameTurn, state.counters.some(({ disrupted }) => disrupted)];
  return [
    [Object.fromEntries(placed), ...start],
    [rocroi.positions, 1, false],
  ];
});
counted('3.0', 'what is not deployed is set aside', () => {
  const state = board('F 8-3 0606 | S 6-6 reserve');
  return [state.counters.map(({ at, off }) => at ?? off), ['0606', 'reserve']];
});

counted('4.0', 'after the final Game-Turn the game ends', () => {
  const last = board('F 8-3 0606 | S 10-2 0101', { gameTurn: 2, gameTurns: 2, side: 'S', phase: 'combat' });
  const { state } = after(last, endPhase());
  return [
    [state.over, thirtyYearsWar.verdict(state) !== null],
    [true, true],
  ];
});
counted('4.1', 'no phase begins after the one in which the game ends', () => {
  const empty = board('F 6-3 0606 | B 6-3 lost', {
    ...{ rules: 'freiburg', day: '9-august', exits: ['0301'], side: 'B', phase: 'movement' },
  });
  const { state, events } = after(empty, endPhase());
  return [
    [state.over, state.phase, events.map(({ happened }) => happened).filter((name) => name === 'phaseBegan')],
    [true, 'movement', []],
  ];
});
counted('4.0', 'by the standard rules alone no one wins it, by no level and no points', () => {
  const last = board('F 8-3 0606 | S 10-2 0101', { gameTurns: 1, side: 'S', phase: 'combat' });
  const { winner, level, points } = thirtyYearsWar.verdict(played(last, endPhase())) ?? {};
  return [
    [winner, level, points, thirtyYearsWar.sheets(last)],
    [null, null, null, []],
  ];
});
counted('4.0', 'before the final Game-Turn it goes on, and no one has won', () => {
  const state = played(
    board('F 8-3 0606', { gameTurn: 1, gameTurns: 2, side: 'S', phase: 'combat' }),
    endPhase(),
  );
  return [
    [state.over, thirtyYearsWar.verdict(state), ...where(state)],
    [false, null, 2, 'french', 'disruptionRemoval'],
  ];
});
counted('4.0', 'a side without units plays its Player-Turns all the same', () => {
  const state = played(board('F 8-3 0606', { phase: 'combat' }), endPhase());
  return [where(state), [1, 'spanish', 'disruptionRemoval']];
});

counted(
  '4.1',
  'removal, fire, movement, combat of the First Player, then of the Second, then the next Game-Turn',
  () => {
    let state = board('F 8-3 0606 | S 10-2 0101', { phase: 'disruptionRemoval' });
    const seen = [where(state)];
    for (let i = 0; i < 8; i++) {
      state = played(state, endPhase());
      seen.push(where(state));
    }
    const phases = ['disruptionRemoval', 'artilleryFire', 'movement', 'combat'];
    return [
      seen,
      [
        ...phases.map((phase) => [1, 'french', phase]),
        ...phases.map((phase) => [1, 'spanish', phase]),
        [2, 'french', 'disruptionRemoval'],
      ],
    ];
  },
);
counted('4.1', 'a Game-Turn begins with its first phase, and no decision of anyone', () => {
  const state = board('F 8-3 0606', { side: 'S', phase: 'combat' });
  return [
    after(state, endPhase()).events,
    [
      {
        happened: 'phaseBegan',
        gameTurn: 2,
        side: 'french',
        phase: 'disruptionRemoval',
        obligations: null,
      },
    ],
  ];
});
