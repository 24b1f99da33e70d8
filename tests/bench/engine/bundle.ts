/** What is measured, built as the page is: tools that run sources as they lie name every inner function as they go. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkOutBefore } from '../before';

export const ENTRY = 'tests/bench/engine/contestants.ts';
/** Two folders deep, as the sources that look for `scenarios` from where they lie. */
export const OUT = '.records/bench';
type Contestants = typeof import('./contestants');

export async function ours(): Promise<Contestants> {
  return bundled(resolve('.'));
}

/** The same contestants on the sources of before, in a checkout that has to be empty. */
export async function before(checkout: string): Promise<Contestants> {
  checkOutBefore(checkout);
  cpSync('tests/bench/engine', join(checkout, 'tests/bench/engine'), { recursive: true });
  return bundled(checkout, 'moved');
}

/** Built by another process: what a bundler leaves behind in this one slowed all that was measured by a third. */
async function bundled(root: string, ...moved: readonly string[]): Promise<Contestants> {
  const builder = fork(fileURLToPath(new URL('build.ts', import.meta.url)), [root, ...moved]);
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error(`the contestants of ${root} could not be built`);
  return await import(pathToFileURL(join(root, OUT, 'contestants.js')).href);
}
