/** Where lines of the log stand that are about a part of the game which began within a command. */
import { describe, expect, it } from 'vitest';
import { goesOnFrom, partsOf, stagesOf } from '../../../src/ui/log/stages';

const line = (entry: number, text: string, stage?: string) => ({
  ...{ text, side: null, receipt: null, counters: [], where: [], entry, nth: 0, dice: [] },
  ...(stage !== undefined && { stage }),
});
const group = (segment: string, lines: ReturnType<typeof line>[], turn = 'Turn 1') => ({
  ...{ turn, segment, side: null, entries: [...new Set(lines.map(({ entry }) => entry))], lines },
});

describe('parts of the game that begin within a command', () => {
  const combat = group('Combat', [
    line(0, 'attacks'),
    line(1, 'attacks again'),
    line(1, 'has moved already', 'Commander in chief'),
    line(1, 'to be rallied', 'Rally'),
    line(1, 'and more of it'),
  ]);
  it('have their names before their first lines', () => {
    expect(stagesOf(combat)).toEqual({
      before: [null, null, 'Commander in chief', 'Rally', null],
      last: 'Rally',
    });
  });
  it('divide the lines, after those of the segment itself', () => {
    expect(partsOf(combat)).toEqual([
      { segment: 'Combat', from: 0, to: 2 },
      { segment: 'Commander in chief', from: 2, to: 3 },
      { segment: 'Rally', from: 3, to: 5 },
    ]);
    expect(partsOf(group('Cup', []))).toEqual([{ segment: 'Cup', from: 0, to: 0 }]);
  });
  it('end with their command', () => {
    const fire = group('Targets', [line(0, 'fires', 'Fire'), line(1, 'aims')]);
    expect(stagesOf(fire).before).toEqual(['Fire', 'Targets']);
  });
  it('are not named again by the next group, unless that is of another turn', () => {
    const rally = group('Rally', [line(2, 'rallies')]);
    expect(goesOnFrom(combat, rally)).toBe(true);
    expect(goesOnFrom(combat, { ...rally, turn: 'Turn 2' })).toBe(false);
    expect(goesOnFrom(undefined, rally)).toBe(false);
    expect(goesOnFrom(rally, group('Cup', []))).toBe(false);
  });
});
