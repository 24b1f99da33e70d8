/** A table without hexes: every point of it is a place, in tenths of a millimetre from its upper left corner. */
import type { BoardGeometry, BoardPoint, Turn } from '../core/contract/geometry';
import type { TableField } from '../core/contract/map';
import type { Point } from '../core/contract/values';
import { clamp, printedStep, turnedField } from './turned';

/** Units of the sheet to a tenth of a millimetre. */
export const TENTH = 0.2;
/** What a step of an arrow key is, and a long one: 1 mm and 10 mm. */
const STEPS = { next: 10, far: 100 } as const;
/** Tenths of a millimetre: how far apart places are for the eye, and lines that are read from top to bottom. */
const PITCH = 300;
const LINE = 1000;

type Size = Pick<TableField, 'width' | 'height'>;
const known = new Map<string, BoardGeometry>();

/** Computed once per size and turn. */
export function tableGeometry({ width, height }: Size, turn: Turn = 0): BoardGeometry {
  const sheet = `${width}/${height}`;
  const key = `${sheet} ${turn}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const made = makeGeometry(sheet, { width, height }, turn);
  known.set(key, made);
  return made;
}

function makeGeometry(sheet: string, { width, height }: Size, turn: Turn): BoardGeometry {
  const { laid, lifted, ...field } = turnedField({ width: width * TENTH, height: height * TENTH }, turn);
  const held = ([x, y]: Point): Point => [clamp(x, 0, width), clamp(y, 0, height)];
  function pointAt(point: BoardPoint): Point {
    const { x, y } = lifted(point);
    return [Math.round(x / TENTH), Math.round(y / TENTH)];
  }
  return {
    sheet,
    ...field,
    pitch: PITCH * TENTH,
    isInRows: true,
    cells: [],
    placeAt(point) {
      const at = pointAt(point);
      return String(held(at)) === String(at) ? at : null;
    },
    nearestPlace: (point) => held(pointAt(point)),
    centreOf: (place) =>
      typeof place === 'string' ? null : laid({ x: place[0] * TENTH, y: place[1] * TENTH }),
    cornersOf: () => null,
    hexside: () => null,
    stepFrom(place, direction, stride) {
      if (typeof place === 'string') return place;
      const steps = stride === 'edge' ? Math.max(width, height) : STEPS[stride];
      const { x, y } = printedStep(direction, turn);
      return held([place[0] + x * steps, place[1] + y * steps]);
    },
    neighboursOf: () => [],
    lengthOf: (tenths) => tenths * TENTH,
    lineOf: (place) => (typeof place === 'string' ? 0 : Math.floor(place[1] / LINE)),
  };
}
