/** Whether Cavalry had better charge: by what both ways cost each side on average. Only where rules know a charge. */
import type { Json } from '../../../core/contract/values';
import { someOf } from '../../../core/dice/drawn';
import { inBounds, poor, stepOf } from '../../../core/lesson/made';
import { check, moves } from '../engine/judge';
import { expected } from '../estimate/expect';
import type { AttackCommand } from '../standard/08-combat/attack';
import { type ChargeRule, chargeRule } from '../standard/08-combat/charge-rule';
import { oddsOf } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import { piecesOf } from '../state/position';
import { listed } from '../wording';
import type { Kind, Making } from './kind';
import { siteFor } from './site/find';
import { lay } from './site/lay';

export const charge: Kind = {
  id: 'charge',
  title: 'Charge or not?',
  about: 'What a charge gains on average, and what it costs',
  make,
};

const CHARGE = 'Charge';
const PLAIN = 'Attack without a charge';
/** Strength Points by which one must be better than the other: nearer is a matter of taste. */
const CLEARLY = 1;

/** Of the charges of one position so many are weighed: each takes long. */
const WEIGHED = 4;

function make({ draw, level, battles }: Making) {
  const wish = { units: 3 + level, enemies: 3 + level, spread: 2, shaken: true, leaders: level > 3 ? 2 : 0 };
  const site = siteFor(draw, level, battles, wish);
  const laid = site && lay(site, 'combat');
  const rule = laid && chargeRule(laid.board);
  if (!laid || !rule) return null;
  const { board, position } = laid;
  const charges = [...moves(board)].filter((one): one is AttackCommand => one.do === 'attack' && one.charge);
  for (const battle of someOf(draw, charges, WEIGHED)) {
    const plain: AttackCommand = { ...battle, charge: false };
    if (check(board, plain).length > 0) continue;
    const gains = { charge: gainOf(board, battle), plain: gainOf(board, plain) };
    if (Math.abs(gains.charge - gains.plain) >= CLEARLY)
      return questionOf(board, position, rule, { battle, plain, gains });
  }
  return null;
}

type Weighed = {
  readonly battle: AttackCommand;
  readonly plain: AttackCommand;
  readonly gains: { readonly charge: number; readonly plain: number };
};

function questionOf(board: Board, position: Json, { cases }: ChargeRule, { battle, plain, gains }: Weighed) {
  const [answer, other] = gains.charge > gains.plain ? [CHARGE, PLAIN] : [PLAIN, CHARGE];
  const both = `With the charge ${inPoints(gains.charge)} at ${oddsOf(board, battle)}, without it ${inPoints(gains.plain)} at ${oddsOf(board, plain)}, in Strength Points on average.`;
  const names = (ids: AttackCommand['attackers']) =>
    listed(piecesOf(board, ids).map(({ printed }) => printed.name));
  return stepOf({
    position,
    text: inBounds(
      `${names(battle.attackers)} attack${battle.attackers.length > 1 ? '' : 's'} ${names(battle.defenders)}. A unit lost counts its whole strength, a unit disrupted by the battle half of it.`,
    ),
    rules: [cases.doubled, cases.cost, '8.6'],
    lit: [...battle.attackers, ...battle.defenders],
    goal: { ask: 'What does more for the attacker on average?', options: [CHARGE, PLAIN], answer },
    way: [`answer ${answer}`],
    poor: [poor(other, both)],
    done: both,
  });
}

/** Strength Points that the enemy loses on average, less those of the attacker. */
function gainOf(board: Board, battle: AttackCommand): number {
  const side = board.phasingIndex;
  return expected(board, battle, side, (after) => lead(after, side)) - lead(board, side);
}

/** Whole strength of units in good order, half of disrupted ones, by which a side is ahead. */
function lead(board: Board, side: 0 | 1): number {
  let sum = 0;
  for (const { unit, hex, printed, disrupted, side: of } of board.pieces) {
    if (!unit || hex < 0) continue;
    const points = disrupted ? printed.strength / 2 : printed.strength;
    sum += of === side ? points : -points;
  }
  return sum;
}

/** `+2.5`, `−0.3` */
function inPoints(gain: number): string {
  const tenths = Math.round(Math.abs(gain) * 10);
  const sign = tenths === 0 ? '' : gain > 0 ? '+' : '−';
  return `${sign}${Math.floor(tenths / 10)}.${tenths % 10}`;
}
