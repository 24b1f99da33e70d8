import { COUNTER_CONDITIONS, type CounterCondition, type CounterView } from '../../../core/contract/board';
import { LIVERIES } from '../../../core/contract/map';
import type { CounterId } from '../../../core/contract/values';
import { Piece } from './Piece';
import type { Shown } from './samples';

const STATES: readonly (readonly CounterCondition[])[] = [[], ...COUNTER_CONDITIONS.map((one) => [one])];

/** Every kind in every condition, form and livery. */
export function CounterGallery({ surface: { counterFace: face }, samples: { table, counters } }: Shown) {
  const [side] = table.sides;
  if (!side) return null;
  return (
    <Piece title="Counters">
      <div className="gallery-liveries">
        {LIVERIES.map((livery) => (
          <div key={livery} className="gallery-scroller">
            <table className="gallery-counters">
              <caption>{livery}</caption>
              <thead>
                <tr>
                  <td />
                  {STATES.map(([condition = 'at rest']) => (
                    <th key={condition} scope="col">
                      {condition}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {counters.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">{row.name}</th>
                    {STATES.map((condition) => (
                      <td key={condition.join()}>
                        {row.forms.map((form) => (
                          <span key={form} className={`gallery-counter ${form}`}>
                            <face.Drawing
                              counter={inState(row, condition, side.id)}
                              livery={livery}
                              form={form}
                            />
                          </span>
                        ))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </Piece>
  );
}

/** A sample is written here as a system would bring it. */
function inState(
  { name, face, facing }: Shown['samples']['counters'][number],
  condition: readonly CounterCondition[],
  side: CounterView['side'],
): CounterView {
  const id = `${name} ${condition}` as CounterId;
  const looks = facing === undefined ? {} : { facing };
  return { id, side, at: null, tray: '', name, label: name, face, tags: [], condition, ...looks };
}
