/** The Combat Phase at the table: a battle is put together from attackers and defenders in any order. */

import type { Mark } from '../../../../core/contract/board';
import type { CounterId } from '../../../../core/contract/values';
import { prospectsInWords } from '../../../../core/prospects';
import { afterListed } from '../../battle-sums/afterListed';
import { proposedLists } from '../../battle-sums/proposedLists';
import { listPrompt } from '../../battle-sums/shown';
import { check } from '../../engine/judge';
import {
  atHex,
  commandIfLegal,
  NOTHING,
  type Press,
  pointedAt,
  previewOfPress,
  refuse,
  type Stage,
  toDraft,
} from '../../play/stage';
import type { Board } from '../../state/board';
import { hexNumberOf, pieceOf, piecesOf } from '../../state/position';
import { named } from '../../wording';
import { leaderChoices, pressLeader } from '../10-leaders/choices';
import { listChoices, listedMarks, listInstruction, listIt, pressList, pressListedUnit } from './battle-list';
import { beforeTheDefender } from './before-defender';
import { chargeChoice, previewCharge } from './charge-choice';
import {
  battleUnits,
  fittingChoices,
  joinChoice,
  opponentChoices,
  phaseChoices,
  readyChoices,
} from './choices';
import { completeAll, previewCompletion } from './completion';
import { type BattleDraft, isInHand, listedIn, NO_BATTLE, withListed } from './draft';
import { allWhoMayJoin, commandOf, tidied, toggleAttacker, toggleDefender } from './joining';
import { missingFrom } from './missing';
import { openObligations } from './obligations';
import { chooseUnit, noBattleOption } from './reasons';
import { battleReceipt } from './strength';
import { buildingInstruction, instructionFor, obligationsInCombat, whomItNames } from './words';

export const battleStage: Stage = {
  prompt(actual, draft) {
    const listed = listedIn(draft);
    // Whatever is put together comes after what is listed.
    const board = afterListed(actual, listed);
    const lists = {
      list: () => listPrompt(actual, listed),
      proposedLists: () => (draft?.kind === 'battle' && draft.proposing ? proposedLists(actual, listed) : []),
    };
    if (draft?.kind !== 'battle' || !isInHand(draft)) {
      return {
        ...lists,
        instruction: () => {
          if (draft?.kind === 'battle' && draft.proposing && proposedLists(actual, listed).length === 0)
            return 'No battle that may still be fought gains more than it risks: there is no plan to show.';
          return listed.length > 0 ? listInstruction(board, listed) : instructionFor(board);
        },
        names: whomItNames(board),
        obligations: () => obligationsInCombat(board, []),
        choices: [
          ...opponentChoices(board),
          ...(listed.length > 0 ? listChoices(actual, listed) : []),
          ...phaseChoices(board, listed.length > 0),
        ],
      };
    }
    const command = commandOf(board, draft);
    const complete = draft.attackers.length > 0 && draft.defenders.length > 0;
    const objections = complete ? check(board, command) : [];
    const changed = (attackers: readonly CounterId[], defenders: readonly CounterId[]) =>
      commandOf(board, tidied(board, { ...draft, attackers, defenders }) ?? draft);
    const missing = objections.length > 0 ? missingFrom(board, command, changed) : [];
    return {
      ...lists,
      instruction: buildingInstruction(draft, objections, missing),
      obligations: () => obligationsInCombat(board, [...draft.attackers, ...draft.defenders]),
      objections,
      missing,
      receipt: () => (complete ? beforeTheDefender(board, command) : null),
      choices: [
        ...(complete && objections.length === 0 ? readyChoices(actual, command, listed, draft.place) : []),
        ...chargeChoice(board, draft),
        ...(complete ? leaderChoices(board, command.leaders, battleUnits(board, draft)) : []),
        ...joinChoice(board, draft),
        ...fittingChoices(board, draft),
        {
          target: { on: 'option', id: 'cancel' },
          label: 'Discard this battle',
          key: 'Escape',
          weight: 'back',
        },
      ],
    };
  },

  press(actual, draft, target) {
    const battle = draft?.kind === 'battle' ? draft : NO_BATTLE;
    const listed = listedIn(battle);
    if (target.on === 'option')
      return pressList(actual, battle, target.id) ?? pressOption(actual, battle, target.id);
    const board = afterListed(actual, listed);
    const pointed = pointedAt(board, target);
    const unit = pointed?.pieces.find((piece) => piece.unit) ?? pointed?.piece;
    if (!unit) return refuse([chooseUnit(board)]);
    const at = listed.findIndex(({ attackers, defenders }) => [...attackers, ...defenders].includes(unit.id));
    if (at >= 0) return pressListedUnit(actual, battle, at, unit);
    return unit.side === board.phasingIndex
      ? toggleAttacker(board, battle, unit)
      : toggleDefender(board, battle, unit);
  },

  preview(actual, draft, target) {
    const listed = listedIn(draft);
    const board = afterListed(actual, listed);
    if (target.on === 'option' && target.id === 'charge' && draft?.kind === 'battle')
      return previewCharge(board, commandOf(board, draft));
    if (target.on === 'option' && target.id === 'complete') return previewCompletion(board);
    const pointed = pointedAt(board, target);
    const unit = pointed?.pieces.find((piece) => piece.unit);
    if (!unit) return NOTHING;
    const pressed = this.press(actual, draft, target);
    if (pressed.to !== 'draft') return previewOfPress(pressed, '');
    const next = pressed.draft?.kind === 'battle' ? pressed.draft : NO_BATTLE;
    const joins = [...next.attackers, ...next.defenders].includes(unit.id);
    const role = unit.side === board.phasingIndex ? 'In the attack' : 'Attacked';
    // If the pointer stays after a press, this is what the next one would do.
    const text = joins
      ? `${role}: ${named(board, unit)}.`
      : `${named(board, unit)} is in the battle; choosing it again takes it out.`;
    if (next.attackers.length === 0 || next.defenders.length === 0) return previewOfPress(pressed, text);
    const { total, ...receipt } = beforeTheDefender(board, commandOf(board, next));
    const then = prospectsInWords(receipt);
    return previewOfPress(pressed, [text, ...(joins ? [] : ['Without it:']), ...then].join(' '), total);
  },

  marks(actual, draft): readonly Mark[] {
    const listed = listedIn(draft);
    const board = afterListed(actual, listed);
    const open = openObligations(board);
    const drafted: readonly CounterId[] =
      draft?.kind === 'battle' ? [...draft.attackers, ...draft.defenders] : [];
    const marks = [...open.defenders, ...open.attackers]
      .filter(({ id }) => !drafted.includes(id))
      .map((unit): Mark => ({ means: 'obligation', label: '', shape: atHex(hexNumberOf(board, unit)) }));
    marks.push(...listedMarks(actual, listed));
    if (draft?.kind !== 'battle') return marks;
    for (const defender of piecesOf(board, draft.defenders)) {
      const at = hexNumberOf(board, defender);
      marks.push({ means: 'target', label: '', shape: atHex(at) });
      // The odds are shown once, beside the first arrow.
      for (const [index, attacker] of piecesOf(board, draft.attackers).entries()) {
        marks.push({
          means: 'attack',
          label: index === 0 ? battleReceipt(board, commandOf(board, draft), null).total : '',
          shape: { kind: 'line', through: [hexNumberOf(board, attacker), at] },
        });
      }
    }
    marks.push(...oddsOfOthers(board, draft));
    for (const attacker of piecesOf(board, draft.attackers)) {
      marks.push({ means: 'selected', label: '', shape: atHex(hexNumberOf(board, attacker)) });
    }
    return marks;
  },
};

/** At the hexside to each enemy that could be attacked as well, or first: the odds it would come to. */
function oddsOfOthers(board: Board, draft: BattleDraft): readonly Mark[] {
  const [attacker] = piecesOf(board, draft.attackers);
  if (!attacker) return [];
  return fittingChoices(board, draft).flatMap(({ target }): readonly Mark[] => {
    const enemy = target.on === 'counter' ? pieceOf(board, target.id) : null;
    if (!enemy || enemy.side === attacker.side || draft.defenders.includes(enemy.id)) return [];
    const battle = tidied(board, { ...draft, defenders: [...draft.defenders, enemy.id] });
    if (!battle) return [];
    const between = [hexNumberOf(board, attacker), hexNumberOf(board, enemy)] as const;
    const { total } = battleReceipt(board, commandOf(board, battle), null);
    return [{ means: 'target', label: total, shape: { kind: 'hexside', between } }];
  });
}

function pressOption(actual: Board, battle: BattleDraft, id: string): Press {
  const board = afterListed(actual, listedIn(battle));
  switch (id) {
    case 'end-phase':
      return commandIfLegal(actual, { do: 'endPhase', phase: actual.phase });
    case 'return-to-movement':
      return commandIfLegal(actual, { do: 'returnToMovement' });
    case 'complete':
      return completeAll(actual);
    case 'cancel':
      return toDraft(withListed(NO_BATTLE, listedIn(battle)));
    case 'roll':
      return commandIfLegal(actual, commandOf(board, battle));
    case 'plan':
      return listIt(board, battle, commandOf(board, battle));
    case 'charge':
      return toDraft({ ...battle, charge: !battle.charge });
    case 'join':
      return toDraft(tidied(board, { ...battle, attackers: allWhoMayJoin(board, battle) }));
    default: {
      const leaders = pressLeader(board, commandOf(board, battle).leaders, id);
      return leaders ? toDraft({ ...battle, leaders }) : refuse([noBattleOption(board)]);
    }
  }
}
