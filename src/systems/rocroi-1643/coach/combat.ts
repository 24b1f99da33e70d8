/** The combat of a segment: the attacks of the best plan that is found, each with its die and what may come of it. */

import { targetsFor } from '../11-combat/fight';
import { loneLeadersBefore } from '../11-combat/lone-leader';
import { reckon } from '../11-combat/modifiers';
import { mustAttack } from '../11-combat/obligations';
import { leaderReceipt } from '../11-combat/receipt';
import { flankBonus } from '../11-combat/support';
import { dieWords } from '../11-combat/words';
import { check } from '../engine/judge';
import type { Command, CommandOf } from '../engine/types';
import { expected } from '../estimate/expect';
import type { Attack } from '../estimate/gains';
import { measure } from '../estimate/measure';
import { fightOf, fightsOn, NO_PLAN, type Plan, planAfter, planFor, requiredOn } from '../estimate/plan';
import { actingSide } from '../play/heading';
import type { Board, Leader, Unit } from '../state/board';
import { named } from '../wording';
import type { Threats } from './threats';
import {
  type Advice,
  attackWords,
  idsOf,
  onCounter,
  onOption,
  prospectsInWords,
  sentences,
  shapesAt,
} from './words';

const MOST = 3;

export function combatActs(board: Board): readonly Advice[] {
  const nothing = worthOfNothing(board);
  const planned = planFor(board).fights;
  const all = [
    ...planned,
    ...fightsOn(board).filter((fight) => !planned.some(({ attack }) => isSame(attack, fight.attack))),
  ];
  const attacks = all
    .map(({ attack }) => ({ attack, worth: worthOfAttack(board, attack) }))
    .filter(({ worth }) => worth >= nothing)
    .toSorted((a, b) => b.worth - a.worth);
  const leaders = leaderActs(board, nothing);
  const chosen = differing(attacks.map(({ attack }) => attack)).slice(0, MOST - Math.min(1, leaders.length));
  const acts = [...chosen.map((attack) => attackAdvice(board, attack)), ...leaders.slice(0, 1)];
  return acts.length > 0 ? acts : endAdvice(board);
}

/** Charging or not. */
function isSame(one: Attack, other: Attack): boolean {
  return one.attacker.id === other.attacker.id && one.target.id === other.target.id;
}

/** No unit twice. */
function differing(attacks: readonly Attack[]): readonly Attack[] {
  const chosen: Attack[] = [];
  for (const one of attacks) {
    const isNew = chosen.every(
      ({ attacker, target }) => attacker.id !== one.attacker.id && target.id !== one.target.id,
    );
    if (isNew) chosen.push(one);
  }
  return chosen;
}

/** What has to be fought and no more. @rule 11.0 */
export function worthOfNothing(board: Board): number {
  return measure(board, actingSide(board)) + requiredOn(board).worth;
}

/** The attack, and then the best that is found for those who are left. @rule 11.0 */
export function worthOfAttack(board: Board, attack: Attack): number {
  const known = fightsOn(board).find(
    (one) => isSame(one.attack, attack) && one.attack.charge === attack.charge,
  );
  const { gain } = known ?? fightOf(board, attack);
  return measure(board, actingSide(board)) + gain + planAfter(board, attack).worth;
}

/**
 * Of an attack, or of no more than what has to be fought: with all that it can bring, then the best attacks of those
 * who are left, and what the enemy can do after them. @rule 11.0
 */
export function worthWithReply(board: Board, attack: Attack | null, threats: Threats): number {
  const side = actingSide(board);
  const less = (after: Board, { fights, worth }: Plan) =>
    measure(after, side) + worth - threats.danger(after, fights);
  if (!attack) return less(board, requiredOn(board));
  const isOver = ({ state }: Board) => state.over || state.step !== 'combat';
  return expected(board.state, commandOf(attack), side, (after) =>
    less(after, isOver(after) ? NO_PLAN : planFor(after)),
  );
}

export function commandOf({ attacker, target, charge }: Attack): CommandOf<'attack'> {
  return { do: 'attack', unit: attacker.id, target: target.id, charge };
}

export function attackOf(board: Board, { unit, target, charge }: CommandOf<'attack'>): Attack {
  return { attacker: board.knownUnit(unit), target: board.knownUnit(target), charge };
}

export function attackAdvice(board: Board, attack: Attack): Advice {
  const { attacker, target, charge } = attack;
  const isObliged = mustAttack(board, attacker);
  const total = dieWords(reckon(board, attack).total);
  return {
    text: sentences(
      `${attackWords(attack, flankBonus(board, attacker, target))}: ${total}.`,
      prospectsInWords(board, attack),
      isObliged ? 'It must fight in any case.' : null,
      otherBetter(board, attack),
    ),
    rules: [
      ...(['11.4', '11.7'] as const),
      ...(charge ? (['11.2'] as const) : []),
      ...(isObliged ? (['11.0'] as const) : []),
    ],
    counters: idsOf([target, attacker]),
    where: shapesAt([target.at ?? '', attacker.at ?? '']),
    commands: [commandOf(attack)],
    prepare: presses(board, attacker, target, charge),
    point: onOption('roll'),
  };
}

/** Of several who could attack it the one with the highest die. @rule 11.1 */
function otherBetter(board: Board, { attacker, target }: Attack): string | null {
  const others = fightsOn(board).filter(
    ({ attack }) => attack.target.id === target.id && attack.attacker.id !== attacker.id,
  );
  if (others.length === 0) return null;
  const names = others
    .slice(0, 2)
    .map(({ attack }) => `${attack.attacker.name} ${dieWords(reckon(board, attack).total)}`);
  return `Others who could attack it: ${names.join(', ')}.`;
}

/** A unit with one enemy before it takes him up by itself. */
function presses(board: Board, unit: Unit, target: Unit | Leader, charge: boolean) {
  const all = targetsFor(board, unit);
  return [
    onCounter(unit),
    ...(all.length > 1 ? [onCounter(target)] : []),
    ...(charge ? [onOption('charge')] : []),
  ];
}

/** @rule 8.4 */
function leaderActs(board: Board, nothing: number): readonly Advice[] {
  return board.units
    .filter(({ corps }) => corps === board.segment?.corps)
    .flatMap((unit) => loneLeadersBefore(board, unit).map((leader) => ({ unit, leader })))
    .map(({ unit, leader }) => ({ unit, leader, command: leaderCommand(unit, leader) }))
    .filter(({ command }) => check(board, command).length === 0 && worthOfOther(board, command) >= nothing)
    .map(
      ({ unit, leader, command }): Advice => ({
        text: `${named(unit)} attacks ${named(leader)}, who is with no unit: ${leaderReceipt(unit, leader, null).total} of the die takes him.`,
        rules: ['8.4'],
        counters: idsOf([leader, unit]),
        where: shapesAt([leader.at ?? '', unit.at ?? '']),
        commands: [command],
        prepare: presses(board, unit, leader, false),
        point: onOption('roll'),
      }),
    );
}

function leaderCommand(unit: Unit, leader: Leader): Command {
  return { do: 'attackLeader', unit: unit.id, leader: leader.id };
}

/** The expected measure after it, with what then has to be fought. */
export function worthOfOther(board: Board, command: Command): number {
  const side = actingSide(board);
  return expected(board.state, command, side, (after) => measure(after, side)) + requiredOn(board).worth;
}

/** Nothing is worth its risk. @rule 11.0 */
function endAdvice(board: Board): readonly Advice[] {
  if (check(board, { do: 'endSegment' }).length > 0) return [];
  return [
    {
      text: 'Nobody has to fight any more, and no attack gains more than it risks: end the segment.',
      ...{ rules: ['11.0'], counters: [], where: [] },
      ...{ commands: [{ do: 'endSegment' }], prepare: [], point: onOption('end') },
    },
  ];
}
