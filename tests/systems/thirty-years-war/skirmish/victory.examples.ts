/** `table:victory`: points for losses, guns and Leaders, and who wins by them. */
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import type { State } from '../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../helpers/cases';
import { endPhase, played } from '../../../helpers/positions/board';
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
