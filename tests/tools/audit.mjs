/**
 * Asks the registry for known weaknesses of the dependencies: `npm run audit`. Exit 0: none; 1: some; 2: no answer,
 * which is not the same as none. Not a part of `npm test`, which has to work without a network.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** What `npm audit --json` has written, in a line for people and an exit code. */
export function verdictOf(text) {
  const answer = parsed(text);
  const counts = answer?.metadata?.vulnerabilities;
  if (typeof counts?.total !== 'number') {
    const why = answer?.message ?? answer?.error?.summary ?? '';
    return { code: 2, line: `No answer from the registry: nothing is known. ${why}`.trim() };
  }
  if (counts.total === 0) {
    const { total } = answer.metadata.dependencies ?? {};
    return { code: 0, line: `No known weaknesses in ${total ?? 'the'} dependencies.` };
  }
  const names = Object.values(answer.vulnerabilities ?? {}).map(
    ({ name, severity }) => `${name} (${severity})`,
  );
  return { code: 1, line: `${counts.total} known weaknesses: ${names.join(', ')}` };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function main() {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });
  const { code, line } = verdictOf(stdout ?? '');
  console.log(line);
  process.exitCode = code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
