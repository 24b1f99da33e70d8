/** A browser that a test may kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { platform } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../tests/tools/browser.mjs';

const ON_WINDOWS = platform() === 'win32';

export type Running = { readonly process: ChildProcess; readonly browser: Browser; readonly page: Page };

/** A browser of our own: the test's would bring its own profile, and its process is not ours to kill. */
export async function startBrowser(profile: string): Promise<Running> {
  const process = spawn(
    findBrowser().path,
    [
      ...BROWSER_FLAGS,
      ...['--headless', '--remote-debugging-port=0', '--no-first-run', '--hide-crash-restore-bubble'],
      ...[`--user-data-dir=${profile}`, '--window-size=1440,900', 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: !ON_WINDOWS },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    process.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    process.on('exit', () => reject(new Error(`the browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('no page');
  page.setDefaultTimeout(20_000);
  return { process, browser, page };
}

/** The browser and all its helpers in one stroke: one that lived on would still write. */
export async function killBrowser({ process: browserProcess, browser }: Running): Promise<void> {
  const gone = new Promise((resolve) => browserProcess.once('exit', resolve));
  const { pid } = browserProcess;
  // It has a group of its own, which Windows does not know.
  if (ON_WINDOWS || pid === undefined) browserProcess.kill('SIGKILL');
  else process.kill(-pid, 'SIGKILL');
  await gone;
  await browser.close().catch(() => undefined);
}
