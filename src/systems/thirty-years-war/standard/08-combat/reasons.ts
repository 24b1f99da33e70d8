/** Why a battle may not be declared, or not so, and what it must do: cases 8.0 to 8.61, 9.14 and 10.11. */
import { reason, type Say } from '../../engine/reason';
import type { Piece } from '../../state/piece';
import { counted } from '../../wording';
import { barInWords } from '../12-terrain/names';
import type { AttackBar } from '../12-terrain/terrain';
import type { ChargeRule } from './charge-rule';

export const noAttacker = reason('noAttacker', '8.0', () => 'A battle needs at least one attacker.');

export const noDefender = reason('noDefender', '8.0', () => 'A battle needs at least one defender.');

export const oneSideIsSingle = reason(
  'oneSideIsSingle',
  '8.22',
  (_say: Say, _attackers: readonly Piece[], _defenders: readonly Piece[]) =>
    'By the chosen reading one of the two sides of a battle is a single unit.',
);

/** What no longer stands on the map takes part in no combat, near or far. */
export const fightsNoMore = reason(
  'fightsNoMore',
  '8.0',
  (_say: Say, { printed }: Piece) => `${printed.name} is eliminated and fights no more.`,
);

export const fightsOffMap = reason(
  'fightsOffMap',
  '8.0',
  (_say: Say, { printed }: Piece) => `${printed.name} is not on the map.`,
);

export const attacksNever = reason(
  'attacksNever',
  '8.0',
  (say: Say, counter: Piece) => `${say.named(counter)} is not a unit and cannot attack.`,
);

export const ofTheDefender = reason(
  'ofTheDefender',
  '8.0',
  (say: Say, unit: Piece) => `${say.named(unit)} belongs to the defender.`,
);

export const hasAttacked = reason(
  'hasAttacked',
  '8.14',
  (say: Say, unit: Piece) =>
    `${say.named(unit)} has fought in this phase, and each fights once: choose another.`,
);

export const listedAlready = reason(
  'listedAlready',
  '8.14',
  (say: Say, unit: Piece, place: number) =>
    `${say.named(unit)} fights in planned battle ${place}: take it out there first.`,
);

export const handFirst = reason(
  'handFirst',
  '8.0',
  () => 'Put the battle in hand on the list first, or discard it.',
);

export const nothingListed = reason('nothingListed', '8.0', () => 'No such battle is planned.');

export const disruptedAttacks = reason(
  'disruptedAttacks',
  '9.14',
  (say: Say, unit: Piece) =>
    `${say.named(unit)} is disrupted, and a disrupted unit never attacks: choose another.`,
);

export const neverAttacked = reason(
  'neverAttacked',
  '8.0',
  (say: Say, counter: Piece) => `${say.named(counter)} is not a unit and is not attacked.`,
);

export const isFriend = reason(
  'isFriend',
  '8.0',
  (say: Say, unit: Piece) => `${say.named(unit)} is a friend.`,
);

export const hasBeenAttacked = reason(
  'hasBeenAttacked',
  '8.14',
  (say: Say, unit: Piece) =>
    `${say.named(unit)} has been attacked in this phase, and that happens once: choose another.`,
);

export const noAttackThere = reason(
  'noAttackThere',
  (_board, _attacker, _defender, { rule }) => rule,
  (say: Say, attacker: Piece, defender: Piece, bar: AttackBar) =>
    `${say.named(attacker)} and ${say.named(defender)}: no attack ${barInWords(bar)}.`,
);

export const notAdjacent = reason(
  'notAdjacent',
  '8.15',
  (say: Say, attacker: Piece, defender: Piece) =>
    `${say.named(attacker)} and ${say.named(defender)} are not adjacent: only neighbours fight.`,
);

export const notNextToAll = reason(
  'notNextToAll',
  '8.22',
  (say: Say, attacker: Piece, defender: Piece) =>
    `${say.named(attacker)} and ${say.named(defender)} are not adjacent; all who attack together are next to every defender.`,
);

export const nextToNobody = reason(
  'nextToNobody',
  '8.15',
  (say: Say, unit: Piece) => `No unit of the other side is next to ${say.named(unit)}.`,
);

export const namedTwice = reason(
  'namedTwice',
  '8.3',
  (_say: Say, { printed }: Piece) => `${printed.name} is named twice; a strength is never divided.`,
);

export const noChargeKnown = reason('noChargeKnown', '8.3', () => 'These rules know no cavalry charge.');

export const onlyCavalryCharges = reason(
  'onlyCavalryCharges',
  (_board, { cases }) => cases.charge,
  (_say: Say, _rule: ChargeRule, _attackers: readonly Piece[]) =>
    'Only Cavalry charges, and no Cavalry attacks here.',
);

export const cannotBeCharged = reason(
  'cannotBeCharged',
  (_board, { cases }) => cases.targets,
  (say: Say, rule: ChargeRule, firm: readonly Piece[]) =>
    `${say.allNamed(firm)} ${firm.length > 1 ? 'are' : 'is'} ${rule.firm} and cannot be charged.`,
);

export const leftUnattacked = reason(
  'leftUnattacked',
  '8.11',
  (say: Say, spared: readonly Piece[]) =>
    `This battle would leave ${say.allNamed(spared)} without anybody to attack ${spared.length > 1 ? 'them' : 'it'}, and ${spared.length > 1 ? 'they' : 'it'} must be attacked. Attack ${spared.length > 1 ? 'them' : 'it'} too, or keep a unit beside ${spared.length > 1 ? 'them' : 'it'} for that.`,
);

export const mustAttackRest = reason(
  'mustAttackRest',
  '8.21',
  (say: Say, attackers: readonly Piece[], _spared: readonly Piece[]) =>
    `${say.allNamed(attackers)} must attack every neighbour that no other unit attacks.`,
);

export const leftIdle = reason(
  'leftIdle',
  '8.12',
  (say: Say, idle: readonly Piece[]) =>
    `This battle would leave ${say.allNamed(idle)} without anybody to attack, and ${idle.length > 1 ? 'they' : 'it'} must attack. Let ${idle.length > 1 ? 'them' : 'it'} join, or keep an enemy for ${idle.length > 1 ? 'them' : 'it'}.`,
);

export const nothingMustBeFought = reason(
  'nothingMustBeFought',
  '8.11',
  () => 'Nothing is left that must be fought.',
);

export const chooseUnit = reason(
  'chooseUnit',
  '8.0',
  () => 'Choose a unit: one of yours to attack with, or an enemy to attack.',
);

export const noBattleOption = reason('noBattleOption', '8.0', () => 'That cannot be chosen now.');

export const defenderAskedLater = reason(
  'defenderAskedLater',
  '10.11',
  (_say: Say, _leaders: readonly Piece[]) => 'The defender is asked for his Leaders after the declaration.',
);

export const defenderLeadersFirst = reason(
  'defenderLeadersFirst',
  'table:decision-open',
  () => 'First the defender says which of his Leaders take part.',
);

export const noDefenderAsked = reason(
  'noDefenderAsked',
  '10.11',
  () => 'No defender is being asked for his Leaders.',
);

export const exchangeFirst = reason(
  'exchangeFirst',
  'table:decision-open',
  () => 'First the attackers to disrupt in the exchange are chosen.',
);

export const noExchangeOpen = reason('noExchangeOpen', '8.61', () => 'No exchange is open.');

export const noExchangeOption = reason(
  'noExchangeOption',
  'table:decision-open',
  () => 'That cannot be chosen now.',
);

export const onlyAttackersExchange = reason(
  'onlyAttackersExchange',
  '8.61',
  (_say: Say, _attackers: readonly Piece[]) => 'Only units that attacked in this battle can be disrupted.',
);

export const attackersOnceEach = reason(
  'attackersOnceEach',
  '8.61',
  (_say: Say, _attackers: readonly Piece[]) =>
    'Only units that attacked in this battle can be disrupted, each once.',
);

export const tooFewExchanged = reason(
  'tooFewExchanged',
  '8.61',
  (_say: Say, chosen: number, needed: number, _attackers: readonly Piece[]) =>
    `${counted(chosen, 'Strength Point')} chosen; the exchange asks for ${needed}.`,
);
