/** What is measured, built as the page is: tools that run sources as they lie name every inner function as they go. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { checkOutBefore } from '../before';

const ENTRY = 'tests/bench/engine/contestants.ts';
type Contestants = typeof import('./contestants');

export async function ours(): Promise<Contestants> {
  return bundled(resolve('.'), []);
}

/** The same contestants on the sources of before, in a checkout that has to be empty. */
export async function before(checkout: string): Promise<Contestants> {
  checkOutBefore(checkout);
  cpSync('tests/bench/engine', join(checkout, 'tests/bench/engine'), { recursive: true });
  return bundled(checkout, [movedSince(checkout)]);
}

/** Built two folders deep, as the sources that look for `scenarios` from where they lie. */
async function bundled(root: string, plugins: readonly Plugin[]): Promise<Contestants> {
  const outDir = join(root, '.records/bench');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutBound, ...plugins],
    ssr: { noExternal: true },
    build: { ssr: join(root, ENTRY), outDir, emptyOutDir: true, target: 'node20', minify: false },
  });
  return await import(pathToFileURL(join(outDir, 'contestants.js')).href);
}

/** A game may hold so many commands, and is measured with more. */
const withoutBound: Plugin = {
  name: 'without-bound',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/record.ts') ? code.replace('MOST_ENTRIES = 10_000', 'MOST_ENTRIES = 1_000_000') : null,
};

/** Files have changed their folders: one that is not where it is looked for is found by its name. */
function movedSince(root: string): Plugin {
  const files = ['src', 'tests/helpers'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  );
  return {
    name: 'moved-since',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const path = resolve(dirname(importer), source);
      if (existsSync(path) || existsSync(`${path}.ts`)) return null;
      const named = files.filter((file) => basename(file) === `${basename(path)}.ts`);
      return named.length === 1 ? (named[0] ?? null) : null;
    },
  };
}
