// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../src/core/contract/board';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { keptFree, seated } from '../../../../src/ui/board/counters/stack';
import { PointedName } from '../../../../src/ui/board/marks/PointedName';
import { counterIn } from '../company';

const geometry = hexGeometry({ columns: 12, rows: 8 });
const { counterFace } = thirtyYearsWarSurface;
const named = (label: string): Mark => ({
  ...{ means: 'named', label },
  shape: { kind: 'places', places: ['0604'] },
});

/** What is written of Roll in 0604, among counters in these hexes and other marks. */
function written(hexes: readonly string[], marks: readonly Mark[] = []) {
  const counters = hexes.map((hex) => counterIn('infantry', hex));
  const figures = keptFree(seated(counters, geometry, counterFace.cornerOf), counterFace);
  const { container } = render(
    <PointedName name="Roll" place="0604" occupied={hexes.join(' ')} {...{ marks, geometry, figures }} />,
  );
  return [...container.querySelectorAll('.mark-label')].map(({ textContent }) => textContent);
}

describe('the name of the counter that is pointed at', () => {
  it('stands beside it', () => {
    expect(written(['0603', '0604', '0605'])).toEqual(['Roll']);
  });
  it('is written once, where a text names it too', () => {
    expect(written(['0604'], [named('Roll')])).toEqual([]);
    expect(written(['0604'], [named('Esguisier')])).toEqual(['Roll']);
  });
  it('is left to the panel where counters stand all around', () => {
    const around = ['05', '06', '07'].flatMap((column) =>
      ['02', '03', '04', '05', '06'].map((row) => column + row),
    );
    expect(written(around)).toEqual([]);
  });
});
