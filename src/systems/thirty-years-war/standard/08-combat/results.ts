/** Fighting a declared battle to its end: cases 8.6, 8.61, 9.0 and the order of what follows a result. */

import * as v from 'valibot';
import type { CounterId } from '../../../../core/contract/values';
import type { Read } from '../../../../core/json/readJson';
import { counterIdsSchema } from '../../engine/commandParts';
import { command, decision, event, theDecision } from '../../engine/declare';
import { hook, step } from '../../engine/hook';
import { inTurn } from '../../engine/inTurn';
import { subsets } from '../../engine/subsets';
import type { BattlePlay } from '../../engine/system';
import type { EventOf, PendingOf } from '../../engine/types';
import type { Reason } from '../../rulebook/cited';
import type { HexNumber } from '../../scenario/map';
import type { Board } from '../../state/board';
import type { Piece } from '../../state/piece';
import { DISRUPTED, FOUGHT } from '../../state/piece';
import { hexNumberOf, knownPiece, piecesOf } from '../../state/position';
import type { Declaration, Losses } from '../../state/state';
import { type CombatResult, combatResult } from '../../tables/combatResults';
import { listed } from '../../wording';
import { afterLeaderLoss, endIfDecided, loseLeadersCaughtAlone } from '../10-leaders/loss';
import { isDemoralized } from '../11-demoralization';
import { exchangeAtStart } from './at-start';
import { certainIn, type Effects, effectsOf, faceStrength, isForced } from './effects';
import { attackersOnceEach, exchangeFirst, noExchangeOpen, tooFewExchanged } from './reasons';
import { battleColumn } from './strength';

const form = v.strictObject({ do: v.literal('chooseDisrupted'), units: counterIdsSchema });

declare module '../../engine/types' {
  interface CommandTypes {
    chooseDisrupted: Read<typeof form>;
  }
  interface EventTypes {
    battleFought: {
      readonly battle: Declaration;
      readonly die: number;
      readonly result: CombatResult;
    };
    unitsDisrupted: {
      readonly units: readonly CounterId[];
      readonly by: 'result' | 'charge' | 'exchange' | 'entrenchments';
    };
    unitEliminated: {
      readonly unit: CounterId;
      readonly where: HexNumber;
      readonly points: number;
      readonly demoralizedInfantry: boolean;
    };
  }
  interface DecisionTypes {
    /** Attackers to disrupt for a Dx: `needed` Strength Points from among `from` (8.61). */
    chooseDisrupted: {
      readonly battle: Declaration;
      readonly from: readonly CounterId[];
      readonly needed: number;
    };
  }
}

/** Called after each battle and each other elimination, when losses stand as they now are. */
export const afterLosses = step(() => {});
/** What else the elimination of a unit changes in a battle. */
export const unitLost = hook((_board, _lost: EventOf<'unitEliminated'>): void => {});

/** Throws the die, applies the result and all that follows from it; a Dx with a choice leaves a decision open. */
export function fight(play: BattlePlay, battle: Declaration): void {
  const board = play.board;
  const column = battleColumn(play.board, battle);
  const die = play.die(
    () => `Battle at ${listed(piecesOf(board, battle.defenders).map((unit) => hexNumberOf(board, unit)))}`,
  );
  const result = combatResult(column, die);
  play.emit({ happened: 'battleFought', battle, die, result });
  const effects = effectsOf(play.board, battle, result);
  const { exchange } = effects;
  if (exchange && !isForced(exchange)) {
    const from = exchange.from.map((unit) => unit.id);
    const by = play.board.phasingSide;
    const { needed } = exchange;
    play.emit({ happened: 'decisionOpened', pending: { kind: 'chooseDisrupted', by, battle, from, needed } });
    return;
  }
  conclude(play, effects, exchange ? certainIn(exchange) : []);
}

/** Carries the chosen disruptions of a Dx out, and all that follows. @rule 8.61 */
export function concludeExchange(
  play: BattlePlay,
  pending: PendingOf<'chooseDisrupted'>,
  chosen: readonly CounterId[],
): void {
  conclude(play, effectsOf(play.board, pending.battle, 'Dx'), piecesOf(play.board, chosen));
}

/** All reasons against a choice of attackers to disrupt. @rule 8.61 */
export function exchangeReasons(
  board: Board,
  pending: PendingOf<'chooseDisrupted'>,
  units: readonly CounterId[],
): readonly Reason[] {
  const strangers = units.filter((id) => !pending.from.includes(id));
  if (strangers.length > 0 || new Set(units).size !== units.length) {
    return [attackersOnceEach(board, piecesOf(board, pending.from))];
  }
  const total = faceStrength(piecesOf(board, units));
  if (total >= pending.needed) return [];
  return [tooFewExchanged(board, total, pending.needed, piecesOf(board, pending.from))];
}

function conclude(play: BattlePlay, effects: Effects, exchanged: readonly Piece[]): void {
  disrupt(play, exchanged, 'exchange');
  disrupt(play, effects.disrupted, 'result');
  eliminate(play, effects.eliminated);
  disrupt(play, effects.charged, 'charge');
  afterLosses(play);
  loseLeadersCaughtAlone(play);
  afterLeaderLoss(play);
  endIfDecided(play);
}

function disrupt(play: BattlePlay, units: readonly Piece[], by: 'result' | 'charge' | 'exchange'): void {
  if (units.length > 0) play.emit({ happened: 'unitsDisrupted', units: units.map((unit) => unit.id), by });
}

function eliminate(play: BattlePlay, units: readonly Piece[]): void {
  for (const unit of units) {
    play.emit({
      happened: 'unitEliminated',
      unit: unit.id,
      where: hexNumberOf(play.board, unit),
      points: unit.printed.strength,
      demoralizedInfantry: unit.kind === 'infantry' && isDemoralized(play.board, unit),
    });
  }
}

export const exchangeOpen = decision('chooseDisrupted', exchangeFirst, exchangeAtStart);

export const chooseDisrupted = command('chooseDisrupted', {
  form,
  given: { answers: 'chooseDisrupted', otherwise: noExchangeOpen },
  check: (board, { units }) => exchangeReasons(board, theDecision(board, 'chooseDisrupted'), units),
  canonical: (_board, answer) => ({ ...answer, units: answer.units.toSorted() }),
  *moves(board, asking) {
    const open = theDecision(board, 'chooseDisrupted');
    const enough = subsets(open.from).filter((units) => exchangeReasons(board, open, units).length === 0);
    const isLeast = (units: readonly CounterId[]) =>
      !enough.some((other) => other.length < units.length && other.every((id) => units.includes(id)));
    for (const units of inTurn(enough, asking))
      if (asking.all || isLeast(units)) yield { do: 'chooseDisrupted', units: units.toSorted() };
  },
  resolve: (play, { units }) => concludeExchange(play, theDecision(play.board, 'chooseDisrupted'), units),
});

/** Its units have fought in this phase, and the Leaders who help in it. @rule 8.14, 10.1 */
export function engage(board: Board, { attackers, defenders, leaders }: Declaration): void {
  for (const id of [...attackers, ...defenders, ...leaders.map((use) => use.leader)])
    board.flag(knownPiece(board, id), FOUGHT);
}

export const battleFought = event('battleFought', (board, { battle }) => {
  engage(board, battle);
  if (board.pending || board.mayReturnToMovement) board.change({ pending: null, mayReturnToMovement: false });
});

export const unitsDisrupted = event('unitsDisrupted', (board, { units }) => {
  for (const unit of piecesOf(board, units)) board.flag(unit, DISRUPTED);
  if (board.pending) board.change({ pending: null });
});

export const unitEliminated = event('unitEliminated', (board, lost) => {
  const unit = knownPiece(board, lost.unit);
  const { side } = unit.printed;
  const before: Losses = board.losses[side] ?? { ordinary: 0, demoralizedInfantry: 0 };
  const counted = lost.demoralizedInfantry ? 'demoralizedInfantry' : 'ordinary';
  const after: Losses = { ...before, [counted]: before[counted] + lost.points };
  board.remove(unit, 'eliminated');
  board.change({ losses: { ...board.losses, [side]: after } });
  unitLost(board, lost);
});
