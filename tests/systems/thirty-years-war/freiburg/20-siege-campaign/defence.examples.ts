/** Cases 20.0 to 20.2, 20.4 and 20.5 of Freiburg: the campaign in which the Bavarians may defend the town. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import { BAVARIAN, heading, startOf, startOfCampaign } from '../../../../helpers/positions/campaign';

counted('freiburg:20.0', 'both ways to begin are offered before anything is set up', () => {
  const state = startOf('both');
  const { by, choices } = thirtyYearsWar.prompt(state, null);
  return [
    [heading(state), by, choices.map(({ target }) => target), startOfCampaign().pending],
    [
      'Bavarian choice of ground',
      BAVARIAN,
      [
        { on: 'option', id: 'line' },
        { on: 'option', id: 'town' },
      ],
      { kind: 'setUp', by: BAVARIAN },
    ],
  ];
});
counted('freiburg:20.11', 'what each choice leads to is shown beside the other', () => {
  const shown = thirtyYearsWar.interlude?.(startOf('both'));
  return [
    shown?.sheets.map(({ id, rows }) => `${id}: ${rows.map(({ rule }) => rule.slice(9)).join(' ')}`),
    ['defence-line: 20.11 20.11 20.21 20.22 20.31', 'defence-town: 20.12 20.12 20.21 20.22 20.31'],
  ];
});
