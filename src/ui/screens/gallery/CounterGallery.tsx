import { COUNTER_CONDITIONS, type CounterCondition } from '../../../core/contract/board';
import { useOffer } from '../../useOffer';
import { useSurfaceOf } from '../../useSurface';
import { Piece } from './Piece';
import { FACES, sampleCounter } from './sampleCounters';
import { LIVERIES } from './sampleTable';

const STATES: readonly (readonly CounterCondition[])[] = [[], ...COUNTER_CONDITIONS.map((one) => [one])];

/** Every kind in every condition, form and livery. */
export function CounterGallery() {
  const face = useSurfaceOf(useOffer()?.systems[0]?.id ?? '')?.counterFace;
  if (!face) return null;
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
                {FACES.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">{row.name}</th>
                    {STATES.map((condition) => (
                      <td key={condition.join()}>
                        {row.forms.map((form) => (
                          <span key={form} className={`gallery-counter ${form}`}>
                            <face.Drawing
                              counter={sampleCounter(row.name, row.face, condition)}
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
