/** How a segment of operations begins, besides what the examples of play show: cases 5.2 and 12.1. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/systems/rocroi-1643';
import { stateAt, unfolded } from '../../helpers/rocroi1643/positions';

describe('a segment that begins (5.2)', () => {
  const cup = stateAt(
    'F leader2-6 1418 | F foot 1418>3* | F foot 1518* | F foot lost* | F foot 1618* left | S foot 1319>0 | S foot 0401*',
    { step: 'cup', cup: ['f1418l'] },
  );
  const drawn = () => unfolded(cup, reader.read.command({ do: 'draw' }));

  it('removes disorder of the corps, outside enemy zones and on the map (12.1)', () => {
    expect(drawn().events).toContainEqual({ happened: 'recovered', units: ['f1518'] });
  });

  it('has nobody yet who has moved, may charge, has supported or was attacked', () => {
    expect(drawn().state.segment).toMatchObject({ moving: null, charging: [], supported: [], targets: [] });
  });
});
