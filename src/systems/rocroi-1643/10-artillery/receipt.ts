/** What decides a shot, before its die and after it: cases 10.2 and 10.3. */
import { waysToRout } from '../12-rout/disorder';
import type { Receipt, ReceiptItem } from '../rulebook/cited';
import type { Battery, Board, Unit } from '../state/board';
import { terrainAt } from '../state/field';
import { ARTILLERY_FIRE } from '../tables/artilleryFire';
import { counted, named } from '../wording';
import { shotOf } from './fire';

/** With how many of six faces it hits. */
export function waysToHit(board: Board, battery: Battery, target: Unit): number {
  const { least, modifier } = shotOf(board, battery, target);
  return Math.max(0, Math.min(6, 7 - least + modifier));
}

/** Whether a shot can do nothing. */
export function isFutile(board: Board, battery: Battery, target: Unit): boolean {
  return futility(board, battery, target) !== '';
}

/** Why a shot can do nothing, with its case; '': it can. @rule 10.2 */
export function futility(board: Board, battery: Battery, target: Unit): string {
  if (target.order === 'routed') return `${target.name} is routed already (10.2)`;
  return waysToHit(board, battery, target) === 0 ? 'no face of the die is enough (10.2)' : '';
}

/** The ends of a shot, as printed and in words. */
const HIT = 'D';
const NO_EFFECT = 'no effect';

/** `die`: null before it is thrown. */
export function shotReceipt(board: Board, battery: Battery, target: Unit, die: number | null): Receipt {
  const { range, modifier, least } = shotOf(board, battery, target);
  const face = least - modifier;
  const hits = waysToHit(board, battery, target);
  return {
    title: `${named(battery)} fires at ${named(target)}`,
    items: itemsOf(board, battery, target, range, least),
    total: face > 6 ? 'no face is enough' : `${face} or more`,
    figures: { range, modifier, least },
    outcomes: [
      { label: HIT, tone: hitTone(target), means: hitWords(target), chance: [hits, 6] },
      { label: NO_EFFECT, tone: 'none', means: NO_EFFECT, chance: [6 - hits, 6] },
    ],
    prospects: [{ who: target.name, counters: [target.id], ends: endsOf(board, target, hits) }],
    result: die === null ? null : die >= face ? HIT : NO_EFFECT,
    table: { id: 'artilleryFire', column: 0, row: rowOf(range) },
  };
}

function rowOf(range: number): number {
  return ARTILLERY_FIRE.rows.findIndex(({ upTo }) => range <= upTo);
}

function itemsOf(
  board: Board,
  battery: Battery,
  target: Unit,
  range: number,
  least: number,
): readonly ReceiptItem[] {
  const counters = [battery.id];
  const items: ReceiptItem[] = [
    {
      by: `${least} or more`,
      because: `range ${counted(range, 'hex', 'hexes')}`,
      rule: '10.2',
      counters: [battery.id, target.id],
    },
  ];
  if (battery.captured)
    items.push({ by: `${ARTILLERY_FIRE.captured}`, because: 'was captured once', rule: '10.3', counters });
  if (terrainAt(board.field, target.hex) === 'wood')
    items.push({
      ...{ by: `${ARTILLERY_FIRE.intoWood}`, because: `${named(target)} is in a wood`, rule: '10.2' },
      counters: [target.id],
    });
  return items;
}

function hitTone({ order }: Unit): 'good' | 'best' | 'none' {
  if (order === 'routed') return 'none';
  return order === 'good' ? 'good' : 'best';
}

function hitWords({ order, name }: Unit): string {
  if (order === 'routed') return `${name} is routed already: no effect`;
  return order === 'good' ? `${name} is disorganised` : `${name} is tested for rout`;
}

function endsOf(board: Board, target: Unit, hits: number): Receipt['prospects'][number]['ends'] {
  if (target.order === 'routed')
    return [{ what: NO_EFFECT, tone: 'none', chance: [36, 36], by: [HIT, NO_EFFECT] }];
  if (target.order === 'good') return twoEnds('disorganised', 'good', 6 * hits, [NO_EFFECT]);
  const fails = waysToRout(board, target);
  // Who is hit may still pass the test.
  return twoEnds('routs', 'best', hits * fails, fails < 6 ? [HIT, NO_EFFECT] : [NO_EFFECT]);
}

function twoEnds(
  what: string,
  tone: 'good' | 'best',
  ways: number,
  without: readonly string[],
): Receipt['prospects'][number]['ends'] {
  const all: Receipt['prospects'][number]['ends'] = [
    { what, tone, chance: [ways, 36], by: [HIT] },
    { what: NO_EFFECT, tone: 'none', chance: [36 - ways, 36], by: without },
  ];
  return all.filter(({ chance }) => chance[0] > 0);
}
