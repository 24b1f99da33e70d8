/** An installed Firefox, spoken to by the protocol that it has itself (Marionette). */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Driver, driverOf, type Send } from './driver';

const PLACES = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const TRIES = 80;

export type Preferences = { readonly [name: string]: boolean | number | string };

export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));
}

/** Does something in a Firefox of its own with these settings, on an empty profile. */
export async function inFirefox<T>(
  binary: string,
  preferences: Preferences,
  work: (driver: Driver, version: string) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'tercio-firefox-'));
  const port = await freePort();
  const lines = Object.entries({ ...preferences, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const flags = ['--marionette', '--headless', '--no-remote', '--profile', profile, 'about:blank'];
  const firefox = spawn(binary, flags, { stdio: 'ignore' });
  const gone = new Promise((resolve) => firefox.once('exit', resolve));
  try {
    const socket = await reached(port);
    const send = speak(socket);
    const session = await send('NewSession', { capabilities: { alwaysMatch: {} } });
    const result = await work(driverOf(send), String(Object(session).capabilities?.browserVersion));
    socket.destroy();
    return result;
  } finally {
    firefox.kill();
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return Number(Object(address).port);
}

async function reached(port: number): Promise<Socket> {
  for (let i = 0; i < TRIES; i++, await wait(250)) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    });
    if (isOpen) return socket;
  }
  throw new Error('Firefox does not answer');
}

/** Sends commands, each with its length before it, and hands out the answers by their numbers. */
function speak(socket: Socket): Send {
  let received = Buffer.alloc(0);
  let last = 0;
  const waiting = new Map<number, (error: unknown, result: unknown) => void>();
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon >= 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message[2], message[3]);
    }
  });
  return (name, parameters = {}) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, (error, result) => {
        if (error) return reject(new Error(`${name}: ${Object(error).message}`));
        resolve('value' in Object(result) ? Object(result).value : result);
      });
      const text = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
