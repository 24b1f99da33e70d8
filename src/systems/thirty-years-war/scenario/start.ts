/** From a scenario to the state that a game starts in. */

import type { CounterId } from '../../../core/contract/values';
import { DataError } from '../../../core/json/dataError';
import { boardToPlayOn } from '../engine/boards';
import { decisionRule, startBooks } from '../engine/book';
import { deploymentBy, sideToSetUp } from '../standard/03-setting-up/forces';
import { decisionBeforeGameTurn, decisionBeforeSetUp, firstPlayer } from '../standard/04-sequence/end';
import { unitsLeftWithoutHex } from '../standard/06-movement/stacking';
import { obligationsOf, openAttackers, openTargets } from '../standard/08-combat/obligations';
import { demoralizedAtStart } from '../standard/11-demoralization';
import { enemyOf } from '../state/battlefield';
import type { Board } from '../state/board';
import { piecesOf } from '../state/position';
import type { CounterState, OffMap, State } from '../state/state';
import { allNamed } from '../wording';
import type { Options } from './optionSettings';
import type { Obligations, Scenario } from './scenario';
import { goneAtStart, setsUp } from './startDay';

/** Throws a `DataError` where only the rules can tell that the position is impossible. */
export function start(scenario: Scenario, options: Options): State {
  const board = boardToPlayOn(baseState(scenario, options));
  startBooks(board);
  board.change({ demoralized: [...board.demoralized, ...demoralizedAtStart(board)] });
  const cramped = unitsLeftWithoutHex(board, null, -1);
  if (cramped.length > 0) {
    const names = allNamed(board, cramped);
    throw new DataError(
      'positions',
      `a hex of its own within reach for each stacked unit (6.32); ${names} has none`,
    );
  }
  if (board.phase === 'combat') board.change({ obligations: obligationsAtStart(board) });
  openDecision(board);
  return board.toState();
}

function baseState(scenario: Scenario, options: Options): State {
  const { start: from } = scenario;
  return {
    scenario,
    options,
    gameTurn: from.gameTurn,
    day: (from.day ?? 1) - 1,
    deployment: setsUp(from) ? deploymentBy(scenario.deployment, options, scenario) : null,
    phasingSide: from.phasingSide,
    phase: from.phase,
    counters: scenario.counters.map((printed) => startCounter(scenario, printed.id)),
    losses: from.losses,
    demoralized: from.demoralized,
    obligations: null,
    mayReturnToMovement: false,
    pending: null,
    over: false,
  };
}

function startCounter(scenario: Scenario, id: CounterId): CounterState {
  const { start: from, positions } = scenario;
  const side = scenario.counters.find((printed) => printed.id === id)?.side ?? from.phasingSide;
  const at = positions[id] ?? null;
  const off: OffMap = goneAtStart(from).get(id) ?? 'reserve';
  return {
    id,
    at,
    off: at === null ? off : null,
    holder: from.captured.includes(id) ? enemyOf(scenario, side) : side,
    disrupted: from.disrupted.includes(id),
    attempted: from.attempted.includes(id),
    fired: from.fired.includes(id),
    moved: from.moved.includes(id),
    fought: from.fought.includes(id),
  };
}

/**
 * Obligations that the file brings, or else those of the position. After battles that the file only reports, what
 * can no longer be met is not demanded; what the file itself demands must be possible. @rule 8.11, 8.12
 */
function obligationsAtStart(board: Board): Obligations {
  const given = board.scenario.start.obligations;
  const { mustAttack, mustBeAttacked } = given ?? obligationsOf(board);
  const thatCan = (ids: readonly CounterId[], opponents: typeof openTargets) =>
    piecesOf(board, ids)
      .filter((unit) => unit.fought || opponents(board, unit).length > 0)
      .map(({ id }) => id);
  const met = {
    mustAttack: thatCan(mustAttack, openTargets),
    mustBeAttacked: thatCan(mustBeAttacked, openAttackers),
  };
  if (
    given &&
    (met.mustAttack.length < mustAttack.length || met.mustBeAttacked.length < mustBeAttacked.length)
  ) {
    throw new DataError('start.obligations', 'units that still have an opponent to fight (8.11, 8.12)');
  }
  return met;
}

/** Opens the decision that the file leaves open, or the one that is due before a Game-Turn; judged like any other. */
function openDecision(board: Board): void {
  const settingUp = sideToSetUp(board);
  if (settingUp) {
    board.change({ pending: decisionBeforeSetUp(board) ?? { kind: 'setUp', by: settingUp } });
    return;
  }
  const { start: from } = board.scenario;
  const untouched = from.phase === 'disruptionRemoval' && from.attempted.length === 0;
  const due = untouched && from.phasingSide === firstPlayer(board) ? decisionBeforeGameTurn(board) : null;
  const open = from.pending;
  const atStart = open && decisionRule(open.kind).atStart;
  if (open && atStart) atStart.open(board, open, due);
  else board.change({ pending: due });
}
