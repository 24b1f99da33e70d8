/** Outlines of counters, as they look when they face the top: the point is the corner of the hex that they look at. */

/** The front is parallel to the two front hexsides; the flanks are straight, and the rear is narrower. */
export const BLOCK = 'M0-30.5L25.6-15.5V9L20.5 20.5H-20.5L-25.6 9V-15.5Z';
/** The same as a counter of which a step is lost: the corners of its rear are torn off. */
export const TORN_BLOCK =
  'M0-30.5L25.6-15.5V-3L20.4-1.4L22 3L15.6 5L17 10L11.4 11.6L12.4 16.4L8 17.2V20.5H-8V17.2L-12.4 16.4L-11.4 11.6L-17 10L-15.6 5L-22 3L-20.4-1.4L-25.6-3V-15.5Z';
/** Ragged everywhere, and without a front: who runs looks nowhere. */
export const RAGGED =
  'M-19-17.5L-15-22H-6L-3-19L2-22H13L16-18.5L21.5-20V-9L18.5-5L22-1V9L19 12L21.5 18L16 22L9 19.5L4 22.5H-7L-10 19.5L-16 22L-21.5 17V8L-18.5 4L-22-1V-10L-18.5-13Z';
/** Between the two front sides and a line parallel to them, with a spearhead at the corner. */
export const FRONT = 'M-25.6-15.5L-4.6-27.8L0-35.5L4.6-27.8L25.6-15.5V-8.2L0-23.2L-25.6-8.2Z';
/** Across the rear, in the colour of the corps. */
export const BAND = 'M24.3 12H-24.3L-20.5 20.5H20.5Z';
export const TORN_BAND = 'M16.2 12H-16.2L-11.4 11.6L-12.4 16.4L-8 17.2V20.5H8V17.2L12.4 16.4L11.4 11.6Z';
/** Of a counter without a front: at its foot. */
export const FOOT_BAND = 'M-20.6 15H20.2L21.2 17.8L16 21.4L9 18.9L4 21.9H-7L-10 18.9L-16 21.4L-21 17Z';
/** The sleeves of shot at the corners of a tercio; those at the rear are gone with a step. */
export const SLEEVES = 'M-29.6-19h7.6v7.6h-7.6zM22-19h7.6v7.6h-7.6z';
export const REAR_SLEEVES = 'M-28.6 4h7.6v7.6h-7.6zM21 4h7.6v7.6h-7.6z';

/** Where the middle of the band and of what is written lie, before the counter is turned. */
export const BAND_AT = { x: 0, y: 16.3 } as const;
export const WRITTEN_AT = { x: 0, y: -4 } as const;

type Point = { readonly x: number; readonly y: number };

/** Where a point comes to lie as a counter is turned by so many degrees. */
export function turnedBy(degrees: number, { x, y }: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
