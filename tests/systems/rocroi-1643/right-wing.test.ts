/** The wing battle for a first time: a corner of Rocroi, with the counters that stand there; and as it was at first. */
import { describe, expect, it } from 'vitest';
import earlier from '../../../scenarios/rocroi-1643/right-wing/earlier.json';
import earlierUnits from '../../../scenarios/rocroi-1643/right-wing/earlier-units.json';
import map from '../../../scenarios/rocroi-1643/right-wing/map.json';
import battle from '../../../scenarios/rocroi-1643/right-wing/right-wing.json';
import second from '../../../scenarios/rocroi-1643/right-wing/second.json';
import secondUnits from '../../../scenarios/rocroi-1643/right-wing/second-units.json';
import units from '../../../scenarios/rocroi-1643/right-wing/units.json';
import { openFile } from '../../../src/store/opening/opening';
import { reader, rocroi1643, rules } from '../../../src/systems/rocroi-1643';
import keptAtFirst from '../../games/0.1.0-first-charge.json';
import keptWithFlanders from '../../games/0.1.0-first-charge-11-flanders.json';
import { headlessOffer } from '../../helpers/headlessOffer';
import { ROCROI } from '../../helpers/rocroi1643/scenario';

const FILES: { readonly [name: string]: unknown } = {
  'map.json': map,
  'units.json': units,
  'earlier-units.json': earlierUnits,
  'second-units.json': secondUnits,
};
const read = (file: unknown) => reader.read.scenario(reader.read.whole(file, (name) => FILES[name]));
const WING = read(battle);
const STATE = rules.start(WING, reader.read.options(WING, {}));

/** The same hex on the map of the whole battle. */
function atRocroi(hex: string): string {
  const [column, row] = [Number(hex.slice(0, 2)) + 8, Number(hex.slice(2)) + 3];
  return `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');
}
const sideOf = (corps: string | null) => WING.corps.find(({ id }) => id === corps)?.side;

describe('the wing battle', () => {
  it('has a dozen units a side, four leaders and three turns', () => {
    for (const [side, units] of [
      ['french', 11],
      ['spanish', 13],
    ] as const) {
      expect(WING.units.filter(({ corps }) => sideOf(corps) === side)).toHaveLength(units);
      expect(WING.leaders.filter((leader) => leader.side === side)).toHaveLength(2);
    }
    expect(WING.turns.count).toBe(3);
    expect(STATE.cup).toHaveLength(4);
  });

  it('has its units and their places from the battle of Rocroi', () => {
    for (const unit of WING.units) {
      const whole = ROCROI.units.find(({ id }) => id === unit.id);
      expect({ ...unit, at: atRocroi(unit.at ?? '') }).toEqual(whole);
    }
  });

  it('has its ground from there', () => {
    expect(map.wood.length).toBeGreaterThan(0);
    for (const hex of map.wood) expect(ROCROI.map.wood).toContain(atRocroi(hex));
    for (const { hexes } of map.roads)
      for (const hex of hexes)
        expect(ROCROI.map.roads.flatMap((road) => road.hexes)).toContain(atRocroi(hex));
  });

  it('begins with everybody in command of his own leader, and nobody in a zone of control', () => {
    const answers = rocroi1643.answers?.(STATE) ?? [];
    const zones = answers.filter(({ about }) => about === 'zone').map(({ hex }) => hex);
    for (const { id, at } of WING.units) {
      expect(answers).toContainEqual(
        expect.objectContaining({ about: 'command', unit: id, by: expect.stringMatching(/chain|line/) }),
      );
      const enemies = WING.units.filter(
        ({ corps }) => sideOf(corps) !== sideOf(WING.units.find((one) => one.id === id)?.corps ?? ''),
      );
      expect(zones.length).toBeGreaterThan(0);
      expect(
        answers.filter(
          (one) => one.about === 'zone' && one.hex === at && enemies.some((enemy) => enemy.id === one.unit),
        ),
      ).toEqual([]);
    }
  });

  it.each([
    ['as it was at first', earlier, keptAtFirst, { added: ['sp-fl-11'], left: ['fr-1-croates'] }],
    ['with a French squadron more', second, keptWithFlanders, { added: [], left: ['fr-1-croates'] }],
  ])('goes on %s in games that were begun then', (_, file, kept, { added, left }) => {
    const before = read(file);
    const idsOf = ({ units }: typeof before) => units.map(({ id }) => id);
    expect(idsOf(WING).filter((id) => !idsOf(before).includes(id))).toEqual(added);
    expect(idsOf(before).filter((id) => !idsOf(WING).includes(id))).toEqual(left);
    const { scenario, ...record } = kept;
    const { game, notices, setting } = openFile(
      headlessOffer(),
      JSON.stringify({ ...record, scenario: { ...scenario, whole: null } }),
    );
    expect(notices).toEqual([]);
    expect(setting.scenario).toEqual(before);
    expect(game.record.head).toBe(kept.head);
  });

  it('says that it is ours', () => {
    expect(battle.provenance.note).toMatch(/not a printed scenario/);
    expect(battle.provenance).toMatchObject({
      rules: 'text',
      map: 'reconstructed',
      counters: 'reconstructed',
    });
  });
});
