/**
 * The built page in an installed Firefox, by the protocol that it speaks itself (Marionette): a game is begun, played on
 * by keyboard, reloaded, and looked at from a second tab. Where there is none, it says so. `npm run build` comes first.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { preview } from 'vite';

const PLACES = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const MARIONETTE = 2828;
const TRIES = 80;

const path = [process.env.FIREFOX_PATH ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));
console.log('WebKit: not tried, this tool does not drive it.');
if (path) await inFirefox(path);
else console.log('Firefox: not tried, none is installed (or named by FIREFOX_PATH).');

async function inFirefox(binary: string): Promise<void> {
  const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'silent' });
  const profile = mkdtempSync(join(tmpdir(), 'tercio-firefox-'));
  const flags = ['--marionette', '--headless', '--no-remote', '--profile', profile, 'about:blank'];
  const firefox = spawn(binary, flags, { stdio: 'ignore' });
  try {
    const call = speak(await reached());
    const session = await call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    const script = async (body: string) => {
      const answer = await call('WebDriver:ExecuteScript', { script: body, args: [], sandbox: null });
      return Object(answer).value as unknown;
    };
    const until = async (body: string, expected: RegExp) => {
      let found: unknown;
      for (let i = 0; i < TRIES; i++, await wait(250)) {
        found = await script(body);
        if (expected.test(String(found))) return;
      }
      throw new Error(`${expected} was waited for, and there is ${String(found)}`);
    };
    const heading = "return document.querySelector('.now h1')?.textContent";
    const url = server.resolvedUrls?.local[0] ?? '';
    await call('WebDriver:Navigate', { url });
    const battle = "[...document.querySelectorAll('button')].find((b) => /^Play/.test(b.textContent))";
    await until(`return ${battle}?.textContent`, /^Play/);
    await script(`${battle}.click()`);
    await until(heading, /^French/);
    const press =
      "document.querySelector('.now h1').dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))";
    for (let i = 0; i < 20 && !/^Spanish Movement/.test(String(await script(heading))); i++, await wait(400))
      await script(press);
    await until(heading, /^Spanish Movement/);
    await call('WebDriver:Refresh', {});
    await until(heading, /^Spanish Movement/);
    const game = await script('return location.href');
    const tab = await call('WebDriver:NewWindow', { type: 'tab' });
    await call('WebDriver:SwitchToWindow', { handle: Object(tab).handle });
    await call('WebDriver:Navigate', { url: game });
    await until("return document.querySelector('.banner')?.textContent", /played in another tab/);
    const { browserVersion } = Object(Object(session).capabilities);
    console.log(
      `Firefox ${browserVersion}: a game begun, played, reloaded, and shown in a second tab as played elsewhere.`,
    );
  } finally {
    firefox.kill();
    await server.close();
  }
}

async function reached(): Promise<Socket> {
  for (let i = 0; i < TRIES; i++, await wait(500)) {
    const socket = connect(MARIONETTE, '127.0.0.1');
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false));
    });
    if (isOpen) return socket;
  }
  throw new Error('Firefox does not answer');
}

/** Sends commands, each with its length before it, and hands out the answers by their numbers. */
function speak(socket: Socket) {
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
  return (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, (error, result) =>
        error ? reject(new Error(`${name}: ${Object(error).message}`)) : resolve(result),
      );
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
