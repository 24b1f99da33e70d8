/** Fighting a declared battle to its end: cases 8.6, 8.61, 9.0 and the order of what follows a result. */
import type { CounterId, Reason } from '../../../core/seam';
import type { BattlePlay } from '../events';
import { exclusiveRules } from '../exclusive/books';
import type { Piece } from '../piece';
import { hexNumberOf, piecesOf, positionOf } from '../position';
import type { Declaration, Pending, State } from '../state';
import { type CombatResult, combatResult } from '../tables/combatResults';
import { because, counted, listed } from '../wording';
import { certainIn, effectsOf, faceStrength, isForced } from './08-effects';
import { battleFigures } from './08-strength';
import { endIfDecided, loseLeadersCaughtAlone } from './10-leader-loss';
import { isDemoralized } from './11-demoralization';

/** Throws the die, applies the result and all that follows from it; a Dx with a choice leaves a decision open. */
export function fight(play: BattlePlay, battle: Declaration): void {
  const position = positionOf(play.state);
  const where = listed(piecesOf(play.state, battle.defenders).map((unit) => hexNumberOf(position, unit)));
  const { column } = battleFigures(play.state, battle);
  const [die = 0] = play.dice([`Battle at ${where}`]);
  const result = combatResult(column, die);
  play.emit({ happened: 'battleFought', battle, die, result });
  const { exchange } = effectsOf(play.state, battle, result);
  if (exchange && !isForced(exchange)) {
    const from = exchange.from.map((unit) => unit.id);
    const by = play.state.phasingSide;
    const { needed } = exchange;
    play.emit({ happened: 'decisionOpened', pending: { kind: 'chooseDisrupted', by, battle, from, needed } });
    return;
  }
  conclude(play, battle, result, exchange ? certainIn(exchange) : []);
}

/** Carries the chosen disruptions of a Dx out, and all that follows. @rule 8.61 */
export function concludeExchange(
  play: BattlePlay,
  pending: Extract<Pending, { kind: 'chooseDisrupted' }>,
  chosen: readonly CounterId[],
): void {
  conclude(play, pending.battle, 'Dx', piecesOf(play.state, chosen));
}

/** All reasons against a choice of attackers to disrupt. @rule 8.61 */
export function exchangeReasons(
  state: State,
  pending: Extract<Pending, { kind: 'chooseDisrupted' }>,
  units: readonly CounterId[],
): readonly Reason[] {
  const strangers = units.filter((id) => !pending.from.includes(id));
  if (strangers.length > 0 || new Set(units).size !== units.length) {
    return [
      because(
        '8.61',
        'Only units that attacked in this battle can be disrupted, each once.',
        piecesOf(state, pending.from),
      ),
    ];
  }
  const total = faceStrength(piecesOf(state, units));
  if (total >= pending.needed) return [];
  const text = `${counted(total, 'Strength Point')} chosen; the exchange asks for ${pending.needed}.`;
  return [because('8.61', text, piecesOf(state, pending.from))];
}

function conclude(
  play: BattlePlay,
  battle: Declaration,
  result: CombatResult,
  exchanged: readonly Piece[],
): void {
  const { disrupted, eliminated, charged } = effectsOf(play.state, battle, result);
  disrupt(play, exchanged, 'exchange');
  disrupt(play, disrupted, 'result');
  eliminate(play, eliminated);
  disrupt(play, charged, 'charge');
  const rules = exclusiveRules(play.state);
  rules.afterLosses(play);
  loseLeadersCaughtAlone(play);
  rules.afterLeaderLoss(play);
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
      where: hexNumberOf(positionOf(play.state), unit),
      points: unit.printed.strength,
      demoralizedInfantry: unit.kind === 'infantry' && isDemoralized(play.state, unit),
    });
  }
}
