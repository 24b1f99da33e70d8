/** What a trace of the browser says of the work that a page made. */

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times here. */
  readonly ts: number;
  readonly dur?: number;
  /** The same on the thread's own clock, which stands still while others have the processor. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly nodeName?: string; readonly type?: string };
  };
};

/** Categories that have the events read here. */
export const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'cc',
  '__metadata',
];
/** Those that have the tasks of a thread and the marks of a page: tracing itself costs less. */
export const TASKS = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];

export type Work = {
  /** Milliseconds of processor time of all tasks of the page's main thread. */
  readonly main: number;
  /** The same of rasterizing, on whatever thread. */
  readonly raster: number;
  readonly layouts: number;
  readonly paints: number;
  /** What was painted, as `DIV class='printed'`. */
  readonly painted: readonly string[];
};

/** From and to on the clock that the browser and Node share, in microseconds; `until`: a mark that ends it sooner. */
export type Window = { readonly from: number; readonly to: number; readonly until?: string | undefined };
/** What the page's main thread did in a window, in milliseconds of its own clock. */
export type Load = {
  readonly thread: number;
  readonly longest: number;
  /** By the clock on the wall: from the beginning of the window until its last task has ended. */
  readonly passed: number;
};

/** The page that was traced is the one with the most work. */
export function loadsIn(trace: string, windows: readonly Window[]): readonly Load[] {
  const { traceEvents: all }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const mains = all.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    all.filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask');
  const [tasks = []] = mains.map(tasksOf).toSorted((a, b) => sum(b) - sum(a));
  return windows.map(({ from, to, until }) => {
    const mark = all.find(({ name, ts }) => name === until && ts >= from && ts <= to);
    if (until !== undefined && !mark) throw new Error(`a trace without ${until}`);
    const end = mark?.ts ?? to;
    const here = tasks.filter(({ ts }) => ts >= from && ts <= end);
    const last = Math.max(from, ...here.map(({ ts, dur = 0 }) => ts + dur));
    return {
      thread: sum(here),
      longest: Math.max(0, ...here.map((task) => sum([task]))),
      passed: ((mark ? end : last) - from) / 1000,
    };
  });
}

/**
 * Of the renderer that worked most: the page that was traced. `during`: events of the page by whose last one the work
 * is over, but for what follows within `after` milliseconds.
 */
export function workOf(trace: string, during?: { readonly type: string; readonly after: number }): Work {
  const { traceEvents: all }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const asked = all.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === during?.type);
  if (during && asked.length === 0) throw new Error(`a trace without ${during.type}`);
  const end = during
    ? Math.max(...asked.map(({ ts }) => ts)) + during.after * 1000
    : Number.POSITIVE_INFINITY;
  const traceEvents = all.filter(({ name, ts }) => name === 'thread_name' || ts <= end);
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const works = mains.map(({ pid, tid }) => {
    const here = traceEvents.filter((event) => event.pid === pid);
    const onMain = here.filter((event) => event.tid === tid);
    const count = (name: string) => onMain.filter((event) => event.name === name).length;
    return {
      main: sum(onMain.filter(({ name }) => name === 'RunTask')),
      raster: sum(here.filter(({ name }) => name === 'RasterTask')),
      layouts: count('Layout'),
      paints: count('Paint'),
      painted: onMain.flatMap(({ name, args }) => (name === 'Paint' ? (args?.data?.nodeName ?? []) : [])),
    };
  });
  const [most] = works.toSorted((a, b) => b.main - a.main);
  if (!most) throw new Error('a trace without a page');
  return most;
}

/** Microseconds of complete events, in milliseconds of processor time. */
function sum(events: readonly TraceEvent[]): number {
  return events.reduce((all, { ph, dur = 0, tdur = dur }) => all + (ph === 'X' ? tdur : 0), 0) / 1000;
}
