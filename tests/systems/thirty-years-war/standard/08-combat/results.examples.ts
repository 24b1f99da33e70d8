/** Case 8.61: what each combat result does. */
import { expect } from 'vitest';
import type { State } from '../../../../../src/systems/thirty-years-war/state/state';
import { counted } from '../../../../helpers/cases';
import {
  after,
  attack,
  board,
  chooseDisrupted,
  counter,
  endPhase,
  played,
  reasons,
} from '../../../../helpers/positions/board';
import type { Ground } from '../../../../helpers/positions/boardFile';

const fought = (
  line: string,
  from: readonly string[],
  to: readonly string[],
  die: number,
  map: Ground = {},
) => after(board(line, { phase: 'combat', map }), attack(from, to), [die]).state;

counted('8.61', 'eliminated units count as losses with the strength of their face', () => {
  const theirs = fought('F 10-3 0605 | S 19-2* 0606', ['0605'], ['0606'], 1).losses;
  const ours = fought('F 1-3 0605 | S 10-2 0606', ['0605'], ['0606'], 6).losses;
  return [
    [theirs.spanish?.ordinary, theirs.french?.ordinary, ours.spanish?.ordinary, ours.french?.ordinary],
    [19, 0, 0, 1],
  ];
});

/** The state, if an exchange waits for its choice in it. */
function open(state: State): State {
  expect(state.pending?.kind).toBe('chooseDisrupted');
  return state;
}

/** 20 against 9 with a 3: an exchange that asks for 9 of the 4, the 6 and the 10. */
const exchange = () =>
  fought(
    'F 4-3 0605 | F 6-3 0706 | F 10-3 0506 | F 8-3 0101 | S 9-2 0606',
    ['0605', '0706', '0506'],
    ['0606'],
    3,
  );
counted('8.61', 'until it is chosen nothing else goes on', () => [
  reasons(open(exchange()), endPhase()).map(({ rule }) => rule),
  ['table:decision-open'],
]);
counted('8.61', 'units that fought are done for this phase, also those that were not disrupted', () => {
  const state = played(exchange(), chooseDisrupted('f0506'));
  return [['f0605', 'f0706', 's0606'].map((id) => counter(state, id).fought), [true, true, true]];
});
/** Who is turned over, event by event. */
const turnedOver = ({ events }: ReturnType<typeof after>) =>
  events.flatMap((event) => (event.happened === 'unitsDisrupted' ? [event.units] : []));
counted('8.61', 'a defender that Dd eliminates is not told to be disrupted before', () => {
  const state = board('F 9-3 0609 | S 10-2* 0610 | S 4-6 0710', { phase: 'combat' });
  return [turnedOver(after(state, attack(['0609'], ['0610', '0710']), [1])), [['s0710']]];
});
