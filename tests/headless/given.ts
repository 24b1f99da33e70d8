/** A small game as the text of a file, and what may be altered in it. */
import { changed, SMALL } from '../helpers/positions/scenarioJson';

export const small = changed(
  SMALL,
  [['positions'], { horse: '0101', second: '0201', foot: '0506' }],
  [
    ['start'],
    { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', disrupted: ['horse', 'second'] },
  ],
);
export const HEAD = {
  format: 'tercio-game',
  formatVersion: 1,
  system: 'thirty-years-war',
  scenario: { whole: small },
};
export const roll = { command: { do: 'attemptRemoval', unit: 'horse' }, dice: [{ face: 6 }] };
export const question = (...entries: readonly unknown[]) => ({ ...HEAD, entries });
