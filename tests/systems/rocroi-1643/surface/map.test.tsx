// @vitest-environment happy-dom
/** The printed map of the battle, its legend and its key: all that lies on it is drawn, named and explained. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TableView } from '../../../../src/core/contract/map';
import { rules } from '../../../../src/systems/rocroi-1643';
import { corpsShown } from '../../../../src/systems/rocroi-1643/look/face';
import { groundNotes, groundOf, notesOf } from '../../../../src/systems/rocroi-1643/look/ground';
import { readOptions } from '../../../../src/systems/rocroi-1643/scenario/options';
import { boardOf } from '../../../../src/systems/rocroi-1643/state/board';
import { rocroi1643Surface as surface } from '../../../../src/systems/rocroi-1643/surface';
import { ROCROI as scenario } from '../../../helpers/rocroi1643/scenario';

afterEach(cleanup);

const NOTES = groundNotes(scenario);
const board = boardOf(rules.start(scenario, readOptions({})));
const table: TableView = {
  ...{ title: scenario.title, subtitle: scenario.subtitle, notes: notesOf(scenario) },
  sides: scenario.sides,
  ...{ ground: groundOf(scenario), groundNotes: NOTES, formations: corpsShown(board) },
};
const { Lettering } = surface;
const geometry = surface.geometryOf(table.ground.field);

describe('the printed map', () => {
  it('has woods, marsh, pond, stream and roads, and says that it is reconstructed', () => {
    const { container } = render(<surface.Sheet table={table} geometry={geometry} />);
    for (const part of ['.trees', '.reeds', '.pond-water', '.stream', '.roads', '.compass', '.scale'])
      expect(container.querySelector(part), part).not.toBeNull();
    expect(container.querySelector('.title')?.textContent).toContain('reconstructed');
    expect(container.querySelector('.scale')?.textContent).toContain('a hex is 100 metres');
  });
  it('has north on its left, and says who leaves it where', () => {
    const { left, right } = table.ground.edges;
    expect([left.compass, right.compass]).toEqual(['north', 'south']);
    expect([left.label, right.label].join()).toMatch(/Spanish.*French/);
  });
  it('is lettered with its names and numbers', () => {
    const { container } = render(Lettering ? <Lettering ground={table.ground} geometry={geometry} /> : null);
    expect(container.textContent).toContain('Potees woods');
    expect(container.querySelectorAll('.number')).toHaveLength(36 * 38);
    expect(container.querySelectorAll('.number.wooded')).toHaveLength(scenario.map.wood.length);
  });
  it('has a note with a swatch for each kind of ground, and none for what it does not have', () => {
    const kinds = NOTES.map(({ kind }) => kind);
    expect(kinds).toEqual(['clear', 'wood', 'marsh', 'pond', 'stream', 'road']);
    const dry = { ...scenario, map: { ...scenario.map, pond: [], marsh: [], streams: [] } };
    expect(groundNotes(dry).map(({ kind }) => kind)).toEqual(['clear', 'wood', 'road']);
    const drawn = NOTES.map(({ kind, drawn: as }) => {
      cleanup();
      return render(<surface.Swatch kind={kind} drawn={as} sides={table.sides} />).container.innerHTML;
    });
    expect(new Set(drawn).size).toBe(kinds.length);
  });
});

describe('the key', () => {
  const { lines } = surface.keyOf(table);
  const own = lines.flatMap((line) =>
    'means' in line && typeof line.means !== 'string' ? [line.means.own] : [],
  );
  it('explains every mark that only this surface draws, and no other', () => {
    const drawn = Object.entries(surface.marks ?? {}).flatMap(([name, { tiles, draw, isLine }]) =>
      tiles || draw || isLine ? [name] : [],
    );
    expect([...new Set(own)].sort()).toEqual(drawn.sort());
  });
  it('says each thing once', () => {
    expect(new Set(lines.map(({ says }) => says)).size).toBe(lines.length);
  });
  it('has the seven corps, each with its own face', () => {
    const faces = (table.formations ?? []).map(({ face }) => `${face.nation} ${face.colour}`);
    expect(faces).toHaveLength(7);
    expect(new Set(faces).size).toBe(7);
  });
});

describe('the samples for the gallery', () => {
  it('have every mark that this surface knows, and counters that are all drawn differently', async () => {
    const samples = await surface.samples?.();
    const lit = new Set(
      (samples?.marks ?? []).flatMap(({ means }) => (typeof means === 'string' ? [] : means.own)),
    );
    expect([...lit].sort()).toEqual(Object.keys(surface.marks ?? {}).sort());
    const { Drawing } = surface.counterFace;
    const drawn = (samples?.counters ?? []).map(({ name, face, facing }) => {
      cleanup();
      const [one] = samples?.stacks ?? [];
      if (!one) throw new Error('no counters');
      const counter = { ...one, name, face };
      const form = surface.counterFace.cornerOf(counter) ? 'badge' : 'whole';
      return render(<Drawing counter={counter} livery="red" form={form} facing={facing} />).container
        .innerHTML;
    });
    expect(drawn.length).toBeGreaterThan(20);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
