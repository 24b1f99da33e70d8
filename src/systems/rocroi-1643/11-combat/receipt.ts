/**
 * What decides an attack: every modifier, the results by the die, and the exact chance of each end. The same before and
 * after.
 */
import type { OutcomeTone, Prospect, ProspectEnd } from '../../../core/contract/values';
import type { Receipt } from '../rulebook/cited';
import type { Board, Leader, Unit } from '../state/board';
import { COMBAT_RESULTS, effectOf, type ResultRow, resultRow } from '../tables/combatResults';
import { counted, listed, named } from '../wording';
import { stepsLost } from './attack';
import { LEADER_TAKEN } from './lone-leader';
import { type Attack, reckon } from './modifiers';
import { type CombatEnd, prospectsBeforeTest, prospectsOf, type UnitEnd } from './prospects';
import { dieWords, itemsOf } from './words';

/** `die`: null before it is thrown. */
export function combatReceipt(board: Board, attack: Attack, die: number | null): Receipt {
  const { attacker, target, charge } = attack;
  const reckoned = reckon(board, attack);
  const { total } = reckoned;
  const row = die === null ? null : resultRow(die + total);
  return {
    title: `${named(attacker)} ${charge ? 'charges' : 'attacks'} ${named(target)}`,
    items: itemsOf(board, attack, reckoned),
    total: dieWords(total),
    figures: { modifier: total },
    outcomes: outcomesOf(attack, total),
    prospects: prospectsFor(board, attack, total),
    result: row && labelOf(row),
    table: { id: 'combatResults', column: row && row.attacker !== '-' ? 0 : 1, row: row && rowIndex(row) },
  };
}

function rowIndex(row: ResultRow): number {
  return COMBAT_RESULTS.rows.findIndex(({ total }) => total === row.total);
}

/** As printed, of the defender unless it says otherwise: `D R *`, `att. D`, `both D`, `no effect`. */
function labelOf({ attacker, defender }: ResultRow): string {
  if (attacker === '-' && defender === '-') return 'no effect';
  if (attacker === defender) return `both ${attacker}`;
  return attacker === '-' ? defender : `att. ${attacker}`;
}

function outcomesOf({ attacker, target }: Attack, modifier: number): Receipt['outcomes'] {
  const rows = new Map<string, { readonly row: ResultRow; readonly faces: number }>();
  for (let face = 1; face <= 6; face++) {
    const row = resultRow(face + modifier);
    const label = labelOf(row);
    rows.set(label, { row, faces: (rows.get(label)?.faces ?? 0) + 1 });
  }
  return [...rows].map(([label, { row, faces }]) => ({
    label,
    tone: toneOf(row),
    means: meansOf(row, attacker, target),
    chance: [faces, 6],
  }));
}

/** For the attacker, who throws. */
function toneOf({ attacker, defender }: ResultRow): OutcomeTone {
  if (attacker !== '-' && defender !== '-') return 'mixed';
  if (attacker === '-' && defender === '-') return 'none';
  if (attacker === '-') return /E|1/.test(defender) ? 'best' : 'good';
  return /E|1/.test(attacker) ? 'worst' : 'bad';
}

/** What a row does to both, as they stand. */
export function meansOf(row: Pick<ResultRow, 'attacker' | 'defender'>, attacker: Unit, target: Unit): string {
  const parts = [...effectOn(target, row.defender), ...effectOn(attacker, row.attacker)];
  return parts.length > 0 ? parts.join('; ') : 'no effect';
}

/** What is printed for a unit, as it stands; none: nothing. @rule 11.7 */
function effectOn(unit: Unit, printed: string): readonly string[] {
  const effect = effectOf(printed);
  const lost = stepsLost(unit, effect);
  if (lost === 'all' || lost >= unit.steps) return [`${unit.name} is eliminated`];
  const isRouted = unit.order === 'routed';
  const back = effect.back === 0 ? [] : [`goes back ${counted(effect.back, 'hex', 'hexes')}`];
  const said = [
    ...(lost > 0 ? ['loses a step'] : []),
    ...(effect.disorganised && unit.order === 'good' ? ['is disorganised'] : []),
    ...(effect.disorganised && unit.order === 'disorganised' ? ['is tested for rout'] : []),
    ...(isRouted ? (effect.back > 0 ? ['runs on'] : []) : back),
  ];
  return said.length > 0 ? [`${unit.name} ${listed(said)}`] : [];
}

function prospectsFor(board: Board, attack: Attack, modifier: number): readonly Prospect[] {
  const ends = prospectsBeforeTest(board, attack);
  const { attacker, target } = attack;
  return [
    prospectOf(target, ends, (end) => end.target, modifier, THEIRS),
    prospectOf(attacker, ends, (end) => end.attacker, modifier, OURS),
    ...(attack.charge ? [afterTest(board, attack, modifier)] : []),
    ...leadersOf(board, target, ends, (end) => end.target, modifier, THEIRS),
    ...leadersOf(board, attacker, ends, (end) => end.attacker, modifier, OURS),
  ];
}

/** The charger once more, with the test that follows the combat. @rule 11.2 */
function afterTest(board: Board, attack: Attack, modifier: number): Prospect {
  const { attacker } = attack;
  const ends = prospectsOf(board, attack);
  const tested = prospectOf(attacker, ends, (end) => end.attacker, modifier, OURS);
  return { ...tested, who: `${attacker.name}, after the test of its charge` };
}

type Tones = { readonly [what in 'lost' | 'routed' | 'hit' | 'nothing']: OutcomeTone };
const THEIRS: Tones = { lost: 'best', routed: 'best', hit: 'good', nothing: 'none' };
const OURS: Tones = { lost: 'worst', routed: 'worst', hit: 'bad', nothing: 'none' };

function prospectOf(
  unit: Unit,
  all: readonly CombatEnd[],
  of: (end: CombatEnd) => UnitEnd,
  modifier: number,
  tones: Tones,
): Prospect {
  const found = new Map<string, ProspectEnd>();
  for (const one of all) {
    const end = of(one);
    const what = endWords(unit, end);
    const known = found.get(what);
    const labels = one.totals.map((total) => labelOf(resultRow(total)));
    found.set(what, {
      what,
      tone: tones[
        end.lost === 'all'
          ? 'lost'
          : end.order === 'routed' && unit.order !== 'routed'
            ? 'routed'
            : what === 'nothing'
              ? 'nothing'
              : 'hit'
      ],
      chance: [(known?.chance[0] ?? 0) + one.ways, one.of],
      by: [...new Set([...(known?.by ?? []), ...labels])],
    });
  }
  const ends = [...found.values()].map((end) => ({ ...end, by: inTableOrder(end.by, modifier) }));
  return { who: unit.name, counters: [unit.id], ends };
}

/** Labels in the order of the faces that bring them. */
function inTableOrder(labels: readonly string[], modifier: number): readonly string[] {
  const all = [1, 2, 3, 4, 5, 6].map((face) => labelOf(resultRow(face + modifier)));
  return [...new Set(all)].filter((label) => labels.includes(label));
}

/** `eliminated`, `routs`, `disorganised, back 1`, `nothing` */
function endWords(unit: Unit, { lost, order, back, runs }: UnitEnd): string {
  if (lost === 'all') return 'eliminated';
  const parts = [
    ...(lost > 0 ? ['loses a step'] : []),
    ...(order === 'routed' && unit.order !== 'routed' ? ['routs'] : []),
    ...(order === 'disorganised' && unit.order === 'good' ? ['disorganised'] : []),
    ...(unit.order === 'routed' && runs ? ['runs on'] : []),
    ...(back > 0 ? [`back ${counted(back, 'hex', 'hexes')}`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

/** Leaders who share the fate of a unit that is eliminated. @rule 8.4, 9.4 */
function leadersOf(
  board: Board,
  unit: Unit,
  all: readonly CombatEnd[],
  of: (end: CombatEnd) => UnitEnd,
  modifier: number,
  tones: Tones,
): readonly Prospect[] {
  const isLost = (end: CombatEnd) => of(end).lost === 'all' && !of(end).runs;
  const lost = all.filter(isLost);
  const ways = lost.reduce((sum, end) => sum + end.ways, 0);
  const whole = all[0]?.of ?? 1;
  if (ways === 0) return [];
  const labels = inTableOrder(
    lost.flatMap(({ totals }) => totals.map((total) => labelOf(resultRow(total)))),
    modifier,
  );
  const others = all.filter((end) => !isLost(end));
  const safe = inTableOrder(
    others.flatMap(({ totals }) => totals.map((total) => labelOf(resultRow(total)))),
    modifier,
  );
  return board
    .leadersIn(unit.hex)
    .filter(({ side }) => side === unit.side)
    .map((leader) => ({
      who: leader.name,
      counters: [leader.id],
      ends: leaderEnds(leader, ways, whole, tones, labels, safe),
    }));
}

/** A commander in chief is killed on 1 or 2 of a die of his own. @rule 9.4 */
function leaderEnds(
  leader: Leader,
  ways: number,
  whole: number,
  tones: Tones,
  by: readonly string[],
  safe: readonly string[],
): readonly ProspectEnd[] {
  const killed = leader.corps === null ? ways / 3 : ways;
  return [
    { what: 'killed', tone: tones.lost, chance: [killed, whole], by },
    {
      what: 'nothing',
      tone: 'none',
      chance: [whole - killed, whole],
      by: leader.corps === null ? [...by, ...safe] : safe,
    },
  ];
}

/** An attack on a leader who stands alone: no modifiers. @rule 8.4 */
export function leaderReceipt(unit: Unit, leader: Leader, die: number | null): Receipt {
  const least = LEADER_TAKEN;
  return {
    title: `${named(unit)} attacks ${named(leader)}, who stands alone`,
    items: [
      { by: `${least} or more`, because: 'nothing changes this die', rule: '8.4', counters: [leader.id] },
    ],
    total: `${least} or more`,
    outcomes: [
      { label: 'taken', tone: 'best', means: `${leader.name} is killed or taken`, chance: [2, 6] },
      { label: 'escapes', tone: 'good', means: `${leader.name} goes to the nearest unit`, chance: [4, 6] },
    ],
    prospects: [],
    result: die === null ? null : die >= least ? 'taken' : 'escapes',
    table: null,
  };
}
