import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../src/core/contract/board';
import type { Shape } from '../../../../src/core/contract/values';
import { concernedBy, labelledHexes } from '../../../../src/ui/board/marks/concerned';

const places = (...hexes: readonly string[]): Shape => ({ kind: 'places', places: hexes });
const mark = (means: Mark['means'], shape: Shape, label = ''): Mark => ({ means, label, shape });
const line = (...through: readonly string[]): Shape => ({ kind: 'line', through });

describe('hexes whose numbers have to be read', () => {
  it('are those of causes, of what is selected, of attacks and of the end of a way', () => {
    const marks = [
      mark('cause', places('0304', '0303')),
      mark('cause', { kind: 'hexside', between: ['0505', '0506'] }),
      mark('selected', places('0101')),
      mark('attack', line('0701', '0702')),
      mark('path', line('0101', '0102', '0103')),
      mark('sight-blocked', line('0901', '0909')),
    ];
    expect(concernedBy(marks.slice(0, 4), null)).toBe('0101 0303 0304 0505 0506 0701 0702');
    expect(concernedBy(marks.slice(4), null)).toBe('0103 0909');
  });
  it('are not all that may be reached, aimed at or must be done', () => {
    const marks = (['reach', 'target', 'obligation', 'control', 'seen'] as const).map((means) =>
      mark(means, places('0304')),
    );
    expect(concernedBy(marks, null)).toBe('');
  });
  it('is the one that is pointed at, once', () => {
    expect(concernedBy([mark('cause', places('0304'))], '0304')).toBe('0304');
    expect(concernedBy([], '0708')).toBe('0708');
    expect(concernedBy([], [120, 40])).toBe('');
  });
  it('are too many to be distinguished from nine on: then only the one that is pointed at', () => {
    const many = Array.from({ length: 9 }, (_, i) => `01${String(i + 1).padStart(2, '0')}`);
    expect(concernedBy([mark('cause', places(...many))], '0708')).toBe('0708');
    expect(concernedBy([mark('cause', places(...many.slice(1)))], null).split(' ')).toHaveLength(8);
  });
  it('know where something is written below counters', () => {
    expect(labelledHexes([mark('target', places('0304'), '1/6'), mark('target', places('0305'))])).toBe(
      '0304',
    );
  });
});
