/** A kind of reason: what of one is data at once, and what is put into words when it is read. */

import { expect, it, vi } from 'vitest';
import { boardOf } from '../../../../src/systems/thirty-years-war/engine/boards';
import { reason, type Say } from '../../../../src/systems/thirty-years-war/engine/reason';
import { asData } from '../../../../src/systems/thirty-years-war/engine/told';
import type {
  OptionSpec,
  Reason,
  ReceiptItem,
  SheetRow,
} from '../../../../src/systems/thirty-years-war/rulebook/cited';
import type { Piece } from '../../../../src/systems/thirty-years-war/state/piece';
import { piecesOf } from '../../../../src/systems/thirty-years-war/state/position';
import { board, counter } from '../../../helpers/positions/board';

const state = board('F 8-3 0609 | S 10-2 0610 | S 10-2 0611');
const [first, ...others] = piecesOf(
  boardOf(state),
  ['f0609', 's0610', 's0611'].map((id) => counter(state, id).id),
);
if (!first) throw new Error('nobody stands there');

const sentence = vi.fn(
  (say: Say, unit: Piece, by: readonly Piece[], hexes: number, at: string) =>
    `${say.named(unit)} is ${hexes} hexes from ${say.allNamed(by)}, in ${at}.`,
);
const tooFarAway = reason('tooFarAway', '6.14', sentence, {
  places: (_state, _unit, _by, _hexes, at) => [at],
});

/** As it is given to all outside the rules. */
function given(found: Reason): Reason {
  const [data] = asData(boardOf(state), [found], () => [found]);
  if (!data) throw new Error('no reason');
  return data;
}

it('is data: the case, the kind, whom it names, where they stand, and figures that are no places', () => {
  const { text, ...data } = given(tooFarAway(boardOf(state), first, others, 3, '0101'));
  expect(data).toEqual({
    ...{ rule: '6.14', kind: 'tooFarAway', counters: ['f0609', 's0610', 's0611'], figures: [3] },
    where: [{ kind: 'places', places: ['0609', '0610', '0611', '0101'] }],
  });
  expect(text).toBe(
    `${first.printed.name} (0609) is 3 hexes from ${others.map(({ printed, at }) => `${printed.name} (${at})`).join(' and ')}, in 0101.`,
  );
});

it('is put into words when it is read, and once', () => {
  sentence.mockClear();
  const found = given(tooFarAway(boardOf(state), first, others, 3, '0101'));
  expect(sentence).not.toHaveBeenCalled();
  expect(found.text).toBe(found.text);
  expect(sentence).toHaveBeenCalledTimes(1);
});

it('is written out like any other value', () => {
  const found = given(tooFarAway(boardOf(state), first, [], 1, '0101'));
  expect(JSON.parse(JSON.stringify(found))).toEqual({ ...found });
  expect(structuredClone(found)).toEqual(found);
});

it('has no figures where its sentence has none, and names whom it is told to', () => {
  const namesNobody = reason('namesNobody', '6.14', (_say: Say, _unit: Piece) => 'Nobody.', {
    counters: () => [],
  });
  expect(given(namesNobody(boardOf(state), first))).toEqual({
    ...{ rule: '6.14', kind: 'namesNobody', text: 'Nobody.', counters: [], where: [] },
  });
});

it('takes its case from what it is about, where that decides it', () => {
  const moves = reason(
    'movesAtAll',
    (_state, unit) => (unit.kind === 'cavalry' ? '6.11' : '6.12'),
    (_say: Say, unit: Piece) => `${unit.printed.name} moves.`,
  );
  expect(moves(boardOf(state), first).rule).toBe('6.12');
});

it('cannot be declared a second time, nor, so the types say, with a case that no rulebook has', () => {
  expect(() => reason('tooFarAway', '6.14', () => 'Again.')).toThrow('tooFarAway is declared twice');
  // @ts-expect-error: there is no case 6.99
  expect(() => reason('tooFarAway', '6.99', () => 'Again.')).toThrow('tooFarAway is declared twice');
});

it('is not alone in that: so the types say, nothing cites a case that no rulebook has', () => {
  const rules: readonly (ReceiptItem | SheetRow | OptionSpec)['rule'][] = [
    '6.12',
    // @ts-expect-error: there is no case 6.99
    '6.99',
  ];
  expect(rules).toHaveLength(2);
});
