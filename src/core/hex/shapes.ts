import type { Place, Shape } from '../contract/values';

/** Every place that a shape covers, joins or lies between. */
export function placesOf(shape: Shape): readonly Place[] {
  switch (shape.kind) {
    case 'places':
      return shape.places;
    case 'hexside':
      return shape.between;
    case 'line':
    case 'area':
      return shape.through;
  }
}
