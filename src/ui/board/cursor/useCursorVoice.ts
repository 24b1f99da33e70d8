import { useContext, useMemo } from 'react';
import { withCase } from '../../../core/caseName';
import type { GameState } from '../../../store/state';
import { targetOf } from '../../../store/table/cursor';
import { stateShown } from '../../../store/table/replay';
import { StoresContext, useGame } from '../../../store/useGame';

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
  const shown = system.preview(state, draft, targetOf(cursor, board.counters));
  const { text, cost, reasons, about = [], waits = [] } = shown;
  const why = reasons.map((reason) => sentence(reason.text));
  // Who stands there and what the place is called has been said; what they are worth and what it costs has not.
  const more = [
    ...about.filter((line) => !isSaid(line, `${here} ${place}`)),
    ...waits.map((reason) => withCase(reason.text, reason.rule)),
  ];
  return [place, sentence(text), sentence(cost), ...why, ...more].filter((part) => part !== '').join(' ');
}

function isSaid(line: string, said: string): boolean {
  return said.toLowerCase().includes(line.replace(/\.$/, '').toLowerCase());
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
