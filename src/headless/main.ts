/** The command line: one JSON line for each result on stdout, nothing else. */
import { run } from './run';

process.exitCode = run(process.argv.slice(2), {
  write: (result) => process.stdout.write(`${JSON.stringify(result)}\n`),
  complain: console.error,
});
