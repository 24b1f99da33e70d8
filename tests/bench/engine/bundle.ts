/** What is measured, built as the page is: tools that run sources as they lie name every inner function as they go. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkOutBefore } from '../before';

const ENTRY = 'tests/bench/engine/contestants.ts';
const ENTRY_1643 = 'tests/bench/engine/contestants1643.ts';
/** Two folders deep, as the sources that look for `scenarios` from where they lie. */
export const OUT = '.records/bench';
type Contestants = typeof import('./contestants');
type Contestants1643 = typeof import('./contestants1643');

export async function ours(): Promise<Contestants> {
  return await import(await bundled(resolve('.'), ENTRY));
}

/** Those of Rocroi 1643, which the version before has not. */
export async function ours1643(): Promise<Contestants1643> {
  return await import(await bundled(resolve('.'), ENTRY_1643));
}

/** The same contestants on the sources of before, in a checkout that has to be empty. */
export async function before(checkout: string): Promise<Contestants> {
  checkOutBefore(checkout);
  cpSync('tests/bench/engine', join(checkout, 'tests/bench/engine'), { recursive: true });
  return await import(await bundled(checkout, ENTRY, 'moved'));
}

/** Built by another process: what a bundler leaves behind in this one slowed all that was measured by a third. */
async function bundled(root: string, entry: string, ...moved: readonly string[]): Promise<string> {
  const builder = fork(fileURLToPath(new URL('build.ts', import.meta.url)), [root, entry, ...moved]);
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error(`the contestants of ${root} could not be built`);
  return pathToFileURL(join(root, OUT, basename(entry).replace('.ts', '.js'))).href;
}
