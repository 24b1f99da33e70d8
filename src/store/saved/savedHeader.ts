/** What the list shows of a stored game, whatever the database holds: a damaged one must not cost the others. */
import * as v from 'valibot';
import type { Header } from './gameDatabase';
import type { SavedHeader, Summary } from './savedGame';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const layout = v.object({ lines: v.picklist(['columns', 'rows']), shifted: v.picklist(['even', 'odd']) });
const hexes = v.object({
  of: v.literal('hexes'),
  columns: side,
  rows: side,
  layout: v.exactOptional(layout),
});
const place = v.union([v.string(), v.strictTuple([v.number(), v.number()])]);
const tenths = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const field = v.variant('of', [hexes, v.object({ of: v.literal('table'), width: tenths, height: tenths })]);
const drawn = v.object({
  field,
  areas: v.array(v.object({ kind: v.string(), hexes: v.string() })),
  patches: v.exactOptional(v.array(v.object({ kind: v.string(), outline: v.array(place) }))),
  counters: v.array(v.object({ livery: v.string(), at: v.array(place) })),
});
/** Earlier versions knew only fields of hexes. */
const pictureSchema = v.union([
  drawn,
  v.pipe(
    v.object({
      ...drawn.entries,
      field: v.optional(v.never()),
      hexes: v.object({ columns: side, rows: side }),
    }),
    v.transform(({ hexes: size, areas, counters }) => ({
      ...{ field: { of: 'hexes', ...size } as const, areas, counters },
    })),
  ),
]);
const words = (otherwise: string) => v.fallback(v.string(), otherwise);
const summarySchema = v.object({
  title: words('A game that is damaged'),
  turn: words(''),
  stretch: words(''),
  points: words(''),
  picture: v.fallback(v.optional(pictureSchema), undefined),
});
/** The latest moment that a `Date` can hold. */
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

export function savedHeader({ id, summary, changed, name, removed }: Header): SavedHeader {
  const { picture, ...said } = v.parse(summarySchema, Object(summary));
  return {
    ...(picture === undefined ? said : ({ ...said, picture } satisfies Summary)),
    id,
    changed: v.is(time, changed) ? changed : 0,
    name: typeof name === 'string' ? name : '',
    removed: v.is(time, removed) ? removed : null,
  };
}
