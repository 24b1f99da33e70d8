/**
 * Which component a class name belongs to: what a sheet says of a name alone holds in the whole page once it is loaded,
 * so a component of another folder that has the same name by chance looks like it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Meant for components of several folders. */
const SHARED: ReadonlySet<string> = new Set([
  // frames and what stands in them
  ...[
    'game',
    'bar',
    'bar-title',
    'board-place',
    'panel',
    'panel-foot',
    'result',
    'result-again',
    'result-sheets',
  ],
  // parts
  ...['choices', 'key', 'layers-menu', 'lead', 'main-place', 'mark-sample', 'menu', 'own-name', 'sheet'],
  ...['side-by-side', 'small-picture', 'time-menu', 'tool', 'tools'],
  // what the panel and the map make room for
  ...['bulwarks', 'just-now', 'log-group', 'why-not'],
]);

/** What overrides the looks of all others, and the small parts that all use. */
const COMMON: ReadonlySet<string> = new Set(['look', 'parts']);

const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
const folderOf = (path: string) => path.match(/^src\/ui\/([^/]+)\//)?.[1] ?? 'surface';

/** Class names that a rule of a sheet is about, without anything around them: `.tool`, `.tool:hover`. */
function aloneIn(sheet: string): readonly string[] {
  const found: string[] = [];
  const around: string[] = [];
  let head = '';
  for (const sign of sheet.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      const selectors = head.split(';').at(-1)?.trim() ?? '';
      if (!selectors.startsWith('@') && around.every((one) => one.startsWith('@')))
        found.push(...selectors.split(/,(?![^(]*\))/).flatMap((one) => one.trim().match(ALONE)?.[1] ?? []));
      around.push(selectors);
    }
    if (sign === '}') around.pop();
    head = sign === '{' || sign === '}' ? '' : head + sign;
  }
  return found;
}
const ALONE = /^\.([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?)*$/;

/** Class names that a component gives; of names put together only the whole ones. */
function givenIn(component: string): readonly string[] {
  const texts = [...component.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)];
  return texts.flatMap(([, plain, made = '']) => {
    if (plain !== undefined) return plain.split(/\s+/);
    const quoted = [...made.matchAll(/'([^']*)'/g)].flatMap(([, text = '']) => text.split(/\s+/));
    const around = [...made.matchAll(/`([^`]*)`/g)].map(([, text = '']) =>
      text.replace(/\$\{[^}]*\}/g, '\0'),
    );
    return [...quoted, ...around.flatMap((text) => text.split(/\s+/).filter((one) => !one.includes('\0')))];
  });
}

function byName(kind: string, namesIn: (text: string) => readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of all.filter((one) => one.endsWith(kind)))
    for (const name of namesIn(readFileSync(path, 'utf8')))
      folders.set(name, (folders.get(name) ?? new Set()).add(folderOf(path)));
  return folders;
}

/** `.more of header, in log` */
function strangers(): readonly { readonly name: string; readonly told: string }[] {
  const given = byName('.tsx', givenIn);
  return [...byName('.css', aloneIn)].flatMap(([name, styled]) => {
    const elsewhere = [...(given.get(name) ?? [])].filter((folder) => !styled.has(folder));
    const own = [...styled].filter((folder) => !COMMON.has(folder));
    if (own.length === 0 || elsewhere.length === 0) return [];
    return [{ name, told: `.${name} of ${own.join(', ')}, in ${elsewhere.join(', ')}` }];
  });
}

describe('a class name', () => {
  it('that a sheet styles alone is given by components of its folder, unless it is meant for others', () => {
    expect(strangers().flatMap(({ name, told }) => (SHARED.has(name) ? [] : told))).toEqual([]);
  });

  it('that is meant for others is given by them', () => {
    const names = new Set(strangers().map(({ name }) => name));
    expect([...SHARED].filter((name) => !names.has(name))).toEqual([]);
  });

  it('is found in selectors and components', () => {
    expect(
      aloneIn('@layer x { .a, .b:hover { .c { color: red } } @media print { .d::before {} .e .f {} } }'),
    ).toEqual([...['a', 'b', 'd']]);
    expect(givenIn(`<p className="a b" /><p className={x ? 'c' : \`d e-\${f} g\`} />`)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'g',
    ]);
  });
});
