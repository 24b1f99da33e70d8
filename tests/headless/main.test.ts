import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changed, isTable, SMALL } from '../helpers/positions/scenarioJson';

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

  it('plays a scenario from a file, with a record that anyone can replay', async () => {
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

  it('plays a scenario of the project by its file, with the parts that lie beside it', async () => {
    const file = 'scenarios/thirty-years-war/freiburg/freiburg-3-august.json';
    const [byFile, byId] = await Promise.all(
      [file, 'freiburg-3-august'].map((name) => headless(['play', '--scenario', name, '--seed', '2'])),
    );
    expect([byFile?.code, byFile?.lines]).toEqual([0, byId?.lines]);
  });

  it.each([
    [[], 'what to do is missing'],
    [['dance'], 'there is no "dance"'],
    [['play'], '--scenario needs'],
    [['play', '--scenario', 'nowhere'], 'no scenario "nowhere"'],
    [['play', '--scenario', 'rocroi', '--seed', 'x'], '--seed: expected a whole number'],
    [['play', '--scenario', 'rocroi', '--games=-1'], '--games: expected a whole number'],
    [['play', '--scenario', 'rocroi', '--option', 'beck=perhaps'], 'options.beck'],
    [['play', '--scenario', 'rocroi', '--option', 'weather=rain'], 'options.weather'],
    [['play', '--scenario', 'rocroi', '--option', 'beck'], '--option beck'],
    [['play', '--wrong'], '--wrong'],
    [['replay'], 'replay needs a file'],
    [['replay', '--explane', 'x.json'], '--explane'],
    [['ask'], 'ask needs a file'],
    [['ask', 'rocroi', '--option', 'beck=perhaps'], 'options.beck'],
  ])('a wrong call is code 2 with the usage, nothing on standard output: %j', async (args, message) => {
    const { code, lines, errors } = await headless(args);
    expect([code, lines]).toEqual([2, []]);
    expect(errors).toContain(message);
    expect(errors).toContain('usage:');
  });

  it.each([
    ['a missing file', ['replay', join(folder, 'nothing.json')], 'there is no'],
    ['a missing scenario', ['play', '--scenario', join(folder, 'nothing.json')], 'there is no'],
    ['a folder', ['replay', folder], 'is a folder'],
    ['a folder for a scenario', ['play', '--scenario', folder], 'is a folder'],
    ['a folder to ask about', ['ask', folder], 'is a folder'],
    ['no JSON', ['ask', 'README.md'], 'JSON in README.md'],
  ])('a file that cannot be read is code 1 with an answer: %s', async (_, args, text) => {
    const { code, lines } = await headless(args);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { ok: false, at: 0, path: 'file', reasons: [{ rule: 'table:damaged-file' }] },
    ]);
    expect(JSON.stringify(lines)).toContain(text);
  });

  it('says that a game is no scenario', async () => {
    const file = kept('game.json', question(roll));
    expect((await headless(['play', '--scenario', file])).lines).toMatchObject([
      { path: `${file}: format`, reasons: [{ text: expect.stringContaining('a scenario, not a game') }] },
    ]);
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
            kind: 'hasRolled',
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
      'scenario.whole.sides',
    ],
    ['no scenario', JSON.stringify({ ...question(), scenario: { whole: 7 } }), 'scenario.whole'],
    [
      'a start that cannot be',
      JSON.stringify({
        ...question(),
        scenario: {
          whole: changed(small, [['start', 'phase'], 'combat'], [['start', 'attempted'], ['gun']]),
        },
      }),
      'scenario.whole.start.attempted[0]',
    ],
  ])('says where a file is damaged: %s', async (_, text, path) => {
    const { code, lines } = await headless(['replay', '-'], text);
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ ok: false, at: 0, path, reasons: [{ rule: 'table:damaged-file' }] }]);
  });

  it('lists all faults of form', async () => {
    const whole = changed(
      SMALL,
      [['counters', 0, 'kind'], 'dragoon'],
      [['counters', 1, 'strength'], 'many'],
      [['gameTurns'], true],
    );
    const { lines } = await headless(['replay', '-'], JSON.stringify({ ...question(), scenario: { whole } }));
    const [line] = lines;
    const reasons = isTable(line) && Array.isArray(line.reasons) ? line.reasons : [];
    expect(reasons.map((reason) => reason.text)).toEqual([
      'scenario.whole.gameTurns: expected a whole number from 1 to 99',
      'scenario.whole.counters[0].kind: expected "infantry", "cavalry", "leader" or "artillery", not "dragoon"',
      'scenario.whole.counters[1].strength: expected a whole number from 0 to 99',
    ]);
  });

  it('fills in what a file by hand leaves out: dice as faces, the phase, charge and Leaders', async () => {
    const start = { gameTurn: 1, phasingSide: 'french', phase: 'combat' };
    const whole = changed(SMALL, [['start'], start]);
    const entries = [
      { command: { do: 'attack', attackers: ['horse', 'second'], defenders: ['foot'] }, dice: [3] },
      { command: { do: 'endPhase' } },
    ];
    const text = JSON.stringify({ ...HEAD, scenario: { whole }, entries });
    const { code, lines } = await headless(['replay', '-', '--explain'], text);
    expect(lines).toMatchObject([
      { command: { do: 'attack', charge: false, leaders: [] }, dice: [{ face: 3, sides: 6, by: 'hand' }] },
      { command: { do: 'endPhase', phase: 'combat' } },
      { ok: true },
    ]);
    expect(code).toBe(0);
  });

  it('a scenario may be a known one with another start, positions or options', async () => {
    const whole = {
      from: 'rocroi',
      positions: { 'fr-guiche': '1010', 'sp-1-walloon': '1011' },
      start: { gameTurn: 3, phasingSide: 'spanish', phase: 'combat' },
    };
    const entries = [
      { command: { do: 'attack', attackers: ['sp-1-walloon'], defenders: ['fr-guiche'] }, dice: [1] },
    ];
    const ask = (part: object) => headless(['replay', '-'], JSON.stringify({ ...HEAD, ...part, entries }));
    expect((await ask({ scenario: { whole } })).lines).toMatchObject([{ ok: true, commands: 1 }]);
    const wrong = await Promise.all(
      [{ from: 'nowhere' }, { ...whole, map: {} }, { ...whole, start: { ...whole.start, phase: 'tea' } }].map(
        (one) => ask({ scenario: { whole: one } }),
      ),
    );
    expect(wrong.flatMap(({ lines }) => lines)).toMatchObject(
      ['from', 'map', 'start.phase'].map((path) => ({ ok: false, path: `scenario.whole.${path}` })),
    );
    const file = kept('changed.json', whole);
    expect((await headless(['ask', file])).lines[0]).toMatchObject({ gameTurn: 3, phasing: 'spanish' });
  });
});

describe.concurrent('headless ask', () => {
  const about = (lines: readonly unknown[], what: string) =>
    lines.filter((line) => isTable(line) && line.about === what);

  it('answers about a game where it stands, a line each', async () => {
    const whole = changed(SMALL, [['start'], { gameTurn: 1, phasingSide: 'french', phase: 'combat' }]);
    const { code, lines } = await headless(
      ['ask', '-'],
      JSON.stringify({ ...HEAD, scenario: { whole }, entries: [] }),
    );
    expect(code).toBe(0);
    expect(lines[0]).toEqual({
      ...{
        about: 'moment',
        day: 1,
        turn: 'Game-Turn 1',
        gameTurn: 1,
        gameTurns: 3,
        phasing: 'french',
        phase: 'combat',
      },
      ...{ pending: null, over: false },
    });
    expect(about(lines, 'unit')).toHaveLength(3);
    expect(about(lines, 'unit')[0]).toMatchObject({ id: 'horse', at: '0303', strength: 5, allowance: 6 });
    expect(about(lines, 'gun')).toMatchObject([
      {
        id: 'gun',
        sees: [
          { id: 'horse', at: '0303', range: 1, chance: [4, 6] },
          { id: 'second', at: '0204', range: 1, chance: [4, 6] },
        ],
        hidden: [],
      },
    ]);
    expect(about(lines, 'obligations')).toEqual([
      { about: 'obligations', fixed: true, mustAttack: ['horse', 'second'], mustBeAttacked: ['foot'] },
    ]);
    expect(about(lines, 'pair')).toContainEqual(
      expect.objectContaining({ attacker: 'horse', defender: 'foot', attack: 5, defence: 8, odds: '1-2' }),
    );
  });

  it('answers about a scenario, by its id or its file', async () => {
    const [byId, byFile] = await Promise.all([
      headless(['ask', 'rocroi', '--option', 'simplifiedDemoralization=yes']),
      headless(['ask', 'scenarios/thirty-years-war/rocroi/rocroi.json']),
    ]);
    expect([byId.code, byFile.code]).toEqual([0, 0]);
    expect(about(byId.lines, 'army').length).toBeGreaterThan(3);
    expect(about(byId.lines, 'standing')).toMatchObject([{ points: { french: 0, spanish: 0 } }]);
    expect(about(byFile.lines, 'unit')).toEqual(about(byId.lines, 'unit'));
  });

  it('says what stops a game instead', async () => {
    const bad = { command: { do: 'endPhase', phase: 'combat' } };
    const { code, lines } = await headless(['ask', '-'], JSON.stringify(question(bad)));
    // Answers for where the game was left, then why.
    expect(lines[0]).toMatchObject({ about: 'moment' });
    expect([code, lines.at(-1)]).toMatchObject([1, { ok: false, at: 1, path: 'entries[0].command' }]);
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
