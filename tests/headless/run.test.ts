import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../src/headless/run';
import { changed, isTable, SMALL } from '../helpers/positions/scenarioJson';
import { HEAD, question, roll, small } from './given';

const folder = mkdtempSync(join(tmpdir(), 'tercio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function kept(name: string, json: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(json));
  return path;
}

type Ran = { readonly code: number; readonly lines: readonly unknown[]; readonly errors: string };

/** Does here what the command line does, without the time that a process takes to start. */
function called(...args: readonly string[]): Ran {
  const lines: unknown[] = [];
  const complaints: string[] = [];
  const code = run(args, {
    write: (result) => lines.push(JSON.parse(JSON.stringify(result))),
    complain: (text) => complaints.push(text),
  });
  return { code, lines, errors: complaints.join('\n') };
}

/** The same about a text, which is put into a file. */
function calledAbout(text: string, verb: 'replay' | 'ask', ...further: readonly string[]): Ran {
  const file = join(folder, 'text.json');
  writeFileSync(file, text);
  return called(verb, file, ...further);
}

/** Runs the command line; every line on standard output must be JSON. */
describe('headless play', () => {
  it('sets the days of Freiburg up and plays them to their end', () => {
    const days = [3, 5, 9].map((day) => `freiburg-${day}-august`);
    const ran = days.map((day) => called('play', '--scenario', day, '--seed', '1'));
    expect(ran.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ran.flatMap(({ lines }) => lines)).toEqual(
      days.map((scenario) => expect.objectContaining({ scenario, finished: true })),
    );
  });

  it('plays a scenario from a file, with a record that anyone can replay', () => {
    const file = kept('small.json', small);
    const records = join(folder, 'small');
    const { code, lines } = called('play', '--scenario', file, '--seed', '3', '--records', records);
    expect(code).toBe(0);
    const nobody = { winner: null, level: null, points: null };
    expect(lines).toMatchObject([{ seed: 3, finished: true, gameTurns: 3, victory: nobody }]);
    const [written = ''] = readdirSync(records);
    const replayed = called('replay', join(records, written));
    expect(replayed.lines).toMatchObject([{ ok: true }]);
  });

  it('plays a scenario of the project by its file, with the parts that lie beside it', () => {
    const file = 'scenarios/thirty-years-war/freiburg/freiburg-3-august.json';
    const [byFile, byId] = [file, 'freiburg-3-august'].map((name) =>
      called('play', '--scenario', name, '--seed', '2'),
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
  ])('a wrong call is code 2 with the usage, nothing on standard output: %j', (args, message) => {
    const { code, lines, errors } = called(...args);
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
  ])('a file that cannot be read is code 1 with an answer: %s', (_, args, text) => {
    const { code, lines } = called(...args);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { ok: false, at: 0, path: 'file', reasons: [{ rule: 'table:damaged-file' }] },
    ]);
    expect(JSON.stringify(lines)).toContain(text);
  });

  it('says that a game is no scenario', () => {
    const file = kept('game.json', question(roll));
    expect(called('play', '--scenario', file).lines).toMatchObject([
      { path: `${file}: format`, reasons: [{ text: expect.stringContaining('a scenario, not a game') }] },
    ]);
  });
});

describe('headless replay', () => {
  it('stops at the first command that is not legal, and says why', () => {
    const again = { command: roll.command, dice: [{ face: 1 }] };
    const { code, lines } = calledAbout(JSON.stringify(question(roll, again)), 'replay');
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

  it('explains every command: who, phase, command, dice, receipt, events', () => {
    const ended = { command: { do: 'endPhase', phase: 'disruptionRemoval' }, dice: [{ face: 2 }] };
    const { code, lines } = calledAbout(JSON.stringify(question(roll, ended)), 'replay', '--explain');
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

  it('explains what was legal before it says what was not', () => {
    const bad = { command: { do: 'endPhase', phase: 'combat' } };
    const { code, lines } = calledAbout(JSON.stringify(question(roll, bad)), 'replay', '--explain');
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
  ])('says where a file is damaged: %s', (_, text, path) => {
    const { code, lines } = calledAbout(text, 'replay');
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ ok: false, at: 0, path, reasons: [{ rule: 'table:damaged-file' }] }]);
  });

  it('lists all faults of form', () => {
    const whole = changed(
      SMALL,
      [['counters', 0, 'kind'], 'dragoon'],
      [['counters', 1, 'strength'], 'many'],
      [['gameTurns'], true],
    );
    const { lines } = calledAbout(JSON.stringify({ ...question(), scenario: { whole } }), 'replay');
    const [line] = lines;
    const reasons = isTable(line) && Array.isArray(line.reasons) ? line.reasons : [];
    expect(reasons.map((reason) => reason.text)).toEqual([
      'scenario.whole.gameTurns: expected a whole number from 1 to 99',
      'scenario.whole.counters[0].kind: expected "infantry", "cavalry", "leader" or "artillery", not "dragoon"',
      'scenario.whole.counters[1].strength: expected a whole number from 0 to 99',
    ]);
  });

  it('fills in what a file by hand leaves out: dice as faces, the phase, charge and Leaders', () => {
    const start = { gameTurn: 1, phasingSide: 'french', phase: 'combat' };
    const whole = changed(SMALL, [['start'], start]);
    const entries = [
      { command: { do: 'attack', attackers: ['horse', 'second'], defenders: ['foot'] }, dice: [3] },
      { command: { do: 'endPhase' } },
    ];
    const text = JSON.stringify({ ...HEAD, scenario: { whole }, entries });
    const { code, lines } = calledAbout(text, 'replay', '--explain');
    expect(lines).toMatchObject([
      { command: { do: 'attack', charge: false, leaders: [] }, dice: [{ face: 3, sides: 6, by: 'hand' }] },
      { command: { do: 'endPhase', phase: 'combat' } },
      { ok: true },
    ]);
    expect(code).toBe(0);
  });

  it('a scenario may be a known one with another start, positions or options', () => {
    const whole = {
      from: 'rocroi',
      positions: { 'fr-guiche': '1010', 'sp-1-walloon': '1011' },
      start: { gameTurn: 3, phasingSide: 'spanish', phase: 'combat' },
    };
    const entries = [
      { command: { do: 'attack', attackers: ['sp-1-walloon'], defenders: ['fr-guiche'] }, dice: [1] },
    ];
    const ask = (part: object) => calledAbout(JSON.stringify({ ...HEAD, ...part, entries }), 'replay');
    expect(ask({ scenario: { whole } }).lines).toMatchObject([{ ok: true, commands: 1 }]);
    const later = { ...whole, start: { ...whole.start, phase: 'tea' } };
    const wrong = [{ from: 'nowhere' }, { ...whole, map: {} }, later].map((one) =>
      ask({ scenario: { whole: one } }),
    );
    expect(wrong.flatMap(({ lines }) => lines)).toMatchObject(
      ['from', 'map', 'start.phase'].map((path) => ({ ok: false, path: `scenario.whole.${path}` })),
    );
    const file = kept('changed.json', whole);
    expect(called('ask', file).lines[0]).toMatchObject({ gameTurn: 3, phasing: 'spanish' });
  });
});

describe('headless ask', () => {
  const about = (lines: readonly unknown[], what: string) =>
    lines.filter((line) => isTable(line) && line.about === what);

  it('answers about a game where it stands, a line each', () => {
    const whole = changed(SMALL, [['start'], { gameTurn: 1, phasingSide: 'french', phase: 'combat' }]);
    const { code, lines } = calledAbout(JSON.stringify({ ...HEAD, scenario: { whole }, entries: [] }), 'ask');
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

  it('answers about a scenario, by its id or its file', () => {
    const [byId, byFile] = [
      called('ask', 'rocroi', '--option', 'simplifiedDemoralization=yes'),
      called('ask', 'scenarios/thirty-years-war/rocroi/rocroi.json'),
    ];
    expect([byId.code, byFile.code]).toEqual([0, 0]);
    expect(about(byId.lines, 'army').length).toBeGreaterThan(3);
    expect(about(byId.lines, 'standing')).toMatchObject([{ points: { french: 0, spanish: 0 } }]);
    expect(about(byFile.lines, 'unit')).toEqual(about(byId.lines, 'unit'));
  });

  it('says what stops a game instead', () => {
    const bad = { command: { do: 'endPhase', phase: 'combat' } };
    const { code, lines } = calledAbout(JSON.stringify(question(bad)), 'ask');
    // Answers for where the game was left, then why.
    expect(lines[0]).toMatchObject({ about: 'moment' });
    expect([code, lines.at(-1)]).toMatchObject([1, { ok: false, at: 1, path: 'entries[0].command' }]);
  });
});

describe('a scenario file with a fault', () => {
  it('is named with the path in it and what was expected there', () => {
    const file = kept('faulty.json', changed(small, [['positions', 'horse'], '9999']));
    const { code, lines } = called('play', '--scenario', file);
    expect([code, lines]).toMatchObject([1, [{ ok: false, path: `${file}: positions.horse` }]]);
    expect(JSON.stringify(lines)).toContain('a hex on the map; 9999 is not');
  });
});
