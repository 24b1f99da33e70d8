/** Scenarios from the files of the project, for the command line. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { versionOf } from '../core/record/version';
import { systemNamed } from '../systems';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../scenarios');

export type CatalogueEntry = { readonly id: string; readonly name: string; readonly system: string };

function readJsonFile(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

type File = {
  readonly folder: string;
  readonly name: string;
  readonly json: { readonly [key: string]: unknown };
};

function files(): readonly File[] {
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

/** Without earlier versions. */
export function catalogue(): readonly CatalogueEntry[] {
  const inOrder = files()
    .filter(isPresent)
    .toSorted((a, b) => (String(a.json.id) < String(b.json.id) ? -1 : 1));
  return inOrder.map(({ json }) => ({
    id: String(json.id),
    name: String(json.title),
    system: String(json.system),
  }));
}

/** The scenario with that id in one piece, as JSON, in the version with that hash if there is one; undefined if none. */
export function scenarioNamed(id: string, hash = ''): unknown {
  const read = (file: File) => readerOf(file)?.scenario(wholeOf(file)) ?? null;
  const found = versionOf(versionsOf(id), hash, read);
  return found && wholeOf(found);
}

/** What it was before it was corrected, once or more often. */
export function earlierOf(id: string): readonly unknown[] {
  return versionsOf(id).slice(1).map(wholeOf);
}

/** The present one first. */
function versionsOf(id: string): readonly File[] {
  const all = files().filter(({ json }) => json.id === id);
  return [...all.filter(isPresent), ...all.filter((file) => !isPresent(file))];
}

/** The file that holds what lies at that path of a known scenario. */
export function fileOfKnown(id: string, path: string): string {
  const found = files().find((file) => file.json.id === id && isPresent(file));
  return found ? readerOf(found)?.partOf(found.json, path) || found.name : id;
}

const isPresent = ({ json }: File) => json.earlier !== true;
const wholeOf = (file: File) =>
  readerOf(file)?.whole(file.json, (name) => readJsonFile(join(file.folder, name)));
const readerOf = ({ json }: { readonly json: { readonly system?: unknown } }) =>
  systemNamed(String(json.system))?.read;
