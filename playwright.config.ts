import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './tests/tools/browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4199);

/** The built page in a real browser; `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'full/**',
  // Against pages that hang, not against slow machines.
  timeout: 120_000,
  workers: 2,
  fullyParallel: true,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    // A page that was put by would be used instead of the one that is tested; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser().path, args: BROWSER_FLAGS },
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
