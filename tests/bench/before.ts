/** The version that every figure is compared with. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The last commit before engine and page were rebuilt. */
export const BEFORE = '081a8dc';

/** Its files, in a folder of their own, with the packages of today. */
export function checkOutBefore(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync('git', ['archive', BEFORE], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
