/** Cases 5.0 to 5.11: fire and its table. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { board, endPhase, played, withdrawGun } from '../../../../helpers/positions/board';

const FIRE = { phase: 'artilleryFire' } as const;
const { prompt, read } = thirtyYearsWar;
const counters = (...asked: Parameters<typeof prompt>) =>
  prompt(...asked).choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
/** The gun at 0305 has left the map in the Player-Turn before. */
const withdrawn = () => {
  const day = {
    ...FIRE,
    rules: 'freiburg',
    day: '9-august',
    map: { forest: ['1206', '1208', '1106', '1107'] },
    side: 'B',
    exits: ['0301'],
  } as const;
  const line = 'B gun 0305 | B gun 0101 | B 6-3 1010 | F 6-3 0103 | F 6-3 1207 | F 4-6 lost';
  return played(board(line, day), [withdrawGun('b0305g'), 6], ...Array.from({ length: 8 }, () => endPhase()));
};
counted('5.0', 'guns that have not fired and see an enemy are offered, and nothing else', () => {
  const line = 'F gun 0101 | F gun 0103 fired | F 8-3 0105 | S gun 0801 | S 8-2 0803 | S 4-6 lost';
  return [
    [counters(board(line, FIRE), null), counters(withdrawn(), null)],
    [['f0101g'], ['b0101g']],
  ];
});
counted('5.0', 'of the enemy those are offered as targets that stand on the map in sight', () => {
  const line = 'F gun 0101 | F 8-3 0202 | S gun 0801 | S 8-2 0803 | S 4-6 lost | S leader2 0501';
  return [counters(board(line, FIRE), read.draft({ kind: 'fire', gun: 'f0101g', aim: 'unit' })), ['s0803']];
});
