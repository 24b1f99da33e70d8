/** What a segment leads to, as the table tells it. */
import { expect, it } from 'vitest';
import { rocroi1643 } from '../../../../src/systems/rocroi-1643';
import { rocroi1643Coach } from '../../../../src/systems/rocroi-1643/coach';
import type { Rocroi1643 } from '../../../../src/systems/rocroi-1643/engine/system';
import { judgeOf } from '../../../helpers/coached';
import { stateAt } from '../../../helpers/rocroi1643/positions';

type State = Rocroi1643['State'];
const judge = judgeOf(rocroi1643, rocroi1643Coach);
const LINE =
  'F foot 1520>3 right | F horse 1521>3 right | S horse 1420>0 | S leader2-8 1110 | F leader2-6 1520 right';

function told(state: State) {
  const found = rocroi1643.toCome?.(state);
  if (!found) throw new Error('nothing is told');
  expect(judge.texts('fights', found.text, [])).toEqual([]);
  const rules = [...found.rows, ...(found.sums?.rows ?? [])].map(({ rule }) => rule);
  expect(judge.texts('note', found.sums?.note ?? 'None.', rules)).toEqual([]);
  return found;
}

it('while units move: who would have to attack, the best die, and the fight with its sums (11.0, 11.4)', () => {
  const state = stateAt(LINE, { corps: 'right' });
  expect(rocroi1643.prompt(state, null).toCome).toBe('Fights so far');
  const { text, rows, acts, sums } = told(state);
  expect(text).toBe(
    'If you went on to combat now, 2 units of yours would have to attack, or to support an attack.',
  );
  expect(rows.map(({ label, value, note }) => `${label}, ${value}, ${note}`)).toEqual([
    'F foot (1520), die +4, on S horse (1420)',
    'F horse (1521), die +2, on S horse (1420)',
  ]);
  // The foot attacks, and the horse supports it.
  expect(acts.map(({ receipt }) => [receipt.title, receipt.total])).toEqual([
    ['F foot (1520) attacks S horse (1420)', 'die +4'],
  ]);
  expect(sums?.charts.map(({ title }) => title)).toEqual([
    'Points for the French',
    'Points for the Spanish',
    'Points for the French, less the others’',
  ]);
  // Five faces of six disorganise or kill: a quarter of a point four times, one point once.
  expect(sums?.charts[0]?.bars).toMatchObject([
    { label: '0', chance: [1, 6] },
    { label: '¼', chance: [2, 3] },
    { label: '½', chance: [0, 1] },
    { label: '¾', chance: [0, 1] },
    { label: '1', chance: [1, 6] },
  ]);
});

it('a corps that one loss would break is told with its chance (12.5)', () => {
  const { sums } = told(stateAt(LINE.replace('S horse 1420>0', 'S horse 1420>0 left'), { corps: 'right' }));
  expect(sums?.rows).toMatchObject([
    {
      label: 'Spanish left demoralised as the turn ends, unless units rally',
      value: expect.stringMatching(/^17.%$/),
      note: '1 step lost or running still missing',
      rule: '12.5',
    },
  ]);
});

it('in combat: what is left, and nothing while an attack is in the hand or a decision is open (11.0)', () => {
  const state = stateAt(LINE, { corps: 'right', step: 'combat' });
  expect(rocroi1643.prompt(state, null).toCome).toBe('Fights that are left');
  expect(told(state).text).toBe('2 units of yours still have to attack, or to support an attack.');
  const pressed = rocroi1643.press(state, null, { on: 'option', id: 'next' });
  if (pressed.to !== 'draft') throw new Error('nothing in the hand');
  expect(rocroi1643.prompt(state, pressed.draft).toCome).toBeUndefined();
});

it('nobody has to attack where nobody stands in front (11.0)', () => {
  const { text, rows, acts, sums } = told(stateAt(LINE.replace('1420>0', '1116>0'), { corps: 'right' }));
  expect([text, rows, acts, sums]).toEqual([
    'If you went on to combat now, nobody would have to attack.',
    [],
    [],
    null,
  ]);
});
