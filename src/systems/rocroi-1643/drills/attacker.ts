/** Of several who could attack an enemy, the one with the highest die: cases 11.1 and 11.4. */
import { oneOf } from '../../../core/dice/drawn';
import { inBounds, poor, stepOf } from '../../../core/lesson/made';
import { reckon } from '../11-combat/modifiers';
import { attackersOf } from '../11-combat/obligations';
import { dieWords, itemsOf } from '../11-combat/words';
import type { Board, Unit } from '../state/board';
import { named } from '../wording';
import { type Kind, type Making, withCase } from './kind';
import { mingled } from './mingled';
import { siteFor } from './site';

export const attacker: Kind = {
  id: 'attacker',
  title: 'Which attacker?',
  about: 'Who of several attacks with the highest die: supports, flanks, arms, classes',
  make,
};

type Rated = { readonly unit: Unit; readonly total: number };

function make({ draw, level, battles }: Making) {
  const site = siteFor(draw, level, battles);
  const laid = site && mingled(draw, level, site, 2 + Math.ceil(level / 2))?.lay('combat');
  if (!laid) return null;
  const { board, position } = laid;
  const targets = board.units
    .map((target) => ({ target, all: attackersOf(board, target) }))
    .filter(({ all }) => all.length > 1 && all[0]?.total !== all[1]?.total);
  const found = oneOf(draw, targets);
  const [best, ...others] = found?.all ?? [];
  if (!found || !best) return null;
  const { target } = found;
  // A difference that a class alone makes is no question for those who have learnt more.
  if (level > 2 && found.all.length < 3 && draw(3) > 0) return null;
  return stepOf({
    position,
    text: `${target.name} in ${target.at} is to be attacked. One unit attacks, and those beside it may support it.`,
    rules: ['11.1', '11.4'],
    lit: [target.id, ...found.all.map(({ unit }) => unit.id).toSorted()],
    goal: { ask: 'Which of the lit units attacks it with the highest die? Press it.', press: [best.unit.id] },
    way: [best.unit.id],
    poor: others.map((one) => poor(one.unit.id, wordsOf(board, one, target))),
    done: inBounds(wordsOf(board, best, target)),
  });
}

/** `Picardie: die +2. +1 …, -1 ….` */
function wordsOf(board: Board, { unit, total }: Rated, target: Unit): string {
  const attack = { attacker: unit, target, charge: false };
  const items = itemsOf(board, attack, reckon(board, attack))
    .filter(({ by }) => by !== '0')
    .map(({ by, because }) => `${by} ${because}`);
  const why = items.length > 0 ? `: ${items.join('; ')}` : ', with nothing to change it';
  return withCase(`${named(unit)} attacks, ${dieWords(total)}${why}`, '11.4');
}
