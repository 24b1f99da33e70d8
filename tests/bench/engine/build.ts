/**
 * Builds contestants on the sources of a checkout; both are given as arguments. `moved` after them says that files have
 * changed their folders since.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { OUT } from './bundle';

const [root = '.', entry = '', moved] = process.argv.slice(2);
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [withoutBound(), ...(moved ? [movedSince(root)] : [])],
  ssr: { noExternal: true },
  build: {
    ssr: join(root, entry),
    outDir: join(root, OUT),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
  },
});

/** A game may hold so many commands, and is measured with more. */
function withoutBound(): Plugin {
  return {
    name: 'without-bound',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/record.ts') ? code.replace('MOST_ENTRIES = 10_000', 'MOST_ENTRIES = 1_000_000') : null,
  };
}

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
