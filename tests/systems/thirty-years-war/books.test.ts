import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../../../src/systems/thirty-years-war/books';

const SRC = fileURLToPath(new URL('../../../src/', import.meta.url));
const SYSTEM = 'systems/thirty-years-war';
/** Where the books of single battles are listed. */
const LISTS = ['books.ts', 'bookTables.ts', 'bookCoaches.ts', 'bookOpponents.ts'].map(
  (name) => `${SYSTEM}/${name}`,
);

/** Other systems, which may be about the same battles: they know nothing of this one. */
const OTHERS = readdirSync(join(SRC, 'systems'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && `systems/${entry.name}` !== SYSTEM ? entry.name : [],
);
/** Where one of them is listed, its name is no name of a battle of this one. */
const listedOthers = new RegExp(OTHERS.map((name) => name.replaceAll('-', '-?')).join('|') || '^$', 'gi');

/** Code without its comments: those may say for whose sake something is open to all. */
function codeOf(path: string): string {
  const text = readFileSync(join(SRC, path), 'utf8');
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(listedOthers, '');
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(SRC, folder), { recursive: true, withFileTypes: true }).flatMap((file) =>
    file.isFile() && /\.tsx?$/.test(file.name) ? relative(SRC, join(file.parentPath, file.name)) : [],
  );
}

const battles = BOOKS.filter(({ name }) => name !== 'standard');
/** The folders of those that a scenario can name; what is played wherever the map has it lies in one of them. */
const rooms = battles.filter(({ when }) => !when).map(({ name }) => name);
const isOutside = (path: string) =>
  !LISTS.includes(path) &&
  !rooms.some((name) => path.startsWith(`${SYSTEM}/${name}/`)) &&
  !OTHERS.some((name) => path.startsWith(`systems/${name}/`));

describe('the rules of a battle stand in its own book', () => {
  const outside = filesBelow('.').filter(isOutside);

  it('is looked for in all files', () => {
    // As they lie in the system: folders with a book and a table.
    const folders = readdirSync(join(SRC, SYSTEM)).filter(
      (name) =>
        name !== 'standard' &&
        ['book.ts', 'table.ts'].every((file) => existsSync(join(SRC, SYSTEM, name, file))),
    );
    expect(folders.length).toBeGreaterThan(2);
    expect(rooms.toSorted()).toEqual(folders.toSorted());
    expect(outside.length).toBeGreaterThan(250);
    for (const room of rooms) expect(filesBelow(`${SYSTEM}/${room}`).length).toBeGreaterThan(5);
  });

  it('whose name no file outside it has', () => {
    const names = new RegExp(rooms.join('|'), 'i');
    expect(outside.filter((path) => names.test(codeOf(path)) || names.test(path))).toEqual([]);
  });

  it('and none of its commands, events and decisions', () => {
    const own = battles.flatMap(({ commands, events, decisions }) =>
      [...commands, ...events, ...decisions].map(({ name }) => name),
    );
    expect(own.length).toBeGreaterThan(15);
    const named = new RegExp(`'(${own.join('|')})'`);
    expect(outside.filter((path) => named.test(codeOf(path)))).toEqual([]);
  });
});
