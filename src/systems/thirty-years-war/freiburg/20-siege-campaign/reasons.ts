/** When it is chosen what the Bavarians defend: case 20.11. */
import { reason } from '../../engine/reason';

export const defenceFirst = reason(
  'defenceFirst',
  'table:decision-open',
  () => 'First the Bavarians choose what they defend.',
);

export const defenceToChoose = reason(
  'defenceToChoose',
  'freiburg:20.11',
  () => 'First the Bavarians choose what they defend.',
);

export const noDefenceChoice = reason(
  'noDefenceChoice',
  'freiburg:20.11',
  () => 'There is no choice of what to defend now.',
);
