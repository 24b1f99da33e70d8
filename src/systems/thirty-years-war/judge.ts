/** The one judge of commands (`check`), their one way of writing (`canonical`) and their resolution. */
import { hexAt, OFF_MAP } from '../../core/hex';
import { neverCase } from '../../core/neverCase';
import type { CounterId, Reason } from '../../core/seam';
import type { Command } from './commands';
import type { BattlePlay } from './events';
import { exclusiveRules } from './exclusive';
import { type Piece, pieceOf, piecesOf, positionOf } from './position';
import { endPhase, endPhaseReasons, returnReasons } from './rules/04-sequence';
import { disrupts, fireReasons } from './rules/05-artillery';
import { moveReasons, pathCost, takenOnTheWay } from './rules/06-movement';
import { asksDefender, battleReasons, defenderHasLeaders, sortedUses } from './rules/08-combat';
import { concludeExchange, exchangeReasons, fight } from './rules/08-results';
import { removalReasons } from './rules/09-disruption';
import { rollForRemoval } from './rules/09-removal';
import { leaderReasons } from './rules/10-leaders';
import type { Phase } from './scenario';
import type { State } from './state';
import { because, named, PHASE_NAMES } from './wording';

/** Commands that belong to one phase; the others are answers, or end a phase. */
const PHASE_OF: { readonly [D in Command['do']]: Phase | null } = {
  rollForBeck: null,
  attemptRemoval: 'disruptionRemoval',
  fire: 'artilleryFire',
  move: 'movement',
  attack: 'combat',
  assignDefenderLeaders: null,
  chooseDisrupted: null,
  returnToMovement: 'combat',
  endPhase: null,
};

/** All reasons against a command; none: it is legal. */
export function check(state: State, command: Command): readonly Reason[] {
  if (state.over) return [because('table:game-over', 'The game is over.')];
  const open = openDecision(state, command);
  if (open) return open;
  const phase = PHASE_OF[command.do];
  if (phase && phase !== state.phase) {
    const case_ = command.do === 'move' ? '6.11' : '4.1';
    return [
      because(case_, `That is done in the ${PHASE_NAMES[phase]}; this is the ${PHASE_NAMES[state.phase]}.`),
    ];
  }
  switch (command.do) {
    case 'attemptRemoval':
      return removalReasons(state, command.unit);
    case 'fire':
      return fireReasons(state, command.gun, command.target);
    case 'move':
      return moveReasons(state, command);
    case 'attack':
      return battleReasons(state, command);
    case 'returnToMovement':
      return returnReasons(state);
    case 'endPhase':
      return endPhaseReasons(state, command.phase);
    case 'rollForBeck':
      return [because('rocroi:17.0', 'No roll for Beck is due now.')];
    case 'assignDefenderLeaders':
      return [because('10.11', 'No defender is being asked for his Leaders.')];
    case 'chooseDisrupted':
      return [because('8.61', 'No exchange is open.')];
    default:
      return neverCase(command);
  }
}

/** While a decision is open only its answer is legal; null: none is open. */
function openDecision(state: State, command: Command): readonly Reason[] | null {
  const { pending } = state;
  if (!pending) return null;
  switch (pending.kind) {
    case 'rollForBeck':
      return command.do === 'rollForBeck'
        ? []
        : [because('table:decision-open', 'First the roll for Beck’s arrival is made.')];
    case 'defenderLeaders':
      return command.do === 'assignDefenderLeaders'
        ? leaderReasons(state, command.leaders, piecesOf(state, pending.battle.defenders), true)
        : [because('table:decision-open', 'First the defender says which of his Leaders take part.')];
    case 'chooseDisrupted':
      return command.do === 'chooseDisrupted'
        ? exchangeReasons(state, pending, command.units)
        : [because('table:decision-open', 'First the attackers to disrupt in the exchange are chosen.')];
    default:
      return neverCase(pending);
  }
}

/** Sets sorted, and of equal counters that are equally free the one with the lowest id. */
export function canonical(state: State, command: Command): Command {
  switch (command.do) {
    case 'fire':
      return { ...command, gun: lowestEqual(state, command.gun) };
    case 'move':
      return { ...command, counter: lowestEqual(state, command.counter) };
    case 'attack':
      return {
        ...command,
        attackers: command.attackers.toSorted(),
        defenders: command.defenders.toSorted(),
        leaders: sortedUses(command.leaders),
      };
    case 'assignDefenderLeaders':
      return { ...command, leaders: sortedUses(command.leaders) };
    case 'chooseDisrupted':
      return { ...command, units: command.units.toSorted() };
    default:
      return command;
  }
}

/** Equal in all that the rules look at, and in the same place; Leaders are persons and equal nobody. */
function lowestEqual(state: State, id: CounterId): CounterId {
  const piece = pieceOf(state, id);
  if (!piece || piece.kind === 'leader') return id;
  const same = positionOf(state).pieces.filter((other) => isEqual(piece, other));
  return same.map((other) => other.id).sort()[0] ?? id;
}

function isEqual(a: Piece, b: Piece): boolean {
  const [p, q] = [a.printed, b.printed];
  const [s, t] = [a.state, b.state];
  return (
    a.hex === b.hex &&
    s.off === t.off &&
    s.holder === t.holder &&
    s.disrupted === t.disrupted &&
    s.attempted === t.attempted &&
    s.fired === t.fired &&
    s.moved === t.moved &&
    p.kind === q.kind &&
    p.side === q.side &&
    p.strength === q.strength &&
    p.movement === q.movement &&
    p.category === q.category
  );
}

/** Carries out a legal command. */
export function resolve(play: BattlePlay, command: Command): void {
  const { pending } = play.state;
  switch (command.do) {
    case 'rollForBeck':
      exclusiveRules(play.state).rollForArrival(play);
      break;
    case 'attemptRemoval':
      rollForRemoval(play, command.unit);
      break;
    case 'fire':
      fire(play, command.gun, command.target);
      break;
    case 'move':
      move(play, command.counter, command.path);
      break;
    case 'attack':
      attack(play, command);
      break;
    case 'assignDefenderLeaders':
      if (pending?.kind !== 'defenderLeaders') break;
      fight(play, {
        ...pending.battle,
        leaders: sortedUses([...pending.battle.leaders, ...command.leaders]),
      });
      break;
    case 'chooseDisrupted':
      if (pending?.kind === 'chooseDisrupted') concludeExchange(play, pending, command.units);
      break;
    case 'returnToMovement':
      play.emit({ happened: 'returnedToMovement' });
      break;
    case 'endPhase':
      endPhase(play);
      break;
    default:
      neverCase(command);
  }
}

function fire(play: BattlePlay, gunId: CounterId, targetId: CounterId): void {
  const [gun, target] = piecesOf(play.state, [gunId, targetId]);
  if (!gun || !target) return;
  const position = positionOf(play.state);
  const [die = 0] = play.dice([`Fire at ${named(position, target)}`]);
  play.emit({
    happened: 'gunFired',
    gun: gunId,
    target: targetId,
    die,
    disrupted: disrupts(play.state, gun, target, die),
  });
}

/** The move itself, then what it took on its way: guns change hands, Leaders without a unit are lost. */
function move(play: BattlePlay, id: CounterId, path: readonly string[]): void {
  const [piece] = piecesOf(play.state, [id]);
  if (!piece) return;
  const before = positionOf(play.state);
  const hexes = path.map((number) => hexAt(before.field.grid, number)).filter((hex) => hex !== OFF_MAP);
  const taken = takenOnTheWay(before, piece, hexes);
  play.emit({ happened: 'counterMoved', counter: id, path, spent: pathCost(play.state, piece, hexes) });
  for (const gun of taken.guns) play.emit({ happened: 'gunCaptured', gun: gun.id, by: piece.state.holder });
  for (const leader of taken.leaders) {
    const where = leader.state.at ?? '';
    play.emit({ happened: 'leaderEliminated', leader: leader.id, where, caught: 'entered' });
  }
}

function attack(play: BattlePlay, command: Extract<Command, { do: 'attack' }>): void {
  const { attackers, defenders, charge, leaders } = command;
  const battle = { attackers, defenders, charge, leaders };
  const { state } = play;
  if (asksDefender(state) && defenderHasLeaders(state, battle)) {
    const [defender] = piecesOf(state, defenders);
    if (defender) {
      play.emit({
        happened: 'decisionOpened',
        pending: { kind: 'defenderLeaders', by: defender.state.holder, battle },
      });
      return;
    }
  }
  fight(play, battle);
}
