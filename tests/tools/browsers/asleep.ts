/** The process of a page is stopped, as a system does with what lies in the background. Linux only. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Driver } from './driver';

const BUSY = 400;
/** A browser has other work, but not as much as a page that does nothing else. */
const LEAST_TICKS = 15;

type Process = { readonly pid: number; readonly ticks: number };

function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const isOfPages = /WebKitWeb|firefox|Web Content|Isolated/.test(stat.slice(0, stat.lastIndexOf(')')));
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return isOfPages ? [{ pid: Number(name), ticks: Number(fields[11]) + Number(fields[12]) }] : [];
      } catch {
        return [];
      }
    });
}

/** The process that the page runs in: whatever was busy while the page was. */
export async function processOf(driver: Driver): Promise<number> {
  const before = new Map(processes().map(({ pid, ticks }) => [pid, ticks]));
  await driver.script(`const end = Date.now() + ${BUSY}; while (Date.now() < end);`);
  const spent = processes()
    .map(({ pid, ticks }) => ({ pid, ticks: ticks - (before.get(pid) ?? ticks) }))
    .sort((a, b) => b.ticks - a.ticks);
  const [busiest] = spent;
  if (!busiest || busiest.ticks < LEAST_TICKS) throw new Error('the process of the page is not found');
  return busiest.pid;
}
