/**
 * Cases 18.0 to 18.32 and 18.6 of Freiburg: the days of the campaign, what comes between them, who may leave the map.
 */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { boardOf } from '../../../../../src/systems/thirty-years-war/engine/boards';
import { freiburgOf } from '../../../../../src/systems/thirty-years-war/freiburg/state';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import { played } from '../../../../helpers/positions/board';
import { BOTH, choose, dayOver, heading, settled } from '../../../../helpers/positions/campaign';

const linesOf = (state: State) =>
  (thirtyYearsWar.interlude?.(state)?.sheets ?? []).map(
    ({ id, rows }) => `${id}: ${rows.map(({ rule, value }) => `${rule.slice(9)} ${value}`).join('; ')}`,
  );

counted('freiburg:18.32', 'a day whose armies are all broken for good is over as it begins', () => {
  const lost = ['bav-leader-von-mercy', 'fr-leader-d-enghien'];
  const first = dayOver({ day: 0, on: BOTH, eliminated: lost, demoralized: ['bavarian', 'french'] });
  // The Mercenaries are fresh, so that the day is fought; with them broken too it is not.
  const open = settled(played(first, choose('line')), 2);
  const ready = {
    ...settled(played(first, choose('line'))),
    demoralized: ['bavarian', 'french', 'mercenary'],
  };
  const over = settled(ready);
  return [
    [
      heading(open),
      heading(over),
      freiburgOf(boardOf(over)).regroup?.day,
      freiburgOf(boardOf(over)).regroup?.atOnce,
      linesOf(over)[0],
    ],
    [
      'French Disruption Removal Phase',
      'Bavarian redeployment',
      1,
      true,
      'between-day: 18.32 before its first Game-Turn; 18.71 decide nothing',
    ],
  ];
});
