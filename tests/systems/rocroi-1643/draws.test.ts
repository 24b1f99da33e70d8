/** Commands in an order that is drawn: nothing is missing or there twice, and any may be the first. Cases 7.1 and 7.4. */
import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../src/core/dice/draw';
import { sortedJson } from '../../../src/core/json/hash';
import { rules } from '../../../src/systems/rocroi-1643';
import { stateAt } from '../../helpers/rocroi1643/positions';
import { strewnState } from '../../helpers/rocroi1643/strewn';

const written = (commands: Iterable<Parameters<typeof sortedJson>[0]>) =>
  [...commands].map(sortedJson).toSorted();

/** Foot and horse with few points, their leader in a corner of the map, and an enemy in the way. */
const FEW = 'F foot 1520>3 p2 | F horse 1519>3 p3 | F leader2-2 0101 | S foot 1419>0';

describe('commands in an order that is drawn', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are those of the position, each of them once: position %s', (seed) => {
    const state = strewnState(seed);
    expect(written(rules.moves(state, { draw: drawFrom(`${seed}`) }))).toEqual(written(rules.moves(state)));
  });

  it('begin with any of them (7.1, 7.4)', () => {
    const state = stateAt(FEW);
    const first = new Set<string>();
    const draw = drawFrom('any');
    for (let times = 0; times < 20_000; times++) {
      const [command] = rules.moves(state, { draw });
      first.add(sortedJson(command ?? null));
    }
    const all = [...rules.moves(state)];
    expect(new Set(all.map((one) => one.do))).toEqual(new Set(['moveLeader', 'move', 'endMovement']));
    // What ends the step comes last.
    expect([...first].toSorted()).toEqual(written(all.filter((one) => one.do !== 'endMovement')));
  });
});
