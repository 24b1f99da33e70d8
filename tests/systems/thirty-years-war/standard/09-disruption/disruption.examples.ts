/** Cases 9.0 to 9.2: what disruption does, and how it is removed. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import {
  attack,
  attempt,
  board,
  endPhase,
  move,
  obligations,
  played,
  reasons,
  refused,
  standing,
} from '../../../../helpers/positions/board';

const REMOVAL = { phase: 'disruptionRemoval' } as const;
const combat = (line: string) => board(line, { phase: 'combat' });

counted('9.14', 'a unit disrupted in its own attack has met its obligation', () => {
  const state = played(combat('F 10-3 0605 | S 10-2 0606'), [attack(['0605'], ['0606']), 6]);
  return [
    [standing(state, 'f0605'), reasons(state, endPhase())],
    [['f0605 0605 disrupted'], []],
  ];
});

/** 0606 was disrupted when it was lost; the Phase is that of its side. */
const lostDisrupted = () => {
  const battle = board('S 10-3 0605 | F 20-2* 0606 | F 8-3 0101', { phase: 'combat', side: 'S' });
  return played(battle, [attack(['0605'], ['0606']), 1], endPhase());
};
const told = (state: ReturnType<typeof board>) => thirtyYearsWar.prompt(state, null).instruction;
counted('9.2', 'the table tells for how many is rolled, and how many have no roll', () => {
  const [free, held] = ['F 8-3* 0606 | S 8-2* 1212', 'F 8-3* 0101 | S 10-2 0102'];
  const mayNot = '1 disrupted unit may not try: it stands in an enemy Zone of Control.';
  return [
    [...[free, held, `${free} | ${held}`].map((line) => told(board(line, REMOVAL))), told(lostDisrupted())],
    [
      'Roll for 1 disrupted unit.',
      `Nothing to roll for. ${mayNot}`,
      `Roll for 1 disrupted unit. ${mayNot}`,
      'None of your units is disrupted, so there is nothing to do here.',
    ],
  ];
});
counted('9.2', 'rolls of 5 and 6 undisrupt the unit, lower ones do not', () => {
  const undisrupted = [1, 2, 3, 4, 5, 6].filter((die) => {
    const state = played(board('F 8-3* 0606', REMOVAL), [attempt('0606'), die]);
    return standing(state).join() === 'f0606 0606';
  });
  return [undisrupted, [5, 6]];
});
counted('9.2', 'an undisrupted unit moves and fights normally in the same Player-Turn', () => {
  const state = played(
    board('F 8-3* 0606 | S 10-2 0610', REMOVAL),
    [attempt('0606'), 5],
    endPhase(),
    endPhase(),
    move('0606', '0607 0608 0609'),
    endPhase(),
  );
  return [
    [obligations(state), refused(reasons(state, attack(['0609'], ['0610'])))],
    [['f0606', 's0610'], []],
  ];
});
counted('9.2', 'a unit that failed may try again in its next Player-Turn', () => {
  const turns = Array.from({ length: 7 }, () => endPhase());
  const state = played(board('F 8-3* 0606', REMOVAL), [attempt('0606'), 1], endPhase(), ...turns);
  return [
    [state.gameTurn, reasons(state, attempt('0606'))],
    [2, []],
  ];
});
