/** When the roll for Beck is made: case 17.0. */
import { reason } from '../engine/reason';

export const beckFirst = reason(
  'beckFirst',
  'table:decision-open',
  () => 'First the roll for Beck’s arrival is made.',
);

export const noRollForBeck = reason('noRollForBeck', 'rocroi:17.0', () => 'No roll for Beck is due now.');
