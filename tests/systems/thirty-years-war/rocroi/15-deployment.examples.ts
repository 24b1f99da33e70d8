/** Cases 15.0 to 15.22 of Rocroi: deployment and sequence. */
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { counted } from '../../../helpers/cases';
import { board, endPhase, played } from '../../../helpers/positions/board';
import { rocroi } from '../../../helpers/positions/scenarioJson';

const start = () => thirtyYearsWar.start(rocroi, thirtyYearsWar.read.options(rocroi, {}));
const words = (text: string) => text.trim().split(/\s+/);

/** Hexes of the printed list, in its order: cavalry, Leaders, infantry. */
const FRENCH = words(`
  1825 1823 1822 1821 1820 1819 1810 1809 1808 1807 1806 1706 1705 1704 1922 1921 1920
  1919 1911 1909 1907 1906 1905 2117 2115 2112
  1814 1821 1812 1807
  1818 1817 1816 1815 1814 1813 1812 1811 1918 1917 1916 1915 1914 1913 1912 2116 2114 2113`);
/** Strengths and allowances of the Spanish counters. */
const SPANISH = { '15-2': 3, '12-2': 5, '10-2': 12, '6-6': 2, '4-6': 11, '3-6': 8 };

counted(
  'rocroi:15.0',
  'neither side receives reinforcements: a unit that is not on the map is Beck’s',
  () => {
    const off = start().counters.filter(({ at }) => at === null);
    return [off.map(({ id }) => id).sort(), [...(rocroi.beck?.arrivals[6] ?? [])].sort()];
  },
);
counted('rocroi:15.0', 'without the optional rule fourteen Game-Turns bring no one', () => {
  let state = start();
  const arrived = new Set<string>();
  // Nothing is moved, so no unit ever meets an enemy.
  for (let phase = 0; !state.over && phase < 14 * 8; phase++) {
    state = played(state, endPhase());
    for (const { id, off } of state.counters) if (off === 'waiting') arrived.add(id);
  }
  return [
    [state.over, [...arrived]],
    [true, []],
  ];
});
counted('rocroi:15.11', 'the French units and Leaders stand in the hexes of the list', () => {
  const ours = rocroi.counters.filter(({ side, kind }) => side === 'french' && kind !== 'artillery');
  return [ours.map(({ id }) => rocroi.positions[id]).sort(), [...FRENCH].sort()];
});
counted('rocroi:15.12', 'the Spanish army has the strengths of its counters', () => {
  const found: Record<string, number> = {};
  for (const { id, side, strength, movement } of rocroi.counters) {
    if (side !== 'spanish' || strength === 0 || !Object.hasOwn(rocroi.positions, id)) continue;
    const shape = `${strength}-${movement}`;
    found[shape] = (found[shape] ?? 0) + 1;
  }
  return [found, SPANISH];
});
counted('rocroi:15.21', 'the French Player is first in every Game-Turn', () => {
  let state = start();
  const firsts: string[] = [];
  while (!state.over) {
    if (state.phase === 'disruptionRemoval') firsts.push(`${state.gameTurn} ${state.phasingSide}`);
    state = played(state, endPhase());
  }
  const expected = Array.from({ length: 14 }, (_, i) => [`${i + 1} french`, `${i + 1} spanish`]).flat();
  return [firsts, expected];
});
counted('rocroi:15.22', 'the game consists of fourteen Game-Turns', () => {
  const last = (gameTurn: number) =>
    played(board('F 8-3 0606', { rules: 'rocroi', gameTurn, side: 'S', phase: 'combat' }), endPhase()).over;
  return [
    [rocroi.gameTurns, last(13), last(14)],
    [14, false, true],
  ];
});
