/**
 * The battles that come with the page, and the systems that play them. Of a scenario only its system, id, title,
 * subtitle and introduction are read here; the rest is for the system that it names.
 */
import type { GameSystem } from '../../core/contract/system';
import { SYSTEMS } from '../../systems';
import type { CatalogueEntry } from '../context';
import { byYear } from './listing';
import { offerOf } from './offer';

type Files = { readonly [path: string]: unknown };

/** The entries among these files, by path. A file without `system`, `id` and `title` is part of another. */
export function catalogueOf(files: Files, systems: readonly GameSystem[]): readonly CatalogueEntry[] {
  const versions = Object.entries(files).flatMap(([path, file]) => {
    const { system, id, title, subtitle, aim, firstGame, earlier } = fieldsOf(file);
    if (typeof system !== 'string' || typeof id !== 'string' || typeof title !== 'string') return [];
    const folder = path.slice(0, path.lastIndexOf('/'));
    const reader = systems.find((one) => one.id === system)?.read;
    const entry = {
      system,
      id,
      title,
      subtitle: typeof subtitle === 'string' ? subtitle : '',
      aim: typeof aim === 'string' ? aim : '',
      firstGame: typeof firstGame === 'string' ? firstGame : '',
      load: () => reader?.whole(file, (name) => files[`${folder}/${name}`]),
    };
    return [{ entry, isEarlier: earlier === true }];
  });
  return versions.flatMap(({ entry, isEarlier }) => {
    if (isEarlier) return [];
    const earlier = versions
      .filter((one) => one.isEarlier && one.entry.system === entry.system && one.entry.id === entry.id)
      .map((one) => one.entry.load);
    return [earlier.length > 0 ? { ...entry, earlier } : entry];
  });
}

/** As text: the heads of the same files are in the first script, and a module can be in one chunk only. */
const TEXTS = import.meta.glob<string>(
  ['../../../scenarios/*/*/*.json', '!../../../scenarios/*/{lessons,examples}/*.json'],
  { eager: true, import: 'default', query: '?raw' },
);
const FILES: Files = Object.fromEntries(
  Object.entries(TEXTS).map(([path, text]) => [path, JSON.parse(text) as unknown]),
);

export const CATALOGUE = catalogueOf(FILES, SYSTEMS).toSorted(byYear);
export const OFFER = offerOf({ systems: SYSTEMS, catalogue: CATALOGUE });

function fieldsOf(json: unknown): { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {};
}
