/** Documents: whatever they link to or name as a path is there, and the record format lists what can be read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../src/systems/thirty-years-war/books';
import '../src/systems/thirty-years-war';

const ROOT = new URL('../', import.meta.url);
const docs = readdirSync(new URL('docs/', ROOT)).map((name) => `docs/${name}`);
const files = ['README.md', 'CONTRIBUTING.md', ...docs];
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
/** As the hosts of repositories make them of headings. */
const anchorsIn = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(path: string): readonly string[] {
  return [...textOf(path).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^https?:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target =
      file === '' ? path : new URL(file, new URL(path, ROOT)).pathname.slice(ROOT.pathname.length);
    if (!existsSync(new URL(target, ROOT))) return [link];
    return anchor === undefined || anchorsIn(target).includes(anchor) ? [] : [link];
  });
}

/** Paths in code spans and blocks that begin with a folder of the top level. */
function missingPaths(path: string): readonly string[] {
  const named = textOf(path).matchAll(/(?<![\w/.])((?:src|tests|e2e|scenarios|docs)\/[\w./-]*\w)/g);
  return [...named].flatMap(([, named_ = '']) =>
    existsSync(new URL(named_, ROOT)) || existsSync(new URL(`${named_}.ts`, ROOT)) ? [] : [named_],
  );
}

/** Of each row the files in its first cell, and what they have: `file`, `name`, `name`; `file`, `name`. */
function missingSurvivors(): readonly string[] {
  const folders = ['src/core/', 'src/systems/thirty-years-war/', 'src/systems/rocroi-1643/'];
  const cells = [...textOf('tests/mutation/survivors.md').matchAll(/^\| (`.*?) \|/gm)];
  expect(cells.length).toBeGreaterThan(50);
  return cells.flatMap(([, cell = '']) =>
    cell.split('; ').flatMap((part) => {
      const spans = [...part.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
      const [file = '', ...names] = spans;
      const folder = folders.find((one) => existsSync(new URL(one + file, ROOT)));
      if (folder === undefined) return [file];
      return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(textOf(folder + file)));
    }),
  );
}

describe('the documents', () => {
  it.each(files)('%s links to what is there', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });
  it.each(files)('%s names paths that are there', (path) => {
    expect(missingPaths(path)).toEqual([]);
  });
  it('each mutant that survives is in code that is there', () => {
    expect(missingSurvivors()).toEqual([]);
  });
  it('README is short', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150);
  });
  it('the record format has every command', () => {
    const written = textOf('docs/record-format.md');
    const commands = BOOKS.flatMap((book) => book.commands);
    expect(commands.filter(({ name }) => !written.includes(`\`${name}\``))).toEqual([]);
  });
  it('the record format has every field of a kept game', () => {
    const rows = textOf('docs/record-format.md');
    const games = readdirSync(new URL('tests/records/', ROOT)).filter((name) => name.endsWith('.json'));
    const fields = games.flatMap((name) => {
      const { entries, ...head } = JSON.parse(textOf(`tests/records/${name}`));
      return [...Object.keys(head), ...entries.flatMap(Object.keys)];
    });
    expect(fields).toContain('takeBack');
    expect([...new Set(fields)].filter((field) => !rows.match(`\`${field}[.\`]`))).toEqual([]);
  });
});
