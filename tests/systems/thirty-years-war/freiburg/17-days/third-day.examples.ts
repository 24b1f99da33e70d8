/** Cases 17.33 to 17.37 of Freiburg: 9 August: exits, what ends the day, victory. */
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { levelOfRatio } from '../../../../../src/systems/thirty-years-war/freiburg/17-days/verdicts';
import { counted } from '../../../../helpers/cases';
import { endPhase, move, played, reasons, spent, withdrawGun } from '../../../../helpers/positions/board';
import type { Setting } from '../../../../helpers/positions/boardFile';
import { begun } from '../../../../helpers/positions/freiburgDays';
import { atTheEnd, freiburg, levelNow, verdict } from '../../../../helpers/positions/lastMoments';

const EXITS: Setting = { day: '9-august', side: 'B', exits: ['0301', '0401', '0501'] };
counted('freiburg:17.33', 'it costs 1 Movement Point, one hex for a disrupted unit', () => [
  [
    spent(freiburg('B 6-3 0302 | B 6-3 1010 | F 6-3 1212', EXITS), '0302', '0301 exit'),
    spent(freiburg('B 6-3* 0301 | B 6-3 1010 | F 6-3 1212', EXITS), '0301', 'exit'),
  ],
  [2, 1],
]);
counted('freiburg:17.33', 'who may leave, and when, is said', () => [
  reasons(freiburg('B 6-3 0301 | F 6-3 1212', { side: 'B' }), move('0301', 'exit')).map(({ text }) => text),
  ['B 6-3 (0301) cannot leave the map: only Bavarian units and their Leader may, and on 9 August alone.'],
]);
counted('freiburg:17.33', 'the way off the map is offered with its cost', () => {
  const state = freiburg('B 6-3 0303 | B 6-3 1010 | F 6-3 1212', EXITS);
  const draft = { kind: 'move', counter: state.counters[0]?.id ?? '', path: [], tracing: false };
  const { choices } = thirtyYearsWar.prompt(state, thirtyYearsWar.read.draft(draft));
  return [
    choices
      .filter(({ target }) => target.on === 'option' && target.id === 'exit')
      .map(({ label, cost }) => [label, cost]),
    [['Leave the map (by 0301)', '3 of 3 MP']],
  ];
});

const GUNS: Setting = { ...EXITS, phase: 'artilleryFire' };

counted('freiburg:17.35', 'twelve Game-Turns', () => [begun('9').scenario.gameTurns, 12]);

const NINTH: Setting = { ...EXITS, phase: 'combat' };
const points = (more: string, demoralized: readonly string[] = []) =>
  verdict(atTheEnd(`F 6-3 1212 | M 4-3 1210 | ${more}`, { ...NINTH, demoralized }))?.points;
counted(
  'freiburg:17.36',
  'guns count for the French if held, and destroyed ones; those still Bavarian do not',
  () => {
    const destroyed = played(
      freiburg('B gun 0305 | B 6-3 0305 | F 6-3 1212', { ...GUNS, gameTurns: 1 }),
      [withdrawGun('b0305g'), 1],
      endPhase(),
      endPhase(),
      endPhase(),
    );
    return [
      [points('B 6-3 0505 | B gun 0505 | B gun 1212 captured'), verdict(destroyed)?.points],
      [
        { french: 2, bavarian: 0 },
        { french: 2, bavarian: 0 },
      ],
    ];
  },
);
counted('freiburg:17.36', 'units that have left count for the Bavarians, a Leader does not', () => {
  const state = played(
    freiburg('B 6-3 0301 | B 6-3 0401 | B leader2 0301 | F 6-3 1212', EXITS),
    move('b0301l', 'exit'),
    move('0301', 'exit'),
    move('0401', 'exit'),
  );
  return [verdict(state)?.points, { french: 0, bavarian: 2 }];
});
counted('freiburg:17.36', 'five for the Mercenaries alone, thirty-five for both, never both sums', () => [
  [points('B 6-3 0505', ['mercenary']), points('B 6-3 0505', ['mercenary', 'french'])],
  [
    { french: 1, bavarian: 5 },
    { french: 1, bavarian: 35 },
  ],
]);
counted('freiburg:17.37', 'exact ratios of the larger to the smaller', () => [
  [
    levelOfRatio(5, 5),
    levelOfRatio(19, 10),
    levelOfRatio(20, 10),
    levelOfRatio(29, 10),
    levelOfRatio(30, 10),
    levelOfRatio(1, 0),
    levelOfRatio(0, 0),
  ],
  ['Draw', 'Marginal', 'Substantive', 'Substantive', 'Decisive', 'Decisive', 'Draw'],
]);
counted('freiburg:17.37', 'the ratio as it stands is shown during play', () => {
  const line = 'F 6-3 1212 | M 4-3 1210 | B 6-3 0505 | B 6-3 0507 | B gun 0505';
  const shown = (demoralized: readonly string[]) => levelNow(freiburg(line, { ...NINTH, demoralized }));
  return [
    [shown([]), shown(['mercenary']), shown(['mercenary', 'french'])],
    [
      ['freiburg:17.37 Decisive French: 2 to 0 points'],
      ['freiburg:17.37 Substantive Bavarian: 5 to 2 points'],
      ['freiburg:17.37 Decisive Bavarian: 35 to 2 points'],
    ],
  ];
});
counted('freiburg:17.37', 'and who has more has won', () => {
  const end = verdict(
    atTheEnd('F 6-3 1212 | M 4-3 1210 | B 6-3 0505', { ...NINTH, demoralized: ['mercenary'] }),
  );
  return [
    [end?.winner, end?.level],
    ['bavarian', 'Decisive'],
  ];
});
