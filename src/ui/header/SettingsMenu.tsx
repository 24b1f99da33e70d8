import { type ReactNode, useId } from 'react';
import { type Liking, TEXT_SIZES, THEMES, type Theme } from '../../store/settings';
import { useGame, useSettings } from '../../store/useGame';
import { useCoachIsOn } from '../coach/coachContext';
import { DiceChoice } from '../dice/DiceChoice';
import { SettingsIcon } from '../parts/icons';
import './header.css';
import './menu.css';

const THEME_NAMES: { readonly [T in Theme]: string } = {
  auto: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

export function SettingsMenu() {
  return (
    <>
      <button type="button" className="tool" popoverTarget="settings" title="Settings" aria-label="Settings">
        <SettingsIcon />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a popover is no form field, and its groups are fieldsets */}
      <div id="settings" popover="auto" className="scrolls menu settings" role="group" aria-label="Settings">
        <SettingsContent />
      </div>
    </>
  );
}

export function SettingsContent() {
  const playing = useGame((state) => state.play !== null);
  const reset = useSettings((settings) => settings.reset);
  return (
    <>
      {playing ? <DiceChoice /> : null}
      <Themes />
      <TextSizes />
      <fieldset>
        <legend>At the table</legend>
        <Switch of="animation">Animated moves and dice</Switch>
        <Switch of="sound">Sounds</Switch>
        <Switch of="handOver" note="For two at one screen: the table is covered when the other side decides.">
          Hand-over screen
        </Switch>
        <Switch of="oneTap" note="By finger: otherwise the first tap shows what the second one does.">
          One tap acts
        </Switch>
        <CoachChoice />
        <Switch of="hints" note="A few words beside the map when something comes up for the first time.">
          First-time hints
        </Switch>
      </fieldset>
      <button type="button" className="link" onClick={reset}>
        Reset all settings
      </button>
    </>
  );
}

function Themes() {
  const name = useId();
  const theme = useSettings((settings) => settings.theme);
  const change = useSettings((settings) => settings.change);
  return (
    <fieldset>
      <legend>Theme</legend>
      <div className="side-by-side">
        {THEMES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => change({ theme: value })}
            />
            {THEME_NAMES[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TextSizes() {
  const name = useId();
  const textSize = useSettings((settings) => settings.textSize);
  const change = useSettings((settings) => settings.change);
  return (
    <fieldset>
      <legend>Text size</legend>
      <div className="side-by-side">
        {TEXT_SIZES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={textSize === value}
              onChange={() => change({ textSize: value })}
            />
            {value} %
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = {
  readonly of: { [K in keyof Liking]: Liking[K] extends boolean ? K : never }[keyof Liking];
  readonly note?: string;
  readonly children: ReactNode;
};

function Switch({ of, ...words }: SwitchProps) {
  const on = useSettings((settings) => settings[of]);
  const change = useSettings((settings) => settings.change);
  return <Toggle {...words} on={on} turn={(to) => change({ [of]: to })} />;
}

function CoachChoice() {
  const on = useCoachIsOn();
  const change = useSettings((settings) => settings.change);
  const note = 'Beside the map: what to look at, what makes sense and why, what threatens.';
  return (
    <Toggle on={on} note={note} turn={(coach) => change({ coach })}>
      Coach
    </Toggle>
  );
}

type ToggleProps = Omit<SwitchProps, 'of'> & { readonly on: boolean; turn(on: boolean): void };

function Toggle({ on, turn, note, children }: ToggleProps) {
  return (
    <label className="toggle">
      <input type="checkbox" checked={on} onChange={(e) => turn(e.currentTarget.checked)} />
      <span>
        {children}
        {note === undefined ? null : <small>{note}</small>}
      </span>
    </label>
  );
}
