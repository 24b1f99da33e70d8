/** Small positions as game files: what a spec needs on the table, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scenarioNamed } from '../../src/headless/catalogue';
import { scenarioFile } from '../../tests/helpers/positions/boardFile';

/** A battle across a stream whose die has come up Dx: the attacker chooses whom to disrupt. */
export function openExchange(): object {
  const question: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../tests/questions/an-exchange.json'), 'utf8'),
  );
  if (typeof question !== 'object' || question === null || !('entries' in question))
    throw new Error('no record');
  const { entries } = question;
  return { ...question, entries: Array.isArray(entries) ? entries.slice(0, 1) : [] };
}

/** French horse and foot beside a disrupted Spanish tercio, in the French Combat Phase of Rocroi's last Game-Turn. */
export function chargePosition() {
  return {
    format: 'tercio-game',
    formatVersion: 1,
    system: 'thirty-years-war',
    seed: 'charge',
    scenario: {
      whole: {
        system: 'thirty-years-war',
        id: 'a-charge',
        title: 'A charge',
        rules: 'rocroi',
        map: { columns: 8, rows: 8, terrain: { forest: ['0101', '0102', '0201'] } },
        sides: [
          { id: 'french', name: 'French', livery: 'blue' },
          { id: 'spanish', name: 'Spanish', livery: 'red' },
        ],
        gameTurns: 14,
        categories: [
          { id: 'horse', name: 'French cavalry', side: 'french', level: 90 },
          { id: 'foot', name: 'French infantry', side: 'french', level: 82 },
          { id: 'tercios', name: 'Tercios', side: 'spanish', level: 125 },
        ],
        counters: [
          {
            id: 'gendarmes',
            name: 'Gendarmes',
            side: 'french',
            kind: 'cavalry',
            strength: 6,
            movement: 6,
            category: 'horse',
          },
          {
            id: 'royaux',
            name: 'Royaux',
            side: 'french',
            kind: 'infantry',
            strength: 10,
            movement: 3,
            category: 'foot',
          },
          { id: 'enghien', name: 'D’Enghien', side: 'french', kind: 'leader', value: 3, movement: 6 },
          {
            id: 'tercio',
            name: 'Tercio',
            side: 'spanish',
            kind: 'infantry',
            strength: 15,
            movement: 2,
            category: 'tercios',
          },
        ],
        positions: { gendarmes: '0403', royaux: '0404', enghien: '0403', tercio: '0504' },
        start: { gameTurn: 14, phasingSide: 'french', phase: 'combat', disrupted: ['tercio'] },
      },
    },
    entries: [],
  };
}

/** The same field in the French Disruption Removal Phase, with two French units to roll for. */
export function twoToRally(): object {
  const game = chargePosition();
  const { whole } = game.scenario;
  const start = {
    gameTurn: 1,
    phasingSide: 'french',
    phase: 'disruptionRemoval',
    disrupted: ['gendarmes', 'royaux'],
  };
  const positions = { gendarmes: '0301', royaux: '0302', enghien: '0401', tercio: '0608' };
  return { ...game, scenario: { whole: { ...whole, id: 'a-rally', title: 'A rally', positions, start } } };
}

/** A game of this scenario without any command. */
function untouched(whole: unknown, seed: string): object {
  return {
    ...{ format: 'tercio-game', formatVersion: 1, system: 'thirty-years-war' },
    ...{ seed, scenario: { whole }, entries: [] },
  };
}

/** French horse beside Bavarian works as its side goes on to movement: two that can step back, one that cannot. */
export function underTheWorks(): object {
  const units =
    'F 3-8 0604 | M 2-8 0506 | B 6-3 0605 | F 3-8 0101 | F leader3 0101 | B 6-3 0102 | F 6-3 1010';
  const map = { entrenchment: ['0605', '0606', '0102'] };
  return untouched(scenarioFile(units, { rules: 'freiburg', phase: 'artilleryFire', map }), 'works');
}

/** The last Bavarian Player-Turn of 9 August: guns, horse and a Leader that may still get away. */
export function lastOfTheRetreat(seed = 'retreat'): object {
  const positions = {
    ...{ 'bav-6-3-01': '1708', 'bav-art-1': '1708', 'bav-art-2': '2008' },
    ...{ 'bav-2-8-01': '1502', 'bav-leader-von-mercy': '1502' },
    ...{ 'fr-6-3-01': '2007', 'fr-6-3-02': '2009', 'fr-3-8-01': '1713', 'me-4-3-01': '1813' },
  };
  const start = { gameTurn: 12, phasingSide: 'bavarian', phase: 'artilleryFire' };
  const { totals: _, ...scenario } = JSON.parse(JSON.stringify(scenarioNamed('freiburg-9-august')));
  return untouched({ ...scenario, id: 'the-last-of-the-retreat', deployment: null, positions, start }, seed);
}

/**
 * The campaign on record as the last press of a day is to be made: guns taken, units lost, armies shaken. That of
 * 3 August leaves a choice of ground, that of 5 August none.
 */
export function endOfDay(day: '3 August' | '5 August' | '9 August'): object {
  const record: { readonly entries: readonly Entry[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../tests/records/three-days.json'), 'utf8'),
  );
  const { entries } = record;
  const after = { '3 August': 0, '5 August': 1, '9 August': 2 }[day];
  const choices = entries.flatMap(({ command }, i) => (command.do === 'chooseRedeployment' ? [i] : []));
  const length = (choices[after] ?? entries.length) - 1;
  return { ...record, entries: entries.slice(0, length), head: length - 1, tip: length - 1 };
}
type Entry = { readonly command: { readonly do: string } };

/** Opens a game as a player opens the file that a friend has sent. */
export async function openFile(page: Page, game: object): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Open a game from a file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(game)),
  });
}

/**
 * Three French battles to fight: two units beside one, a unit with its Leader beside a disrupted one, and a weak
 * attack.
 */
export function severalBattles(phase: 'combat' | 'movement' = 'combat'): object {
  const whole = scenarioFile(
    'F 10-3 0404 | F 6-6 0503 | S 6-3 0504 | F 8-3 0207 | S 4-3* 0208 | F leader2 0207 | F 4-3 0708 | S 12-2 0709',
    { phase, rules: 'rocroi' },
  );
  return {
    ...{ format: 'tercio-game', formatVersion: 1, system: 'thirty-years-war', seed: 'plan' },
    ...{ scenario: { whole }, entries: [] },
  };
}

/** Three French guns that see the same Spanish unit, in the French Artillery Fire Phase. */
export function gunsOnOne(seed = 'volley'): object {
  const line = 'F gun 0404 | F gun 0408 | F gun 0907 | S 8-3 0406 | S 8-3 0909 | F 8-3 0101';
  return untouched(scenarioFile(line, { phase: 'artilleryFire', rules: 'rocroi' }), seed);
}

/** French horse that has moved, and foot, far from a Spanish unit that the horse could come to in its next turn. */
export function farApart(): object {
  const setting = { phase: 'movement', map: { columns: 20, rows: 6 }, gameTurns: 4 } as const;
  return untouched(scenarioFile('F 6-8 0203 moved | F 4-3 0101 | S 4-3 1003', setting), 'far');
}
