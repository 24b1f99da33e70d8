import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, mentions, offences } from './oracle/architecture';

const ROOT = new URL('..', import.meta.url);
/** Files that are in the repository or would be added to it. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: ROOT,
})
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(new URL(path, ROOT)));
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const sources = files.filter((path) => /^src\/.*\.tsx?$/.test(path));

describe('the source', () => {
  it('points one way: core, a system, store, ui, main', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap((path) => offences(path, textOf(path)))).toEqual([]);
  });

  it('imports what a test of the scanner expects, so that nothing is overlooked', () => {
    const imported = new Set(sources.flatMap((path) => importsOf(textOf(path))));
    for (const known of ['react', 'valibot', 'honeycomb-grid', 'zustand', '../core/game']) {
      expect(imported).toContain(known);
    }
  });
});

describe('the systems that show how one is laid out', () => {
  /** Where they would lie among the systems: copied, they have to be one of them. */
  const asSystem = (path: string) => path.replace('tests/fixtures/', 'src/systems/');
  it.each(['facingToy', 'millimetreToy'])('%s keeps to what holds for every system', (toy) => {
    const own = files.filter((path) => path.startsWith(`tests/fixtures/${toy}/`) && /\.tsx?$/.test(path));
    expect(own.length).toBeGreaterThan(5);
    expect(own.flatMap((path) => offences(asSystem(path), textOf(path)))).toEqual([]);
  });
});

describe('what any system is shown with', () => {
  const shared = sources.filter((path) => /^src\/ui\/(act-list|passing)\//.test(path));
  const said = (path: string) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  it.each(shared)('%s says no word that only one system has', (path) => {
    expect(said(path).match(/\b(phases?|fought|attacked|battles planned|planned battles)\b/gi)).toBeNull();
  });
});

describe('the repository', () => {
  it('mentions no place outside itself and no package host', () => {
    const texts = files.filter((path) => !/\.(webp|png|woff2?|ico)$/.test(path));
    expect(texts).toContain('package-lock.json');
    expect(texts.flatMap((path) => mentions(path, textOf(path)))).toEqual([]);
  });
});

describe('the check itself goes red', () => {
  const core = 'src/core/game.ts';
  const rules = 'src/systems/thirty-years-war/rules/08-combat.ts';
  const planted: readonly (readonly [path: string, text: string])[] = [
    [core, "import { thirtyYearsWar } from '../systems/thirty-years-war';"],
    [core, "import type { State } from '../systems/thirty-years-war/state';"],
    [core, "export * from '../store/settings';"],
    [core, "import { useState } from 'react';"],
    [core, "const late = await import('../headless/catalogue');"],
    ['src/core/hex/line.ts', "import { defineHex } from 'honeycomb-grid';"],
    [core, 'const chance = Math.random();'],
    [core, 'const now = Date.now();'],
    [core, 'const now = new Date();'],
    [core, 'const far = Math.hypot(x, y);'],
    [core, ['const text = `$', '{Math.sqrt(2)} hexes`;'].join('')],
    [rules, "import { orders } from '../../mercenaries/rules';"],
    [rules, "import { createGameStore } from '../../../store/gameStore';"],
    [rules, "import { SYSTEMS } from '../..';"],
    [rules, "import { create } from 'zustand';"],
    [rules, "import type { CounterId, Receipt } from '../../../core/contract/values';"],
    [rules, "document.title = 'Rocroi';"],
    [rules, 'setTimeout(next, 100);'],
    ['src/systems/index.ts', "import { App } from '../ui/App';"],
    ['src/store/gameStore.ts', "import { App } from '../ui/App';"],
    ['src/ui/App.tsx', "import { main } from '../main';"],
    ['src/ui/App.tsx', "import { check } from '../systems/thirty-years-war/engine/judge';"],
    ['src/ui/App.tsx', "import { Grid } from 'honeycomb-grid';"],
    ['src/ui/App.tsx', "import { thirtyYearsWarSurface } from '../systems/thirty-years-war/surface';"],
    ['src/systems/index.ts', "import { thirtyYearsWarSurface } from './thirty-years-war/surface';"],
    ['src/systems/index.ts', "import { SURFACES } from './surfaces';"],
    ['src/store/gameStore.ts', "import { SURFACES } from '../systems/surfaces';"],
    ['src/systems/thirty-years-war/battle-sums/toCome.ts', "import { planned } from '../coach/look';"],
    ['src/systems/thirty-years-war/index.ts', "import { opponent } from './opponent';"],
    ['src/systems/thirty-years-war/play/board.ts', "import { Traces } from '../surface/Traces';"],
    ['src/systems/thirty-years-war/surface/Land.tsx', "import { App } from '../../../ui/App';"],
    [
      'src/systems/thirty-years-war/surface/Land.tsx',
      "import { Land } from '../../mercenaries/surface/Land';",
    ],
    ['src/systems/thirty-years-war/surface/Land.tsx', "import { create } from 'zustand';"],
    ['src/surface/paths.ts', "import { thirtyYearsWar } from '../systems/thirty-years-war';"],
    ['src/surface/paths.ts', "import { useGame } from '../store/useGame';"],
    ['src/ui/App.tsx', 'const html = { dangerouslySetInnerHTML: { __html: text } };'],
    ['src/ui/App.tsx', 'place.innerHTML = text;'],
    ['src/ui/App.tsx', "eval('1');"],
    ['src/ui/useNow.ts', 'export function useNow(now: () => void) {\n  latest.current = now;\n}'],
    [
      'src/ui/useNow.ts',
      'export function useNow(now: () => void) {\n  if (!latest.current) latest.current = now;\n}',
    ],
    ['src/headless/main.ts', "import { createGameStore } from '../store/gameStore';"],
    ['src/headless/main.ts', "import react from 'react';"],
    ['src/startPage.tsx', "import { thirtyYearsWar } from './systems/thirty-years-war';"],
    ['src/elsewhere.ts', "import { a } from './core/game';"],
  ];
  it.each(planted)('at %s: %s', (path, text) => {
    expect(offences(path, `const a = 1;\n${text}\n`)).toHaveLength(1);
  });

  it.each([
    "export { EMPTY_LOG } from './table/gameLog';",
    "import { EMPTY_LOG } from './table/gameLog';",
    'const nothing = () => {};',
  ])('at what is no type in a file of types: %s', (text) => {
    expect(offences('src/store/state.ts', text)).toHaveLength(1);
  });

  it('and stays green at what only looks alike', () => {
    const innocent = [
      "import { hexAt } from './hex';",
      "// import react from 'react'; Math.random() is not for us",
      "const text = 'new Date() and Math.random() in words';",
      'const half = Math.floor(a / 2) + Math.max(a, b);',
      'const dated = { candidate: 1, update: (x: number) => x };',
    ].join('\n');
    expect(offences(core, innocent)).toEqual([]);
    const surface = 'src/systems/thirty-years-war/surface/Land.tsx';
    expect(
      offences(surface, "import { memo } from 'react';\nimport { PHASES } from '../scenario/scenario';"),
    ).toEqual([]);
    expect(offences('src/ui/App.tsx', "import { game } from '../store/gameStore';\nDate.now();")).toEqual([]);
    const handler = 'function useNow() {\n  useEffect(() => {\n    latest.current = 1;\n  });\n}';
    expect(offences('src/ui/useNow.ts', handler)).toEqual([]);
    const types =
      "import type { Log } from './log';\nexport type State = { readonly log: Log };\nexport interface Lock {}";
    expect(offences('src/store/state.ts', types)).toEqual([]);
  });

  it('at a mention of a private folder or a package host', () => {
    const privateFolder = ['../shared', 'facts.json'].join('/');
    const host = ['https://registry', 'npmjs', 'org'].join('.');
    expect(mentions('README.md', `See ${privateFolder}.`)).toHaveLength(1);
    expect(mentions('package-lock.json', `"resolved": "${host}/x"`)).toHaveLength(1);
    expect(mentions('README.md', 'The record is shared between players; registry-resolved.')).toEqual([]);
  });
});
