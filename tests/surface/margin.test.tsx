// @vitest-environment happy-dom
/** Below the map: title, scale and compass rose beside each other, none over another. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hexGeometry } from '../../src/surface/hexGeometry';
import { Scale, Title } from '../../src/surface/land/Margin';

afterEach(cleanup);
const BAR = 103;

function below(columns: number, title: string) {
  const geometry = hexGeometry({ columns, rows: 8 });
  const { container } = render(
    <svg>
      <title>Below the map</title>
      <Title title={title} subtitle="" geometry={geometry} bar={BAR} />
      <Scale geometry={geometry} bar={BAR} half="500" whole="1000 metres" note="" />
    </svg>,
  );
  const title_ = container.querySelector('.title')?.getAttribute('transform') ?? null;
  return { title: title_, hasScale: container.querySelector('.scale') !== null };
}

it('a large map has both in full; a long title is set smaller rather than over the scale', () => {
  expect(below(24, 'Rocroi')).toEqual({ title: expect.stringMatching(/scale\(1\)/), hasScale: true });
  cleanup();
  const long = below(24, 'Freiburg, campaign and siege');
  expect(long).toEqual({ title: expect.stringMatching(/scale\(0\.7/), hasScale: true });
});

it('on a small map there is no room for the scale, and none for a title that would reach into the rose', () => {
  expect(below(7, 'A position')).toEqual({ title: expect.stringMatching(/scale\(1\)/), hasScale: false });
  cleanup();
  expect(below(4, 'A corner of the field')).toEqual({ title: null, hasScale: false });
});
