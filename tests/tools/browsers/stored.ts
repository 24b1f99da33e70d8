/** What the browser's database holds, read past the page, and played again by the engine in Node. */
import { stateOf } from '../../../src/core/game';
import { loadGame } from '../../../src/core/record/loadGame';
import { scenarioNamed } from '../../../src/headless/catalogue';
import { thirtyYearsWar } from '../../../src/systems/thirty-years-war';
import type { Driver } from './driver';

/** Every header with its entries, in the order of their keys. */
const STORED = `return new Promise((resolve, reject) => {
  const opening = indexedDB.open('tercio');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const tx = opening.result.transaction(['games', 'entries']);
    const games = tx.objectStore('games').getAll();
    const keys = tx.objectStore('entries').getAllKeys();
    const values = tx.objectStore('entries').getAll();
    tx.oncomplete = () => {
      opening.result.close();
      const entriesOf = (id) => values.result.filter((_, i) => keys.result[i][0] === id);
      resolve(JSON.stringify(games.result.map(({ id, record }) => ({ ...record, entries: entriesOf(id) }))));
    };
  };
})`;

/** The one game that is stored; throws when there is none, or a copy beside it. */
async function storedRecord(driver: Driver): Promise<unknown> {
  const records: unknown = JSON.parse(String(await driver.script(STORED)));
  if (!Array.isArray(records) || records.length !== 1)
    throw new Error(`${Object(records).length} games are stored`);
  return records[0];
}

/** How many commands the one stored game has. */
export async function storedLength(driver: Driver): Promise<number> {
  return Object(await storedRecord(driver)).entries.length;
}

/** The stored game, with every command judged and executed again: its commands, and where all counters stand. */
export async function replayed(driver: Driver) {
  const { game, fault } = loadGame(thirtyYearsWar, await storedRecord(driver), scenarioNamed);
  if (fault) throw new Error(`the stored record breaks off at ${fault.path}`);
  const { counters } = stateOf(game);
  return {
    commands: game.record.entries.map(({ command }) => command),
    counters: counters.flatMap(({ id, at }) => (at === null ? [] : [`${id} ${at}`])).sort(),
  };
}

/** Fills what room the browser gives, in ever smaller pieces, with what cannot be made smaller. */
export const FILL = `return (async () => {
  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const put = (size) => new Promise((resolve) => {
    const piece = Uint8Array.from({ length: size }, () => Math.random() * 256);
    const tx = db.transaction('pieces', 'readwrite');
    tx.objectStore('pieces').put(piece);
    tx.oncomplete = () => resolve(true);
    tx.onabort = () => resolve(false);
  });
  try {
    for (let size = 2 ** 20; size >= 512; size /= 2) while (await put(size));
  } catch {
    // No room even to begin.
  }
  db.close();
})()`;
export const EMPTY = `return new Promise((resolve, reject) => {
  const deletion = indexedDB.deleteDatabase('filler');
  deletion.onsuccess = () => resolve(null);
  deletion.onerror = () => reject(deletion.error);
})`;
