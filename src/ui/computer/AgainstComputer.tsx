import { useId, useState } from 'react';
import type { SideView } from '../../core/contract/map';
import type { GameSystem } from '../../core/contract/system';
import type { Players } from '../../store/computer/players';
import { useSettings } from '../../store/useGame';
import { LevelChoice } from './LevelChoice';

type Props = {
  readonly system: GameSystem;
  readonly sides: readonly SideView[];
  readonly play: (players: Players) => void;
};

/** On the start page: which side a player leads, how hard the computer thinks that leads the others, and the button. */
export function AgainstComputer({ system, sides, play }: Props) {
  const group = useId();
  const level = useSettings((settings) => settings.against);
  const change = useSettings((settings) => settings.change);
  /** null: the computer leads all of them. */
  const [led, setLed] = useState<string | null>(sides[0]?.id ?? null);
  if (!system.hasComputer) return <p>There is no computer player for this game yet.</p>;
  const players = Object.fromEntries(sides.filter(({ id }) => id !== led).map(({ id }) => [id, level]));
  return (
    <div className="options">
      <fieldset>
        <legend>You lead</legend>
        {sides.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name={group} checked={led === id} onChange={() => setLed(id)} />
            {name}
          </label>
        ))}
        <label>
          <input type="radio" name={group} checked={led === null} onChange={() => setLed(null)} />
          Nobody: the computer plays, and you watch
        </label>
      </fieldset>
      <LevelChoice legend="The computer is a" value={level} choose={(against) => change({ against })} />
      <button type="button" className="act main" onClick={() => play(players)}>
        {led === null ? 'Watch the computer play' : 'Begin against the computer'}
      </button>
    </div>
  );
}
