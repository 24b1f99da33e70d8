/** Case 20.3 of Freiburg: where the armies redeploy in the campaign in which the Bavarians may defend the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { at, BOTH, over } from '../../../../helpers/positions/choiceOfGround';

const SOUTH_END = ['1218', '1219', '1220'];

counted('freiburg:20.31', 'it is shown on the map: the three hexes, and whose they are', () => {
  const state = over({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219'] });
  const overlay = thirtyYearsWar.overlay(
    at({ day: 0, defence: 'town', on: BOTH, lastIn: ['1219'] }),
    'sections',
    null,
  );
  const about = (marks: typeof overlay) =>
    marks.flatMap(({ shape, side }) =>
      shape.kind === 'places' && SOUTH_END.includes(String(shape.places[0]))
        ? [`${shape.places[0]} ${side}`]
        : [],
    );
  const expected = ['1218 bavarian', '1219 french', '1220 bavarian'];
  return [
    [about(thirtyYearsWar.board(state, null).marks), about(overlay)],
    [expected, expected],
  ];
});
