/** The Combat Phase at the table: a battle is put together from attackers and defenders in any order. */

import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import { prospectInWords } from '../../../../core/prospects';
import { check } from '../../engine/judge';
import {
  atHex,
  NOTHING,
  type Press,
  perform,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import type { Receipt, ReceiptItem } from '../../rulebook/cited';
import { lastAsked } from '../../state/lastAsked';
import type { Piece } from '../../state/piece';
import { hexNumberOf, phasingIndex, pieceOf, piecesOf, positionOf } from '../../state/position';
import type { State } from '../../state/state';
import { listed, named } from '../../wording';
import { endPhaseChoice } from '../04-sequence/passing';
import { combatOpen } from '../04-sequence/sequence';
import { mayAttack } from '../07-zones-of-control';
import { leaderChoices, pressLeader } from '../10-leaders/choices';
import { leadersFor } from '../10-leaders/leaders';
import type { AttackCommand } from './attack';
import { chargeChoice, previewCharge } from './charge-choice';
import { asksDefender, defaultLeadersOfBattle, defenderHasLeaders } from './combat';
import { completeAll, previewCompletion } from './completion';
import type { BattleDraft } from './draft';
import { allWhoMayJoin, tidied, toggleAttacker, toggleDefender } from './joining';
import { openObligations } from './obligations';
import { chooseUnit, noBattleOption } from './reasons';
import { battleReceipt } from './strength';
import { buildingInstruction, instructionFor, obligationsInCombat, opponents, whomItNames } from './words';

const EMPTY: BattleDraft = { kind: 'battle', attackers: [], defenders: [], charge: false, leaders: null };

export const battleStage: Stage = {
  prompt(state, draft) {
    if (draft?.kind !== 'battle') {
      return {
        instruction: instructionFor(state),
        names: whomItNames(state),
        obligations: obligationsInCombat(state, []),
        choices: [...opponentChoices(state), ...phaseChoices(state)],
      };
    }
    const command = commandOf(state, draft);
    const complete = draft.attackers.length > 0 && draft.defenders.length > 0;
    const objections = complete ? check(state, command) : [];
    return {
      instruction: buildingInstruction(draft, objections.length > 0),
      obligations: obligationsInCombat(state, [...draft.attackers, ...draft.defenders]),
      objections,
      receipt: complete ? beforeTheDefender(state, command) : null,
      choices: [
        ...(complete && objections.length === 0 ? [rollChoice(state, command)] : []),
        ...chargeChoice(state, draft),
        ...(complete ? leaderChoices(state, command.leaders, battleUnits(state, draft)) : []),
        ...joinChoice(state, draft),
        ...fittingChoices(state, draft),
        {
          target: { on: 'option', id: 'cancel' },
          label: 'Discard this battle',
          key: 'Escape',
          weight: 'back',
        },
      ],
    };
  },

  press(state, draft, target) {
    const battle = draft?.kind === 'battle' ? draft : EMPTY;
    if (target.on === 'option') return pressOption(state, battle, target.id);
    const pointed = pointedAt(state, target);
    const unit = pointed?.pieces.find((piece) => piece.unit) ?? pointed?.piece;
    if (!unit) return refuse([chooseUnit(state)]);
    return unit.side === phasingIndex(state)
      ? toggleAttacker(state, battle, unit)
      : toggleDefender(state, battle, unit);
  },

  preview(state, draft, target) {
    if (target.on === 'option' && target.id === 'charge' && draft?.kind === 'battle')
      return previewCharge(state, commandOf(state, draft));
    if (target.on === 'option' && target.id === 'complete') return previewCompletion(state);
    const pointed = pointedAt(state, target);
    const unit = pointed?.pieces.find((piece) => piece.unit);
    if (!unit) return NOTHING;
    const pressed = this.press(state, draft, target);
    if (pressed.to !== 'draft') return previewOfPress(pressed, '');
    const next = pressed.draft?.kind === 'battle' ? pressed.draft : EMPTY;
    const joins = [...next.attackers, ...next.defenders].includes(unit.id);
    const role = unit.side === phasingIndex(state) ? 'attacks' : 'is attacked';
    // Under a pointer that lies still after a press this is what the next one would do.
    const text = joins
      ? `${named(positionOf(state), unit)} ${role}.`
      : `${named(positionOf(state), unit)} is in the battle; choosing it again takes it out.`;
    if (next.attackers.length === 0 || next.defenders.length === 0) return previewOfPress(pressed, text);
    const { total, prospects } = battleReceipt(state, commandOf(state, next), null);
    return previewOfPress(
      pressed,
      [text, ...prospects.map((one) => `${prospectInWords(one)}.`)].join(' '),
      total,
    );
  },

  marks(state, draft): readonly Mark[] {
    const position = positionOf(state);
    const open = openObligations(state);
    const drafted: readonly CounterId[] =
      draft?.kind === 'battle' ? [...draft.attackers, ...draft.defenders] : [];
    const marks = [...open.defenders, ...open.attackers]
      .filter(({ id }) => !drafted.includes(id))
      .map((unit): Mark => ({ means: 'obligation', label: '', shape: atHex(hexNumberOf(position, unit)) }));
    if (draft?.kind !== 'battle') return marks;
    for (const defender of piecesOf(state, draft.defenders)) {
      const at = hexNumberOf(position, defender);
      marks.push({ means: 'target', label: '', shape: atHex(at) });
      // The odds are told once, beside the first arrow.
      for (const [index, attacker] of piecesOf(state, draft.attackers).entries()) {
        marks.push({
          means: 'attack',
          label: index === 0 ? battleReceipt(state, commandOf(state, draft), null).total : '',
          shape: { kind: 'line', through: [hexNumberOf(position, attacker), at] },
        });
      }
    }
    marks.push(...oddsOfOthers(state, draft));
    for (const attacker of piecesOf(state, draft.attackers)) {
      marks.push({ means: 'selected', label: '', shape: atHex(hexNumberOf(position, attacker)) });
    }
    return marks;
  },
};

/** At the hexside to each enemy that could be attacked as well, or first: the odds it would come to. */
function oddsOfOthers(state: State, draft: BattleDraft): readonly Mark[] {
  const position = positionOf(state);
  const [attacker] = piecesOf(state, draft.attackers);
  if (!attacker) return [];
  return fittingChoices(state, draft).flatMap(({ target }): readonly Mark[] => {
    const enemy = target.on === 'counter' ? pieceOf(state, target.id) : null;
    if (!enemy || enemy.side === attacker.side || draft.defenders.includes(enemy.id)) return [];
    const battle = tidied(state, { ...draft, defenders: [...draft.defenders, enemy.id] });
    if (!battle) return [];
    const between = [hexNumberOf(position, attacker), hexNumberOf(position, enemy)] as const;
    const { total } = battleReceipt(state, commandOf(state, battle), null);
    return [{ means: 'target', label: total, shape: { kind: 'hexside', between } }];
  });
}

function commandOf(state: State, draft: BattleDraft): AttackCommand {
  const leaders = draft.leaders ?? defaultLeadersOfBattle(state, draft.attackers, draft.defenders);
  const { attackers, defenders, charge } = draft;
  return { do: 'attack', attackers, defenders, charge, leaders };
}

/** The press that declares the battle: the die falls at once, or the defender answers first. @rule 10.11 */
function rollChoice(state: State, command: AttackCommand): Choice {
  const isAsked = asksDefender(state) && defenderHasLeaders(state, command);
  const label = isAsked ? 'Attack, and ask the defender' : 'Roll the die';
  return { target: { on: 'option', id: 'roll' }, label, key: 'r', weight: 'main' };
}

/** The receipt as it stands; a defender who is asked may still add to it. @rule 10.11 */
function beforeTheDefender(state: State, command: AttackCommand): Receipt {
  const receipt = battleReceipt(state, command, null);
  const able = asksDefender(state)
    ? [...new Set(piecesOf(state, command.defenders).flatMap((unit) => leadersFor(state, unit)))]
    : [];
  if (able.length === 0) return receipt;
  const because = `the defender is asked for ${listed(able.map(({ printed }) => printed.name))} before the die`;
  const item: ReceiptItem = { by: 'open', because, rule: '10.11', counters: able.map(({ id }) => id) };
  return { ...receipt, items: [...receipt.items, item] };
}

function battleUnits(state: State, draft: BattleDraft): readonly Piece[] {
  const asked = asksDefender(state) ? draft.attackers : [...draft.attackers, ...draft.defenders];
  return piecesOf(state, asked);
}

/** Units of either side that still have somebody to fight. */
const opponentChoices = lastAsked((state): readonly Choice[] => {
  const position = positionOf(state);
  return opponents(state).map((piece) => ({
    target: { on: 'counter', id: piece.id },
    label: named(position, piece),
  }));
});

function phaseChoices(state: State): readonly Choice[] {
  const choices: Choice[] = [];
  if (combatOpen(state).length > 0) {
    choices.push({
      target: { on: 'option', id: 'complete' },
      label: 'Fight what is left for me',
      key: 'c',
      sweeping: true,
    });
  }
  if (check(state, { do: 'returnToMovement' }).length === 0) {
    choices.push({
      target: { on: 'option', id: 'return-to-movement' },
      label: 'Back to the Movement Phase',
      key: 'b',
      weight: 'back',
    });
  }
  return [...choices, ...endPhaseChoice(state)];
}

/** One press that brings in everybody who may attack these defenders. */
function joinChoice(state: State, draft: BattleDraft): readonly Choice[] {
  const all = allWhoMayJoin(state, draft);
  const oneSide = state.options.manyAgainstMany === 'oneSide' && draft.defenders.length > 1;
  if (draft.defenders.length === 0 || all.length <= draft.attackers.length || oneSide) return [];
  // All of them together may leave an enemy to nobody: what could not be fought is not proposed; @rule 8.11
  const joined = tidied(state, { ...draft, attackers: all });
  if (!joined || check(state, commandOf(state, joined)).length > 0) return [];
  const [only] = piecesOf(state, all);
  const label =
    all.length === 1 && only ? `Attack with ${only.printed.name}` : `Attack with all ${all.length}`;
  return [{ target: { on: 'option', id: 'join' }, label, key: 'a' }];
}

/** Units in the battle, which a press takes out, and units that would fit in. */
function fittingChoices(state: State, draft: BattleDraft): readonly Choice[] {
  const position = positionOf(state);
  const choices: Choice[] = [];
  for (const choice of opponentChoices(state)) {
    const piece = choice.target.on === 'counter' ? pieceOf(state, choice.target.id) : null;
    if (!piece) continue;
    const inside = draft.attackers.includes(piece.id) || draft.defenders.includes(piece.id);
    const attacks = piece.side === phasingIndex(state);
    const [friends, others] = attacks
      ? [draft.attackers, draft.defenders]
      : [draft.defenders, draft.attackers];
    // Where one side has to be a single unit, a second one only fits against a single opponent; @rule 8.14
    const crowded = state.options.manyAgainstMany === 'oneSide' && friends.length > 0 && others.length > 1;
    const fits = piecesOf(state, others).every((other) =>
      attacks ? mayAttack(position, piece, other) : mayAttack(position, other, piece),
    );
    if (inside) choices.push({ ...choice, label: `Leave out ${named(position, piece)}` });
    else if (fits && !crowded) choices.push(choice);
  }
  return choices;
}

function pressOption(state: State, battle: BattleDraft, id: string): Press {
  switch (id) {
    case 'end-phase':
      return perform(state, { do: 'endPhase', phase: state.phase });
    case 'return-to-movement':
      return perform(state, { do: 'returnToMovement' });
    case 'complete':
      return completeAll(state);
    case 'cancel':
      return toDraft(null);
    case 'roll':
      return perform(state, commandOf(state, battle));
    case 'charge':
      return toDraft({ ...battle, charge: !battle.charge });
    case 'join':
      return toDraft(tidied(state, { ...battle, attackers: allWhoMayJoin(state, battle) }));
    default: {
      const leaders = pressLeader(state, commandOf(state, battle).leaders, id);
      return leaders ? toDraft({ ...battle, leaders }) : refuse([noBattleOption(state)]);
    }
  }
}
