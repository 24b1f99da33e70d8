/** What decides a test of morale, before its die and after it: cases 7.2, 11.2, 11.8, 12.2 and 12.4. */
import type { OutcomeTone } from '../../../core/contract/values';
import { signed } from '../11-combat/words';
import type { EventOf } from '../engine/types';
import type { Receipt, ReceiptItem, RuleCase } from '../rulebook/cited';
import type { Board, Unit } from '../state/board';
import { named } from '../wording';
import { RALLY_TEST, rallyHelper } from './rally';
import type { TestKind } from './tests';

const CASE_OF: { readonly [K in TestKind]: RuleCase } = {
  turn: '7.2',
  retreat: '11.8',
  charge: '11.2',
  rout: '12.2',
  rally: '12.4',
};
export const TEST_WORDS: { readonly [K in TestKind]: string } = {
  turn: 'turns in an enemy zone of control',
  retreat: 'retreats there',
  charge: 'has charged',
  rout: 'is disorganised again',
  rally: 'tries to rally',
};
type Ends = readonly [failed: string, passed: string];
const ENDS: { readonly [K in TestKind]: Ends } = {
  turn: ['disorganised', 'keeps its order'],
  retreat: ['disorganised', 'keeps its order'],
  charge: ['disorganised', 'keeps its order'],
  rout: ['routs', 'stays disorganised'],
  rally: ['runs on', 'rallies'],
};

/** Of a unit that is in disorder already where the test is of its order: a further one has it tested again. @rule 12.2 */
const IN_DISORDER: Ends = ['disorganised again', 'stays disorganised'];

function endsOf({ order }: Unit, test: TestKind): Ends {
  return order === 'disorganised' && ENDS[test][0] === 'disorganised' ? IN_DISORDER : ENDS[test];
}

type Tested = Pick<EventOf<'tested'>, 'test' | 'morale' | 'plus' | 'helper' | 'most'>;

/** `die`: null before it is thrown. */
export function testReceipt(board: Board, unit: Unit, tested: Tested, die: number | null): Receipt {
  const { test, morale, plus, most } = tested;
  const fails = Math.max(0, Math.min(6, most - morale - plus));
  const [failed, passed] = endsOf(unit, test);
  const bad: OutcomeTone = 'bad';
  return {
    title: `${named(unit)} ${TEST_WORDS[test]}`,
    items: itemsOf(board, tested, unit),
    total: fails >= 6 ? 'no face is enough' : fails === 0 ? 'any throw' : `${fails + 1} or more`,
    outcomes: [
      { label: failed, tone: bad, means: `${unit.name}: ${failed}`, chance: [fails, 6] },
      { label: passed, tone: 'good', means: `${unit.name}: ${passed}`, chance: [6 - fails, 6] },
    ],
    prospects: [],
    result: die === null ? null : die + morale + plus <= most ? failed : passed,
    table: null,
  };
}

function itemsOf(
  board: Board,
  { test, morale, plus, helper, most }: Tested,
  unit: Unit,
): readonly ReceiptItem[] {
  const rule = CASE_OF[test];
  const who = helper === null ? null : board.leader(helper);
  return [
    { by: `${most + 1} or more`, because: 'needed with the die', rule, counters: [] },
    { by: signed(morale), because: `morale of ${unit.name}`, rule, counters: [unit.id] },
    ...(plus > 0
      ? [
          {
            by: `+${plus}`,
            because: who ? `${named(who)} helps` : 'a leader is there',
            rule,
            counters: who ? [who.id] : [],
          },
        ]
      : []),
  ];
}

/** The test of a routed unit that is to be rallied. @rule 12.4 */
export function rallyReceipt(board: Board, unit: Unit, die: number | null): Receipt {
  const helper = rallyHelper(board, unit);
  const { morale } = unit;
  const tested: Tested = {
    ...{ test: 'rally', morale, most: RALLY_TEST },
    plus: helper?.value ?? 0,
    helper: helper?.id ?? null,
  };
  return testReceipt(board, unit, tested, die);
}
