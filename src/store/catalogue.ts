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

export type Battle = {
  readonly name: string;
  readonly games: readonly { readonly entry: CatalogueEntry; readonly title: string }[];
};

/**
 * The entries gathered by battle. `Freiburg, 3 August` is a game of the battle `Freiburg`; where a battle has several,
 * each is told by the rest of its title alone.
 */
export function battlesOf(catalogue: readonly CatalogueEntry[]): readonly Battle[] {
  const names = [...new Set(catalogue.map(battleOf))];
  return names.map((name) => {
    const entries = catalogue.filter((entry) => battleOf(entry) === name);
    const games = entries.map((entry) => ({
      entry,
      title: entries.length > 1 ? partOf(entry, name) : entry.title,
    }));
    return { name, games };
  });
}

const battleOf = ({ title }: CatalogueEntry) => title.split(', ')[0] ?? title;

/** `The campaign` of `Freiburg, the campaign`. */
function partOf({ title }: CatalogueEntry, battle: string): string {
  const part = title.slice(battle.length + 2) || title;
  return part.charAt(0).toUpperCase() + part.slice(1);
}

function fieldsOf(json: unknown): { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
}
