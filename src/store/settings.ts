/** The players' settings: stored in the browser, for all games. */
import { createStore } from 'zustand/vanilla';
import { HIGHEST_LEVEL } from '../core/contract/drills';
import { TURNS, type Turn } from '../core/contract/geometry';
import type { Json } from '../core/contract/values';
import { LEVEL_NAMES, type LevelName } from '../core/opponent/levels';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Per cent of the browser's own text size. */
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** How fast the acts of the computer follow each other. */
export const PACES = ['once', 'brisk', 'slow'] as const;
export type Pace = (typeof PACES)[number];
/** A quarter turn further. */
export function nextTurn(turn: Turn): Turn {
  return TURNS[TURNS.indexOf(turn) + 1] ?? 0;
}
export type Settings = {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly animation: boolean;
  readonly sound: boolean;
  /** Cover the table whenever the other side has to decide. */
  readonly handOver: boolean;
  /** New games are for one player who plays both sides, not for two. */
  readonly bothSides: boolean;
  /** A finger acts at its first tap; otherwise that only shows what the second one does. */
  readonly oneTap: boolean;
  /** A coach says beside the map what to look at, what makes sense, what threatens; null: nothing was chosen. */
  readonly coach: boolean | null;
  /** A few words beside the map when something comes up for the first time. */
  readonly hints: boolean;
  readonly pace: Pace;
  /** How hard the computer thinks that was last played against. */
  readonly against: LevelName;
  /** Whether points and other counts are shown beside the map. */
  readonly standing: boolean;
  /** Before a roll it is shown where the numbers come from. */
  readonly reckoning: boolean;
  /** What the position leads to is told beside the map. */
  readonly toCome: boolean;
  readonly turn: Turn;
  /** A small overview of the whole map that shows the visible part; null: where there is room for it. */
  readonly overview: boolean | null;
  /** Layers shown over the map, by id. */
  readonly overlays: readonly string[];
  /** Whether the traces of the previous turn are drawn on the map. */
  readonly memory: boolean;
  /** Whether the rules are shown beside the map, not over it. */
  readonly rulesDocked: boolean;
  /** Lessons that were taken to their end, as the page's address names them. */
  readonly learned: readonly string[];
  /** Of lessons that were begun and not taken to their end the step that was reached, from 0; by their address. */
  readonly begun: { readonly [lesson: string]: number };
  /** Hints that were told, by `system/id`. */
  readonly hinted: readonly string[];
  /** What the player has kept by name, as own set-ups, the oldest first. */
  readonly kept: readonly KeptDraft[];
  /** By `system/kind`. */
  readonly drills: { readonly [kind: string]: DrillProgress };
};
/** `place`: where it can be begun again, as its system names that. */
export type KeptDraft = { readonly place: string; readonly name: string; readonly draft: Json };
/** So many are kept; the oldest give way. */
const MOST_KEPT = 100;
/** How far somebody has come in one kind of drill; `streak`: right at the first try, one after the other. */
export type DrillProgress = { readonly level: number; readonly streak: number; readonly best: number };
export const NO_DRILLS: DrillProgress = { level: 1, streak: 0, best: 0 };
/** So many in a row lead to the next level. */
const TO_RISE = 5;
/** How the map is turned, which is set on the map itself. */
export type MapView = Pick<
  Settings,
  'turn' | 'overview' | 'memory' | 'rulesDocked' | 'standing' | 'reckoning' | 'toCome'
>;
/** What the settings menu offers. */
export type Liking = Omit<
  Settings,
  'overlays' | 'learned' | 'begun' | 'hinted' | 'kept' | 'drills' | keyof MapView
>;
export type SettingsState = Settings & {
  change(liking: Partial<Liking>): void;
  /** Resets everything that `change` can change. */
  reset(): void;
  look(view: Partial<MapView>): void;
  toggleOverlay(id: string): void;
  /** In place of one of the same name there. */
  keep(draft: KeptDraft): void;
  drop(place: string, name: string): void;
  /** A lesson has come to that step, from 0. */
  reachStep(at: string, step: number): void;
  finishLesson(at: string): void;
  /** That hint is not shown again, unless all of them are switched on again. */
  tellHint(id: string): void;
  /** What is done in lessons and drills. */
  forgetLessons(): void;
  /** A drill of that kind was answered: right at the first try, or not. */
  countDrill(kind: string, right: boolean): void;
  /** The level that the next one has. */
  setDrillLevel(kind: string, level: number): void;
};

const KEY = 'tercio-settings';
export const DEFAULT_LIKING: Liking = {
  theme: 'auto',
  textSize: 100,
  animation: true,
  sound: false,
  handOver: false,
  bothSides: false,
  oneTap: false,
  coach: null,
  hints: true,
  pace: 'brisk',
  against: 'recruit',
};
const DEFAULTS: Settings = {
  ...DEFAULT_LIKING,
  overlays: [],
  learned: [],
  begun: {},
  hinted: [],
  kept: [],
  drills: {},
  turn: 0,
  overview: null,
  memory: true,
  rulesDocked: false,
  standing: false,
  reckoning: false,
  toCome: false,
};

export function createSettings(storage: () => Storage) {
  return createStore<SettingsState>()((set, get) => {
    const change = (changed: Partial<Settings>) => {
      set(changed);
      const kept = Object.fromEntries(Object.entries(get()).filter(([name]) => name in DEFAULTS));
      try {
        storage().setItem(KEY, JSON.stringify(kept));
      } catch {
        // Refused or full: the setting lasts until the page is closed.
      }
    };
    return {
      ...readSettings(storage),
      change: (liking) =>
        // Who switches hints on again wants to read them.
        change(liking.hints === true && !get().hints ? { ...liking, hinted: [] } : liking),
      reset: () => change(DEFAULT_LIKING),
      look: change,
      toggleOverlay(id) {
        const { overlays } = get();
        const others = overlays.filter((other) => other !== id);
        change({ overlays: overlays.includes(id) ? others : [...overlays, id] });
      },
      keep(draft) {
        const others = get().kept.filter((one) => !isNamed(one, draft));
        change({ kept: [...others, draft].slice(-MOST_KEPT) });
      },
      drop: (place, name) => change({ kept: get().kept.filter((one) => !isNamed(one, { place, name })) }),
      reachStep(at, step) {
        const { begun } = get();
        if ((begun[at] ?? 0) !== step)
          change({ begun: { ...without(begun, at), ...(step > 0 && { [at]: step }) } });
      },
      finishLesson(at) {
        const { learned, begun } = get();
        if (!learned.includes(at)) change({ learned: [...learned, at] });
        if (at in begun) change({ begun: without(begun, at) });
      },
      tellHint(id) {
        const { hinted } = get();
        if (!hinted.includes(id)) change({ hinted: [...hinted, id] });
      },
      forgetLessons: () => change({ learned: [], begun: {}, drills: {} }),
      countDrill(kind, right) {
        const { drills } = get();
        change({ drills: { ...drills, [kind]: afterAnswer(drills[kind] ?? NO_DRILLS, right) } });
      },
      setDrillLevel(kind, level) {
        const { drills } = get();
        // Those in a row are of one level.
        const { best } = drills[kind] ?? NO_DRILLS;
        change({ drills: { ...drills, [kind]: { level, streak: 0, best } } });
      },
    };
  });
}

function without(begun: Settings['begun'], at: string): Settings['begun'] {
  return Object.fromEntries(Object.entries(begun).filter(([lesson]) => lesson !== at));
}

/** Five in a row raise the level, and the row goes on. */
function afterAnswer({ level, streak, best }: DrillProgress, right: boolean): DrillProgress {
  if (!right) return { level, streak: 0, best };
  const row = streak + 1;
  const rises = row % TO_RISE === 0 && level < HIGHEST_LEVEL;
  return { level: rises ? level + 1 : level, streak: row, best: Math.max(best, row) };
}

type Switch = {
  [N in keyof Settings]: Settings[N] extends boolean ? N : never;
}[keyof Settings];

/** What is stored and understood; everything else has its default. */
function readSettings(storage: () => Storage): Settings {
  try {
    const json: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    const found = new Map<string, unknown>(typeof json === 'object' && json ? Object.entries(json) : []);
    const yes = (name: Switch) => {
      const value = found.get(name);
      return typeof value === 'boolean' ? value : DEFAULTS[name];
    };
    const names = (key: 'overlays' | 'learned' | 'hinted') => {
      const list = found.get(key);
      return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : DEFAULTS[key];
    };
    const [overview, coach] = [found.get('overview'), found.get('coach')];
    return {
      theme: THEMES.find((theme) => theme === found.get('theme')) ?? DEFAULTS.theme,
      textSize: TEXT_SIZES.find((size) => size === found.get('textSize')) ?? DEFAULTS.textSize,
      animation: yes('animation'),
      sound: yes('sound'),
      handOver: yes('handOver'),
      bothSides: yes('bothSides'),
      oneTap: yes('oneTap'),
      coach: typeof coach === 'boolean' ? coach : DEFAULTS.coach,
      hints: yes('hints'),
      pace: PACES.find((pace) => pace === found.get('pace')) ?? DEFAULTS.pace,
      against: LEVEL_NAMES.find((level) => level === found.get('against')) ?? DEFAULTS.against,
      overlays: names('overlays'),
      learned: names('learned'),
      begun: readBegun(found.get('begun')),
      hinted: names('hinted'),
      kept: readKept(found.get('kept')),
      drills: readDrills(found.get('drills')),
      turn: TURNS.find((turn) => turn === found.get('turn')) ?? DEFAULTS.turn,
      overview: typeof overview === 'boolean' ? overview : DEFAULTS.overview,
      memory: yes('memory'),
      rulesDocked: yes('rulesDocked'),
      standing: yes('standing'),
      reckoning: yes('reckoning'),
      toCome: yes('toCome'),
    };
  } catch {
    return DEFAULTS;
  }
}

function isNamed(one: KeptDraft, { place, name }: Omit<KeptDraft, 'draft'>): boolean {
  return one.place === place && one.name === name;
}

/** Each draft is read by its system when it is begun again: here it need only have a name and a place. */
function readKept(json: unknown): readonly KeptDraft[] {
  if (!Array.isArray(json)) return DEFAULTS.kept;
  const read = json.flatMap((one: unknown): readonly KeptDraft[] => {
    const { place, name, draft } = { place: null, name: null, draft: null, ...asTable(one) };
    if (typeof place !== 'string' || typeof name !== 'string') return [];
    return isJson(draft) ? [{ place, name, draft }] : [];
  });
  return read.slice(-MOST_KEPT);
}

/** It comes out of `JSON.parse`. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}

/** A lesson may have fewer steps by now: who goes on with it sees to that. */
function readBegun(json: unknown): Settings['begun'] {
  const steps = Object.entries(asTable(json));
  return Object.fromEntries(steps.flatMap(([at, step]) => (isCount(step, 1) ? [[at, step]] : [])));
}

/** What is not understood of a kind is as if it had never been tried. */
function readDrills(json: unknown): Settings['drills'] {
  if (typeof json !== 'object' || json === null) return DEFAULTS.drills;
  return Object.fromEntries(
    Object.entries(json).flatMap(([kind, kept]: readonly [string, unknown]) => {
      const { level, streak, best } = { level: 0, streak: -1, best: -1, ...asTable(kept) };
      const fits = isCount(level, 1, HIGHEST_LEVEL) && isCount(streak, 0) && isCount(best, 0);
      return fits ? [[kind, { level, streak, best }]] : [];
    }),
  );
}

function asTable(json: unknown): { readonly [key: string]: unknown } {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function isCount(json: unknown, least: number, most = Number.MAX_SAFE_INTEGER): json is number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= least && json <= most;
}
