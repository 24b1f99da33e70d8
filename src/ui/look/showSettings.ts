/** Puts the settings where the style sheets look for them. */
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsState } from '../../store/settings';

export function showSettings(settings: StoreApi<SettingsState>): void {
  const show = ({ theme, textSize, animation }: SettingsState) => {
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
    if (textSize === 100) delete dataset.text;
    else dataset.text = `${textSize}`;
    dataset.motion = animation ? 'on' : 'off';
  };
  show(settings.getState());
  settings.subscribe(show);
}
