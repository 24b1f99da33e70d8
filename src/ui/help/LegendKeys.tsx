/** The parts of the legend: counters in every state, marks with their patterns, and the ground of this map. */
import { useId } from 'react';
import type { Formation } from '../../core/contract/map';
import type { SideId } from '../../core/contract/values';
import { usePlay } from '../../store/useGame';
import { MarkSwatch, MemorySwatch } from '../board/marks/MarkSwatch';
import { noBreak } from '../parts/noBreak';
import { useSurface } from '../useSurface';

/** What each kind of ground looks like, costs and blocks. */
export function GroundKey() {
  const notes = usePlay(({ table }) => table.groundNotes ?? []);
  const sides = usePlay(({ table }) => table.sides);
  const surface = useSurface();
  const title = useId();
  if (notes.length === 0 || !surface) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Ground</h2>
      <ul className="key ground-key">
        {notes.map((note) => (
          <li key={note.kind}>
            <surface.Swatch kind={note.kind} drawn={note.drawn} sides={sides} />
            <span>
              <b>{note.name}</b> {noBreak(note.text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the previous turn has left. */
const MEMORY = [
  ['trail', 'Move of the previous turn'],
  ['fallen', 'Lost there'],
  ['taken', 'Gun captured there'],
  ['die', 'Die of a battle'],
] as const;

export function MarkKey() {
  const table = usePlay((play) => play.table);
  const surface = useSurface();
  const title = useId();
  if (!surface) return null;
  const { sides } = table;
  const { lines, note } = surface.keyOf(table);
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>Marks on the map</h2>
      <ul className="key">
        {lines.map((line) => (
          <li key={line.says}>
            {'means' in line ? (
              <MarkSwatch
                means={line.means}
                sides={sides}
                own={surface.marks}
                side={line.side ?? undefined}
              />
            ) : (
              line.sample
            )}
            {line.says}
          </li>
        ))}
        {MEMORY.map(([kind, words]) => (
          <li key={kind}>
            <MemorySwatch kind={kind} sides={sides} />
            {words}
          </li>
        ))}
      </ul>
      {note === '' ? null : <p className="key-note">{note}</p>}
    </section>
  );
}

const NO_FORMATIONS: readonly Formation[] = [];

/** Counters in every state, as the system draws them. */
export function CounterKey() {
  const face = useSurface()?.counterFace;
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
        {formations.map(({ name, sign, side, face: shown }) => (
          <li key={name}>
            <span className="key-counter whole">
              <face.Drawing
                counter={{ ...some, face: shown, condition: [] }}
                livery={liveryOf(side)}
                form="whole"
              />
            </span>
            {`${name}: ${sign}`}
          </li>
        ))}
      </ul>
      {formations.length === 0 ? null : (
        <p className="key-note">
          They say which group a unit belongs to. The losses of a group are counted together, and it breaks as
          a whole.
        </p>
      )}
    </section>
  );
}
