/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The built page may load and reach nothing but itself. The development server needs more, so it goes without. */
const POLICY = [
  "default-src 'none'",
  ...['script-src', 'style-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src'].map(
    (of) => `${of} 'self'`,
  ),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Where the page is built to, once that is known. */
let outDir = 'dist';

/** The order of the layers that all style sheets lie in. */
const LAYERS = resolve(import.meta.dirname, 'src/ui/look/layers.css');

/**
 * Any style sheet may be the first that a page loads, and the first one fixes the order of the layers: so all of ours
 * begin with it.
 */
export const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css') || id.includes('/node_modules/')) return null;
    this.addWatchFile(LAYERS);
    return `${readFileSync(LAYERS, 'utf8')}${code}`;
  },
};

/** Examples of play are stored with the page: without the spaces that make their files readable. */
const denseExamples: Plugin = {
  name: 'dense-examples',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'raw' || !/\/examples\/.*\.json$/.test(path)) return null;
    const dense = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
    return `export default ${JSON.stringify(dense)}`;
  },
};

/** What the start page shows of a scenario file: the rest of it is left out of the first script. */
const scenarioHeads: Plugin = {
  name: 'scenario-heads',
  enforce: 'pre',
  load(file) {
    const [path = '', query] = file.split('?');
    if (query !== 'head') return null;
    this.addWatchFile(path);
    const scenario = JSON.parse(readFileSync(path, 'utf8'));
    const { system, id, title, subtitle = '', aim = '', firstGame = '', earlier } = scenario;
    const isPart = system === undefined || id === undefined || title === undefined;
    const head = isPart || earlier ? null : { system, id, title, subtitle, aim, firstGame };
    return { code: `export default ${JSON.stringify(head)}`, moduleType: 'js' };
  },
};

const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  configResolved: ({ root, build }) => {
    outDir = resolve(root, build.outDir);
  },
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** What is bundled but no module of the page: fonts, and what the service worker is made of. */
const BESIDE_MODULES = [
  '@fontsource/eb-garamond',
  '@fontsource/im-fell-english',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Their licences, beside the list that Vite writes of all modules. */
const otherLicences: Plugin = {
  name: 'other-licences',
  apply: 'build',
  generateBundle() {
    const source = BESIDE_MODULES.map((name) => {
      const folder = `node_modules/${name}`;
      const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      return `## ${name} ${version}\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`;
    });
    const own = readFileSync('LICENSE', 'utf8').trim();
    this.emitFile({ type: 'asset', fileName: 'licences/others.md', source: source.join('\n') });
    this.emitFile({ type: 'asset', fileName: 'licences/tercio.md', source: `${own}\n` });
  },
};

/** The hash under which the service worker accepts a built file, as `integrity` of a request. */
const integrityOf = (url: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(`${outDir}/${url}`))
    .digest('base64')}`;

/**
 * The whole page is stored at the first visit; a new version waits until the player asks for it (src/ui/update.ts). A
 * network that answers with a page of its own, as those of hotels do, is not believed: each file has its hash.
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: false,
  workbox: {
    // Caches of versions without hashes may hold such a page: they are left behind.
    cacheId: 'tercio-checked',
    importScripts: ['repair.js'],
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
        warnings: [],
      }),
    ],
    globIgnores: ['repair.js'],
    globPatterns: ['**/*.{html,js,css,svg,png,webp,woff2,webmanifest,json}'],
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

/** Tests of what is drawn, kept or listened to: each file has a page of its own. */
const PAGE = [
  'tests/ui/**/*.test.{ts,tsx}',
  'tests/store/**/*.test.ts',
  'tests/surface/**/*.test.{ts,tsx}',
  'tests/systems/*/surface/**/*.test.{ts,tsx}',
];

/** Whether an error is the browser's own shows in its class, of which each realm has another. */
const STORED = ['tests/store/saved/**/*.test.ts'];

/** They make rules known that no other test is to meet, or listen to every word of the rules from their first import on. */
const ALONE = ['tests/fixtures/**/*.test.ts', 'tests/systems/thirty-years-war/quiet.test.ts'];

const PATIENT = ['tests/helpers/patience.ts'];

export default defineConfig({
  base: './',
  plugins: [react(), layersFirst, denseExamples, scenarioHeads, strictPolicy, otherLicences, offline],
  build: {
    license: { fileName: 'licences/modules.md' },
    target: 'es2023',
    assetsInlineLimit: 0,
    // In kilobytes: a worker carries the rules of all systems in one file, which nothing waits for.
    chunkSizeWarningLimit: 1_000,
  },
  preview: { port: 4173 },
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        // Nothing in these is kept from one file to the next: each would only load the same rules again.
        test: {
          name: 'engine',
          include: ['tests/**/*.test.ts'],
          exclude: [...PAGE, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      // Each has a realm of its own in a thread that goes on: it is half the work of a thread of its own.
      {
        extends: true,
        test: { name: 'page', include: PAGE, exclude: STORED, pool: 'vmThreads', setupFiles: PATIENT },
      },
      { extends: true, test: { name: 'stored', include: STORED, setupFiles: PATIENT } },
    ],
    pool: 'threads',
    setupFiles: ['tests/helpers/laws.ts'],
    restoreMocks: true,
    // All cores: on two, one would be left idle.
    maxWorkers: '100%',
    // Against tests that hang, not against slow machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
