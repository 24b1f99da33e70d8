import { useEffect, useEffectEvent } from 'react';
import { useGame, usePlay } from '../../store/useGame';

/**
 * Where a result has to be answered on the map, all that can be chosen there comes into view, and where it leads; of an
 * act whose chances are told, all who are named: so large that they can be told apart. Draws nothing.
 */
export function AnswersInSight(): null {
  const prompt = usePlay((play) => play.prompt);
  const marks = usePlay((play) => play.board.marks);
  const bringIntoView = useGame((state) => state.bringIntoView);
  const isTold = prompt.receipt !== null && prompt.names !== undefined;
  const show = useEffectEvent(() => {
    if (!prompt.isAnswer) return bringIntoView({ counters: prompt.names ?? [], where: [] }, true);
    const targets = prompt.choices.map(({ target }) => target);
    const counters = targets.flatMap((one) => (one.on === 'counter' ? [one.id] : []));
    const places = targets.flatMap((one) => (one.on === 'place' ? [one.at] : []));
    const ways = marks.filter(({ means }) => means === 'path').map(({ shape }) => shape);
    const where = [...(places.length > 0 ? [{ kind: 'places', places } as const] : []), ...ways];
    bringIntoView({ counters, where }, true);
  });
  useEffect(() => {
    if (prompt.isAnswer || isTold) show();
  }, [prompt, isTold]);
  return null;
}
