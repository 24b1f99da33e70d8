/** A game at a glance: what is needed to draw a small map of it, in few bytes. */
import type { BoardView } from '../../core/contract/board';
import type { Field, TableView } from '../../core/contract/map';
import type { Place } from '../../core/contract/values';

export type Picture = {
  readonly field: Field;
  /** Hex numbers joined with spaces. */
  readonly areas: readonly { readonly kind: string; readonly hexes: string }[];
  /** Left out where there are hexes. */
  readonly patches?: readonly { readonly kind: string; readonly outline: readonly Place[] }[];
  readonly counters: readonly { readonly livery: string; readonly at: readonly Place[] }[];
};

type Land = Pick<Picture, 'field' | 'areas' | 'patches'>;
/** The ground of a table never changes, and a game is written often. */
const lands = new WeakMap<TableView, Land>();

/** Every place with a counter, once for each side. */
export function pictureOf(table: TableView, { counters }: BoardView): Picture {
  return {
    ...landOf(table),
    counters: table.sides.map(({ id, livery }) => ({
      livery,
      at: [...new Set(counters.flatMap(({ side, at }) => (side === id && at !== null ? [at] : [])))],
    })),
  };
}

function landOf(table: TableView): Land {
  const known = lands.get(table);
  if (known) return known;
  const { field, areas, patches } = table.ground;
  const land = {
    field,
    areas: areas.flatMap(({ tint: kind, places }) =>
      kind ? [{ kind, hexes: places.filter((place) => typeof place === 'string').join(' ') }] : [],
    ),
    ...(patches && {
      patches: patches.flatMap(({ tint: kind, outline }) => (kind ? [{ kind, outline }] : [])),
    }),
  };
  lands.set(table, land);
  return land;
}
