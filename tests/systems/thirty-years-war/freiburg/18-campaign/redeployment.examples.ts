/** Case 18.5 of Freiburg: where the Bavarians may redeploy, and how both sides then set up. */

import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';
import { counted, illegal, legal } from '../../../../helpers/cases';
import { played, reasons, setUp } from '../../../../helpers/positions/board';
import {
  BOTH,
  campaignAt,
  choose,
  dayOver,
  ids,
  onTheHill,
  sensible,
  settled,
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
illegal('freiburg:18.51', 'not the Line that has been broken', () =>
  reasons(dayOver({ day: 0, on: BROKEN }), choose('line')),
);
const HELD =
  'bav-6-3-01 1319, bav-6-3-02 1721, bav-6-3-03 2122, bav-6-3-04 2219, bav-6-3-05 2215, fr-6-3-01 1323';
const again = played(dayOver({ day: 0, on: `${HELD}, bav-2-8-01 2212, bav-2-8-02 2211` }), choose('line'));
illegal('freiburg:18.52', 'not the Hill', () => reasons(dayOver({ day: 0, on: HELD }), choose('hill')));
illegal('freiburg:18.51', 'nothing is chosen in the middle of a day', () =>
  reasons(campaignAt({ day: 0, on: HELD }), choose('rows')),
);
legal('freiburg:18.51', 'one Cavalry unit in 2012', () =>
  reasons(again, setUp({ ...sensible(again), 'bav-2-8-01': '2012' })),
);
illegal('freiburg:17.11', 'infantry beside the Line', () =>
  reasons(again, setUp({ ...sensible(again), 'bav-6-3-01': '2012' })),
);
illegal('freiburg:17.12', 'the French keep their distance from the Line', () => {
  const french = settled(again);
  return reasons(french, setUp({ ...sensible(french), 'fr-6-3-01': '1321' }));
});

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
illegal('freiburg:18.52', 'not next to it while the Hill has room', () => {
  const state = ofHill(17);
  const places = sensible(state);
  const [away] = Object.entries(places).filter(([id, at]) => id.startsWith('bav-6') && at === '1709');
  return reasons(state, setUp({ ...places, [away?.[0] ?? '']: '1606' }));
});
illegal('freiburg:17.31', 'no one next to it when all have room on it', () => {
  const state = ofHill(11);
  return reasons(state, setUp({ ...sensible(state), 'bav-6-3-01': '1606' }));
});
