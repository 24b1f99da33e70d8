/// <reference types="vitest/config" />
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

const strictPolicy: Plugin = {
  name: 'strict-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** The whole page is put by at the first visit; a new version waits until the player asks for it (src/ui/update.ts). */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,png,webp,woff2,webmanifest,json}'],
    navigateFallback: 'index.html',
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

export default defineConfig({
  base: './',
  plugins: [react(), strictPolicy, offline],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  preview: { port: 4173 },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
    // All cores: on two, one would be left idle.
    maxWorkers: '100%',
    // Against tests that hang, not against slow machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
