import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../../src/core/game';
import { scenarioNamed } from '../../../../src/headless/catalogue';
import { playAtRandom } from '../../../../src/headless/randomPlayer';
import { thirtyYearsWar } from '../../../../src/systems/thirty-years-war';
import { ABSENT, changed, faultOf, rocroi, SMALL } from '../../../helpers/positions/scenarioJson';
import { counter } from '../../../helpers/toy/toySystem';

const json = scenarioNamed('first-battle');
const first = thirtyYearsWar.read.scenario(json);
/** Its hexes are those of Rocroi less so many columns and rows; columns by twos, so that they stagger alike. */
const [LEFT, ABOVE] = [8, 2];
const twoDigits = (n: number) => String(n).padStart(2, '0');
const atRocroi = (hex: string) =>
  `${twoDigits(Number(hex.slice(0, 2)) + LEFT)}${twoDigits(Number(hex.slice(2)) + ABOVE)}`;

describe('the first battle', () => {
  const ofSide = (side: string) => first.counters.filter((counter) => counter.side === side);

  it.each(['french', 'spanish'])('has a dozen units, a Leader and a gun: %s', (side) => {
    const kinds = ofSide(side).map(({ kind }) => kind);
    const some = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([some('infantry') + some('cavalry'), some('leader'), some('artillery')]).toEqual([12, 1, 1]);
    expect(ofSide(side).every(({ id }) => Object.hasOwn(first.positions, id))).toBe(true);
  });

  it('has the counters of Rocroi where they stand in that battle, but for what demoralizes them', () => {
    for (const counter of first.counters) {
      const printed = rocroi.counters.find(({ id }) => id === counter.id);
      expect({ ...printed, category: null }).toEqual(counter);
      expect(atRocroi(first.positions[counter.id] ?? ''), counter.id).toBe(rocroi.positions[counter.id]);
    }
  });

  it('is fought on a corner of its map', () => {
    const { columns, rows, terrain, roads, streams, rivers } = first.map;
    expect([columns, rows, LEFT % 2]).toEqual([12, 13, 0]);
    const hexes = Array.from({ length: columns * rows }, (_, i) =>
      atRocroi(`${twoDigits(1 + Math.floor(i / rows))}${twoDigits(1 + (i % rows))}`),
    );
    const within = (list: readonly string[] = []) => list.filter((hex) => hexes.includes(hex)).sort();
    const { forest, ...others } = rocroi.map.terrain;
    expect(others).toEqual({});
    expect(Object.keys(terrain)).toEqual(['forest']);
    expect(terrain.forest?.map(atRocroi).sort()).toEqual(within(forest));
    expect(within(rocroi.map.streams.flatMap(({ hexsides }) => hexsides.flat()))).toEqual([]);
    expect([streams, rivers]).toEqual([[], []]);
    const ours = roads.flatMap((road) => road.hexes.map(atRocroi)).sort();
    expect(ours).toEqual(within(rocroi.map.roads.flatMap((road) => road.hexes)));
    expect(ours.length).toBeGreaterThan(10);
  });

  it('has four Game-Turns, the French first, and says that it is no printed scenario', () => {
    expect([first.gameTurns, first.sides[0]?.id, first.start.phasingSide]).toEqual([4, 'french', 'french']);
    expect(first.start).toMatchObject({ gameTurn: 1, phase: 'disruptionRemoval' });
    expect(first.reconstructed[0]).toMatch(/^Made for learning; not a printed scenario/);
  });

  it('ends with a verdict that its points bear out', () => {
    const options = thirtyYearsWar.read.options(first, {});
    for (const seed of ['a', 'b', 'c']) {
      const setUp = { scenario: first, scenarioId: first.id, options, seed };
      const state = stateOf(playAtRandom(thirtyYearsWar, setUp).game);
      expect([state.over, state.gameTurn]).toEqual([true, 4]);
      const verdict = thirtyYearsWar.verdict(state);
      const { french = 0, spanish = 0 } = verdict?.points ?? {};
      expect(french + spanish).toBeGreaterThan(0);
      expect(verdict?.winner).toBe(french === spanish ? null : french > spanish ? 'french' : 'spanish');
    }
  });

  it('says what the loss of a Leader or gun gives, and nothing where that is nothing', () => {
    const worths = (file: unknown) => {
      const scenario = thirtyYearsWar.read.scenario(file);
      const state = thirtyYearsWar.start(scenario, thirtyYearsWar.read.options(scenario, {}));
      const about = (id: string) =>
        thirtyYearsWar.preview(state, null, { on: 'counter', id: counter(id) }).about?.join(' ');
      return `${about('fr-leader-gassion')} ${about('sp-art-1')}`;
    };
    expect(worths(json)).toContain('His loss gives the Spanish 5 points');
    expect(worths(json)).toContain('Gives the French 5 points if they hold it at the end');
    expect(worths(changed(json, [['victory'], { by: 'strengthPoints' }]))).not.toMatch(/gives the/i);
  });
});

describe('the victory line of a file', () => {
  const LINE = { by: 'strengthPoints' };
  const skirmish = changed(SMALL, [['rules'], 'skirmish'], [['victory'], LINE]);
  const fault = (...changes: Parameters<typeof changed>[1][]) => {
    const { path, expected } = faultOf(changed(skirmish, ...changes)) ?? {};
    return `${path}: ${expected}`;
  };

  it('is read, with what it leaves out', () => {
    expect(faultOf(skirmish)).toBeNull();
    expect(thirtyYearsWar.read.scenario(skirmish).victory).toEqual({ ...LINE, gun: 0, leader: 0, lead: 1 });
  });

  it('is there by the rules of a skirmish, and by no others', () => {
    expect(fault([['victory'], ABSENT])).toMatch(/^victory: what decides the game/);
    expect(fault([['rules'], 'standard'])).toMatch(/^victory: nothing; .*not "standard"$/);
    expect(thirtyYearsWar.read.scenario(SMALL)).not.toHaveProperty('victory');
  });

  it('is refused where it is wrong', () => {
    expect(fault([['victory', 'by'], 'hexes'])).toMatch(/^victory\.by: "strengthPoints"/);
    expect(fault([['victory', 'gun'], -1])).toMatch(/^victory\.gun: /);
    expect(fault([['victory', 'leader'], 1.5])).toMatch(/^victory\.leader: /);
    expect(fault([['victory', 'lead'], 0])).toMatch(/^victory\.lead: /);
    expect(fault([['victory', 'horses'], 3])).toMatch(/^victory\.horses: /);
  });
});
