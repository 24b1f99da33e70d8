/** Case 18.5 of Freiburg: where the Bavarians may redeploy, and how both sides then set up. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted } from '../../../../helpers/cases';
import {
  BOTH,
  dayOver,
  ids,
  onTheHill,
  sensible,
  startOfCampaign,
} from '../../../../helpers/positions/campaign';

const BROKEN = 'fr-6-3-01 1319, fr-6-3-02 1419, fr-6-3-03 1620, bav-6-3-01 2211';
counted(
  'freiburg:18.51',
  'the Bavarians choose as long as the Line is not broken, otherwise they fall back',
  () => [
    [dayOver({ day: 0, on: BOTH }), dayOver({ day: 0, on: BROKEN })].map((state) =>
      thirtyYearsWar.prompt(state, null).choices.map(({ target }) => target.on === 'option' && target.id),
    ),
    [['line', 'rows'], ['rows']],
  ],
);

const many = (count: number) =>
  ids('bav-6-3', 14)
    .concat(ids('bav-2-8', 5))
    .slice(0, count)
    .map((id, i) => `${id} ${String(1801 + i)}`)
    .join(', ');
const ofHill = (count: number) => onTheHill({ on: `${many(count)}, bav-art-1 1709`, redeployed: 'line' });
counted('freiburg:18.52', 'as many as the Hill has room for stand on it, the rest next to it', () => {
  const hill = new Set(startOfCampaign().scenario.map.areas.hill);
  const beyond = (count: number) =>
    Object.entries(sensible(ofHill(count))).filter(([, at]) => !hill.has(at)).length;
  return [
    [beyond(11), beyond(16), beyond(18)],
    [0, 0, 2],
  ];
});
