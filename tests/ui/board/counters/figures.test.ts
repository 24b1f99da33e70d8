/** What stands in a hex never covers the figures of its neighbours, at the zoom that draws counters largest. */
import { describe, expect, it } from 'vitest';
import { hexGeometry } from '../../../../src/surface/hexGeometry';
import { thirtyYearsWarSurface } from '../../../../src/systems/thirty-years-war/surface';
import { figuresOn, SIZE_FROM_AFAR, seated } from '../../../../src/ui/board/counters/stack';
import { counterIn, HEXES } from '../company';

const COMPANIES: readonly (readonly string[])[] = [
  ['infantry'],
  ['infantry', 'artillery'],
  ['infantry', 'leader'],
  ['infantry', 'leader', 'artillery'],
  ['infantry', 'leader', 'leader', 'artillery', 'artillery'],
  ['leader', 'artillery'],
  ['leader', 'leader', 'artillery', 'artillery'],
];
/** Half of what is seen of each form. */
const HALF = { whole: 22, badge: 12, stand: 0 } as const;

describe.each([0, 90, 180, 270] as const)('figures on the board, turned by %i', (turned) => {
  const geometry = hexGeometry({ columns: 8, rows: 8 }, turned);
  it.each(COMPANIES.flatMap((one) => COMPANIES.map((other) => [one.join(' + '), other.join(' + ')])))(
    '%s beside %s leave each other legible',
    (one, other) => {
      const counters = HEXES.flatMap((hex, i) =>
        (i === 0 ? one : other)
          .split(' + ')
          .map((kind, number) => counterIn(kind, hex, `${kind} ${hex} ${number}`)),
      );
      const seats = seated(counters, geometry, thirtyYearsWarSurface.counterFace.cornerOf);
      for (const hex of HEXES) {
        const figures = figuresOn(
          seats.filter(({ counter }) => counter.at === hex),
          thirtyYearsWarSurface.counterFace,
        );
        expect(figures.length).toBeGreaterThan(0);
        // Of its own hex the figures of the unit come first; the badges are round and beside each other.
        const own = seats.filter(({ counter: { at }, form }) => at === hex && form === 'badge');
        const unit = counters.some(({ at, face }) => at === hex && face.kind === 'infantry')
          ? figures[0]
          : undefined;
        for (const { x, y } of unit ? own : []) {
          const nearest = Math.min(Math.max(x, unit?.left ?? 0), unit?.right ?? 0);
          expect(Math.hypot(nearest - x, (unit?.top ?? 0) - y)).toBeGreaterThan(
            12 * SIZE_FROM_AFAR.badge - 0.01,
          );
        }
        for (const { counter: by, form, scale, x, y } of seats.filter(({ counter: { at } }) => at !== hex)) {
          const half = HALF[form] * scale * SIZE_FROM_AFAR[form];
          for (const box of figures) {
            // A badge is round: its corner is not there.
            const nearest = {
              x: Math.min(Math.max(x, box.left), box.right),
              y: Math.min(Math.max(y, box.top), box.bottom),
            };
            const covers =
              form === 'badge'
                ? Math.hypot(nearest.x - x, nearest.y - y) < half
                : Math.abs(nearest.x - x) < half && Math.abs(nearest.y - y) < half;
            expect(covers, `${by.id} over ${JSON.stringify(box)}`).toBe(false);
          }
        }
      }
    },
  );
});
