import { useMemo } from 'react';
import type { CounterView, Trace } from '../../core/contract/board';
import type { Choice } from '../../core/contract/table';
import type { Place } from '../../core/contract/values';
import { useGame, usePlay, useShown } from '../../store/useGame';
import { ChoiceButton } from '../act/ChoiceButton';
import { byPlace } from '../board/counters/stack';
import { noBreak } from '../parts/noBreak';
import { useDescribe } from '../parts/useDescribe';
import { useFew } from '../parts/useFew';
import { useFind } from '../parts/useFind';
import { useInTurn } from '../parts/useInTurn';
import { readingOrder } from './armyLists';

/** Places listed at first. */
const FEW = 300;

/** Every place that has a counter, can be chosen, or was changed by play, from the top of the map to the bottom. */
export function ArmiesByPlace() {
  const counters = useShown((shown) => shown.board.counters);
  const traces = useShown((shown) => shown.board.traces ?? NO_TRACES);
  const choices = useGame(({ play, replay }) => (play && !replay ? play.prompt.choices : NO_CHOICES));
  const ground = usePlay((play) => play.table.ground);
  const describe = useDescribe();
  const standing = useMemo(() => byPlace(counters), [counters]);
  const open = useMemo(() => placesOf(choices), [choices]);
  const places = useMemo(() => {
    const occupied = counters.flatMap(({ at }) => (at === null ? [] : [at]));
    const choosable = [...open.values()].flatMap(({ target }) => (target.on === 'place' ? [target.at] : []));
    return readingOrder([...occupied, ...choosable, ...traces.flatMap(placesIn)], ground);
  }, [counters, traces, open, ground]);
  const { shown, more } = useFew(places, FEW);
  const isDrawn = useInTurn(shown.length, '');
  const changed = places.length - new Set([...standing.keys(), ...open.keys()]).size;
  return (
    <>
      <p className="soft">
        {standing.size} places with counters
        {open.size > 0 ? `, ${open.size} that can be chosen` : ''}
        {changed > 0 ? `, ${changed} more that play has changed` : ''}, row by row from the top of the map.
      </p>
      <ul className="places">
        {shown.map((place, i) =>
          isDrawn(i) ? (
            <PlaceRow
              key={String(place)}
              place={place}
              words={describe(place)}
              counters={standing.get(String(place)) ?? []}
              choice={open.get(String(place))}
            />
          ) : null,
        )}
        {more ? <li>{more}</li> : null}
      </ul>
    </>
  );
}

const NO_CHOICES: readonly Choice[] = [];
const NO_TRACES: readonly Trace[] = [];

function placesIn({ shape }: Trace): readonly Place[] {
  if (shape.kind === 'hexside') return shape.between;
  return shape.kind === 'places' ? shape.places : shape.through;
}

function placesOf(choices: readonly Choice[]): ReadonlyMap<string, Choice> {
  return new Map(
    choices.flatMap((choice) => (choice.target.on === 'place' ? [[String(choice.target.at), choice]] : [])),
  );
}

type RowProps = {
  readonly place: Place;
  readonly words: string;
  readonly counters: readonly CounterView[];
  readonly choice: Choice | undefined;
};

function PlaceRow({ place, words, counters, choice }: RowProps) {
  const press = useGame((state) => state.press);
  const { findPlace } = useFind();
  return (
    <li className={choice ? 'place choosable' : 'place'}>
      <h3>{words === '' ? String(place) : noBreak(words)}</h3>
      <div className="choices">
        {choice ? <ChoiceButton choice={choice} kind="small" /> : null}
        {counters.map(({ id, name, condition }) => (
          <button
            key={id}
            type="button"
            className={`act small${condition.includes('ready') ? '' : ' unready'}`}
            aria-pressed={condition.includes('picked')}
            onClick={() => press({ on: 'counter', id })}
          >
            <span className="unseen">Choose </span>
            <span>{noBreak(name)}</span>
          </button>
        ))}
        <button type="button" className="link" onClick={() => findPlace(place)}>
          Show <span className="unseen">{String(place)} </span>on map
        </button>
      </div>
    </li>
  );
}
