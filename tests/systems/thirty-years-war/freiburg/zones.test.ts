/** Zones, exits and hilltops of Freiburg drawn again from the numbers that the cases print, by plane geometry. */
import { describe, expect, it } from 'vitest';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { freiburgMap } from '../../../helpers/positions/freiburgParts';
import { beside, distancesFrom } from '../../../oracle/hexes';

const { columns, rows } = freiburgMap;
const area = (name: string) => [...(freiburgMap.areas[name] ?? [])].sort();
const allHexes = Array.from({ length: columns * rows }, (_, i) => {
  const column = 1 + Math.floor(i / rows);
  return `${String(column).padStart(2, '0')}${String(1 + (i % rows)).padStart(2, '0')}`;
});
const column = (hex: string) => Number(hex.slice(0, 2));
const row = (hex: string) => Number(hex.slice(2));
/** Centres with even columns half a hex lower, stretched to whole numbers; y grows to the west. */
const centre = (hex: string) => [3 * column(hex), 2 * row(hex) + (column(hex) % 2 === 0 ? 1 : 0)] as const;
/** Above 0 where a hex lies west of the straight line through two others, 0 on it. */
const westOf = (from: string, to: string, hex: string) => {
  const [[ax, ay], [bx, by], [x, y]] = [centre(from), centre(to), centre(hex)];
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
};
const forest = new Set(freiburgMap.terrain.forest ?? []);
const works = freiburgMap.terrain.entrenchment ?? [];
const line = freiburgMap.areas.line3August ?? [];
/** Hexes that can be walked to from one without crossing these hexsides. */
function walkedTo(from: string, closed: readonly (readonly [string, string])[]): readonly string[] {
  const shut = new Set(closed.flatMap(([a, b]) => [`${a}/${b}`, `${b}/${a}`]));
  const seen = new Set([from]);
  for (const at of seen)
    for (const next of beside(at, columns, rows)) if (!shut.has(`${at}/${next}`)) seen.add(next);
  return [...seen].sort();
}
const north = new Set(
  walkedTo(
    '0901',
    freiburgMap.rivers.flatMap(({ hexsides }) => hexsides),
  ),
);
/** The ground of the battles: south of the river, from the columns in which both printed rows begin. */
const field = allHexes.filter((hex) => column(hex) >= 11 && !north.has(hex) && !forest.has(hex));
const stepsToWorks = (hex: string) => {
  const steps = distancesFrom(hex, columns, rows);
  return Math.min(...works.map((work) => steps.get(work) ?? 99));
};

describe('the zones of Freiburg, drawn from the printed numbers', () => {
  it('17.21 is all open ground on or east of the row from 1113 to 2108', () => {
    expect(area('bavarian5August')).toEqual(field.filter((hex) => westOf('1113', '2108', hex) <= 0));
  });
  it('17.22, 17.32 is all open ground on or west of the row from 1116 to 2011', () => {
    expect(area('french5August')).toEqual(field.filter((hex) => westOf('1116', '2011', hex) >= 0));
  });
  it('17.12 is all open ground before the two faces of the Line, three hexes or more from every work', () => {
    const inColumn = (hex: string) => line.filter((work) => column(work) === column(hex)).map(row);
    const isWest = (hex: string) =>
      column(hex) >= 13 && column(hex) <= 22 && row(hex) > Math.max(...inColumn(hex));
    // South of the southern face, which ends at 2211.
    const isSouth = (hex: string) => column(hex) > 22 && westOf('2211', '2706', hex) > 0;
    const before = field.filter((hex) => (isWest(hex) || isSouth(hex)) && stepsToWorks(hex) >= 3);
    expect(area('french3August')).toEqual(before);
  });
  it('17.31 is every hex whose centre lies on or within the corners 1707, 1710, 2108 and 2106', () => {
    const corners = ['1707', '1710', '2108', '2106'];
    const within = allHexes.filter((hex) => {
      const sides = corners.map((from, i) => westOf(from, corners[(i + 1) % 4] ?? '', hex));
      return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
    });
    expect(area('hill')).toEqual(within);
  });
  it('17.11, 17.21, 17.31 holds the works: those of the Line apart from those on the Hill', () => {
    expect(works.filter((hex) => !line.includes(hex)).sort()).toEqual(
      works.filter((hex) => area('hill').includes(hex)).sort(),
    );
    for (const hex of works) expect(forest.has(hex)).toBe(false);
  });
  it('6.32 has room for every force in every scenario, one unit a hex', () => {
    const room = ['3-august', '5-august', '9-august', 'campaign', 'siege', 'campaign-siege'].flatMap(
      (day) => {
        const { deployment, freiburg, counters } = thirtyYearsWar.read.scenario(
          scenarioNamed(`freiburg-${day}`),
        );
        const town = freiburg?.townDefence?.deployment.forces ?? {};
        return [...Object.values(deployment?.forces ?? {}), ...Object.values(town)].flatMap((parts) =>
          parts.map(({ zone, counters: ids }) => {
            const units = counters.filter(({ id, strength }) => strength > 0 && ids.includes(id)).length;
            return [zone, units, area(zone).length] as const;
          }),
        );
      },
    );
    for (const [zone, units, hexes] of room) expect(hexes, zone).toBeGreaterThanOrEqual(units);
    expect(room.map(([, units]) => units)).toEqual([
      ...[18, 1, 19, 17, 32, 11, 20, 18, 1, 19],
      ...[17, 32, 18, 1, 19, 17, 32],
    ]);
  });
});

describe('the exits of Freiburg', () => {
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `${String(from + i).padStart(2, '0')}01`);
  const exitsOf = (day: string) =>
    thirtyYearsWar.read.scenario(scenarioNamed(`freiburg-${day}`)).freiburg?.days.map((one) => one.exitHexes);

  it('17.33, 18.61 are the printed hexes, on the days on which they are open', () => {
    expect(exitsOf('9-august')).toEqual([span(11, 16)]);
    expect(exitsOf('campaign')).toEqual([[], [], span(6, 9)]);
    expect([exitsOf('3-august'), exitsOf('5-august')]).toEqual([[[]], [[]]]);
    expect(exitsOf('siege')).toEqual([[], span(6, 9)]);
    expect(exitsOf('campaign-siege')).toEqual([[], [], span(6, 9)]);
    expect([area('exit9August'), area('exitCampaign')]).toEqual([span(11, 16), span(6, 9)]);
  });
  it('lie on the eastern edge, in the open, those of the campaign beyond the river', () => {
    const all = [...span(11, 16), ...span(6, 9)];
    for (const hex of all) expect([row(hex), forest.has(hex)]).toEqual([1, false]);
    expect(span(6, 9).every((hex) => north.has(hex))).toBe(true);
    expect(span(11, 16).some((hex) => north.has(hex))).toBe(false);
  });
});

describe('the walls of Freiburg', () => {
  it('19.5 close each section by itself, and the walls stand nowhere else', () => {
    const walls = freiburgMap.fortress?.hexsides ?? [];
    const shut = walls.map(({ inside, outside }) => [inside, outside] as const);
    for (const { hexes } of freiburgMap.fortress?.sections ?? [])
      expect(walkedTo(hexes[0] ?? '', shut)).toEqual([...hexes].sort());
    const sectionOf = (hex: string) =>
      freiburgMap.fortress?.sections.find(({ hexes }) => hexes.includes(hex))?.id;
    for (const { inside, outside, section } of walls) {
      expect(sectionOf(inside)).toBe(section);
      expect(sectionOf(outside)).not.toBe(section);
    }
  });
  it('19.57 have gateways between different hexes, so that every section has a way in', () => {
    const gates = freiburgMap.fortress?.hexsides.filter(({ kind }) => kind === 'gateway') ?? [];
    const closed = (freiburgMap.fortress?.hexsides ?? [])
      .filter(({ kind }) => kind !== 'gateway')
      .map(({ inside, outside }) => [inside, outside] as const);
    expect(walkedTo('0901', closed)).toEqual(allHexes);
    expect(new Set(gates.map(({ inside, outside }) => `${inside}/${outside}`)).size).toBe(8);
  });
});

describe('the slopes of Freiburg', () => {
  it('5.24 lead up to the nineteen hilltops, which lie on the Hill and in the works of the Bohl', () => {
    const lower = new Set(freiburgMap.slopes.map(([slope]) => slope));
    const tops = [...new Set(freiburgMap.slopes.map(([, top]) => top))]
      .filter((hex) => !lower.has(hex))
      .sort();
    expect(tops).toHaveLength(19);
    for (const hex of tops) expect(area('hill').includes(hex) || line.includes(hex), hex).toBe(true);
    // A slope hex is no upper hex anywhere: nothing on this map lies halfway up.
    expect([...lower].filter((hex) => freiburgMap.slopes.some(([, top]) => top === hex))).toEqual([]);
  });
});
