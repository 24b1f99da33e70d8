/** A few counters of the Thirty Years War on a small map, as a scenario file has them. */
const unit = (id: string, name: string, side: string, kind: string, strength: number, movement: number) => ({
  ...{ id, name, side, kind, strength, movement, category: `${side}-${kind}` },
});
const COUNTERS = [
  unit('gendarmes', 'Gendarmes', 'french', 'cavalry', 6, 6),
  unit('royaux', 'Royaux', 'french', 'infantry', 10, 3),
  { id: 'enghien', name: 'D’Enghien', side: 'french', kind: 'leader', value: 3, movement: 6 },
  { id: 'fr-gun', name: 'First battery', side: 'french', kind: 'artillery' },
  unit('tercio', 'Tercio of Alburquerque', 'spanish', 'infantry', 15, 2),
  unit('alsace', 'Alsatian horse', 'spanish', 'cavalry', 4, 6),
  unit('isembourg', 'Isembourg', 'spanish', 'cavalry', 6, 6),
  { id: 'melo', name: 'De Melo', side: 'spanish', kind: 'leader', value: 1, movement: 6 },
];

export function sampleScenario(system: string, start: object): unknown {
  return {
    ...{ system, id: 'sample', title: 'Sample', rules: 'rocroi', gameTurns: 14 },
    map: {
      ...{ columns: 8, rows: 8, terrain: { forest: ['0101', '0102', '0201'], woods: ['0606'] } },
      roads: [{ hexes: ['0105', '0204', '0304', '0403'] }],
    },
    sides: [
      { id: 'french', name: 'French', livery: 'blue' },
      { id: 'spanish', name: 'Spanish', livery: 'red' },
    ],
    categories: ['french-cavalry', 'french-infantry', 'spanish-cavalry', 'spanish-infantry'].map((id, i) => ({
      ...{ id, name: id.replace('-', ' '), side: id.split('-')[0], level: 82 + 10 * i },
    })),
    counters: COUNTERS,
    positions: {
      ...{ gendarmes: '0403', royaux: '0404', enghien: '0403', 'fr-gun': '0303' },
      ...{ tercio: '0504', alsace: '0604', melo: '0604' },
    },
    beck: {
      ...{ side: 'spanish', fromGameTurn: 9, entryHexes: ['0107', '0108'] },
      arrivals: { 5: ['isembourg'], 6: ['isembourg'] },
    },
    demoralizationPoints: { french: { some: 15, all: 20 }, spanish: { some: 15, all: 25 } },
    start: { gameTurn: 2, phasingSide: 'french', ...start },
  };
}
