/**
 * Shown when the page can no longer be drawn: every game as a file. It uses neither React nor the store, as either may
 * have failed.
 */
import type { Found, OnPage, StoredGames } from '../store/saved/rescue';
import { saveAs } from './share/saveAs';

type Outside = {
  readonly onPage: () => readonly OnPage[];
  readonly inBrowser: () => Promise<StoredGames>;
};

/** Remembers, for this tab, that the page has failed before, so that reloading does not loop. */
const FAILED_BEFORE = 'tercio-failed';

/** Replaces everything on the page. Called again, it does nothing. */
export function showRescue(error: unknown, { onPage, inBrowser }: Outside): void {
  if (document.querySelector('.rescue')) return;
  const games = onPage();
  const saved = new Set<string>();
  const again = failedBefore();
  const stored = element('section', '');
  const main = element('main', 'rescue');
  main.append(
    text('h1', 'This page has stopped'),
    text('p', 'This is a fault in Tercio, not in your play.'),
    text('p', error instanceof Error ? error.message : `${error}`, 'faint'),
    ...sectionOf(games, saved),
    stored,
    text('p', again ? 'It has stopped before: load its program again from the network.' : ''),
    wayOn(again),
  );
  document.body.replaceChildren(main);
  main.querySelector<HTMLElement>('h1')?.focus();
  guard(games, saved);
  stored.append(text('p', 'Looking for the games that this browser has stored…'));
  void inBrowser().then((found) => stored.replaceChildren(...storedIn(found, games, saved)));
}

function sectionOf(games: readonly OnPage[], saved: Set<string>): readonly HTMLElement[] {
  if (games.length === 0) return [];
  const lost = games.some(({ stored }) => !stored);
  return [
    text('h2', 'On this page'),
    text(
      'p',
      lost
        ? 'The browser has not stored all of this. Save it as a file before you close the page.'
        : 'The browser has stored it too.',
    ),
    listOf(games, saved),
  ];
}

function storedIn(
  { games, why }: StoredGames,
  onPage: readonly OnPage[],
  saved: Set<string>,
): readonly HTMLElement[] {
  const others = games.filter(({ id }) => !onPage.some((game) => game.id === id && game.stored));
  const unread = `The games that this browser may have stored cannot be read now: ${why}.`;
  return [
    ...(why === null ? [] : [text('p', unread)]),
    ...(others.length === 0 ? [] : [text('h2', 'Stored in this browser'), listOf(others, saved)]),
  ];
}

/** `saved` gets the ids of those that were handed to the browser as files. */
function listOf(games: readonly Found[], saved: Set<string>): HTMLElement {
  const list = element('ul', 'rescue-games');
  list.append(
    ...games.map((game) => {
      const row = element('li', '');
      const said = text('span', '');
      said.setAttribute('role', 'status');
      const button = element('button', 'act');
      button.setAttribute('type', 'button');
      button.textContent = 'Save as a file';
      button.setAttribute('aria-label', `Save ${game.name} as a file`);
      button.addEventListener('click', () => {
        said.textContent = save(game, saved);
      });
      row.append(text('b', game.name), ` ${game.turn} `, button, said);
      return row;
    }),
  );
  return list;
}

function save(game: Found, saved: Set<string>): string {
  try {
    const file = game.file();
    saveAs(file);
    saved.add(game.id);
    return ` Saved as ${file.fileName}.`;
  } catch (error) {
    return ` It could not be written: ${error instanceof Error ? error.message : error}`;
  }
}

/** As long as something is only on this page, the browser asks before it is closed. */
function guard(games: readonly OnPage[], saved: ReadonlySet<string>): void {
  window.addEventListener('beforeunload', (event) => {
    if (games.some(({ id, stored }) => !stored && !saved.has(id))) event.preventDefault();
  });
}

function wayOn(again: boolean): HTMLElement {
  const link = element('a', 'act main');
  link.setAttribute('href', again ? './?repair' : './');
  link.textContent = again ? 'Load Tercio again' : 'To the start page';
  return link;
}

function failedBefore(): boolean {
  try {
    const before = sessionStorage.getItem(FAILED_BEFORE) !== null;
    sessionStorage.setItem(FAILED_BEFORE, 'yes');
    return before;
  } catch {
    return false;
  }
}

/** Once the page has been used for a while, an earlier failure says nothing about the next. */
export function forgetFailure(): void {
  try {
    sessionStorage.removeItem(FAILED_BEFORE);
  } catch {
    // Refused: then nothing was remembered either.
  }
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (name === 'h1') made.tabIndex = -1;
  return made;
}

function text(name: string, words: string, className = ''): HTMLElement {
  const made = element(name, className);
  made.textContent = words;
  return made;
}
