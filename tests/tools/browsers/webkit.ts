/**
 * An installed WebKit, as Debian has it (`webkit2gtk-driver`): its driver, spoken to by HTTP, and its small browser in
 * a screen that is not there (`xvfb`).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Driver, driverOf, type Send } from './driver';
import { freePort } from './firefox';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREENS = '/usr/bin/Xvfb';
const TRIES = 80;

/** Where each command of WebDriver goes; what is not named here is not used. */
const WAYS: { readonly [command: string]: readonly [method: string, path: string] } = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  Refresh: ['POST', 'refresh'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  GetWindowHandle: ['GET', 'window'],
  NewWindow: ['POST', 'window/new'],
  SwitchToWindow: ['POST', 'window'],
  TakeScreenshot: ['GET', 'screenshot'],
};

/** What is not installed, or null. */
export function missingOfWebkit(): string | null {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? DRIVER;
  if (!existsSync(driver)) return `${driver} (Debian: webkit2gtk-driver)`;
  return process.env.DISPLAY || existsSync(SCREENS)
    ? null
    : `${SCREENS} (Debian: xvfb), and there is no screen`;
}

/** Does something in a WebKit of its own, with some of its features switched off. */
export async function inWebkit<T>(
  without: readonly string[],
  work: (driver: Driver, version: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const helpers: ChildProcess[] = [];
  try {
    const display = process.env.DISPLAY ?? (await screen(helpers));
    const env = { ...process.env, DISPLAY: display };
    helpers.push(
      spawn(process.env.WEBKIT_DRIVER_PATH ?? DRIVER, [`--port=${port}`], { env, stdio: 'ignore' }),
    );
    const url = `http://127.0.0.1:${port}`;
    await reached(url);
    const session = Object(await asked('POST', `${url}/session`, capabilities(without)));
    try {
      return await work(
        driverOf(speak(`${url}/session/${session.sessionId}`)),
        String(session.capabilities.browserVersion),
      );
    } finally {
      await asked('DELETE', `${url}/session/${session.sessionId}`);
    }
  } finally {
    for (const helper of helpers.reverse()) helper.kill();
  }
}

function capabilities(without: readonly string[]) {
  const binary = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const args = ['--automation', `--features=${without.map((name) => `-${name}`).join(',')}`];
  if (without.length === 0) return { capabilities: { alwaysMatch: {} } };
  return { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } } };
}

/** Starts a screen on the first free number, which Xvfb itself tells. */
async function screen(helpers: ChildProcess[]): Promise<string> {
  const server = spawn(SCREENS, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  helpers.push(server);
  const number = await new Promise<string>((resolve) =>
    server.stdio[3]?.once('data', (data) => resolve(String(data))),
  );
  return `:${number.trim()}`;
}

async function reached(url: string): Promise<void> {
  for (let i = 0; i < TRIES; i++, await wait(250)) {
    const isThere = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  throw new Error('WebKit does not answer');
}

function speak(session: string): Send {
  return (command, parameters = {}) => {
    const [method, path] = WAYS[command] ?? ['', ''];
    return asked(method, `${session}/${path}`, parameters);
  };
}

async function asked(method: string, url: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = Object(await answer.json());
  if (!answer.ok) throw new Error(`${url}: ${Object(value).error}, ${Object(value).message}`);
  return value;
}
