import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** How an answer may be wrong; `portal` is the 200 with a page of its own that hotels and trains give. */
export const FAULTS = ['missing', 'truncated', 'portal', 'hanging'] as const;
export type Fault = (typeof FAULTS)[number];
/** What is wrong with the answer for a path; null: nothing. */
type Faulty = (path: string, request: IncomingMessage) => Fault | null;

const PORTAL = '<!doctype html><title>Welcome</title><h1>Welcome to the hotel network</h1>';

export type Host = {
  /** The folder that is served: a copy, so that it may be changed. */
  readonly folder: string;
  faulty: Faulty;
  visit(page: Page, query?: string): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
};

/** The built page in a folder of its own, under a path of its own: it may lie anywhere. */
export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'tercio-'));
  cpSync(join(import.meta.dirname, '../../dist'), folder, { recursive: true });
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/[?#].*/, '').replace(/^\/games\/tercio\//, '') || 'index.html';
    const fault = host.faulty(path, request);
    if (fault === 'hanging') return;
    try {
      const file = readFileSync(join(folder, path));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      if (fault === 'missing') throw new Error('no such file');
      response.setHeader('content-type', fault === 'portal' ? 'text/html' : type);
      if (fault === 'portal') response.end(PORTAL);
      else response.end(fault === 'truncated' ? file.subarray(0, file.length / 2) : file);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  const listening = new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const host: Host = {
    folder,
    faulty: () => null,
    async visit(page, query = '') {
      const { port } = server.address() as AddressInfo;
      // Not until all of it has come: some of it may never come.
      await page.goto(`http://127.0.0.1:${port}/games/tercio/${query}`, { waitUntil: 'commit' });
    },
    stop,
    async close() {
      if (server.listening) await stop();
      rmSync(folder, { recursive: true });
    },
  };
  await listening;
  return host;
}

/** Waits until the page is stored and would start without a network. */
export async function stored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
