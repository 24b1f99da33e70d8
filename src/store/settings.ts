/** What a player likes: kept in the browser if it allows, for this visit if not. */
import { createStore } from 'zustand/vanilla';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Settings = {
  readonly theme: Theme;
  readonly animation: boolean;
  /** Sheets that lie open, by id. */
  readonly openSheets: readonly string[];
};
export type SettingsState = Settings & {
  setTheme(theme: Theme): void;
  setAnimation(animation: boolean): void;
  toggleSheet(id: string, open: boolean): void;
};

const KEY = 'tercio-settings';
const USUAL: Settings = { theme: 'auto', animation: true, openSheets: [] };

export function createSettings(storage: () => Storage) {
  return createStore<SettingsState>()((set, get) => {
    const change = (changed: Partial<Settings>) => {
      set(changed);
      const { theme, animation, openSheets } = get();
      try {
        storage().setItem(KEY, JSON.stringify({ theme, animation, openSheets }));
      } catch {
        // Refused or full: the setting holds until the page is closed.
      }
    };
    return {
      ...readSettings(storage),
      setTheme: (theme) => change({ theme }),
      setAnimation: (animation) => change({ animation }),
      toggleSheet(id, open) {
        const others = get().openSheets.filter((other) => other !== id);
        change({ openSheets: open ? [...others, id] : others });
      },
    };
  });
}

function readSettings(storage: () => Storage): Settings {
  try {
    const json: unknown = JSON.parse(storage().getItem(KEY) ?? '{}');
    const found = new Map<string, unknown>(typeof json === 'object' && json ? Object.entries(json) : []);
    const sheets = found.get('openSheets');
    return {
      theme: THEMES.find((theme) => theme === found.get('theme')) ?? USUAL.theme,
      animation: found.get('animation') !== false,
      openSheets: Array.isArray(sheets) ? sheets.filter((id) => typeof id === 'string') : USUAL.openSheets,
    };
  } catch {
    return USUAL;
  }
}
