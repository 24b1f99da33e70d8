/** `table:victory`: points for losses, guns and Leaders, and who wins by them. */
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../helpers/cases';
import { attack, endPhase, move, played } from '../../../helpers/positions/board';
import { ABSENT, type Change, changed } from '../../../helpers/positions/scenarioJson';

/** The first battle in another position, with a start of its own; the file may be changed. */
function gameWith(positions: object, start: object, ...changes: readonly Change[]): State {
  const from = { gameTurn: 4, phasingSide: 'spanish', phase: 'combat', ...start };
  const file = changed(
    scenarioNamed('first-battle'),
    [['positions'], positions],
    [['totals'], ABSENT],
    [['start'], from],
    ...changes,
  );
  const scenario = thirtyYearsWar.read.scenario(file);
  return thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
}
const FAR = { 'fr-royal': '1012', 'sp-1-walloon': '0202', 'fr-art-1': '1109', 'sp-art-1': '0309' };
const lastPhase = (start: object, ...changes: readonly Change[]) => gameWith(FAR, start, ...changes);
const verdictOf = (state: State) => thirtyYearsWar.verdict(played(state, endPhase()));
const points = (state: State) => verdictOf(state)?.points;
const losses = (french: number, spanish: number) => ({
  losses: { french: { ordinary: french }, spanish: { ordinary: spanish } },
});

counted('table:victory', 'it is judged after the last Game-Turn and not before', () => {
  const before = lastPhase(losses(20, 4));
  return [
    [before.over, thirtyYearsWar.verdict(before), verdictOf(before)?.winner],
    [false, null, 'spanish'],
  ];
});
counted('table:victory', 'one point for each enemy Strength Point', () => [
  points(lastPhase(losses(20, 4))),
  { french: 4, spanish: 20 },
]);
counted('table:victory', 'a unit counts with its face strength, also if it fell disrupted', () => {
  const at = { 'fr-royal': '0605', 'sp-1-burgundian': '0606' };
  const start = { phasingSide: 'french', disrupted: ['sp-1-burgundian'] };
  const state = played(gameWith(at, start), [attack(['fr-royal'], ['sp-1-burgundian'], { charge: true }), 1]);
  return [state.losses.spanish, { ordinary: 10, demoralizedInfantry: 0 }];
});
counted('table:victory', 'five for the enemy gun, if it is held at the end', () => [
  points(lastPhase({ captured: ['sp-art-1'] })),
  { french: 5, spanish: 0 },
]);
counted('table:victory', 'a gun that was retaken counts for neither side', () => {
  const at = { 'sp-cav-2-flemish': '0605', 'sp-art-1': '0606', 'fr-royal': '1012' };
  const state = gameWith(at, { phase: 'movement', captured: ['sp-art-1'] });
  const kept = played(state, endPhase());
  const retaken = played(state, move('sp-cav-2-flemish', '0606'), endPhase());
  return [
    [points(kept), points(retaken)],
    [
      { french: 5, spanish: 0 },
      { french: 0, spanish: 0 },
    ],
  ];
});
counted('table:victory', 'five for an eliminated Leader', () => [
  points(lastPhase({ eliminated: ['fr-leader-gassion'] })),
  { french: 0, spanish: 5 },
]);
counted('table:victory', 'a gun and a Leader count what the scenario names for them, if anything', () => {
  const gone = { captured: ['sp-art-1'], eliminated: ['sp-leader-albuquerque'] };
  const line = (victory: object): Change => [['victory'], { by: 'strengthPoints', ...victory }];
  return [
    [points(lastPhase(gone, line({ gun: 7, leader: 20 }))), points(lastPhase(gone, line({})))],
    [
      { french: 27, spanish: 0 },
      { french: 0, spanish: 0 },
    ],
  ];
});
counted('table:victory', 'the higher total wins, by how much is told', () => [
  [verdictOf(lastPhase(losses(3, 4))), verdictOf(lastPhase(losses(9, 4)))],
  [
    { winner: 'french', level: null, points: { french: 4, spanish: 3 }, text: 'The French win by 1 point.' },
    {
      winner: 'spanish',
      level: null,
      points: { french: 4, spanish: 9 },
      text: 'The Spanish win by 5 points.',
    },
  ],
]);
counted('table:victory', 'equal totals are a draw, and a lead smaller than the scenario asks for', () => {
  const asks = (lead: number): Change => [['victory'], { by: 'strengthPoints', lead }];
  const end = (french: number, ...changes: readonly Change[]) => {
    const verdict = verdictOf(lastPhase(losses(french, 4), ...changes));
    return [verdict?.winner, verdict?.level, verdict?.text];
  };
  return [
    [end(4), end(6, asks(3)), end(7, asks(3))],
    [
      [null, 'Draw', 'A draw: the totals are equal.'],
      [null, 'Draw', 'A draw: the totals are 2 points apart.'],
      ['spanish', null, 'The Spanish win by 3 points.'],
    ],
  ];
});
counted('table:victory', 'the points are shown as they stand, with what they come from', () => {
  const state = lastPhase({ ...losses(12, 0), eliminated: ['fr-leader-gassion'] });
  const [french, spanish] = thirtyYearsWar.sheets(state);
  return [
    [french?.title, spanish?.points, spanish?.rows.map(({ label, value, note }) => [label, value, note])],
    [
      'French points: 0',
      17,
      [
        ['Strength Points eliminated', '12', '1 each'],
        ['Artillery captured', '0', '5 each, if held at the end'],
        ['Leaders eliminated', '5', '5 each: Gassion'],
      ],
    ],
  ];
});
counted('table:victory', 'a row names the counters that it is about', () => {
  const state = lastPhase({ captured: ['sp-art-1'], eliminated: ['fr-leader-gassion'] });
  return [
    thirtyYearsWar.sheets(state).map(({ rows }) => rows.map(({ counters }) => counters)),
    [
      [undefined, ['sp-art-1'], undefined],
      [undefined, undefined, ['fr-leader-gassion']],
    ],
  ];
});
