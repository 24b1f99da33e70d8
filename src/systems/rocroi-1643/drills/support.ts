/** Who beside an enemy supports an attack on it: cases 11.5 and 11.6. */
import { oneOf } from '../../../core/dice/drawn';
import { inBounds, poor, stepOf } from '../../../core/lesson/made';
import { activeUnits } from '../05-activation/active';
import { type Attack, reckon } from '../11-combat/modifiers';
import { targetsOf } from '../11-combat/obligations';
import type { Support } from '../11-combat/support';
import { itemsOf } from '../11-combat/words';
import type { Board, Unit } from '../state/board';
import { named } from '../wording';
import { type Kind, type Making, withCase } from './kind';
import { mingled } from './mingled';
import { siteFor } from './site';

export const support: Kind = {
  id: 'support',
  title: 'Who supports?',
  about: 'Front to front, flank to flank, and who is held by another enemy',
  make,
};

function make({ draw, level, battles }: Making) {
  const site = siteFor(draw, level, battles);
  const laid = site && mingled(draw, level, site, 3 + Math.ceil(level / 3))?.lay('combat');
  if (!laid) return null;
  const { board, position } = laid;
  const attacks = activeUnits(board)
    .filter((unit) => unit.order !== 'routed')
    .flatMap((attacker) => targetsOf(board, attacker).map((target) => ({ attacker, target, charge: false })))
    .filter((attack) => isQuestion(board, attack, level));
  const attack = oneOf(draw, attacks);
  if (!attack) return null;
  const { given, refused } = reckon(board, attack).supports.attacker;
  const { attacker, target } = attack;
  const press = given.map(({ unit }) => unit.id).toSorted();
  const all = [...given, ...refused].map(({ unit }) => unit.id).toSorted();
  return stepOf({
    position,
    text: `${attacker.name} in ${attacker.at} attacks ${target.name} in ${target.at}. Others stand beside it.`,
    rules: ['11.5', '11.6'],
    lit: [attacker.id, target.id, ...all],
    goal: { ask: `Which of the other lit units support the attack? Press ${each(press.length)}.`, press },
    way: press,
    poor: [
      ...refused.map(({ unit }) => poor(unit.id, why(board, attack, unit))),
      poor(attacker.id, withCase('It attacks: it does not support itself', '11.1')),
      poor(target.id, withCase('It is the one that is attacked', '11.1')),
    ],
    done: inBounds(
      withCase(
        given.map((one) => helpWords(one)).join('; '),
        given.some(({ kind }) => isBeside(kind)) ? '11.6' : '11.5',
      ),
    ),
  });
}

function each(count: number): string {
  return count === 1 ? 'it' : 'each of them';
}

/** Somebody supports, and somebody beside it does not. */
function isQuestion(board: Board, attack: Attack, level: number): boolean {
  const { given, refused } = reckon(board, attack).supports.attacker;
  const held = refused.some(({ why }) => why === 'otherFront');
  return given.length > 0 && refused.length > 0 && (level < 4 || held || refused.length > 1);
}

/** As the receipt has it. */
function why(board: Board, attack: Attack, unit: Unit): string {
  const item = itemsOf(board, attack, reckon(board, attack)).find(
    ({ by, counters, because }) =>
      by === '0' && counters[0] === unit.id && because.includes('gives no support'),
  );
  return withCase(item?.because ?? `${named(unit)} gives no support`, item?.rule ?? '11.5');
}

const isBeside = (kind: Support['kind']) => kind === 'onFlank' || kind === 'onRear';
const HOW: { readonly [K in Support['kind']]: string } = {
  front: 'has it in front, with no enemy before its other front hex',
  flankToFlank: 'stands flank to flank with it',
  onFlank: 'has it in front and stands on its flank',
  onRear: 'has it in front and stands in its rear',
};

function helpWords({ unit, kind, bonus }: Support): string {
  const more = bonus > 0 ? `, and +${bonus} for ${kind === 'onRear' ? 'the rear' : 'the flank'}` : '';
  return `${named(unit)} ${HOW[kind]}: +1${more}`;
}
