/** Cases 17.0 to 17.15 of Rocroi: Beck's arrival. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { counted } from '../../../helpers/cases';
import {
  attack,
  board,
  counter,
  endPhase,
  fire,
  move,
  obligations,
  played,
  reasons,
  refused,
  rollForBeck,
  spent,
  standing,
} from '../../../helpers/positions/board';
import type { Ground, Setting } from '../../../helpers/positions/boardFile';

const SMALL = ['s-leader1', 's-6-6', 's-4-6'];
const FORCE = [...SMALL, 's-8-2', 's-8-2b', 's-10-2'];
const force = (place: string) =>
  [
    `S leader1 ${place} | S 6-6 ${place} | S 4-6 ${place}`,
    `S 8-2 ${place} italian | S 8-2 ${place} italian | S 10-2 ${place} italian`,
  ].join(' | ');
const at = (line: string, setting: Setting, map: Ground = {}) =>
  board(line, {
    rules: 'rocroi',
    options: { beck: 'yes' },
    beck: { 5: SMALL, 6: FORCE },
    map: { rows: 20, ...map },
    ...setting,
  });
/** The end of a Game-Turn, before which Beck may be rolled for. */
const endOf = (gameTurn: number, setting: Setting = {}) =>
  played(
    at(`F 8-3 0606 | ${force('reserve')}`, { gameTurn, side: 'S', phase: 'combat', ...setting }),
    endPhase(),
  );
/** His force waits to enter in a Spanish Movement Phase. */
const waiting = (more = '', map: Ground = {}, options: { readonly [option: string]: string } = {}) =>
  at(
    `F 8-3 0606${more} | ${force('waiting')}`,
    { gameTurn: 9, side: 'S', options: { beck: 'yes', ...options } },
    map,
  );

counted('rocroi:17.0', 'the roll is due before Game-Turn 9 begins, not earlier', () => {
  const due = [7, 8, 9].map((gameTurn) => endOf(gameTurn).pending?.kind ?? 'none');
  return [due, ['none', 'rollForBeck', 'rollForBeck']];
});
counted('rocroi:17.0', 'it is the Spanish Player’s, and the French begin nothing before it', () => {
  const state = endOf(8);
  return [
    [state.pending?.by, state.gameTurn, state.phasingSide, refused(reasons(state, endPhase()))],
    ['spanish', 9, 'french', ['table:decision-open']],
  ];
});
counted('rocroi:17.0', 'it is optional', () => [endOf(8, { options: { beck: 'no' } }).pending, null]);
const rolled = (die: number) => {
  const state = played(endOf(8), [rollForBeck, die]);
  return state.counters.filter(({ off }) => off === 'waiting').map(({ id }) => String(id));
};
counted('rocroi:17.0', 'a 1, 2, 3 or 4 brings no one on that Game-Turn', () => [
  [1, 2, 3, 4].map(rolled),
  [[], [], [], []],
]);
counted('rocroi:17.0', 'a 5 brings the (1)-6, the 4-6 and the 6-6', () => [rolled(5), SMALL]);
counted('rocroi:17.0', 'a 6 brings two 8-2s and the 10-2 as well', () => [rolled(6), FORCE]);
counted(
  'rocroi:17.0',
  'after a 4 he is rolled for again before the next Game-Turn, after a 5 he is not',
  () => {
    const next = (die: number) => {
      const turns = Array.from({ length: 8 }, () => endPhase());
      const entered = at(`F 8-3 0606 | ${force('reserve')}`, { gameTurn: 8, side: 'S', phase: 'combat' });
      const state = played(entered, endPhase(), [rollForBeck, die]);
      const free =
        die === 5 ? { ...state, options: { ...state.options, beckEntry: 'mayWait' as const } } : state;
      return played(free, ...turns).pending?.kind ?? 'none';
    };
    return [
      [next(4), next(5)],
      ['rollForBeck', 'none'],
    ];
  },
);

counted('rocroi:17.11', 'new counters are made: what was eliminated stays eliminated and lost', () => {
  const line = `F 8-3 0606 | S 6-6 lost | ${force('reserve').replace('S 6-6 reserve | ', '')}`;
  const arrivals = ['s-leader1', 's-4-6', 's-8-2'];
  const state = played(
    at(line, {
      gameTurn: 8,
      side: 'S',
      phase: 'combat',
      losses: { S: [6, 0] },
      beck: { 5: arrivals, 6: arrivals },
    }),
    endPhase(),
    [rollForBeck, 5],
  );
  return [
    [standing(state, 's-6-6', 's-4-6'), state.losses.spanish?.ordinary],
    [['s-6-6 eliminated', 's-4-6 waiting'], 6],
  ];
});

const ENTRY = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((row) => `01${row}`);
/** A French unit in every entry hex. */
const BARRED = ENTRY.map((hex) => ` | F 2-3 ${hex}`).join('');
counted('rocroi:17.12', 'no one is taken up for whom the entry hexes are taken for good', () => {
  const taken = ENTRY.map((hex) => ` | S 2-3 ${hex} moved`).join('');
  const beck = { 5: ['s-8-1'], 6: ['s-8-1'] };
  const up = (line: string) =>
    thirtyYearsWar
      .prompt(at(`F 8-3 0606 | S 8-1 waiting${line}`, { gameTurn: 9, side: 'S', beck }), null)
      .choices.flatMap(({ target }) => (target.on === 'counter' ? [target.id] : []));
  return [
    [up(taken), up(taken.replace('0112 moved', '0212 moved'))],
    [[], ['s-8-1']],
  ];
});
counted('rocroi:17.12', 'they enter in a later Spanish Movement Phase', () => {
  const barred = waiting(BARRED.replace('F 2-3 0114', 'F 2-6 0114'));
  const turns = Array.from({ length: 5 }, () => endPhase());
  const french = played(barred, endPhase(), endPhase(), endPhase(), endPhase());
  const opened = played(french, move('f0114', '0214 0314'), endPhase());
  const spanish = played(opened, ...turns.slice(0, 3));
  return [
    [spanish.gameTurn, spanish.phasingSide, spanish.phase, reasons(spanish, move('s-6-6', '0114'))],
    [10, 'spanish', 'movement', []],
  ];
});

counted('rocroi:17.13', 'a unit that entered fights in the same Game-Turn', () => {
  const all = FORCE.filter((id) => id !== 's-6-6').map((id, i) => move(id, `011${i}`));
  const state = played(waiting(' | F 8-3 0318'), move('s-6-6', '0117 0217'), ...all, endPhase());
  return [
    [obligations(state), reasons(state, attack(['s-6-6'], ['0318']))],
    [['s-6-6', 'f0318'], []],
  ];
});
counted('rocroi:17.13', 'and moves on in the next', () => {
  const all = FORCE.map((id, i) => move(id, `011${i}`));
  const turns = Array.from({ length: 8 }, () => endPhase());
  const state = played({ ...waiting(), rocroi: { beckHasCome: true } }, ...all, ...turns);
  return [
    [state.gameTurn, reasons(state, move('s-6-6', '0210 0310 0409 0509 0608 0708'))],
    [10, []],
  ];
});

counted('rocroi:17.14', 'the entry hex costs one Movement Point, whatever its terrain', () => {
  const map = { rough: ['0112'], marsh: ['0113'], ditch: ['0114'] };
  return [['0111', '0112', '0113', '0114'].map((hex) => spent(waiting('', map), 's-8-2', hex)), [1, 1, 1, 1]];
});

counted('rocroi:17.15', 'a hex with an Enemy gun alone is open too, and the gun is captured', () => [
  counter(played(waiting(' | F gun 0112'), move('s-6-6', '0112')), 'f0112g').holder,
  'spanish',
]);
counted('rocroi:17.12', 'who waits off the map is no target and controls nothing', () => {
  const state = at(`F gun 0101 | F leader2 0112 | ${force('waiting')}`, {
    gameTurn: 9,
    phase: 'artilleryFire',
  });
  const ended = played(state, endPhase(), endPhase());
  return [
    [reasons(state, fire('0101', 's-6-6')).length > 0, standing(ended, 'f0112l')],
    [true, ['f0112l 0112']],
  ];
});
