/**
 * What a segment leads to: who would have to attack, how all of it could be fought best, and what that comes to
 * together. While units move it is counted as if combat began now; in combat, of what is left.
 */
import { barsOf, chanceInWords, rounded, signed } from '../../../core/charts';
import { meanOf, shareOf } from '../../../core/distribution';
import { attackersOf, openObligations, targetsOf } from '../11-combat/obligations';
import { combatReceipt } from '../11-combat/receipt';
import { dieWords } from '../11-combat/words';
import { pointsWords } from '../13-victory/points';
import { type Fight, planFor } from '../estimate/plan';
import { inCombat } from '../estimate/toCombat';
import { corpsName } from '../play/names';
import type { SheetRow, Sums, ToCome } from '../rulebook/cited';
import { type Board, enemyOf, type Unit } from '../state/board';
import { counted, eitherOf, named } from '../wording';
import { sumsOf } from './sums';

/** null: no segment is going on, or something else is to be decided first. */
export function toCome(board: Board): ToCome | null {
  const { state } = board;
  if (state.over || state.agenda.length > 0) return null;
  const fighting = inCombat(board);
  if (!fighting) return null;
  const { fights } = planFor(fighting);
  const attacks = fights.map(({ attack }) => attack);
  return {
    ...WORDS,
    text: dutiesInWords(fighting, fights, state.step === 'movement'),
    rows: openObligations(fighting).map((unit) => rowOf(fighting, unit)),
    acts: attacks.map((attack) => ({
      receipt: combatReceipt(fighting, attack, null),
      hint: '',
      counters: [attack.attacker.id, attack.target.id],
    })),
    sums: attacks.length > 0 ? shownSums(fighting, fights) : null,
  };
}

const WORDS = {
  rowsTitle: 'Must attack, with the best die',
  actsTitle: 'How all of it could be fought',
};

/** @rule 11.0 */
function dutiesInWords(board: Board, fights: readonly Fight[], isAhead: boolean): string {
  const obliged = openObligations(board);
  const required = requiredInWords(obliged.length, isAhead);
  const ids = new Set(obliged.map(({ id }) => id));
  const free = fights.filter(({ attack }) => !ids.has(attack.attacker.id)).length;
  return free === 0 ? required : `${required} ${counted(free, 'attack')} more would pay.`;
}

/** Of several one may be spared, as it supports the attack of another. @rule 11.0, 11.5 */
function requiredInWords(count: number, isAhead: boolean): string {
  const units = counted(count, 'unit');
  const attack = count === 1 ? 'to attack' : 'to attack, or to support an attack';
  if (isAhead)
    return count === 0
      ? 'If you went on to combat now, nobody would have to attack.'
      : `If you went on to combat now, ${units} of yours would have ${attack}.`;
  return count === 0
    ? 'Nobody has to attack any more.'
    : `${units} of yours still ${count === 1 ? 'has' : 'have'} ${attack}.`;
}

/** A unit that must attack, and the best of its targets. @rule 11.0, 11.4 */
function rowOf(board: Board, unit: Unit): SheetRow {
  const targets = targetsOf(board, unit)
    .map((target) => ({
      target,
      total: attackersOf(board, target).find((one) => one.unit === unit)?.total ?? 0,
    }))
    .toSorted((a, b) => b.total - a.total);
  const [best] = targets;
  return {
    label: named(unit),
    value: dieWords(best?.total ?? 0),
    share: null,
    note: `on ${eitherOf(targets.map(({ target, total }) => (total === best?.total ? named(target) : `${named(target)}, ${dieWords(total)}`)))}`,
    rule: '11.0',
    counters: [unit.id, ...targets.map(({ target }) => target.id)],
  };
}

const NOTE =
  'Exact, over every way of throwing the dice and the tests that follow. Each attack counts as the units stand now, and who goes back takes the safest way; friends who are pushed or run through are not counted.';

function shownSums(board: Board, fights: readonly Fight[]): Sums {
  const { points, ahead, breaking } = sumsOf(
    board,
    fights.map(({ attack }) => attack),
  );
  const { sides } = board.scenario;
  const us = fights[0]?.attack.attacker.side ?? 0;
  return {
    charts: [
      ...[us, enemyOf(us)].map((side) => ({
        title: `Points for the ${sides[side].name}`,
        average: `${rounded(meanOf(points[side]) / 4)} on average`,
        side: sides[side].id,
        bars: barsOf(points[side], quartersInWords),
      })),
      {
        title: `Points for the ${sides[us].name}, less the others’`,
        average: `${signed(meanOf(ahead) / 4)} on average`,
        side: null,
        bars: barsOf(ahead, quartersInWords),
      },
    ],
    rows: breaking.map(({ corps, missing, ways, of }) => ({
      label: `${corpsName(board, corps)} demoralised as the turn ends, unless units rally`,
      value: chanceInWords(shareOf(ways, of)),
      share: null,
      note: `${counted(missing, 'step')} lost or running still missing`,
      rule: '12.5',
    })),
    note: NOTE,
  };
}

function quartersInWords(quarters: number): string {
  return quarters < 0 ? `−${pointsWords(-quarters)}` : pointsWords(quarters);
}
