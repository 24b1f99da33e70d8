import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTable } from '../helpers/positions/scenarioJson';
import { question, roll } from './given';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tercio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ran = { readonly code: number | null; readonly lines: readonly unknown[]; readonly errors: string };

/** The command line in one file: most of what a start by `tsx` takes is reading the sources. */
const BUNDLE = 'node_modules/.headless/main.js';
beforeAll(async () => {
  const outDir = dirname(BUNDLE);
  const input = 'src/headless/main.ts';
  await build({ root: ROOT, configFile: false, logLevel: 'error', build: { ssr: input, outDir } });
});

/** Runs the command line; every line on standard output must be JSON. */
function headless(args: readonly string[], input = '', program = [BUNDLE]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, [...program, ...args], { cwd: ROOT });
    let out = '';
    let errors = '';
    run.stdout.on('data', (data) => {
      out += data;
    });
    run.stderr.on('data', (data) => {
      errors += data;
    });
    run.on('error', reject);
    run.on('close', (code) => {
      const lines = out
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line));
      resolve({ code, lines, errors });
    });
    run.stdin.end(input);
  });
}

describe.concurrent('the command line', () => {
  it('lists each scenario on a line', async () => {
    // as `npm run headless` starts it
    const { code, lines } = await headless(['scenarios'], '', ['--import', 'tsx', 'src/headless/main.ts']);
    expect(code).toBe(0);
    expect(lines).toContainEqual({ id: 'rocroi', name: expect.any(String), system: 'thirty-years-war' });
    for (const id of ['3-august', '5-august', '9-august', 'campaign', 'siege', 'campaign-siege'])
      expect(lines).toContainEqual(expect.objectContaining({ id: `freiburg-${id}` }));
    for (const line of lines) expect(isTable(line) && Object.keys(line)).toEqual(['id', 'name', 'system']);
  });

  it('plays games of Rocroi to their end, a line each; a game is the same again from its seed', async () => {
    const args = ['play', '--scenario', 'rocroi', '--option', 'beck=yes'];
    const both = ['--seed', '7', '--games', '2'];
    const records = join(folder, 'rocroi');
    const [ran, again] = await Promise.all([
      headless([...args, ...both, '--records', records]),
      headless([...args, '--seed', '8']),
    ]);
    expect([ran.code, ran.errors]).toEqual([0, '']);
    expect(ran.lines).toHaveLength(2);
    for (const [i, line] of ran.lines.entries()) {
      expect(line).toEqual({
        scenario: 'rocroi',
        seed: 7 + i,
        finished: true,
        gameTurns: 14,
        days: [14],
        commands: expect.any(Number),
        victory: {
          winner: expect.toSatisfy((side) => side === null || side === 'french' || side === 'spanish'),
          level: expect.stringMatching(/^(Draw|Marginal|Substantive|Decisive)$/),
          points: { french: expect.any(Number), spanish: expect.any(Number) },
        },
      });
    }
    expect(again.lines).toEqual(ran.lines.slice(1));

    const files = readdirSync(records).sort();
    expect(files).toEqual(['rocroi-7.json', 'rocroi-8.json']);
    const [first] = ran.lines;
    const replayed = await headless(['replay', join(records, 'rocroi-7.json')]);
    expect(replayed.code).toBe(0);
    expect(replayed.lines).toEqual([
      {
        ok: true,
        commands: isTable(first) && first.commands,
        stateHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const record: unknown = JSON.parse(readFileSync(join(records, 'rocroi-7.json'), 'utf8'));
    expect(record).toMatchObject({ seed: '7', options: { beck: 'yes' } });
  });

  it('follows a record and gives the hash of where it ends, from a file or from standard input', async () => {
    const text = JSON.stringify(question(roll));
    const file = join(folder, 'roll.json');
    writeFileSync(file, text);
    const [fromFile, fromInput] = await Promise.all([
      headless(['replay', file]),
      headless(['replay', '-'], text),
    ]);
    expect([fromFile.code, fromInput.code]).toEqual([0, 0]);
    expect(fromFile.lines).toEqual([
      { ok: true, commands: 1, stateHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(fromInput.lines).toEqual(fromFile.lines);
  });

  it('a wrong call is code 2 with the usage, nothing on standard output', async () => {
    const { code, lines, errors } = await headless(['dance']);
    expect([code, lines]).toEqual([2, []]);
    expect(errors).toContain('there is no "dance"');
    expect(errors).toContain('usage:');
  });

  it('a file that cannot be read is code 1 with an answer', async () => {
    const { code, lines, errors } = await headless(['replay', '-'], '{"format":');
    expect([code, errors]).toEqual([1, '']);
    expect(lines).toMatchObject([{ ok: false, path: 'file', reasons: [{ rule: 'table:damaged-file' }] }]);
  });
});
