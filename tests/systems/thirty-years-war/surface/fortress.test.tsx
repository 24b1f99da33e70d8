// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ground } from '../../../../src/core/contract/map';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { Quarters, Walls } from '../../../../src/systems/thirty-years-war/surface/fortress/Fortress';
import { HexNumbers } from '../../../../src/systems/thirty-years-war/surface/Lettering';
import { Works } from '../../../../src/systems/thirty-years-war/surface/Works';

afterEach(cleanup);

const EDGE = { label: '', compass: '' };
const GROUND: Ground = {
  field: { of: 'hexes', columns: 8, rows: 8 },
  areas: [{ kind: 'fortress', places: ['0404'] }],
  hexsides: [
    { kind: 'fortification', name: '', between: ['0404', '0405'] },
    { kind: 'gateway', name: 'Martinstor', between: ['0404', '0403'] },
  ],
  ways: [],
  labels: [],
  edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
};
const geometry = thirtyYearsWarSurface.geometryOf(GROUND.field);
const drawn = (what: ReactElement) => render(<svg aria-hidden="true">{what}</svg>).container;
const pathsOf = (root: Element, name: string) =>
  [...root.querySelectorAll(`.${name}`)].map((path) => path.getAttribute('d') ?? '').join('');
/** All heights at which the path has a point. */
const heights = (d: string) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]));

describe('a walled town on the map', () => {
  it('19.5 has its teeth on the outer side of the wall', () => {
    const root = drawn(<Walls ground={GROUND} geometry={geometry} />);
    const [side] = geometry.hexside(['0404', '0405']) ?? [];
    const teeth = heights(pathsOf(root, 'wall-teeth')).filter((y) => y > (geometry.centreOf('0404')?.y ?? 0));
    expect(teeth.length).toBeGreaterThan(10);
    expect(Math.min(...teeth)).toBeGreaterThan(side?.y ?? 0);
  });

  it('19.57 has two towers at each gateway, and no wall between them', () => {
    const root = drawn(<Walls ground={GROUND} geometry={geometry} />);
    expect(root.querySelectorAll('.gateway')).toHaveLength(1);
    expect(pathsOf(root, 'gate-tower').match(/M/g)).toHaveLength(2);
    // The whole segment of wall, and the two stumps at the gateway.
    expect(pathsOf(root, 'wall-body').match(/M/g)).toHaveLength(3);
  });

  it('has roofs in its hexes, and none elsewhere', () => {
    const root = drawn(<Quarters ground={GROUND} geometry={geometry} />);
    expect(pathsOf(root, 'roof').match(/M/g)?.length).toBeGreaterThan(12);
    expect(pathsOf(drawn(<Quarters ground={{ ...GROUND, areas: [] }} geometry={geometry} />), 'roof')).toBe(
      '',
    );
  });

  it('leaves the numbers free of teeth', () => {
    const root = drawn(<HexNumbers ground={GROUND} geometry={geometry} />);
    const lift = (hex: string) => {
      const text = [...root.querySelectorAll('text')].find((one) => one.textContent === hex);
      return (geometry.centreOf(hex)?.y ?? 0) - Number(text?.getAttribute('y'));
    };
    expect(lift('0405')).toBeLessThan(lift('0406') - 5);
  });
});

describe('earthworks', () => {
  it('follow the order of the map: three hexes that touch are joined in a line, not in a ring', () => {
    const works = (places: readonly string[]) =>
      pathsOf(
        drawn(
          <Works ground={{ ...GROUND, areas: [{ kind: 'entrenchment', places }] }} geometry={geometry} />,
        ),
        'work-top',
      ).match(/M/g);
    expect(works(['0404', '0405', '0505'])).toHaveLength(2);
    expect(works(['0404', '0405'])).toHaveLength(1);
  });
});
