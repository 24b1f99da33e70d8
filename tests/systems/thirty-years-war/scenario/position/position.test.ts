/** Positions in one line, as files of lessons and examples have them. */
import { describe, expect, it } from 'vitest';
import { DataError } from '../../../../../src/core/json/dataError';
import { thirtyYearsWar } from '../../../../../src/systems/thirty-years-war';

const read = (json: object) => {
  const meant = thirtyYearsWar.read.variant?.(json, () => undefined);
  return thirtyYearsWar.read.scenario(meant);
};
const refusal = (json: object) => {
  try {
    read(json);
    return 'taken';
  } catch (error) {
    return error instanceof DataError ? error.message : `${error}`;
  }
};

describe('a position in one line', () => {
  it('is a whole scenario: counters by side and hex, with what is said beside it', () => {
    const scenario = read({
      system: 'thirty-years-war',
      position: 'F 8-3 0302 | F leader3 0302 | S 10-2* 0303 | S gun 0404 fired | S 4-6 lost',
      ...{ title: 'Two hills', phase: 'combat', side: 'S', names: { f0302: 'Piémont' } },
      map: { columns: 6, rows: 5, woods: ['0303'], streams: [['0302', '0303']] },
    });
    expect(scenario.counters.map(({ id, name, kind }) => `${id} ${name} ${kind}`)).toEqual([
      'f0302 Piémont infantry',
      'f0302l F leader3 leader',
      's0303 S 10-2 infantry',
      's0404g S gun artillery',
      's-4-6 S 4-6 cavalry',
    ]);
    expect(scenario.positions).toEqual({ f0302: '0302', f0302l: '0302', s0303: '0303', s0404g: '0404' });
    const { phase, phasingSide, disrupted, fired, eliminated } = scenario.start;
    expect({ phase, phasingSide, disrupted, fired, eliminated }).toEqual({
      ...{ phase: 'combat', phasingSide: 'spanish', disrupted: ['s0303'] },
      ...{ fired: ['s0404g'], eliminated: ['s-4-6'] },
    });
    expect(scenario.map).toMatchObject({ columns: 6, rows: 5, terrain: { woods: ['0303'] } });
    expect(scenario.title).toBe('Two hills');
  });

  it('says of Rocroi what the loss of a Leader is worth, and names the categories', () => {
    const leaderPoints = { f0302l: 20 };
    const scenario = read({ position: 'F leader3 0302 | S 4-6 0304', rules: 'rocroi', leaderPoints });
    expect(scenario.leaderPoints).toEqual(leaderPoints);
    expect(scenario.categories.map(({ name }) => name)).toContain('Spanish cavalry');
    const armies = read({ position: 'F 6-3 0302 | B 6-3 0304', rules: 'freiburg' }).categories;
    expect(armies.map(({ name }) => name)).toContain('French Regular army');
  });

  it('says of Freiburg which days follow, who begins them, and who comes before the second', () => {
    const ground = {
      ...{ line3August: ['0203', '0303'], line3AugustCavalry: ['0101'], french3August: ['0206', '0306'] },
      ...{ bavarian5August: ['0201', '0301'], french5August: ['0205', '0305'] },
      ...{ hill: ['0302', '0402'], hillOverflow: ['0502'] },
    };
    const position = 'B 6-3 0203 | F 6-3 0306 | M 4-3 reserve';
    const campaign = { rules: 'freiburg', day: '3-august', gameTurns: 5, areas: ground, exits: ['0101'] };
    const later = ['5-august', '9-august'];
    const scenario = read({ position, ...campaign, later, reinforcements: ['m-4-3'] });
    expect(scenario.freiburg).toMatchObject({ victory: '18.7', reinforcements: ['m-4-3'] });
    expect(scenario.freiburg?.days).toMatchObject([
      { id: '3-august', firstPlayer: 'french', exitHexes: [], withdrawal: false },
      { id: '5-august', firstPlayer: 'bavarian', exitHexes: [], withdrawal: false },
      { id: '9-august', firstPlayer: 'french', exitHexes: ['0101'], withdrawal: false },
    ]);
    expect(scenario.gameTurns).toBe(15);
    const alone = read({ position, rules: 'freiburg', day: '9-august' }).freiburg;
    expect(alone).toMatchObject({ victory: '17.36', days: [{ firstPlayer: 'french', withdrawal: true }] });
  });

  it('parts the walled sections of a fortress from the field and from each other, on a map of any size', () => {
    const { map } = read({
      position: 'F 8-3 0101 | S 6-3 0302',
      map: {
        ...{ columns: 5, rows: 4, sections: [['0302'], ['0303']], gates: [['0302', '0301']] },
        sectionNames: ['Altstadt'],
      },
    });
    expect(map.fortress?.sections.map(({ name }) => name)).toEqual(['Altstadt', 'Section 2']);
    const walls = map.fortress?.hexsides.map(({ inside, outside, kind }) => `${inside}/${outside} ${kind}`);
    expect(walls?.toSorted()).toEqual([
      ...['0302/0201 fortification', '0302/0202 fortification', '0302/0301 gateway'],
      ...['0302/0303 fortification', '0302/0401 fortification', '0302/0402 fortification'],
      ...['0303/0202 fortification', '0303/0203 fortification', '0303/0304 fortification'],
      ...['0303/0402 fortification', '0303/0403 fortification'],
    ]);
  });

  it('is refused with the counter that is not understood, the field, or the counter outside the map', () => {
    expect(refusal({ position: 'F 8-3 0302 | S 10-2' })).toMatch(
      /^position\[1\]: expected a counter such as/,
    );
    expect(refusal({ position: 'F 8-3 0302 slept' })).toMatch(/not "F 8-3 0302 slept"$/);
    expect(refusal({ position: 'F 8-3 0302 | S 4-6 0303', phases: 'combat' })).toMatch(
      /^phases: expected no such key/,
    );
    expect(refusal({ position: 'F 8-3 0302 | S 4-6 0303', map: { columns: 2 } })).toMatch(
      /^positions\.f0302/,
    );
  });
});
