import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './tests/tools/browser.mjs';

/** The built page in a real browser; `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'full/**',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  expect: { timeout: 5_000 },
  use: {
    actionTimeout: 5_000,
    baseURL: 'http://127.0.0.1:4199',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser().path, args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'npx vite preview --host 127.0.0.1 --port 4199 --strictPort',
    url: 'http://127.0.0.1:4199',
    reuseExistingServer: false,
  },
});
