/** Where a component's look is found: in a sheet of its folder, in the layer of that folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ORDER = 'src/ui/look/layers.css';
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => path.endsWith('.css') && path !== ORDER);
const withoutComments = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const layers = [...withoutComments(ORDER).matchAll(/[\w-]+(?=[,;])/g)].map(([name]) => name);

function layerOf(path: string): string {
  return path.match(/^src\/ui\/([^/]+)\//)?.[1] ?? 'surface';
}

/** What stands outside of all braces: the heads of rules and at-rules. */
function heads(sheet: string): readonly string[] {
  let depth = 0;
  let outside = '';
  for (const sign of sheet) {
    if (sign === '}') depth -= 1;
    if (depth === 0) outside += sign === '}' ? ';' : sign;
    if (sign === '{') depth += 1;
  }
  return outside.split(';').map((head) => head.replace('{', '').trim());
}

/** Imports and registered properties belong to no layer. */
function isOutside(head: string): boolean {
  return head === '' || /^@(import|property) /.test(head);
}

describe('a style sheet', () => {
  it.each(sheets)('%s has all its rules in the layer of its folder', (path) => {
    const own = heads(withoutComments(path)).filter((head) => !isOutside(head));
    expect(own).toEqual([`@layer ${layerOf(path)}`]);
    expect(layers).toContain(layerOf(path));
  });

  it('no layer is without a sheet', () => {
    expect([...layers].sort()).toEqual([...new Set(sheets.map(layerOf))].sort());
  });
});
