/** What examples of play count, as players read it below their boards. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../src/core/contract/table';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { board } from '../../../helpers/positions/board';
import { campaignAt } from '../../../helpers/positions/campaign';

const words = (state: ReturnType<typeof board>, asked: Answer) =>
  thirtyYearsWar.answersInWords?.(state, asked);
const FOUR = board('F 8-3 0606 | F leader2 0606 | F gun 0604 | S 10-2* 0607 | S 4-6 lost', {
  phase: 'combat',
  map: { woods: ['0605'], rivers: [['0606', '0706']] },
});
const CAMPAIGN = campaignAt({
  ...{ game: 'both', day: 0, defence: 'town', on: 'bav-6-3-01 0711, fr-6-3-01 1218', lastIn: ['1218'] },
});

describe('what is counted, in words', () => {
  const told: readonly (readonly [asked: Answer, lines: readonly string[]])[] = [
    [{ about: 'unit', id: 'f0606', at: '0606', disrupted: false }, []],
    [
      { about: 'unit', id: 'f0606', reach: { '0605': 2, '0101': 1 } },
      ['0605 costs F 8-3 (0606) 2 Movement Points.', 'F 8-3 (0606) does not come to 0101.'],
    ],
    [{ about: 'unit', id: 's0607', zone: [] }, ['S 10-2 (0607) controls no hex.']],
    [{ about: 'unit', id: 's0607', allowance: 1 }, ['S 10-2 (0607) may go 2 hexes.']],
    [{ about: 'gun', id: 'f0604g', side: 'french' }, ['F gun (0604) is French.']],
    [{ about: 'gun', id: 'f0604g', sees: [] }, ['F gun (0604) sees no one.']],
    [{ about: 'off', id: 's-4-6' }, ['S 4-6: eliminated.']],
    [{ about: 'off', id: 'f0606' }, []],
    [{ about: 'unit', id: 'f0606', allowance: 1 }, ['F 8-3 (0606) has 3 Movement Points.']],
    [{ about: 'obligations' }, ['Must attack: none.', 'Must be attacked: none.']],
    [
      { about: 'pair', attacker: 'f0606', defender: 's0607', results: [] },
      ['F 8-3 (0606) attacks S 10-2 (0607) with 8 against 5: 1-1; rolls 1 to 6: Dd Dx • • Dx Ad.'],
    ],
    [{ about: 'army', id: 'italian' }, ['Italian infantry: 0 Strength Points lost, not demoralized.']],
    [{ about: 'moment', phase: 'combat' }, ['Game-Turn 1: French Combat Phase.']],
    [{ about: 'moment', gameTurns: 14 }, ['Game-Turn 1: French Combat Phase.', 'The last Game-Turn is 14.']],
    [{ about: 'nothing of the kind' }, []],
  ];
  it.each(told.map(([asked, lines]) => [JSON.stringify(asked), asked, lines] as const))(
    '%s',
    (_, asked, lines) => {
      expect(words(FOUR, asked)).toEqual(lines);
    },
  );

  it('names who must fight, fixed or not', () => {
    const lines = ['Must attack: F 8-3 (0606).', 'Must be attacked: S 10-2 (0607).'];
    for (const phase of ['movement', 'combat'] as const)
      expect(words(board('F 8-3 0606 | S 10-2 0607', { phase }), { about: 'obligations' })).toEqual(lines);
  });

  it('of a town says who was last where, and how its sections stand', () => {
    expect(words(CAMPAIGN, { about: 'lastIn' })).toEqual(['French units were the last in 1218.']);
    expect(words(CAMPAIGN, { about: 'section', id: 'neuburg' })).toEqual(['The Neuburg is not broken.']);
  });

  it('says of a sheet its title, and its rows where they are asked for', () => {
    const [title, ...rows] = words(CAMPAIGN, { about: 'sheet', id: 'sections', rows: [] }) ?? [];
    expect(title).toBe('Sections of the town: 3 of 3 Bavarian.');
    expect(rows).toContain('Neuburg: Bavarian (0 of 4 hexes together French).');
    expect(words(CAMPAIGN, { about: 'sheet', id: 'sections' })).toEqual([title]);
  });
});
