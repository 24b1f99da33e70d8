/** The Combat Phase: the battles of the best plan that is found, each with its odds and what may come of it. */
import type { Prospect } from '../../../core/contract/values';
import { prospectInWords } from '../../../core/prospects';
import { check } from '../engine/judge';
import { expected } from '../estimate/expect';
import type { Gains } from '../estimate/gains';
import { measure } from '../estimate/measure';
import { meetsObligation, planAfter, planFor, requiredAfter, requiredOn } from '../estimate/plan';
import type { RuleCase } from '../rulebook/cited';
import type { AttackCommand } from '../standard/08-combat/attack';
import { defendersAnswer } from '../standard/08-combat/before-defender';
import { chargeRule } from '../standard/08-combat/charge-rule';
import { battleFigures, battleReceipt } from '../standard/08-combat/strength';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesOf } from '../state/position';
import { allNamed, capital, listed } from '../wording';
import { lossInFight } from './leaders';
import { type Advice, chanceInWords, idsOf, onCounter, onOption, sentences, shapesAt } from './words';

const MOST = 3;

export function combatActs(board: Board, gains: Gains): readonly Advice[] {
  const plan = planFor(board, gains);
  const nothing = worthOfNothing(board, gains);
  const acts = plan.fights
    .filter(
      ({ battle }) => check(board, battle).length === 0 && worthOfBattle(board, gains, battle) >= nothing,
    )
    .slice(0, MOST)
    .map(({ battle }) => battleAdvice(board, battle));
  return acts.length > 0 ? acts : endAdvice(board);
}

/** What has to be fought and no more. */
export function worthOfNothing(board: Board, gains: Gains): number {
  return measure(board, board.phasingIndex) + requiredOn(board, gains).worth;
}

/** The battle, and then the best that is found for those who are left. */
export function worthOfBattle(board: Board, gains: Gains, battle: AttackCommand): number {
  const after = Math.max(planAfter(board, gains, battle).worth, requiredAfter(board, gains, battle).worth);
  return measure(board, board.phasingIndex) + gains.of(board, battle, board.phasingIndex) + after;
}

function battleAdvice(board: Board, battle: AttackCommand): Advice {
  const attackers = piecesOf(board, battle.attackers);
  const defenders = piecesOf(board, battle.defenders);
  const { attack, defence } = battleFigures(board, battle);
  const receipt = battleReceipt(board, battle, null);
  const charge = battle.charge ? (chargeRule(board)?.cases.cost ?? '8.3') : null;
  const does = `${attackers.length > 1 ? 'attack' : 'attacks'}${charge ? ' with a charge' : ''}`;
  const isObligation = meetsObligation(board, battle);
  const answer = defendersAnswer(board, battle);
  return {
    text: sentences(
      `${capital(allNamed(board, attackers))} ${does} ${allNamed(board, defenders)}: ${attack} against ${defence}, ${receipt.total}.`,
      ...receipt.prospects.filter(changes).map((one) => `${prospectInWords(one)}.`),
      answer ? `${answer.words}.` : null,
      brokenBy(board, battle),
      ...leadersAtStake(board, battle),
      isObligation ? 'It meets what must be fought.' : null,
    ),
    rules: [
      '8.0',
      ...(charge ? [charge] : []),
      ...(answer ? (['10.11'] as const) : []),
      ...(isObligation ? (['8.11'] as const) : []),
    ] satisfies RuleCase[],
    counters: idsOf([...defenders, ...attackers]),
    where: shapesAt([...defenders, ...attackers].flatMap(({ at }) => at ?? [])),
    commands: [battle],
    prepare: [...[...attackers, ...defenders].map(onCounter), ...(charge ? [onOption('charge')] : [])],
    point: onOption('roll'),
  };
}

/** Own Leaders who are lost where the unit in their hex is, with the chance of it. @rule 10.0 */
function leadersAtStake(board: Board, battle: AttackCommand): readonly string[] {
  const hexes = piecesOf(board, battle.attackers).map(({ hex }) => hex);
  return board.leaders.flatMap((leader) => {
    if (leader.side !== board.phasingIndex || !hexes.includes(leader.hex)) return [];
    const chance = lossInFight(board, leader, battle);
    return chance > 0 ? [`${leader.printed.name} is lost with his unit: ${chanceInWords(chance)}.`] : [];
  });
}

/** Whether anything can happen to them at all. */
function changes({ ends }: Prospect): boolean {
  return ends.some(({ tone }) => tone !== 'none');
}

/** Armies or parts of them that the battle would demoralize, with the chance of it. @rule 11.0 */
export function brokenBy(board: Board, battle: AttackCommand): string | null {
  const side = board.phasingIndex;
  const told = board.scenario.categories.flatMap(({ id, name }) => {
    if (board.demoralized.includes(id)) return [];
    const chance = expected(board, battle, side, (after) => (after.demoralized.includes(id) ? 1 : 0));
    return chance > 0 ? [`${name} ${chanceInWords(chance)}`] : [];
  });
  return told.length > 0 ? `It could demoralize: ${listed(told)}.` : null;
}

/** Nothing is worth its risk. */
function endAdvice(board: Board): readonly Advice[] {
  const end = { do: 'endPhase', phase: board.phase } as const;
  if (check(board, end).length > 0) return [];
  const nobody: readonly Piece[] = [];
  return [
    {
      text: 'No battle that you may still fight gains more than it risks: go on.',
      ...{ rules: ['8.0'], counters: idsOf(nobody), where: [], commands: [end] },
      ...{ prepare: [], point: onOption('end-phase') },
    },
  ];
}
