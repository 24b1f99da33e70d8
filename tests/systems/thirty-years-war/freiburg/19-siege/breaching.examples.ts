/** Cases 19.55 and 19.56 of Freiburg: fire at walls, and breaches. S stands for the Bavarians, who own the town. */
import type { Reason } from '../../../../../src/core/contract/values';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { wallTargets } from '../../../../../src/systems/thirty-years-war/freiburg/19-siege/breaching';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import {
  after,
  attack,
  endPhase,
  fireAtWalls,
  move,
  odds,
  played,
  reasons,
  spent,
  standing,
} from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { hit, on } from '../../../../helpers/positions/town';

const rules = (found: readonly Reason[]) => found.map(({ rule }) => rule);

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
counted('freiburg:19.55', 'the column of the range is read, and no unit in the hex is hurt', () => {
  const at = (gun: string, die: number) => {
    const state = on(`F gun ${gun} | S 6-3 0606`);
    const done = after(state, fireAtWalls(gun, '0606'), [die]).state;
    return `${freiburgOf(boardOf(done)).wallHits['0606'] ?? 0} ${standing(done, 's0606').join()}`;
  };
  return [
    [at('0605', 4), at('0605', 5), at('0604', 3), at('0604', 4), at('0603', 2), at('0603', 3), at('0601', 2)],
    ['1', '0', '1', '0', '1', '0', '1'].map((hits) => `${hits} s0606 0606`),
  ];
});
counted('freiburg:19.55', 'at long range only a 1 hits', () => {
  const long = (die: number) =>
    freiburgOf(boardOf(after(on('F gun 0612 | S 6-3 0101'), fireAtWalls('0612', '0609'), [die]).state))
      .wallHits;
  const six = (die: number) =>
    freiburgOf(boardOf(after(on('F gun 1204 | S 6-3 0101'), fireAtWalls('1204', '0607'), [die]).state))
      .wallHits;
  return [
    [long(2), six(1), six(2)],
    [{ '0609': 1 }, { '0607': 1 }, {}],
  ];
});

/** Where walls run along 0606, and whether they stand. */
const movesInto = (state: State, from: string, to: string) => rules(reasons(state, move(from, to)));
const BESIDE = 'F 6-3 0506 | F gun 0603 | F gun 0603 | S 6-3 0101';
counted('freiburg:19.55', 'one hit is only marked, the second breaches every wall of the hex', () => {
  const fired = (...dice: readonly number[]) =>
    dice.reduce((at, die) => played(at, [fireAtWalls('0603', '0606'), die]), on(BESIDE));
  const walk = (state: State) => movesInto(played(state, endPhase()), '0506', '0606');
  return [
    [walk(fired(1)), walk(fired(1, 6)), walk(fired(6, 1)), walk(fired(1, 1))],
    [['freiburg:19.51'], ['freiburg:19.51'], ['freiburg:19.51'], []],
  ];
});
counted('freiburg:19.55', 'hits add up over Game-Turns, and on each hex by themselves', () => {
  const before = on(BESIDE, hit({ '0606': 1, '0506': 1 }));
  const state = played(before, [fireAtWalls('0603', '0606'), 2]);
  return [
    [freiburgOf(boardOf(before)).wallHits, freiburgOf(boardOf(state)).wallHits],
    [
      { '0606': 1, '0506': 1 },
      { '0606': 2, '0506': 1 },
    ],
  ];
});
counted('freiburg:19.55', 'a hex before the wall breaches the walls along itself, gateways too', () => {
  const state = on('F 6-3 0605 | F 6-3 0506 | S 6-3 0101', { ...hit({ '0605': 2 }), phase: 'movement' });
  return [
    [movesInto(state, '0605', '0606'), movesInto(state, '0506', '0606')],
    [[], ['freiburg:19.51']],
  ];
});
counted('freiburg:19.55', 'what is left to do is told before the die and after it', () => {
  const state = on(BESIDE, hit({ '0605': 1 }));
  const receiptOf = (at: string, die: number) => {
    const before = state;
    const { events } = after(before, fireAtWalls('0603', at), [die]);
    const [event] = events;
    const line = event ? thirtyYearsWar.tell(before, event) : null;
    return [line?.text, line?.receipt?.items.map(({ by }) => by).join(' '), line?.receipt?.result];
  };
  return [
    [receiptOf('0606', 1), receiptOf('0606', 6), receiptOf('0605', 1)],
    [
      ['F gun (0603) fires at the walls of 0606: a first hit.', 'range 3 0 of 2', 'Dd'],
      ['F gun (0603) fires at the walls of 0606: no effect.', 'range 3 0 of 2', '•'],
      ['F gun (0603) fires at the walls of 0605: the gateway to 0606 breached.', 'range 2 1 of 2', 'Dd'],
    ],
  ];
});
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

const OPEN = hit({ '0606': 2 });
counted('freiburg:19.56', 'it costs 1 more, in and out, Leaders too; disrupted units count hexes', () => {
  const cost = (line: string, what: string, path: string, side: 'F' | 'S' = 'F') =>
    spent(on(line, { ...OPEN, phase: 'movement', side }), what, path);
  return [
    [
      cost('F 6-3 0506 | S 6-3 0101', '0506', '0606'),
      cost('S 6-3 0606 | F 6-3 0101', '0606', '0506', 'S'),
      cost('F leader3 0506 | S 6-3 0101', 'f0506l', '0606'),
      cost('F 6-3* 0506 | S 6-3 0101', '0506', '0606'),
    ],
    [2, 2, 2, 1],
  ];
});
counted('freiburg:19.56', 'a breached gateway costs the same, its owner too', () => {
  const state = on('S 6-3 0606 | F 6-3 0101', { ...OPEN, phase: 'movement', side: 'S' });
  const whole = on('S 6-3 0606 | F 6-3 0101', { phase: 'movement', side: 'S' });
  return [
    [spent(state, '0606', '0605'), spent(whole, '0606', '0605')],
    [2, 1],
  ];
});

const FIGHT = { ...OPEN, phase: 'combat' } as const;
counted('freiburg:19.56', 'who is attacked only through breaches is doubled, his Leader with him', () => [
  [
    odds(on('F 6-3 0506 | S 6-3 0606', FIGHT), attack(['0506'], ['0606'])),
    odds(on('S 6-3 0606 | F 6-3 0506', { ...FIGHT, side: 'S' }), attack(['0606'], ['0506'])),
    odds(
      on('F 6-3 0506 | S 6-3 0606 | S leader2 0606', FIGHT),
      attack(['0506'], ['0606'], { leaders: [['s0606l', 's0606']] }),
    ),
    odds(on('F 6-3 0506 | F 6-3 0605 | S 6-3 0606', FIGHT), attack(['0506', '0605'], ['0606'])),
  ],
  ['6:12 1-2', '6:12 1-2', '6:16 1-3', '12:12 1-1'],
]);
counted('freiburg:19.56', 'an attack over the teeth does not double, and undoes the doubling', () => {
  // 0606 attacks over its whole wall, 0707 from the open.
  const whole = { phase: 'combat', side: 'S' } as const;
  const line = 'S 6-3 0606 | S 6-3 0406 | F 6-3 0506';
  return [
    [
      odds(on(line, whole), attack(['0606'], ['0506'])),
      odds(on(line, { ...FIGHT, side: 'S' }), attack(['0606'], ['0506'])),
      odds(on(line, { ...FIGHT, side: 'S' }), attack(['0406', '0606'], ['0506'])),
    ],
    ['6:6 1-1', '6:12 1-2', '12:6 2-1'],
  ];
});
