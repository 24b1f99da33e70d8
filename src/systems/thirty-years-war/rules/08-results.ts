/** Fighting a declared battle to its end: cases 8.6, 8.61, 9.0 and the order of what follows a result. */
import { neverCase } from '../../../core/neverCase';
import type { CounterId, Reason } from '../../../core/seam';
import type { BattlePlay } from '../events';
import { exclusiveRules } from '../exclusive';
import { hexNumberOf, type Piece, piecesOf, positionOf } from '../position';
import type { Declaration, Pending, State } from '../state';
import { type CombatResult, combatResult } from '../tables/combatResults';
import { because, counted, listed } from '../wording';
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
  if (result === 'Dx') {
    const { from, needed } = exchange(play.state, battle);
    if (!isForced(from, needed)) {
      const fromIds = from.map((unit) => unit.id);
      const by = play.state.phasingSide;
      play.emit({
        happened: 'decisionOpened',
        pending: { kind: 'chooseDisrupted', by, battle, from: fromIds, needed },
      });
      return;
    }
    conclude(play, battle, result, needed > 0 ? from : []);
    return;
  }
  conclude(play, battle, result, []);
}

/** Carries the chosen disruptions of a Dx out, and all that follows. @rule 8.61 */
export function concludeExchange(
  play: BattlePlay,
  pending: Extract<Pending, { kind: 'chooseDisrupted' }>,
  chosen: readonly CounterId[],
): void {
  conclude(play, pending.battle, 'Dx', piecesOf(play.state, chosen));
}

/**
 * What a Dx costs the attacker: face strength of at least that of all defenders. Charging Cavalry is disrupted
 * anyway and counts first; others make up a shortfall. @rule 8.61, rocroi:16.15
 */
export function exchange(
  state: State,
  battle: Declaration,
): { readonly from: readonly Piece[]; readonly needed: number } {
  const attackers = piecesOf(state, battle.attackers);
  const price = faceStrength(piecesOf(state, battle.defenders));
  return {
    from: attackers.filter((unit) => !charges(battle, unit)),
    needed: Math.max(0, price - faceStrength(attackers.filter((unit) => charges(battle, unit)))),
  };
}

/** Whether there is nothing to choose: nobody has to, or only all of them together are enough. */
export function isForced(from: readonly Piece[], needed: number): boolean {
  const total = faceStrength(from);
  return needed === 0 || from.every((unit) => total - unit.printed.strength < needed);
}

export function faceStrength(units: readonly Piece[]): number {
  return units.reduce((sum, unit) => sum + unit.printed.strength, 0);
}

function charges(battle: Declaration, unit: Piece): boolean {
  return battle.charge && unit.kind === 'cavalry';
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
  const attackers = piecesOf(play.state, battle.attackers);
  const defenders = piecesOf(play.state, battle.defenders);
  // A charge has one adverse effect only, and always: its Cavalry ends disrupted.
  const exposed = attackers.filter((unit) => !charges(battle, unit));
  switch (result) {
    case 'Ae':
      eliminate(play, exposed);
      break;
    case 'Ad':
      disrupt(play, exposed, 'result');
      break;
    case 'Dx':
      disrupt(play, exchanged, 'exchange');
      disruptOrEliminate(play, defenders);
      break;
    case 'Dd':
      disruptOrEliminate(play, defenders);
      break;
    case 'De':
      eliminate(play, defenders);
      break;
    case '•':
      break;
    default:
      neverCase(result);
  }
  disrupt(
    play,
    attackers.filter((unit) => charges(battle, unit)),
    'charge',
  );
  const rules = exclusiveRules(play.state);
  rules.afterLosses(play);
  loseLeadersCaughtAlone(play);
  rules.afterLeaderLoss(play);
  endIfDecided(play);
}

/** @rule 9.0: a disrupted unit that is disrupted again in combat is eliminated. */
function disruptOrEliminate(play: BattlePlay, units: readonly Piece[]): void {
  disrupt(
    play,
    units.filter((unit) => !unit.state.disrupted),
    'result',
  );
  eliminate(
    play,
    units.filter((unit) => unit.state.disrupted),
  );
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
