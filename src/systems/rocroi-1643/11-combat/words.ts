/** Modifiers and supports of a combat in words: cases 11.4 to 11.6. */

import { counterOf } from '../play/stage';
import type { ReceiptItem } from '../rulebook/cited';
import type { Board, Counter, Unit } from '../state/board';
import { terrainAt } from '../state/field';
import { allNamed, named } from '../wording';
import { waysToFailCharge } from './charge';
import type { Attack, Modifier, Reckoned } from './modifiers';
import type { NoSupport, Support, Supports } from './support';

/** `+2`, `-1` */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}

/** What is thrown in an attack: `die +2`, `plain die`. */
export function dieWords(total: number): string {
  return total === 0 ? 'plain die' : `die ${signed(total)}`;
}

/** Every modifier with who it comes from, then who is near and gives none, with the cause. */
export function itemsOf(board: Board, attack: Attack, reckoned: Reckoned): readonly ReceiptItem[] {
  const given = [...reckoned.supports.attacker.given, ...reckoned.supports.target.given];
  return [
    ...reckoned.modifiers.map(
      (modifier): ReceiptItem => ({
        by: signed(modifier.by),
        because: modifierWords(board, attack, modifier, given),
        rule: modifier.rule,
        counters: modifier.counters,
      }),
    ),
    ...given.filter(({ without }) => without !== null).map(noBonus),
    ...supportless(reckoned.supports.attacker, attack.attacker, attack.target, 'attack'),
    ...supportless(reckoned.supports.target, attack.target, attack.attacker, 'target'),
    ...(attack.charge ? [chargeTestItem(attack.attacker)] : []),
  ];
}

/** Who is near and gives no support, with the cause; or that nobody is near. @rule 11.5 */
function supportless(
  { given, refused }: Supports,
  unit: Unit,
  against: Unit,
  whose: Supported,
): readonly ReceiptItem[] {
  if (given.length + refused.length > 0) return refused.map((one) => noSupport(one, against, whose));
  const because = `no support for the ${whose}: no friend of ${unit.name} stands next to ${named(against)}`;
  return [{ by: '0', because, rule: '11.5', counters: [unit.id, against.id] }];
}
type Supported = 'attack' | 'target';

/** What follows the combat, whatever comes of it. @rule 11.2 */
function chargeTestItem(attacker: Unit): ReceiptItem {
  const fails = waysToFailCharge(attacker);
  const then = attacker.order === 'good' ? 'or it is disorganised' : 'or it is tested for rout';
  return {
    by: fails === 0 ? 'any throw' : fails >= 6 ? 'no face' : `${fails + 1} or more`,
    because: `after the combat the charge of ${attacker.name} is tested, ${then}`,
    rule: '11.2',
    counters: [attacker.id],
  };
}

function modifierWords(
  board: Board,
  { attacker, target }: Attack,
  { kind, counters, hexes }: Modifier,
  given: readonly Support[],
): string {
  const who = counters.flatMap((id): Counter | readonly Counter[] => counterOf(board, id) ?? []);
  const [first] = who;
  const name = first ? named(first) : '';
  switch (kind) {
    case 'leader':
      return `${name} leads the attack`;
    case 'defendingLeader':
      return `${name} is with the target`;
    case 'morale':
      return `morale ${attacker.morale} against ${target.morale}`;
    case 'equipment':
      return `class ${attacker.letter} against ${target.letter}`;
    case 'support':
    case 'targetSupport':
      return `${name} supports ${kind === 'support' ? 'the attack' : 'the target'}, ${supportWords(given, counters[0])}`;
    case 'flank':
      return `${name} is on the flank of ${target.name}`;
    case 'rear':
      return `${name} is in the rear of ${target.name}`;
    case 'combinedArms':
      return `foot and horse together: ${allNamed(who)}`;
    case 'charge':
      return target.foot ? 'a charge on foot in disorder' : 'a charge on horse';
    case 'disorganisedTarget':
      return `${name} is disorganised`;
    case 'routedTarget':
      return `${name} is routed`;
    case 'terrain':
      return `${target.name} stands in a ${terrainAt(board.field, target.hex)} (${hexes.join()})`;
    case 'horseInTheRough':
      return `horse attacks into a ${terrainAt(board.field, target.hex)}`;
    case 'stream':
      return `a stream runs between ${hexes.join(' and ')}`;
    case 'disorganisedAttacker':
      return `${name} is disorganised itself`;
    case 'reducedAttacker':
      return `${name} is reduced`;
    case 'outOfCommand':
      return `${name} is out of command`;
  }
}

const HOW: { readonly [K in Support['kind']]: string } = {
  front: 'from its front',
  flankToFlank: 'flank to flank',
  onFlank: 'on the flank',
  onRear: 'in the rear',
};

function supportWords(given: readonly Support[], id: string | undefined): string {
  const found = given.find(({ unit }) => unit.id === id);
  return found ? HOW[found.kind] : '';
}

/** Why a supporter on a flank or in the rear has no bonus for it. @rule 11.6 */
function noBonus({ unit, kind, without, because }: Support): ReceiptItem {
  const where = kind === 'onRear' ? 'rear' : 'flank';
  const cause =
    without === 'tercio'
      ? 'a tercio has no flank or rear'
      : without === 'counted'
        ? 'the bonus counts once'
        : `it is in the zone of control of ${allNamed(because)}`;
  return {
    by: '0',
    because: `no bonus for ${named(unit)} in the ${where}: ${cause}`,
    rule: without === 'tercio' ? '2.0' : '11.6',
    counters: [unit.id, ...because.map(({ id }) => id)],
  };
}

function noSupport({ unit, why, because, rule }: NoSupport, against: Counter, whose: Supported): ReceiptItem {
  const cause =
    why === 'routed'
      ? 'it is routed'
      : why === 'notFacing'
        ? `it does not have ${against.name} in front, nor stands flank to flank`
        : `${allNamed(because)} in its other front hex has it in front`;
  return {
    by: '0',
    because: `${named(unit)} gives the ${whose} no support: ${cause}`,
    rule,
    counters: [unit.id, ...because.map(({ id }) => id)],
  };
}
