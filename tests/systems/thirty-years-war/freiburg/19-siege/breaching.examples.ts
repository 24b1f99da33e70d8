/** Cases 19.55 and 19.56 of Freiburg: fire at walls, and breaches. S stands for the Bavarians, who own the town. */
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { wallTargets } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/breaching';
import { counted } from '../../../../helpers/cases';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { hit, on } from '../../../../helpers/positions/town';

const SIEGE = 'F gun 0603 | S 6-3 0707';
counted(
  'freiburg:19.55',
  'offered are hexes with walls that stand, but for its own, the nearest first',
  () => {
    const offered = (line: string, setting: Setting = {}) => {
      const state = on(line, setting);
      const gun = boardOf(state).pieces.find(({ kind }) => kind === 'artillery');
      return gun ? wallTargets(boardOf(state), gun) : [];
    };
    return [
      [
        offered('S gun 0606 | F 6-3 0101', { side: 'S' }).includes('0606'),
        offered(SIEGE).slice(0, 2),
        offered(SIEGE, hit({ '0606': 2 })).filter((hex) => hex === '0606' || hex === '0605'),
      ],
      [false, ['0605', '0506'], []],
    ];
  },
);

const BESIDE = 'F 6-3 0506 | F gun 0603 | F gun 0603 | S 6-3 0101';
counted('freiburg:19.55', 'a file may have hits, at hexes with walls only', () => {
  const path = (hits: { readonly [hex: string]: number }) => {
    try {
      on(BESIDE, hit(hits));
      return 'read';
    } catch (error) {
      return error instanceof Error ? error.message.replace(/:.*/, '') : '';
    }
  };
  return [
    [path({ '0605': 1 }), path({ '0101': 1 }), path({ '0605': 3 })],
    ['read', 'start.wallHits.0101', 'start.wallHits.0605'],
  ];
});
