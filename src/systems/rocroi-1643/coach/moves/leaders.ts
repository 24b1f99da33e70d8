/**
 * Where the leader whose marker was drawn does most: with a unit that attacks, where he keeps his corps in command, or
 * where less threatens him.
 */

import type { HexIndex } from '../../../../core/hex/hex';
import { drawnLeader } from '../../05-activation/active';
import { unitsInCommand } from '../../08-leaders/command';
import { leaderReach } from '../../08-leaders/ways';
import { reckon } from '../../11-combat/modifiers';
import { dieWords } from '../../11-combat/words';
import { planFor } from '../../estimate/plan';
import { inCombat } from '../../estimate/toCombat';
import { type Board, boardOf, type Leader } from '../../state/board';
import { withLeader } from '../../state/change';
import { counted, named } from '../../wording';
import { type Threats, threatWords } from '../threats';
import { onCounter, onHex, prospectsInWords, sentences } from '../words';
import { inBreadth } from './breadth';
import type { Idea } from './idea';

/** So many attacks that he could join are looked at, and places from which he would reach most. */
const JOINED = 4;
const PLACES = 3;

export function* leaderIdeas(board: Board, threats: Threats, most: number): Generator<Idea> {
  const leader = drawnLeader(board);
  if (!leader || leader.at === null || leader.moved) return;
  yield* joining(board, leader).slice(0, inBreadth(JOINED, most));
  yield* following(board, leader).slice(0, inBreadth(PLACES, most));
  yield* sheltering(board, leader, threats).slice(0, inBreadth(PLACES, most));
}

/** @rule 11.4 */
function joining(board: Board, leader: Leader): readonly Idea[] {
  const fighting = inCombat(board);
  if (!fighting || leader.value === 0) return [];
  const reach = leaderReach(board, leader);
  return planFor(fighting)
    .fights.filter(({ attack: { attacker } }) => reach.has(attacker.hex))
    .map(({ attack: { attacker, target, charge } }) => ({
      ...goingTo(leader, attacker.at ?? ''),
      about: [attacker, target],
      rules: ['5.2', '11.4'],
      tell(after) {
        const there = inCombat(after);
        if (!there) return null;
        const attack = { attacker: there.knownUnit(attacker.id), target: there.knownUnit(target.id), charge };
        const total = dieWords(reckon(there, attack).total);
        return sentences(
          `${named(leader)} goes to ${named(attacker)}: its attack on ${named(target)} is then ${total}.`,
          prospectsInWords(there, attack),
        );
      },
    }));
}

/** @rule 8.1 */
function following(board: Board, leader: Leader): readonly Idea[] {
  const { corps } = leader;
  if (corps === null) return [];
  const reached = (at: string) => {
    const there = boardOf(withLeader(board.state, leader.id, { at }));
    return unitsInCommand(there, there.knownLeader(leader.id), corps).length;
  };
  const now = unitsInCommand(board, leader, corps).length;
  if (now === board.unitsOfCorps(corps).length) return [];
  const reach = leaderReach(board, leader);
  return board.units
    .filter((unit) => unit.corps === corps && unit.order !== 'routed' && reach.has(unit.hex))
    .map((unit) => ({ unit, count: reached(unit.at ?? '') }))
    .filter(({ count }) => count > now)
    .toSorted((a, b) => b.count - a.count)
    .map(({ unit, count }) => ({
      ...goingTo(leader, unit.at ?? ''),
      about: [unit],
      rules: ['8.1', '8.3'],
      tell: () =>
        `${named(leader)} goes to ${named(unit)}: from there he has ${counted(count, 'unit')} in command, now ${now}.`,
    }));
}

/** With a unit where less threatens him and all others. @rule 8.4 */
function sheltering(board: Board, leader: Leader, threats: Threats): readonly Idea[] {
  const now = threats.danger(board);
  if (now === 0) return [];
  const reach = leaderReach(board, leader);
  const against = (on: Board, at: HexIndex) => threats.on(on, ({ hex }) => hex === at)[0];
  return board.units
    .filter(({ side, order, hex }) => side === leader.side && order !== 'routed' && reach.has(hex))
    .map((unit) => ({
      unit,
      danger: threats.danger(boardOf(withLeader(board.state, leader.id, { at: unit.at ?? '' }))),
    }))
    .filter(({ danger }) => danger < now)
    .toSorted((a, b) => a.danger - b.danger)
    .map(({ unit }) => ({
      ...goingTo(leader, unit.at ?? ''),
      about: [unit],
      rules: ['8.4'],
      tell(after) {
        const [was, left] = [against(board, leader.hex), against(after, unit.hex)];
        return sentences(
          `${named(leader)} goes to ${named(unit)}.`,
          was ? `Where he is, ${threatWords(was)}.` : null,
          left
            ? `The worst that could come there is ${named(left.comer.unit)}.`
            : 'There nobody could attack it to his gain.',
        );
      },
    }));
}

function goingTo(leader: Leader, to: string): Omit<Idea, 'about' | 'rules' | 'tell'> {
  return {
    commands: [{ do: 'moveLeader', leader: leader.id, to }],
    prepare: [onCounter(leader)],
    point: onHex(to),
    movers: [leader],
    to: [to],
  };
}
