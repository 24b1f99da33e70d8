/** The parts of the legend: counters in every state, marks with their patterns, and the ground of this map. */
import { useId } from 'react';
import type { MarkMeaning } from '../../core/contract/board';
import type { Formation } from '../../core/contract/map';
import type { SideId } from '../../core/contract/values';
import { usePlay } from '../../store/useGame';
import { GroundSwatch } from '../board/ground/GroundSwatch';
import { MarkSwatch, MemorySwatch, TraceSwatch } from '../board/marks/MarkSwatch';
import { counterFaceOf } from '../counters/counterFaces';
import { noBreak } from '../parts/noBreak';

/** What each kind of ground looks like, costs and blocks. */
export function GroundKey() {
  const notes = usePlay(({ table }) => table.groundNotes ?? []);
  const sides = usePlay(({ table }) => table.sides);
  const title = useId();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Ground</h2>
      <ul className="key ground-key">
        {notes.map((note) => (
          <li key={note.kind}>
            {note.kind === 'breach' ? (
              <TraceSwatch kind="breach" sides={sides} />
            ) : (
              <GroundSwatch kind={note.kind} drawn={note.drawn} />
            )}
            <span>
              <b>{note.name}</b> {noBreak(note.text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Meanings with a side have a pattern for each. */
const KEY: readonly (readonly [means: MarkMeaning, words: string, sided: boolean])[] = [
  ['control', 'Zones of Control', true],
  ['command', 'Range of Leaders', true],
  ['disrupted', 'Disrupted', true],
  ['reach', 'May be entered', false],
  ['seen', 'Seen by a gun', false],
  ['blocker', 'Stops the sight', false],
  ['target', 'May be chosen as target', false],
  ['futile', 'Target without effect', false],
  ['obligation', 'Must still be dealt with', false],
  ['selected', 'Chosen', false],
  ['cause', 'Reason of a refusal', false],
  ['attack', 'Attack', false],
  ['path', 'Way', false],
  ['sight', 'Free line of sight', false],
  ['sight-blocked', 'Blocked line of sight', false],
];

/** What is there only where there is a walled town. */
const KEY_OF_TOWNS: typeof KEY = [
  ['held', 'Last held', true],
  ['decides', 'Breaks or restores a section', false],
];
const TRACES = [
  ['breach', 'Breached wall'],
  ['damage', 'Walls of the hex hit once'],
  ['gate', 'Gateway open to nobody'],
] as const;

/** What the turn before has left. */
const MEMORY = [
  ['trail', 'Way gone in the turn before'],
  ['fallen', 'Fell there'],
  ['taken', 'Gun taken there'],
  ['die', 'Die of a battle'],
] as const;

export function MarkKey() {
  const sides = usePlay(({ table }) => table.sides);
  const hasTown = usePlay(({ table }) => table.ground.areas.some(({ kind }) => kind === 'fortress'));
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Marks on the map</h2>
      <ul className="key">
        {(hasTown ? [...KEY, ...KEY_OF_TOWNS] : KEY).flatMap(([means, words, sided]) =>
          (sided ? sides : [null]).map((side) => (
            <li key={`${means} ${side?.id}`}>
              <MarkSwatch means={means} sides={sides} side={side?.id} />
              {side ? `${words}, ${side.name}` : words}
            </li>
          )),
        )}
        {hasTown
          ? TRACES.map(([kind, words]) => (
              <li key={kind}>
                <TraceSwatch kind={kind} sides={sides} />
                {words}
              </li>
            ))
          : null}
        {hasTown
          ? sides.map(({ id, name }) => (
              <li key={id}>
                <TraceSwatch kind="held" sides={sides} side={id} />
                {name} unit was the last there
              </li>
            ))
          : null}
        {MEMORY.map(([kind, words]) => (
          <li key={kind}>
            <MemorySwatch kind={kind} sides={sides} />
            {words}
          </li>
        ))}
      </ul>
      <p className="key-note">
        In small discs: 1/6 is the chance of a shot there, in sixths; 3-1 the odds, attackers to defenders; 4+
        the lowest die that succeeds.
      </p>
    </section>
  );
}

const NO_FORMATIONS: readonly Formation[] = [];

/** How counters look in every state, by the system's own drawing. */
export function CounterKey() {
  const face = usePlay(({ system }) => counterFaceOf(system.id));
  const some = usePlay(({ board }) => board.counters[0]);
  const sides = usePlay(({ table }) => table.sides);
  const formations = usePlay(({ table }) => table.formations) ?? NO_FORMATIONS;
  const title = useId();
  if (!face || !some) return null;
  const liveryOf = (side: SideId) => sides.find(({ id }) => id === side)?.livery ?? '';
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Counters</h2>
      <ul className="key">
        {face.legend.map((sample) => {
          const counter = { ...some, ...sample };
          const form = face.cornerOf(counter) ? 'badge' : 'whole';
          return (
            <li key={sample.says}>
              <span className={`key-counter ${form}`}>
                <face.Drawing counter={counter} livery={sides[0]?.livery ?? ''} form={form} />
              </span>
              {sample.says}
            </li>
          );
        })}
        {formations.map(({ name, side, face: shown }) => (
          <li key={name}>
            <span className="key-counter whole">
              <face.Drawing
                counter={{ ...some, face: shown, condition: [] }}
                livery={liveryOf(side)}
                form="whole"
              />
            </span>
            {name}
          </li>
        ))}
      </ul>
      {formations.length === 0 ? null : (
        <p className="key-note">
          Band and symbol say which group a unit belongs to. The losses of a group are counted together, and
          it breaks as a whole.
        </p>
      )}
    </section>
  );
}
