import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, isTable, SMALL } from '../helpers/scenarioJson';

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

function kept(name: string, json: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(json));
  return path;
}

const small = changed(
  SMALL,
  [['positions'], { horse: '0101', second: '0201', foot: '0506' }],
  [
    ['start'],
    { gameTurn: 1, phasingSide: 'french', phase: 'disruptionRemoval', disrupted: ['horse', 'second'] },
  ],
);
const HEAD = {
  format: 'tercio-game',
  formatVersion: 1,
  system: 'thirty-years-war',
  scenario: { whole: small },
};
const roll = { command: { do: 'attemptRemoval', unit: 'horse' }, dice: [{ face: 6 }] };
const question = (...entries: readonly unknown[]) => ({ ...HEAD, entries });

describe.concurrent('headless scenarios', () => {
  it('lists each scenario on a line', async () => {
    // as `npm run headless` starts it
    const { code, lines } = await headless(['scenarios'], '', ['--import', 'tsx', 'src/headless/main.ts']);
    expect(code).toBe(0);
    expect(lines).toContainEqual({ id: 'rocroi', name: expect.any(String), system: 'thirty-years-war' });
    for (const id of ['3-august', '5-august', '9-august', 'campaign', 'siege', 'campaign-siege'])
      expect(lines).toContainEqual(expect.objectContaining({ id: `freiburg-${id}` }));
    for (const line of lines) expect(isTable(line) && Object.keys(line)).toEqual(['id', 'name', 'system']);
  });
});

describe.concurrent('headless play', () => {
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

  it('sets the days of Freiburg up and plays them to their end', async () => {
    const days = [3, 5, 9].map((day) => `freiburg-${day}-august`);
    const ran = await Promise.all(days.map((day) => headless(['play', '--scenario', day, '--seed', '1'])));
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ran.flatMap(({ lines }) => lines)).toEqual(
      days.map((scenario) => expect.objectContaining({ scenario, finished: true })),
    );
  });

  it('plays a scenario from a file, with a record that anybody can replay', async () => {
    const file = kept('small.json', small);
    const records = join(folder, 'small');
    const { code, lines } = await headless(['play', '--scenario', file, '--seed', '3', '--records', records]);
    expect(code).toBe(0);
    const nobody = { winner: null, level: null, points: null };
    expect(lines).toMatchObject([{ seed: 3, finished: true, gameTurns: 3, victory: nobody }]);
    const [written = ''] = readdirSync(records);
    const replayed = await headless(['replay', join(records, written)]);
    expect(replayed.lines).toMatchObject([{ ok: true }]);
  });

  it.each([
    [['play'], '--scenario'],
    [['play', '--scenario', 'nowhere'], '--scenario'],
    [['play', '--scenario', 'rocroi', '--seed', 'x'], '--seed'],
    [['play', '--scenario', 'rocroi', '--games=-1'], '--games'],
    [['play', '--scenario', 'rocroi', '--option', 'beck=perhaps'], 'options.beck'],
    [['play', '--scenario', 'rocroi', '--option', 'weather=rain'], 'options.weather'],
    [['play', '--scenario', 'rocroi', '--option', 'beck'], '--option beck'],
  ])('says what is wrong with %j', async (args, path) => {
    const { code, lines } = await headless(args);
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ ok: false, at: 0, path, reasons: [{ rule: 'table:damaged-file' }] }]);
  });

  it('shows how it is used when asked for something else', async () => {
    const { code, lines, errors } = await headless(['dance']);
    expect([code, lines]).toEqual([2, []]);
    expect(errors).toContain('usage:');
  });
});

describe.concurrent('headless replay', () => {
  it('follows a record and gives the hash of where it ends, from a file or from standard input', async () => {
    const text = JSON.stringify(question(roll));
    const [file, input] = await Promise.all([
      headless(['replay', kept('roll.json', question(roll))]),
      headless(['replay', '-'], text),
    ]);
    expect([file.code, input.code]).toEqual([0, 0]);
    expect(file.lines).toEqual([
      { ok: true, commands: 1, stateHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(input.lines).toEqual(file.lines);
  });

  it('stops at the first command that is not legal, and says why', async () => {
    const again = { command: roll.command, dice: [{ face: 1 }] };
    const { code, lines } = await headless(['replay', '-'], JSON.stringify(question(roll, again)));
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.objectContaining({
        ok: false,
        at: 2,
        reasons: [
          {
            rule: '9.2',
            text: expect.any(String),
            counters: ['horse'],
            where: [{ kind: 'places', places: ['0101'] }],
          },
        ],
      }),
    ]);
  });

  it('explains every command: who, phase, command, dice, receipt, events', async () => {
    const ended = { command: { do: 'endPhase', phase: 'disruptionRemoval' }, dice: [{ face: 2 }] };
    const { code, lines } = await headless(
      ['replay', '-', '--explain'],
      JSON.stringify(question(roll, ended)),
    );
    expect(code).toBe(0);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      who: 'french',
      turn: 'Game-Turn 1',
      phase: 'French Disruption Removal Phase',
      command: roll.command,
      dice: [{ face: 6, sides: 6, by: 'hand', purpose: expect.stringContaining('Horse') }],
      receipt: [
        {
          title: expect.stringContaining('Horse'),
          items: [expect.stringContaining('9.2')],
          total: '5 or more',
        },
      ],
      events: [{ happened: 'removalAttempted', unit: 'horse', die: 6, undisrupted: true }],
    });
    expect(lines[1]).toMatchObject({
      dice: [{ face: 2 }],
      events: [{ undisrupted: false }, { happened: 'phaseBegan' }],
    });
    expect(lines[2]).toMatchObject({ ok: true, commands: 2 });
  });

  it('explains what was legal before it says what was not', async () => {
    const bad = { command: { do: 'endPhase', phase: 'combat' } };
    const { code, lines } = await headless(['replay', '-', '--explain'], JSON.stringify(question(roll, bad)));
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { command: roll.command },
      { ok: false, at: 2, reasons: [{ rule: '4.1' }] },
    ]);
  });

  it.each([
    ['no JSON', '{"format":', 'file'],
    ['another format', JSON.stringify({ ...question(), format: 'chess' }), 'format'],
    ['a later version', JSON.stringify({ ...question(), formatVersion: 9 }), 'formatVersion'],
    ['an unknown system', JSON.stringify({ ...question(), system: 'chess' }), 'system'],
    ['an unknown scenario', JSON.stringify({ ...question(), scenario: { id: 'nowhere' } }), 'scenario.id'],
    [
      'a scenario with a fault',
      JSON.stringify({ ...question(), scenario: { whole: { ...SMALL, sides: [] } } }),
      'sides',
    ],
  ])('says where a file is damaged: %s', async (_, text, path) => {
    const { code, lines } = await headless(['replay', '-'], text);
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ ok: false, at: 0, path, reasons: [{ rule: 'table:damaged-file' }] }]);
  });

  it('a file that is not there is an error, with nothing on standard output', async () => {
    const { code, lines, errors } = await headless(['replay', join(folder, 'nothing.json')]);
    expect(code).not.toBe(0);
    expect(lines).toEqual([]);
    expect(errors).toContain('nothing.json');
  });
});

describe('a scenario file with a fault', () => {
  it('is named with the path in it and what was expected there', async () => {
    const file = kept('faulty.json', changed(small, [['positions', 'horse'], '9999']));
    const { code, lines } = await headless(['play', '--scenario', file]);
    expect([code, lines]).toMatchObject([1, [{ ok: false, path: `${file}: positions.horse` }]]);
    expect(JSON.stringify(lines)).toContain('a hex on the map; 9999 is not');
  });
});
