/** The pages that are measured beside each other, each built and served by itself. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type PreviewServer, preview } from 'vite';
import { checkOutBefore } from './before';
import { plainBoard } from './plainBoard';

/**
 * `ours`: the page as it is. `before`: as it was before the rebuilding. `plain`: ours without `memo` and layers, in one
 * SVG. `empty`: one of React with a button. `bare`: one path and a text, without React.
 */
const PAGES = ['ours', 'before', 'plain', 'empty', 'bare'] as const;
export type PageName = (typeof PAGES)[number];

const QUIET = { logLevel: 'error' } as const;
const USUAL = { emptyOutDir: true, chunkSizeWarningLimit: 2000 };
const FIRST_PORT = 4300;

const BUILDS: { readonly [name in PageName]: (outDir: string, checkout: string) => Promise<unknown> } = {
  ours: (outDir) => build({ ...QUIET, build: { ...USUAL, outDir } }),
  before: async (outDir, checkout) => buildBefore(outDir, checkout),
  plain: (outDir) => build({ ...QUIET, plugins: [plainBoard()], build: { ...USUAL, outDir } }),
  empty: (outDir) =>
    build({
      ...QUIET,
      configFile: false,
      root: resolve('tests/bench/empty'),
      base: './',
      plugins: [react()],
      build: { ...USUAL, outDir, target: 'es2023' },
    }),
  bare: (outDir) =>
    build({
      ...QUIET,
      configFile: false,
      root: resolve('tests/bench/bare'),
      base: './',
      build: { ...USUAL, outDir },
    }),
};

/** By the tools of today, from a checkout of its own that is thrown away with `out`. */
function buildBefore(outDir: string, checkout: string): void {
  checkOutBefore(checkout);
  const vite = resolve('node_modules/vite/bin/vite.js');
  const asked = ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', resolve(outDir)];
  execFileSync(process.execPath, [vite, ...asked], { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
}

export function folderOf(out: string, name: PageName): string {
  return join(out, name);
}

export async function buildPage(out: string, name: PageName): Promise<void> {
  await BUILDS[name](folderOf(out, name), join(out, 'checkout'));
}

export function addressOf(name: PageName): string {
  return `http://127.0.0.1:${FIRST_PORT + PAGES.indexOf(name)}/`;
}

export async function servePage(out: string, name: PageName): Promise<PreviewServer> {
  return preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folderOf(out, name) },
    preview: { host: '127.0.0.1', port: FIRST_PORT + PAGES.indexOf(name), strictPort: true },
  });
}
