import { useContext, useEffect, useId, useState } from 'react';
import type { SideView } from '../../core/contract/map';
import type { GameSystem } from '../../core/contract/system';
import type { Json } from '../../core/contract/values';
import type { Players } from '../../store/computer/players';
import { useSettings } from '../../store/useGame';
import { ComputerContext } from './computerContext';
import { LevelChoice } from './LevelChoice';

type Props = {
  readonly system: GameSystem;
  readonly sides: readonly SideView[];
  /** How the battle begins. */
  readonly start: Json;
  readonly play: (players: Players) => void;
};

/** On the start page: which side a player leads, how hard the computer thinks that leads the others, and the button. */
export function AgainstComputer({ system, sides, start, play }: Props) {
  const group = useId();
  const level = useSettings((settings) => settings.against);
  const change = useSettings((settings) => settings.change);
  /** null: the computer leads all of them. */
  const [led, setLed] = useState<string | null>(sides[0]?.id ?? null);
  useRehearsal(system, start);
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

/** While a player chooses, the computer plays on from the beginning for itself: its first decisions are quicker then. */
function useRehearsal({ id, hasComputer }: GameSystem, start: Json): void {
  const desk = useContext(ComputerContext);
  useEffect(() => {
    if (!desk || !hasComputer) return;
    desk.fetch().then(
      (there) => there.prepare({ system: id, state: start }),
      // Who begins to play is told.
      () => {},
    );
  }, [desk, id, hasComputer, start]);
}
