import { useEffect, useMemo, useRef, useState } from 'react';
import type { PassingOn } from '../../core/contract/coach';
import type { SideId } from '../../core/contract/values';
import { stateOf } from '../../core/game';
import { computerFor, personsAt } from '../../store/computer/players';
import { useGame, usePlay, useSettings } from '../../store/useGame';
import { Cases } from '../coach/Cases';
import { useDesk } from '../coach/coachContext';
import { noBreak } from '../parts/noBreak';
import { useLight } from '../parts/useLight';

/** What would be passed and why it stops, before anything is done; then the button that does it. */
export function PassingTold({ onPassed }: { readonly onPassed: () => void }) {
  const desk = useDesk();
  const system = usePlay((play) => play.system.id);
  const state = usePlay(({ game }) => stateOf(game));
  const sides = useSidesPassedFor();
  const [told, setTold] = useState<PassingOn | null>(null);
  useEffect(
    () =>
      desk?.ask({ state, about: { system, kind: 'passing', by: sides.split(' ') as SideId[] } }, (answer) => {
        if ('passingOn' in answer) setTold(answer.passingOn);
      }),
    [desk, system, state, sides],
  );
  const place = useRef<HTMLDivElement>(null);
  // Where the panel has little room, what was asked for must not stay below its edge.
  useEffect(() => {
    if (told) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [told]);
  return (
    <div ref={place} aria-busy={told === null}>
      {told ? <Told told={told} onPassed={onPassed} /> : <p role="status">counting…</p>}
    </div>
  );
}

/** In one text: those that persons play, and only the one to decide where the screen is handed over between them. */
function useSidesPassedFor(): string {
  const handsOver = useSettings(({ handOver }) => handOver);
  return usePlay((play) => {
    const persons = play.table.sides.filter(({ id }) => computerFor(play, id) === null).map(({ id }) => id);
    const own = persons.filter((id) => id === play.prompt.by);
    return (handsOver && personsAt(play) > 1 ? own : persons).join(' ');
  });
}

function Told({ told, onPassed }: { readonly told: PassingOn; readonly onPassed: () => void }) {
  const { commands, text, passed, stop } = told;
  const giveAll = useGame((state) => state.giveAll);
  const light = useLight();
  const names = useMemo(() => [stop], [stop]);
  const isNothing = commands.length === 0;
  return (
    <>
      <p role="status" {...light(...names)}>
        {noBreak(`${text} It stops at ${stop.text}`)} <Cases rules={stop.rules} />
      </p>
      {passed.length > 0 ? (
        <ul className="passed">
          {passed.map((where) => (
            <li key={where}>{where}</li>
          ))}
        </ul>
      ) : null}
      {isNothing ? null : (
        <button
          type="button"
          className="act"
          onClick={() => {
            if (giveAll(commands)) onPassed();
          }}
        >
          Pass {commands.length === 1 ? 'it' : `all ${commands.length}`}
        </button>
      )}
    </>
  );
}
