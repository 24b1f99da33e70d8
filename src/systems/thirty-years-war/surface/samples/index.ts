/** Everything that these games draw, for the gallery. */
import type { Samples } from '../../../../surface/surface';
import { FACES, GARRISON, STACKS } from './counters';
import { OVERLAID } from './marks';
import { SAMPLE_TABLE, TRACES } from './table';

export const SAMPLES: Samples = {
  table: SAMPLE_TABLE,
  counters: FACES,
  grounds: [
    {
      says: 'Forest, woods, town, marsh, rough, ditch; stream and ford, river and bridge, slopes, entrenchments, walls and a gateway.',
      view: { counters: [], marks: [] },
    },
    {
      says: 'The same walls after a siege: breached, hit once, a gateway open to neither side and one in other hands, and who was last in a hex.',
      view: { counters: [], marks: [], traces: TRACES },
    },
    {
      says: 'Walls, works and slopes stay in sight over those who hold them.',
      view: { counters: GARRISON, marks: [], traces: TRACES },
    },
  ],
  stacks: STACKS,
  marks: OVERLAID,
};
