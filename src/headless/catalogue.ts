/** Scenarios from the files of the project, for the command line. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemNamed } from '../systems';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../scenarios');

export type CatalogueEntry = { readonly id: string; readonly name: string; readonly system: string };

function readJsonFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function files(): readonly {
  readonly folder: string;
  readonly name: string;
  readonly json: { readonly [key: string]: unknown };
}[] {
  return readdirSync(ROOT).flatMap((system) =>
    readdirSync(join(ROOT, system)).flatMap((battle) => {
      const folder = join(ROOT, system, battle);
      return readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ folder, name, json: readJsonFile(join(folder, name)) }))
        .flatMap(({ json, ...where }) => (isScenario(json) ? [{ ...where, json }] : []));
    }),
  );
}

function isScenario(json: unknown): json is { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null && 'system' in json && 'id' in json;
}

export function catalogue(): readonly CatalogueEntry[] {
  const inOrder = files().toSorted((a, b) => (String(a.json.id) < String(b.json.id) ? -1 : 1));
  return inOrder.map(({ json }) => ({
    id: String(json.id),
    name: String(json.title),
    system: String(json.system),
  }));
}

/** The scenario with that id in one piece, as JSON; undefined if there is none. */
export function scenarioNamed(id: string): unknown {
  const found = files().find(({ json }) => json.id === id);
  return found && readerOf(found)?.whole(found.json, (name) => readJsonFile(join(found.folder, name)));
}

/** The file that holds what lies at that path of a known scenario. */
export function fileOfKnown(id: string, path: string): string {
  const found = files().find(({ json }) => json.id === id);
  return found ? readerOf(found)?.partOf(found.json, path) || found.name : id;
}

const readerOf = ({ json }: { readonly json: { readonly system?: unknown } }) =>
  systemNamed(String(json.system))?.read;
