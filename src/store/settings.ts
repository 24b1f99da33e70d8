/** How the players like the page: kept in the browser, for all games. */
import { createStore } from 'zustand/vanilla';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Per cent of the text size that the browser itself is set to. */
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Settings = {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly animation: boolean;
  readonly sound: boolean;
  /** The table is covered whenever the other side has to decide. */
  readonly handOver: boolean;
  /** Sheets that lie open, by id. */
  readonly openSheets: readonly string[];
};
/** What the settings menu asks for. */
export type Liking = Omit<Settings, 'openSheets'>;
export type SettingsState = Settings & {
  change(liking: Partial<Liking>): void;
  /** Everything that `change` can change, as it was at first. */
  reset(): void;
  toggleSheet(id: string, open: boolean): void;
};

const KEY = 'tercio-settings';
export const USUAL_LIKING: Liking = {
  theme: 'auto',
  textSize: 100,
  animation: true,
  sound: false,
  handOver: false,
};
const USUAL: Settings = { ...USUAL_LIKING, openSheets: [] };

export function createSettings(storage: () => Storage) {
  return createStore<SettingsState>()((set, get) => {
    const change = (changed: Partial<Settings>) => {
      set(changed);
      const { theme, textSize, animation, sound, handOver, openSheets } = get();
      const kept: Settings = { theme, textSize, animation, sound, handOver, openSheets };
      try {
        storage().setItem(KEY, JSON.stringify(kept));
      } catch {
        // Refused or full: the setting holds until the page is closed.
      }
    };
    return {
      ...readSettings(storage),
      change,
      reset: () => change(USUAL_LIKING),
      toggleSheet(id, open) {
        const others = get().openSheets.filter((other) => other !== id);
        change({ openSheets: open ? [...others, id] : others });
      },
    };
  });
}

/** What is stored and understood; all else is as usual. */
function readSettings(storage: () => Storage): Settings {
  try {
    const json: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    const found = new Map<string, unknown>(typeof json === 'object' && json ? Object.entries(json) : []);
    const yes = (name: 'animation' | 'sound' | 'handOver') => {
      const value = found.get(name);
      return typeof value === 'boolean' ? value : USUAL[name];
    };
    const sheets = found.get('openSheets');
    return {
      theme: THEMES.find((theme) => theme === found.get('theme')) ?? USUAL.theme,
      textSize: TEXT_SIZES.find((size) => size === found.get('textSize')) ?? USUAL.textSize,
      animation: yes('animation'),
      sound: yes('sound'),
      handOver: yes('handOver'),
      openSheets: Array.isArray(sheets) ? sheets.filter((id) => typeof id === 'string') : USUAL.openSheets,
    };
  } catch {
    return USUAL;
  }
}
