/**
 * The battles that come with the page. Of a scenario only its system, id, title and subtitle are read here; the rest
 * is for the system that it names.
 */
import { composeScenario } from '../systems/thirty-years-war/readScenario';

export type CatalogueEntry = {
  readonly system: string;
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** The scenario as its system reads it, with the files that it refers to put in. */
  load(): unknown;
};

type Files = { readonly [path: string]: unknown };

/** The entries among these files, by path. A file without `system`, `id` and `title` is a part of another. */
export function catalogueOf(files: Files): readonly CatalogueEntry[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const { system, id, title, subtitle } = fieldsOf(file);
    if (typeof system !== 'string' || typeof id !== 'string' || typeof title !== 'string') return [];
    const folder = path.slice(0, path.lastIndexOf('/'));
    const named = (key: string) => {
      const name = fieldsOf(file)[key];
      return typeof name === 'string' ? files[`${folder}/${name}`] : undefined;
    };
    return {
      system,
      id,
      title,
      subtitle: typeof subtitle === 'string' ? subtitle : '',
      load: () => composeScenario(file, { map: named('map'), units: named('units') }),
    };
  });
}

/** In the order of history, by the year that the subtitle names; those of one year stay as they come. */
function byYear(a: CatalogueEntry, b: CatalogueEntry): number {
  const yearOf = ({ subtitle }: CatalogueEntry) => Number(/\b\d{4}\b/.exec(subtitle)?.[0] ?? 0);
  return yearOf(a) - yearOf(b);
}

export const CATALOGUE = catalogueOf(
  import.meta.glob<unknown>('../../scenarios/*/*/*.json', { eager: true, import: 'default' }),
).toSorted(byYear);

function fieldsOf(json: unknown): { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
}
