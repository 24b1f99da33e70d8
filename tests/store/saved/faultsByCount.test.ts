/** The same games played again and again, each time with the next call to storage going wrong in one of five ways. */
import type { List } from '../../../src/core/list';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal } from '../../../src/store/saved/journal';
import { gamesInBrowser, gamesOnPage } from '../../../src/store/saved/rescue';
import { createSavedGames } from '../../../src/store/saved/savedGames';
import { savedOf } from '../../../src/store/saved/savedOf';
import { ticking } from '../../helpers/browser/clock';
import { FAULTS, type Fault, faultyStorage } from '../../helpers/browser/faultyStorage';
import { Shelf } from '../../helpers/browser/shelf';
import { toyStore } from '../../helpers/toy/toyStore';

/** `npm run faults` tries every call. */
const EVERY = Number(process.env.FAULTS_EVERY ?? 7);
const PATIENCE = 4_000;

beforeEach(() => {
  // What waits for an answer waits in the tests' time; the database works in its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.useRealTimers();
});

function page(shelf: Shelf) {
  const journal = createJournal(() => shelf.asStorage());
  const saved = createSavedGames(ticking, journal, undefined, PATIENCE);
  const toy = toyStore(saved);
  return { ...toy, saved, journal, state: () => toy.store.getState() };
}
type Page = ReturnType<typeof page>;

/** Until the work is done, however long storage keeps it waiting. */
async function ended(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work
    .catch(() => undefined)
    .finally(() => {
      isDone = true;
    });
  for (let waits = 0; waits < 40; waits++) {
    for (let turns = 0; turns < 60; turns++) {
      await new Promise(setImmediate);
      if (isDone) return;
    }
    vi.advanceTimersByTime(PATIENCE);
  }
  throw new Error('what was asked of storage never ends');
}

/** What the page has shown of each game: its commands at the last, and how many of them it called stored. */
type Shown = Map<string, { commands: readonly string[]; stored: number; name: string }>;

const commandsOf = (record: { readonly entries: List<{ readonly command: unknown }> }) =>
  record.entries.map(({ command }) => JSON.stringify(command));

function look({ state }: Page, shown: Shown, isSettled: boolean): void {
  const { play, storage } = state();
  if (!play) return;
  const commands = commandsOf(play.game.record);
  const before = shown.get(play.id)?.stored ?? 0;
  const stored = isSettled && storage.kept !== 'memory' ? commands.length : before;
  shown.set(play.id, { commands, stored, name: play.name });
}

/** Two games, presses in a row and one by one, a name, a branch, a copy, a deletion and its undoing. */
async function playThrough(tab: Page, isAlive: () => boolean): Promise<Shown> {
  const { state, begin, press, saved } = tab;
  const shown: Shown = new Map();
  const step = async (act: () => unknown) => {
    if (!isAlive()) return;
    const done = Promise.resolve(act());
    look(tab, shown, false);
    await ended(done);
    await ended(saved.settled());
    look(tab, shown, isAlive());
  };
  await step(() => begin());
  const first = tab.play().id;
  await step(() => press('n1', '0203'));
  await step(() => press('end', 'n1', 's1'));
  await step(() => state().rename(first, 'Friday'));
  await step(() => {
    state().undo();
    press('end');
  });
  await step(() => state().leave());
  await step(() => state().duplicate(first));
  await step(() => begin({}, 'eight'));
  await step(() => press('n1', '0203', 'end'));
  await step(() => state().leave());
  await step(() => state().remove(first));
  await step(() => state().restore(first));
  await step(() => state().open(first));
  await step(async () => {
    press('end');
    await new Promise(setImmediate);
    press('n1');
    press('s1');
  });
  await step(() => state().leave());
  // What the page lists is what it says to be there.
  await step(() => state().listSaved());
  return shown;
}

const isPrefix = (short: readonly string[], long: readonly string[]) =>
  short.length <= long.length && short.every((command, i) => command === long[i]);

/** Everything that is not as it should be once all is played. */
async function faultsOf(fault: Fault, at: number) {
  globalThis.indexedDB = new IDBFactory();
  const shelf = new Shelf();
  const storage = faultyStorage(shelf, fault, at);
  const isAlive = () => !(fault === 'dies' && storage.struck());
  const tab = page(shelf);
  const shown = await playThrough(tab, isAlive);
  const alive = isAlive();
  storage.restore();
  const what = `call ${at}, ${storage.struck()}, ${fault}`;
  const wrong: string[] = [];

  const { play, storage: told } = tab.state();
  const table = () =>
    play && { id: play.id, game: savedOf(play), title: '', turn: '', stored: told.kept === 'browser' };
  const held = () => tab.saved.held().map(({ id, game }) => ({ id, game, title: '', turn: '' }));
  const onPage = alive ? gamesOnPage({ table, held, journal: tab.journal }) : [];
  const exported = new Map(onPage.map(({ id, file }) => [id, commandsOf(JSON.parse(file().text))]));

  const next = page(shelf);
  await ended(next.saved.settled());
  await ended(next.state().listSaved());
  const listed = [...next.state().saved, ...next.state().discarded];
  const mine = [...tab.state().saved, ...tab.state().discarded];
  const inMemory = tab.saved.held().map(({ id }) => id);
  if (alive && tab.state().unread === null) {
    const said = (games: typeof listed) =>
      games
        .filter(({ id }) => !inMemory.includes(id))
        .map(({ id, name, removed }) => [id, name, removed !== null].join());
    const [here, there] = [said(mine).sort(), said(listed).sort()];
    if (here.join(';') !== there.join(';'))
      wrong.push(`${what}: listed ${here.join(';')}, stored ${there.join(';')}`);
  }
  const rescued = gamesInBrowser(PATIENCE);
  await ended(rescued);
  const inBrowser = new Set((await rescued).games.map(({ id }) => id));

  for (const [id, { commands, stored, name }] of shown) {
    const header = listed.find((game) => game.id === id);
    if (!header) {
      if (stored > 0) wrong.push(`${what}: ${name || id}, called stored, is not listed`);
      if (alive && commands.length > 0 && !exported.has(id))
        wrong.push(`${what}: ${name || id} is nowhere, not even on its page`);
      continue;
    }
    if (!inBrowser.has(id)) wrong.push(`${what}: ${name || id} is not offered by the rescue`);
    await ended(next.state().open(id));
    const { play: opened, notices } = next.state();
    const found = opened?.id === id ? commandsOf(opened.game.record) : [];
    if (notices.length > 0) wrong.push(`${what}: ${name || id} opens with: ${notices.join(' ')}`);
    if (!isPrefix(found, commands)) wrong.push(`${what}: ${name || id} is not what was played`);
    if (found.length < stored)
      wrong.push(`${what}: ${stored} commands called stored, ${found.length} are there`);
    const sent = exported.get(id) ?? [];
    if (alive && Math.max(found.length, sent.length) < commands.length)
      wrong.push(`${what}: commands of ${name || id} are neither stored nor on the page`);
  }
  return { wrong, calls: storage.calls(), struck: storage.struck() };
}

describe.each(FAULTS)('a call to storage that %s', (fault) => {
  it('costs nothing that was called stored, leaves no gap, and every game can be had', {
    timeout: 600_000,
  }, async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (let at = 1; ; at += EVERY) {
      const result = await faultsOf(fault, at);
      if (!result.struck) break;
      tried++;
      wrong.push(...result.wrong);
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(Math.floor(100 / EVERY));
  });
});
