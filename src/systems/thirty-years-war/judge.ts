/** The one judge of commands (`check`), their one way of writing (`canonical`) and their resolution. */
import { hexAt } from '../../core/hex';
import { neverCase } from '../../core/neverCase';
import type { CounterId, Reason } from '../../core/seam';
import { enemyOf, sideName } from './battlefield';
import type { Command } from './commands';
import type { BattlePlay } from './events';
import { exclusiveRules } from './exclusive/books';
import { giveUp, giveUpReasons, stepBack, stepBackReasons } from './exclusive/freiburg/16-forced-steps';
import { redeploymentReasons } from './exclusive/freiburg/18-redeployment';
import type { Piece } from './piece';
import { knownPiece, pieceOf, piecesOf, positionOf } from './position';
import { canonicalSetUp } from './rules/03-dealing';
import { setUp, setUpReasons } from './rules/03-setting-up';
import { endPhase, endPhaseReasons, returnReasons } from './rules/04-sequence';
import { disrupts, fireReasons } from './rules/05-artillery';
import { pathCost } from './rules/06-cost';
import { moveReasons } from './rules/06-movement';
import { takeOnTheWay } from './rules/06-taking';
import { asksDefender, battleReasons, defenderHasLeaders, sortedUses } from './rules/08-combat';
import { concludeExchange, exchangeReasons, fight } from './rules/08-results';
import { removalReasons } from './rules/09-disruption';
import { rollForRemoval } from './rules/09-removal';
import { leaderReasons } from './rules/10-leaders';
import type { Phase } from './scenario';
import type { State } from './state';
import { because, nameInRecords, PHASE_NAMES, unknownCounter } from './wording';

/** Commands that belong to one phase; the others are answers, or end a phase. */
const PHASE_OF: { readonly [D in Command['do']]: Phase | null } = {
  setUp: null,
  chooseDefence: null,
  chooseRedeployment: null,
  stepBack: 'movement',
  giveUp: 'movement',
  fireAtWalls: 'artilleryFire',
  withdrawGun: 'artilleryFire',
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
      return endPhaseReasons(state, command.phase ?? state.phase);
    case 'fireAtWalls': {
      const gun = pieceOf(state, command.gun);
      return gun
        ? exclusiveRules(state).wallFireReasons(state, gun, command.at)
        : [unknownCounter(command.gun)];
    }
    case 'withdrawGun': {
      const gun = pieceOf(state, command.gun);
      return gun ? exclusiveRules(state).withdrawalReasons(state, gun) : [unknownCounter(command.gun)];
    }
    case 'setUp':
      return [because('3.0', 'Everything is set up; play has begun.')];
    case 'chooseDefence':
      return [because('freiburg:20.11', 'There is no choice of what to defend now.')];
    case 'chooseRedeployment':
      return [because('freiburg:18.51', 'No redeployment is to be chosen now.')];
    case 'stepBack':
    case 'giveUp':
      return [because('freiburg:16.1', 'No unit has to step back now.')];
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
    case 'setUp':
      return command.do === 'setUp'
        ? setUpReasons(state, pending.by, command.positions)
        : [
            because(
              'table:decision-open',
              `First the ${sideName(state.scenario, pending.by)} force is set up.`,
            ),
          ];
    case 'chooseDefence':
      return command.do === 'chooseDefence'
        ? []
        : [because('table:decision-open', 'First the Bavarians choose what they defend.')];
    case 'chooseRedeployment':
      if (command.do !== 'chooseRedeployment')
        return [because('table:decision-open', 'First it is chosen where the next day is fought.')];
      return redeploymentReasons(state, command.to);
    case 'forcedSteps':
      if (command.do === 'stepBack') return stepBackReasons(state, pending, command);
      if (command.do === 'giveUp') return giveUpReasons(state, pending, command.unit);
      return [because('table:decision-open', 'First the Cavalry that must step back does so.')];
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
    case 'setUp':
      return state.pending?.kind === 'setUp'
        ? { ...command, positions: canonicalSetUp(state, state.pending.by, command.positions) }
        : command;
    case 'fireAtWalls':
    case 'withdrawGun':
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
    case 'endPhase':
      return { ...command, phase: command.phase ?? state.phase };
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
    case 'setUp':
      if (pending?.kind === 'setUp') setUp(play, pending.by, command.positions);
      break;
    case 'chooseDefence':
      exclusiveRules(play.state).chooseDefence(play, command.defend);
      break;
    case 'chooseRedeployment':
      exclusiveRules(play.state).redeploy(play, command.to);
      break;
    case 'stepBack':
      stepBack(play, command.unit, command.to);
      break;
    case 'giveUp':
      giveUp(play, command.unit);
      break;
    case 'fireAtWalls':
      exclusiveRules(play.state).fireAtWalls(play, knownPiece(play.state, command.gun), command.at);
      break;
    case 'withdrawGun':
      exclusiveRules(play.state).withdraw(play, knownPiece(play.state, command.gun));
      break;
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
  const [gun, target] = [knownPiece(play.state, gunId), knownPiece(play.state, targetId)];
  const position = positionOf(play.state);
  const [die = 0] = play.dice([`Fire at ${nameInRecords(position, target)}`]);
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
  const piece = knownPiece(play.state, id);
  const before = play.state;
  const hexes = path.map((number) => hexAt(positionOf(before).field.grid, number));
  play.emit({ happened: 'counterMoved', counter: id, path, spent: pathCost(before, piece, hexes) });
  takeOnTheWay(play, before, piece, hexes);
}

function attack(play: BattlePlay, command: Extract<Command, { do: 'attack' }>): void {
  const { attackers, defenders, charge, leaders } = command;
  const battle = { attackers, defenders, charge, leaders };
  const { state } = play;
  if (asksDefender(state) && defenderHasLeaders(state, battle)) {
    const by = enemyOf(state.scenario, state.phasingSide);
    play.emit({ happened: 'decisionOpened', pending: { kind: 'defenderLeaders', by, battle } });
    return;
  }
  fight(play, battle);
}
