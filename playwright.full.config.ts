import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Whole games through the page: too long for every run. */
export default defineConfig({
  ...usual,
  testDir: 'e2e/full',
  testIgnore: [],
  timeout: 60 * 60_000,
  workers: 1,
});
