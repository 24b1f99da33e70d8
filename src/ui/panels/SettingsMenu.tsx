import { THEMES, type Theme } from '../../store/settings';
import { useSettings } from '../../store/useGame';
import { SettingsIcon } from './icons';

const THEME_NAMES: { readonly [T in Theme]: string } = {
  auto: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

export function SettingsMenu() {
  const { theme, animation, setTheme, setAnimation } = useSettings((settings) => settings);
  return (
    <>
      <button type="button" className="tool" popoverTarget="settings" title="Settings" aria-label="Settings">
        <SettingsIcon />
      </button>
      <div id="settings" popover="auto" className="menu">
        <fieldset>
          <legend>Theme</legend>
          {THEMES.map((value) => (
            <label key={value}>
              <input type="radio" name="theme" checked={theme === value} onChange={() => setTheme(value)} />
              {THEME_NAMES[value]}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={animation}
            onChange={(e) => setAnimation(e.currentTarget.checked)}
          />
          Animated moves
        </label>
      </div>
    </>
  );
}
