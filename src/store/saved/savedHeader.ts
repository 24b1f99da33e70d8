/** What the list shows of a stored game, whatever the database holds: one that is damaged may not cost the others. */
import * as v from 'valibot';
import type { Header } from './gameDatabase';
import type { SavedHeader, Summary } from './savedGame';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const pictureSchema = v.object({
  hexes: v.object({ columns: side, rows: side }),
  areas: v.array(v.object({ kind: v.string(), hexes: v.string() })),
  counters: v.array(v.object({ livery: v.string(), at: v.array(v.string()) })),
});
const words = (otherwise: string) => v.fallback(v.string(), otherwise);
const summarySchema = v.object({
  title: words('A game that is damaged'),
  turn: words(''),
  stretch: words(''),
  points: words(''),
  picture: v.fallback(v.optional(pictureSchema), undefined),
});
/** The latest moment that a calendar knows. */
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
