/** A walled town with gateways: S stands for the Bavarians, who own it. */
import { board } from './board';
import type { Ground, Setting } from './boardFile';

/** A town of two sections of two hexes: 0606 and 0607, and below them 0608 and 0609, on which the teeth point down. */
export const WALLED: Ground = {
  sections: [
    ['0606', '0607'],
    ['0608', '0609'],
  ],
};
/** The same with a gateway between the sections and one that leads out, up the column. */
export const GATES: Ground = {
  ...WALLED,
  gates: [
    ['0606', '0605'],
    ['0607', '0608'],
  ],
};
export const on = (line: string, setting: Setting = {}) =>
  board(line, { map: GATES, rules: 'freiburg', ...setting });
