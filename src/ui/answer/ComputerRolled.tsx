import { memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Receipt } from '../../core/contract/values';
import { rolledByComputer } from '../../store/computer/computerTurn';
import { computerFor } from '../../store/computer/players';
import type { Cause } from '../../store/table/causes';
import type { WrittenLine } from '../../store/table/gameLog';
import type { OpenGame } from '../../store/table/openGame';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { noBreak } from '../parts/noBreak';
import { placesNamed } from '../parts/useLight';
import { LogItem } from './LogItem';

const SHOWN = 8;

/** Each die of the computer's turn, the last one first: who against whom, at what odds, and what came of it. */
export const ComputerRolled = memo(function ComputerRolled() {
  const play = usePlay((one) => one);
  const news = useGame((state) => state.news);
  const rolled = useMemo(() => rolledByComputer(play), [play]);
  const bringIntoView = useGame((state) => state.bringIntoView);
  const fought = useMemo(() => placesOf(rolled?.lines ?? []), [rolled]);
  const plays = isComputersTurn(play);
  useFollowed(plays, news);
  useAtItsEnd(plays, () => bringIntoView(fought));
  // What is told above is not told twice.
  const lines = rolled?.lines.filter(({ entry }) => !news.some((line) => line.entry === entry)) ?? [];
  if (!rolled || lines.length === 0) return null;
  const title = `${rolled.side.name}, in this turn`;
  return (
    <section className="just-now computer-rolled" aria-label={title}>
      <div className="rolled-head">
        <h2>{title}</h2>
        {fought.where.length > 0 ? (
          <button type="button" className="link" onClick={() => bringIntoView(fought)}>
            Show on the map
          </button>
        ) : null}
      </div>
      <ul>
        {lines
          .toReversed()
          .slice(0, SHOWN)
          .map((line) => (
            <LogItem
              key={`${line.entry}.${line.nth}`}
              line={line}
              after={line.receipt ? <Came receipt={line.receipt} /> : null}
            />
          ))}
      </ul>
      {lines.length > SHOWN ? <p className="faint">Everything is in the log.</p> : null}
    </section>
  );
});

/** All that was rolled for. */
function placesOf(lines: readonly WrittenLine[]): Cause {
  const places = lines.map(placesNamed);
  return {
    counters: places.flatMap(({ counters }) => counters),
    where: places.flatMap(({ where }) => where),
  };
}

/** What a defender is asked in it is a part of it. */
function isComputersTurn(play: OpenGame): boolean {
  const { side } = play.moment;
  return side !== null && computerFor(play, side) !== null;
}

/** What the computer does is seen where it does it, at a pace at which anybody could look on. */
function useFollowed(plays: boolean, news: readonly WrittenLine[]): void {
  const bringIntoView = useGame((state) => state.bringIntoView);
  const canLookOn = useSettings(({ pace }) => pace !== 'once');
  const follow = useEffectEvent(() => bringIntoView(placesOf(news)));
  useEffect(() => {
    if (plays && canLookOn && news.length > 0) follow();
  }, [plays, canLookOn, news]);
}

/** Once, as the computer's turn ends; not as a game is opened after it. */
function useAtItsEnd(isPlaying: boolean, then: () => void): void {
  const wasPlaying = useRef(isPlaying);
  const end = useEffectEvent(then);
  useEffect(() => {
    const ends = wasPlaying.current && !isPlaying;
    wasPlaying.current = isPlaying;
    if (ends) end();
  }, [isPlaying]);
}

/** `1-3: nothing happens` */
function Came({ receipt: { total, outcomes, result } }: { readonly receipt: Receipt }) {
  const came = outcomes.find(({ label }) => label === result);
  return <span className="soft">{noBreak(came ? `${total}: ${came.means}.` : `${total}.`)}</span>;
}
