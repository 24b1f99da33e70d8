/** Cases 9.0 to 9.2: what disruption does, and how it is removed. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { attack, board, endPhase, played } from '../../../../helpers/positions/board';

const REMOVAL = { phase: 'disruptionRemoval' } as const;

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
