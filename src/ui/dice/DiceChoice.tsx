import { useId } from 'react';
import type { Die } from '../../core/dice/dice';
import { useGame, usePlay } from '../../store/useGame';
import './dice.css';

const THROWERS: readonly (readonly [by: Die['by'], name: string])[] = [
  ['generator', 'Tercio throws'],
  ['hand', 'We throw our own and enter them'],
];

/** In the settings: who throws the dice of this game. While a die is awaited that cannot change. */
export function DiceChoice() {
  const group = useId();
  const from = usePlay((play) => play.game.record.diceFrom);
  const awaited = usePlay((play) => play.wanted !== null);
  const takeDiceFrom = useGame((state) => state.takeDiceFrom);
  return (
    <fieldset disabled={awaited}>
      <legend>Dice of this game</legend>
      {THROWERS.map(([by, name]) => (
        <label key={by}>
          <input type="radio" name={group} checked={from === by} onChange={() => takeDiceFrom(by)} />
          {name}
        </label>
      ))}
      {awaited ? <small>A die is awaited: enter it first, or take the command back.</small> : null}
    </fieldset>
  );
}

/** At the foot of a receipt: who throws the next die, and a way to change that. */
export function DiceSource() {
  const from = usePlay((play) => play.game.record.diceFrom);
  const isOver = usePlay((play) => play.prompt.by === null);
  const takeDiceFrom = useGame((state) => state.takeDiceFrom);
  if (isOver) return null;
  const other = from === 'hand' ? 'generator' : 'hand';
  return (
    <p className="dice-source">
      {from === 'hand' ? 'Next dice: your own, entered by you' : 'Next dice: thrown by Tercio'}
      {' · '}
      <button type="button" className="link" onClick={() => takeDiceFrom(other)}>
        {from === 'hand' ? 'let Tercio throw' : 'throw your own'}
      </button>
    </p>
  );
}
