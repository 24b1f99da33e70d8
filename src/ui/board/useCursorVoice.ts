import { useContext, useMemo } from 'react';
import { targetOf } from '../../store/cursor';
import type { GameState } from '../../store/gameStore';
import { stateShown } from '../../store/replay';
import { StoresContext, useGame } from '../../store/useGame';

/** What the cursor has come to, in words: the place, and what a press there would do and cost or why not. */
export function useCursorVoice(): string {
  const store = useContext(StoresContext)?.game;
  const cursor = useGame((state) => state.cursor);
  // said once for each place that the cursor comes to; what a press changes is announced elsewhere
  return useMemo(() => (store && cursor ? said({ ...store.getState(), cursor }) : ''), [store, cursor]);
}

function said({ play, replay, cursor }: Pick<GameState, 'play' | 'replay' | 'cursor'>): string {
  if (!play || !cursor) return '';
  const { system, draft, board } = play;
  const state = stateShown(play, replay);
  const counters = (replay ?? play).board.counters;
  const here = system.describe(state, cursor.place);
  const meant = counters.find(({ id }) => id === cursor.counter)?.label;
  const place = meant === undefined ? sentence(here) : sentence(meant);
  if (replay) return place;
  const { text, price, reasons } = system.foresee(state, draft, targetOf(cursor, board.counters));
  const known = counters.flatMap(({ at, label }) => (String(at) === String(cursor.place) ? [label] : []));
  const foreseen = sentence(unsaid(text, here, known));
  const why = reasons.map((reason) => sentence(reason.text));
  return [place, foreseen, sentence(price), ...why].filter((part) => part !== '').join(' ');
}

/** Where a press would do nothing, what is foreseen may tell who and what is there; that is said already. */
function unsaid(text: string, here: string, names: readonly string[]): string {
  const parts = text.replace(/\.$/, '').split(/; |\. (?=[A-Z])/);
  const left = parts.filter((part) => !names.some((name) => name.startsWith(part)) && !isIn(here, part));
  return left.length === parts.length ? text : left.join('. ');
}

function isIn(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
