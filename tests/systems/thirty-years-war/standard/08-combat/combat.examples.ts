/** Cases 8.13 to 8.3 and 8.5: who may fight whom, with whom together, and diversions. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { attack, board, odds } from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const combat = (line: string, map: Ground = {}, options: { readonly [option: string]: string } = {}) =>
  board(line, { phase: 'combat', map, options });

counted(
  '8.0',
  'who is eliminated or not on the map takes part in no combat, and distance is no matter',
  () => {
    const gone = combat('F 8-3 0609 | F 8-3 lost | S 10-2 0610 | S 5-2 lost | S 4-6 reserve');
    const idOf = (id: string) =>
      gone.counters.filter((one) => one.id.startsWith(id)).map(({ id: own }) => own);
    const offMap = gone.counters.filter(({ at }) => at === null);
    const told = offMap.map(({ id }) => {
      const [attacker = id] = idOf('f0609');
      const mine = id.startsWith('f');
      const command = {
        do: 'attack',
        attackers: [mine ? id : attacker],
        defenders: mine ? idOf('s0610') : [id],
        leaders: [],
        charge: false,
      };
      const said = thirtyYearsWar.check(gone, thirtyYearsWar.read.command(command));
      return said.map(({ rule, text }) => `${rule} ${text}`)[0];
    });
    return [
      told,
      [
        '8.0 F 8-3 is eliminated and fights no more.',
        '8.0 S 5-2 is eliminated and fights no more.',
        '8.0 S 4-6 is not on the map.',
      ],
    ];
  },
);

/** 0706 is next to 0606, 0708 to 0607, and 0707 to both. */
const HOLDING = 'F 2-3 0706 | F 8-3 0707 | F 8-3 0708 | S 10-2 0606 | S 10-2 0607';
counted('8.5', 'a diversion at 1-5 brings the main attack to 1-1', () => {
  const state = combat(HOLDING);
  return [
    [odds(state, attack(['0706'], ['0606'])), odds(state, attack(['0707', '0708'], ['0607']))],
    ['2:10 1-5', '16:10 1-1'],
  ];
});
