import { describe, expect, it } from 'vitest';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { catalogued } from '../../../helpers/positions/catalogued';
import { rocroi } from '../../../helpers/positions/scenarioJson';

describe('Rocroi as printed', () => {
  const units = (side: string, kind?: string) =>
    rocroi.counters.filter(
      (counter) =>
        counter.side === side &&
        Object.hasOwn(rocroi.positions, counter.id) &&
        (kind ? counter.kind === kind : counter.strength > 0),
    );
  const strength = (side: string, kind?: string) =>
    units(side, kind).reduce((sum, unit) => sum + unit.strength, 0);

  it('15.1 has 44 French units with 248 points and 41 Spanish with 305', () => {
    expect([units('french').length, strength('french')]).toEqual([44, 248]);
    expect([units('french', 'infantry').length, strength('french', 'infantry')]).toEqual([18, 164]);
    expect([units('french', 'cavalry').length, strength('french', 'cavalry')]).toEqual([26, 84]);
    expect([units('spanish').length, strength('spanish')]).toEqual([41, 305]);
    expect([units('spanish', 'infantry').length, strength('spanish', 'infantry')]).toEqual([20, 225]);
    expect([units('spanish', 'cavalry').length, strength('spanish', 'cavalry')]).toEqual([21, 80]);
  });

  it('15.11 places the French army hex by hex', () => {
    const printed = {
      ...{ 'fr-1-fusiliers': '1825', 'fr-2-fusiliers': '1823', 'fr-guiche': '1822', 'fr-la-ferte': '1821' },
      ...{ 'fr-beauvau': '1820', 'fr-claviere': '1819', 'fr-sully': '1810', 'fr-coislin': '1809' },
      ...{ 'fr-lenoncourt': '1808', 'fr-mestre-de-camp': '1807', 'fr-royal': '1806', 'fr-gardes': '1706' },
      ...{ 'fr-1-croates': '1705', 'fr-2-croates': '1704', 'fr-harcourt-cavalry': '1922' },
      ...{ 'fr-heudicourt': '1921', 'fr-marolles': '1920', 'fr-notaf': '1919', 'fr-leschelle': '1911' },
      ...{ 'fr-sillart': '1909', 'fr-menneville': '1907', 'fr-rodore': '1906', 'fr-french': '1905' },
      ...{ 'fr-chac': '2117', 'fr-gendarmes': '2115', 'fr-sirot-cavalry': '2112' },
      ...{ 'fr-leader-despendin': '1814', 'fr-leader-seneterre': '1821' },
      ...{ 'fr-leader-d-enghien': '1812', 'fr-leader-gassion': '1807' },
      ...{ 'fr-piemont': '1818', 'fr-rambures': '1817', 'fr-bourdonne': '1816', 'fr-1-molondin': '1815' },
      ...{ 'fr-2-molondin': '1814', 'fr-persan': '1813', 'fr-la-marine': '1812', 'fr-3-picardie': '1811' },
      ...{ 'fr-bussy': '1918', 'fr-langeron': '1917', 'fr-roll': '1916', 'fr-ecossais': '1915' },
      ...{ 'fr-vatteville': '1914', 'fr-vidame': '1913', 'fr-vervins': '1912', 'fr-royaux': '2116' },
      ...{ 'fr-watteville': '2114', 'fr-harcourt-infantry': '2113' },
    };
    const french = Object.entries(rocroi.positions).filter(
      ([id]) => id.startsWith('fr-') && !id.startsWith('fr-art-'),
    );
    expect(Object.keys(printed)).toHaveLength(48);
    expect(Object.fromEntries(french)).toEqual(printed);
  });

  it('15.2 the French Player is first in each of fourteen Game-Turns', () => {
    expect(rocroi.sides.map(({ id, name, livery }) => [id, name, livery])).toEqual([
      ['french', 'French', 'blue'],
      ['spanish', 'Spanish', 'red'],
    ]);
    expect(rocroi.gameTurns).toBe(14);
    expect(rocroi.start).toMatchObject({ gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval' });
  });

  it('17.0 Beck comes with one (1)-6, a 4-6 and a 6-6, or these and two 8-2 and a 10-2', () => {
    const force = (roll: string) =>
      rocroi.beck?.arrivals[roll]
        ?.map((id) => rocroi.counters.find((counter) => counter.id === id))
        .map((counter) => counter && `${counter.strength || `(${counter.value})`}-${counter.movement}`)
        .sort();
    expect(force('5')).toEqual(['(1)-6', '4-6', '6-6']);
    expect(force('6')).toEqual(['(1)-6', '10-2', '4-6', '6-6', '8-2', '8-2']);
    expect(Object.keys(rocroi.beck?.arrivals ?? {})).toEqual(['5', '6']);
    expect(rocroi.beck?.fromGameTurn).toBe(9);
    expect(rocroi.beck?.entryHexes).toEqual([
      '0110',
      '0111',
      '0112',
      '0113',
      '0114',
      '0115',
      '0116',
      '0117',
      '0118',
    ]);
  });

  it('19.1 has five categories; Royaux and Beck belong where the levels say', () => {
    expect(rocroi.categories.map(({ side, level, id }) => [side, level, id])).toEqual([
      ['french', 82, 'french-infantry'],
      ['french', 90, 'french-cavalry-and-royaux'],
      ['spanish', 100, 'spanish-cavalry'],
      ['spanish', 110, 'italian-german-burgundian-infantry'],
      ['spanish', 125, 'spanish-walloon-infantry'],
    ]);
    const points = rocroi.categories.map(({ id }) =>
      rocroi.counters
        .filter((unit) => unit.category === id && Object.hasOwn(rocroi.positions, unit.id))
        .reduce((sum, unit) => sum + unit.strength, 0),
    );
    expect(points).toEqual([149, 99, 80, 120, 105]);
    expect(rocroi.counters.find(({ name }) => name === 'Royaux')?.category).toBe('french-cavalry-and-royaux');
  });

  it('20.1 has points for Leaders and for demoralization', () => {
    const byName = rocroi.counters
      .filter(({ kind }) => kind === 'leader')
      .map(({ id, name, value }) => [name, value, rocroi.leaderPoints[id]]);
    expect(byName).toEqual([
      ["D'Enghien", 3, 20],
      ['Gassion', 2, 10],
      ['Despendin', 1, 5],
      ['Seneterre', 1, 5],
      ['de Melos', 2, 15],
      ['Albuquerque', 1, 5],
      ['Fontaine', 1, 5],
      ['Yenbourg', 1, 10],
      ['Beck', 1, 5],
    ]);
    expect(rocroi.demoralizationPoints).toEqual({
      french: { some: 15, all: 20 },
      spanish: { some: 15, all: 25 },
    });
  });

  it('says what is reconstructed', () => {
    expect(rocroi.reconstructed.map((sentence) => sentence.split(':')[0])).toEqual([
      'Spanish set-up',
      'Terrain',
      'Guns',
      'Names',
    ]);
    expect(rocroi).not.toHaveProperty('totals');
    expect(rocroi.map).not.toHaveProperty('provenance');
  });
});

describe('what the losses of an army lead to', () => {
  const start = catalogued('rocroi');
  const sheet = (state: typeof start) =>
    thirtyYearsWar.sheets(state).find(({ id }) => id === 'losses-spanish');

  it('19.0 is said beside them: who scores what, and what becomes of the infantry (11.11)', () => {
    expect(sheet(start)?.about).toBe(
      'Once the whole army has lost so many, that part of it is demoralized for good: the French get 15 points, or 25 for all parts. Demoralized infantry that is disrupted no longer recovers, and counts 2 points for each Strength Point.',
    );
    const simpler = { ...start, options: { ...start.options, simplifiedDemoralization: 'yes' as const } };
    expect(sheet(simpler)?.about).toContain('for good: the French get 25 points.');
  });
  it('11.11, 11.12 is said of each part that is demoralized', () => {
    const broken = rocroi.categories.filter(({ side }) => side === 'spanish').map(({ id }) => id);
    const notes = (state: typeof start) => sheet(state)?.rows.map(({ note }) => note);
    expect(notes({ ...start, demoralized: broken })).toEqual([
      'demoralized: its disrupted units may move four hexes',
      'demoralized: its disrupted infantry no longer recovers',
      'demoralized: its disrupted infantry no longer recovers',
    ]);
    expect(notes(start)).toContain('demoralized when the whole army has lost 100 more');
  });
});
