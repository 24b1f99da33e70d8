/** Open decisions at the table: the defender's Leaders, and the exchange of a Dx. */
import * as v from 'valibot';
import type { Mark } from '../../../../core/contract/board';
import type { Choice } from '../../../../core/contract/table';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { listPrompt } from '../../battle-sums/shown';
import { counterIdsSchema, leadersSchema } from '../../engine/commandParts';
import { theDecision } from '../../engine/declare';
import { check } from '../../engine/judge';
import type { Draft } from '../../engine/types';
import { draftRule } from '../../play/declare';
import { atHex, commandIfLegal, NOTHING, pointedAt, refuse, type Stage, toDraft } from '../../play/stage';
import type { LeaderUse } from '../../scenario/scenario';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { hexNumberOf, piecesOf } from '../../state/position';
import type { Declaration } from '../../state/state';
import { counted, named } from '../../wording';
import { leaderChoices, pressLeader } from '../10-leaders/choices';
import { defaultLeaders } from '../10-leaders/leaders';
import type { AttackCommand } from './attack';
import { asCommand } from './battle-list';
import {
  countersListed,
  isRolling,
  keepingList,
  listAhead,
  listEntry,
  listedIn,
  listGoesOn,
  usesIn,
} from './draft';
import { faceStrength } from './effects';
import { defenderLeadersFirst, noExchangeOption, onlyAttackersExchange } from './reasons';
import { battleReceipt } from './strength';

const leadersForm = v.strictObject({
  kind: v.literal('defenderLeaders'),
  leaders: leadersSchema,
  ...listEntry,
});
const exchangeForm = v.strictObject({
  kind: v.literal('chooseDisrupted'),
  units: counterIdsSchema,
  ...listEntry,
});

declare module '../../engine/types' {
  interface DraftTypes {
    /** The defender's Leaders for the declared battle. */
    defenderLeaders: Read<typeof leadersForm>;
    /** Attackers to disrupt for a Dx. */
    chooseDisrupted: Read<typeof exchangeForm>;
  }
}

export const defenderLeadersDraft = draftRule('defenderLeaders', {
  form: leadersForm,
  counters: ({ leaders, planned = [] }) => [...usesIn(leaders), ...countersListed(planned)],
  picked: () => [],
  isInHand: () => false,
  built: (draft) => draft,
  goesOn: listGoesOn,
});

export const exchangeDraft = draftRule('chooseDisrupted', {
  form: exchangeForm,
  counters: ({ units, planned = [] }) => [...units, ...countersListed(planned)],
  picked: ({ units }) => units,
  isInHand: () => false,
  built: (draft) => (draft.units.length > 0 || listedIn(draft).length > 0 ? draft : null),
  goesOn: listGoesOn,
});

const askedBattle = (board: Board) => theDecision(board, 'defenderLeaders').battle;
const openExchange = (board: Board) => theDecision(board, 'chooseDisrupted');

/** @rule 10.11 */
export const defenderLeadersStage: Stage = {
  prompt(board, draft) {
    const battle = askedBattle(board);
    const leaders = chosenLeaders(board, draft);
    const command = { do: 'assignDefenderLeaders', leaders } as const;
    const objections = check(board, command);
    return {
      instruction: 'The defender says which of his Leaders take part; then the die is thrown.',
      names: piecesOf(board, [...battle.attackers, ...battle.defenders]),
      objections,
      receipt: () => battleReceipt(board, { ...battle, leaders: [...battle.leaders, ...leaders] }, null),
      list: () => listPrompt(board, listedIn(draft)),
      choices: [
        ...(objections.length === 0
          ? [
              {
                target: { on: 'option', id: 'confirm' },
                label: 'So be it: roll the die',
                key: 'r',
                weight: 'main',
              } as const,
            ]
          : []),
        ...leaderChoices(board, leaders, piecesOf(board, battle.defenders)),
      ],
    };
  },
  press(board, draft, target) {
    const leaders = chosenLeaders(board, draft);
    if (target.on === 'option') {
      if (target.id === 'confirm')
        return commandIfLegal(
          board,
          { do: 'assignDefenderLeaders', leaders },
          ...restRolled(board, draft, askedBattle(board).attackers),
        );
      const next = pressLeader(board, leaders, target.id);
      if (next) return toDraft({ kind: 'defenderLeaders', leaders: next, ...keepingList(draft) });
    }
    return refuse([defenderLeadersFirst(board)]);
  },
  preview: () => NOTHING,
  marks: (board) => battleMarks(board, askedBattle(board)),
};

/** The battles of the list that are rolled for once that of these attackers is: all others, if all were asked for. */
function restRolled(
  board: Board,
  draft: Draft | null,
  asked: readonly CounterId[],
): readonly AttackCommand[] {
  if (!isRolling(draft)) return [];
  const isAsked = ({ attackers }: Declaration) => attackers.some((id) => asked.includes(id));
  return listAhead(board, draft)
    .filter((battle) => !isAsked(battle))
    .map(asCommand);
}

/** Those that the table proposes to the defender, or that he has chosen instead. */
export function chosenLeaders(board: Board, draft: Draft | null): readonly LeaderUse[] {
  if (draft?.kind === 'defenderLeaders') return draft.leaders;
  const battle = askedBattle(board);
  return defaultLeaders(board, piecesOf(board, battle.defenders), piecesOf(board, battle.attackers), true);
}

/** @rule 8.61 */
export const exchangeStage: Stage = {
  prompt(board, draft) {
    const { from, needed } = openExchange(board);
    const units = chosenUnits(draft);
    const command = { do: 'chooseDisrupted', units } as const;
    const chosen = faceStrength(piecesOf(board, units));
    return {
      instruction: `Exchange: disrupt attackers of at least ${counted(needed, 'Strength Point')}; ${chosen} chosen.`,
      names: piecesOf(board, from),
      list: () => listPrompt(board, listedIn(draft)),
      choices: [
        enoughChoice(
          check(board, command).length === 0,
          units.length > 0,
          `${chosen}, at least ${needed} needed`,
        ),
        ...piecesOf(board, from).map((unit): Choice => {
          const out = units.includes(unit.id);
          return {
            target: { on: 'counter', id: unit.id },
            label: `${out ? 'Spare' : 'Disrupt'} ${named(board, unit)}`,
            cost: `${unit.printed.strength}`,
          };
        }),
      ],
    };
  },
  press(board, draft, target) {
    const pending = openExchange(board);
    const units = chosenUnits(draft);
    if (target.on === 'option') {
      if (target.id === 'confirm')
        return commandIfLegal(
          board,
          { do: 'chooseDisrupted', units },
          ...restRolled(board, draft, pending.from),
        );
      if (target.id !== 'suggest') return refuse([noExchangeOption(board)]);
      return toDraft({
        kind: 'chooseDisrupted',
        units: leastThatIsEnough(piecesOf(board, pending.from), pending.needed),
        ...keepingList(draft),
      });
    }
    const unit = pointedAt(board, target)?.pieces.find((piece) => pending.from.includes(piece.id));
    if (!unit) {
      return refuse([onlyAttackersExchange(board, piecesOf(board, pending.from))]);
    }
    const next = units.includes(unit.id) ? units.filter((id) => id !== unit.id) : [...units, unit.id];
    return toDraft({ kind: 'chooseDisrupted', units: next, ...keepingList(draft) });
  },
  preview: () => NOTHING,
  marks: (board, draft) => {
    const pending = openExchange(board);
    const chosen = chosenUnits(draft);
    return piecesOf(board, pending.from).map(
      (unit): Mark => ({
        means: chosen.includes(unit.id) ? 'selected' : 'target',
        label: `${unit.printed.strength}`,
        shape: atHex(hexNumberOf(board, unit)),
      }),
    );
  },
};

/** Finishing the choice, or choosing the least, which replaces what is chosen. */
function enoughChoice(isEnough: boolean, isBegun: boolean, howMuch: string): Choice {
  if (isEnough) {
    const target = { on: 'option', id: 'confirm' } as const;
    return { target, label: `Disrupt these: ${howMuch}`, key: 'r', weight: 'main' };
  }
  const target = { on: 'option', id: 'suggest' } as const;
  const label = 'Choose the least that is enough';
  return { target, label, key: 's', ...(isBegun ? { weight: 'back' } : {}) };
}

function chosenUnits(draft: Draft | null): readonly CounterId[] {
  return draft?.kind === 'chooseDisrupted' ? draft.units : [];
}

/** Of all sufficient sets one of the least total strength; attackers of one battle are few. */
function leastThatIsEnough(from: readonly Piece[], needed: number): readonly CounterId[] {
  let best: readonly Piece[] = from;
  for (let set = 1; set < 1 << from.length; set++) {
    const units = from.filter((_, i) => set & (1 << i));
    if (faceStrength(units) >= needed && faceStrength(units) < faceStrength(best)) best = units;
  }
  return best.map((unit) => unit.id);
}

function battleMarks(board: Board, battle: Declaration): readonly Mark[] {
  return piecesOf(board, battle.defenders).flatMap((defender) =>
    piecesOf(board, battle.attackers).map(
      (attacker): Mark => ({
        means: 'attack',
        label: '',
        shape: { kind: 'line', through: [hexNumberOf(board, attacker), hexNumberOf(board, defender)] },
      }),
    ),
  );
}
