/** A small town with walls: S stands for the Bavarians, who own it. */
import { board } from './board';
import type { Ground, Setting } from './boardFile';

/** A town of two sections: 0606 and 0607, and below them 0608 and 0609, on which the teeth of the first point down. */
export const TOWN: Ground = {
  sections: [
    ['0606', '0607'],
    ['0608', '0609'],
  ],
  gates: [['0606', '0605']],
};
/** Counters in and around it, in the Artillery Fire Phase unless the setting says otherwise. */
export const on = (line: string, setting: Setting = {}) =>
  board(line, { map: TOWN, rules: 'freiburg', phase: 'artilleryFire', ...setting });
/** Results of fire against its walls so far. */
export const hit = (hits: { readonly [hex: string]: number }, more: object = {}) => ({
  start: { wallHits: hits, ...more },
});
/** Hexes in which a French unit was the last. */
export const french = (...hexes: readonly string[]) => ({
  lastIn: Object.fromEntries(hexes.map((hex) => [hex, 'french'])),
});
