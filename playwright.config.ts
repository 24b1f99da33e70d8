import { defineConfig } from '@playwright/test';
import { AT_LENGTH, EVERY } from './e2e/helpers/every';
import { FIXTURES_PORT, PORT } from './e2e/helpers/ports';
import { BROWSER_FLAGS, findBrowser } from './tests/tools/browser.mjs';

const serve = (port: number, config = '') =>
  `npx vite preview${config} --host 127.0.0.1 --port ${port} --strictPort`;
const OF_FIXTURES = ' --config tests/fixtures/page/vite.config.ts';

/** The built page in a real browser; `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'full/**',
  ...(EVERY ? {} : { grepInvert: new RegExp(AT_LENGTH.tag) }),
  // Against pages that hang, not against slow machines.
  timeout: 120_000,
  // A page waits for its next frame a part of the time: three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    // A cached page would be used instead of the one that is tested; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser().path, args: BROWSER_FLAGS },
  },
  webServer: [
    { command: serve(PORT), url: `http://127.0.0.1:${PORT}`, reuseExistingServer: false },
    // A page of its own, with systems that are no part of what is built.
    {
      command: `npx vite build${OF_FIXTURES} --logLevel warn && ${serve(FIXTURES_PORT, OF_FIXTURES)}`,
      url: `http://127.0.0.1:${FIXTURES_PORT}`,
      reuseExistingServer: false,
    },
  ],
});
