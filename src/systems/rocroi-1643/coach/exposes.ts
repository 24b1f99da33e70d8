/** What a command would expose: flanks and rear and to whom, who falls out of command, what has to be fought then. */

import { unitsInCommand } from '../08-leaders/command';
import { reckon } from '../11-combat/modifiers';
import { openObligations, targetsOf } from '../11-combat/obligations';
import { flankBonus } from '../11-combat/support';
import { dieWords } from '../11-combat/words';
import type { Command, CommandOf } from '../engine/types';
import { playedWith } from '../estimate/expect';
import { type Fight, fightsOn, requiredAfter, requiredOn } from '../estimate/plan';
import { inCombat } from '../estimate/toCombat';
import type { RuleCase } from '../rulebook/cited';
import { type Board, boardOf, type Counter, type Unit } from '../state/board';
import { counted, listed, named } from '../wording';
import { attackOf } from './combat';
import { type Threats, threatWords } from './threats';
import { type Advice, sentences, targetEnds, warning } from './words';

type Said = {
  readonly text: string;
  readonly rules: readonly RuleCase[];
  readonly counters: readonly Counter[];
};

/** null: nothing that is worth a word. */
export function exposedBy(board: Board, command: Command, threats: Threats): Advice | null {
  switch (command.do) {
    case 'move':
      return byMove(board, command, threats);
    case 'moveLeader':
    case 'moveChief':
      return byLeader(board, command, threats);
    case 'advance':
      return command.unit === null ? null : byAdvance(board, command, threats);
    case 'attack':
      return byAttack(board, command);
    case 'endMovement':
      return byEndMovement(board);
    case 'endSegment':
      return byEndSegment(board, threats);
    default:
      return null;
  }
}

function told(parts: readonly (Said | null)[], places: readonly string[]): Advice | null {
  const said = parts.filter((part): part is Said => part !== null);
  if (said.length === 0) return null;
  const rules = said.flatMap((part) => part.rules);
  const counters = said.flatMap((part) => part.counters);
  return warning(sentences(...said.map(({ text }) => text)), rules, counters, places);
}

/** All tests on the way are passed. */
function after(board: Board, command: Command): Board {
  return boardOf(playedWith(board.state, command, 6));
}

function byMove(board: Board, move: CommandOf<'move'>, threats: Threats): Advice | null {
  const there = after(board, move);
  const unit = there.knownUnit(move.unit);
  if (unit.at === null) return null;
  return told(
    [
      mustFight(there, unit),
      flanksShown(there, unit, threats),
      worstOn(there, unit, threats),
      outOfCommand(board, there, unit),
    ],
    [unit.at],
  );
}

function byAdvance(board: Board, advance: CommandOf<'advance'>, threats: Threats): Advice | null {
  const there = after(board, advance);
  const unit = advance.unit === null ? null : there.unit(advance.unit);
  if (!unit?.at) return null;
  return told([flanksShown(there, unit, threats), worstOn(there, unit, threats)], [unit.at]);
}

/** The attack that it would have to make, the least bad of those it could make. @rule 11.0 */
function mustFight(board: Board, unit: Unit): Said | null {
  const fighting = inCombat(board);
  const one = fighting?.knownUnit(unit.id);
  if (!fighting || !one || one.attacked || targetsOf(fighting, one).length === 0) return null;
  const [best] = fightsOn(fighting).filter(({ attack }) => attack.attacker.id === unit.id);
  if (!best) return null;
  const { attack } = best;
  const total = dieWords(reckon(fighting, attack).total);
  const text = `There ${unit.name} has ${named(attack.target)} in front and must fight: ${total}; ${targetEnds(fighting, attack)}.`;
  return { text, rules: ['11.0'], counters: [unit, attack.target] };
}

/** Those who could come onto its flank or into its rear, with it in front of them. @rule 11.6 */
function flanksShown(board: Board, unit: Unit, { approach }: Threats): Said | null {
  const at = new Map<string, Unit>();
  for (const { unit: enemy, hex } of approach.before(unit.hex)) {
    const there = board.unitIn(hex);
    if (there && there.id !== enemy.id) continue;
    if (flankBonus(board, { ...enemy, hex }, unit) > 0) at.set(enemy.id, enemy);
  }
  const enemies = [...at.values()];
  if (enemies.length === 0) return null;
  const [first, ...others] = enemies;
  const more = others.length > 0 ? ` and ${counted(others.length, 'other')}` : '';
  const text = `Its flank or rear is open to ${first ? named(first) : ''}${more} in the enemy’s next segment.`;
  return { text, rules: ['11.6'], counters: [unit, ...enemies] };
}

function worstOn(board: Board, unit: Unit, threats: Threats): Said | null {
  const [found] = threats.on(board, ({ id }) => id === unit.id);
  if (!found) return null;
  const text = `Next segment ${threatWords(found)}: ${targetEnds(found.board, found.attack)}.`;
  return { text, rules: ['11.4'], counters: [unit, found.comer.unit] };
}

/** Who would not be in command any more if the segment of their own leader began then. @rule 8.1, 8.3 */
function outOfCommand(board: Board, there: Board, { corps }: Pick<Unit, 'corps'>): Said | null {
  const [was, is] = [board, there].map((one) => {
    const leader = one.leaders.find((candidate) => candidate.corps === corps);
    return leader && leader.at !== null ? unitsInCommand(one, leader, corps) : null;
  });
  if (!was || !is) return null;
  const lost = was.filter(({ id }) => !is.some((unit) => unit.id === id));
  const leader = there.leaders.find((one) => one.corps === corps);
  if (lost.length === 0 || !leader) return null;
  const names = lost.slice(0, SOME).map(named);
  const more = lost.length > SOME ? [counted(lost.length - SOME, 'other')] : [];
  const text = `${listed([...names, ...more])} would be out of command of ${leader.name} as he stands then.`;
  return { text, rules: ['8.1', '8.2'], counters: [leader, ...lost] };
}
const SOME = 3;

/** @rule 8.1, 8.4 */
function byLeader(
  board: Board,
  command: CommandOf<'moveLeader'> | CommandOf<'moveChief'>,
  threats: Threats,
): Advice | null {
  const there = boardOf({
    ...board.state,
    leaders: board.state.leaders.map((one) => (one.id === command.leader ? { ...one, at: command.to } : one)),
  });
  const leader = there.knownLeader(command.leader);
  const alone = threats.loneLeaders(there).includes(leader);
  const unit = there.unitIn(leader.hex);
  const struck = unit && threats.on(there, ({ id }) => id === unit.id)[0];
  return told(
    [
      alone
        ? {
            text: `${leader.name} would be with no unit where the enemy can come to him.`,
            rules: ['8.4'],
            counters: [leader],
          }
        : null,
      struck
        ? {
            text: `Next segment ${threatWords(struck)}: he shares its fate.`,
            rules: ['8.4'],
            counters: [leader, struck.target, struck.comer.unit],
          }
        : null,
      leader.corps === null ? null : outOfCommand(board, there, { corps: leader.corps }),
    ],
    [command.to],
  );
}

/** The worst that must still be fought once this attack is made. @rule 11.0 */
function byAttack(board: Board, command: CommandOf<'attack'>): Advice | null {
  return worstOf(board, requiredAfter(board, attackOf(board, command)).fights, 'That leaves');
}

function byEndMovement(board: Board): Advice | null {
  const fighting = inCombat(board);
  if (!fighting) return null;
  const open = openObligations(fighting).length;
  return worstOf(
    fighting,
    requiredOn(fighting).fights,
    `${counted(open, 'unit')} must fight then, and there is`,
  );
}

/** The attack that is expected to cost most; null: none costs anything. */
function worstOf(board: Board, fights: readonly Fight[], leaves: string): Advice | null {
  const [worst] = fights.toSorted((a, b) => a.gain - b.gain);
  if (!worst || worst.gain >= 0) return null;
  const { attacker, target } = worst.attack;
  const total = dieWords(reckon(board, worst.attack).total);
  const text = `${leaves} the attack of ${named(attacker)} on ${named(target)}: ${total}.`;
  return warning(text, ['11.0'], [attacker, target], [attacker.at ?? '', target.at ?? '']);
}

function byEndSegment(board: Board, threats: Threats): Advice | null {
  const [worst] = threats.on(board);
  if (!worst) return null;
  const text = `The corps then stands as it is: ${threatWords(worst)}.`;
  return warning(text, ['11.4'], [worst.target, worst.comer.unit], [worst.target.at ?? '']);
}
