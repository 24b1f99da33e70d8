/** What the standard rules say to a first-time player, each once, when it first comes up. */
import { OFF_MAP } from '../../../core/hex/hex';
import type { HintRule } from '../play/tables';
import type { RuleCase } from '../rulebook/cited';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { piecesOf } from '../state/position';
import { gunsThatMayAct } from './05-artillery/artillery';
import { chargeReasons } from './08-combat/charge';
import { chargeRule } from './08-combat/charge-rule';
import { obligationsOf, openObligations, openTargets } from './08-combat/obligations';
import { unitsToRollFor } from './09-disruption/disruption';

export const STANDARD_HINTS: readonly HintRule[] = [
  {
    id: 'set-up',
    rule: '3.0',
    text: 'Nothing stands for good until you are done. One button places everything sensibly, if you would rather begin.',
    comesUp: (board) => (board.pending?.kind === 'setUp' ? [] : null),
  },
  {
    id: 'fire',
    rule: '5.11',
    text: 'Each gun may fire once, before anybody marches. A hit disrupts its target, so fire at whom you mean to attack.',
    comesUp: (board) => (isAt(board, 'artilleryFire') ? someOf(gunsThatMayAct(board)) : null),
  },
  {
    id: 'recover',
    rule: '9.2',
    text: 'A disrupted unit recovers here with 5 or more, unless it stands beside an undisrupted enemy. A Leader near it adds to the die.',
    comesUp: (board) => (isAt(board, 'disruptionRemoval') ? someOf(unitsToRollFor(board)) : null),
  },
  {
    id: 'disrupted',
    rule: '9.0',
    text: 'A pale counter is disrupted: about half its strength, no attack, and lost if a battle disrupts it again.',
    comesUp: (board) => someOf(board.pieces.filter((piece) => piece.hex !== OFF_MAP && piece.disrupted)),
  },
  {
    id: 'march',
    rule: '6.16',
    text: 'Press a counter: where it can go is lit, with what each hex costs. Each moves once, and none has to.',
    comesUp: (board) => (isAt(board, 'movement') && !board.pieces.some(({ moved }) => moved) ? [] : null),
  },
  {
    id: 'contact',
    rule: '7.21',
    text: 'Undisrupted units that end beside each other must fight this turn. So choose whom you touch, and with how many.',
    comesUp: (board) => (isAt(board, 'movement') ? someOf(movedIntoContact(board)) : null),
  },
  {
    id: 'must-fight',
    rule: '8.11',
    text: 'Each unit listed must fight, and each once; who fights whom is yours to choose. Several may join in one battle.',
    comesUp(board) {
      if (!isAt(board, 'combat')) return null;
      const { attackers, defenders } = openObligations(board);
      return someOf([...attackers, ...defenders]);
    },
  },
  {
    id: 'exchange',
    rule: '8.61',
    text: 'An exchange disrupts both sides. The attacker chooses which of his units pay, for at least as much as the defenders’ printed strength.',
    comesUp: (board) => (board.pending?.kind === 'chooseDisrupted' ? [] : null),
  },
  {
    id: 'captured',
    rule: '5.33',
    text: 'A gun whose hex a unit enters changes hands. It fires for its captor from his next Artillery Fire Phase on.',
    comesUp: (board) =>
      someOf(board.guns.filter((gun) => gun.hex !== OFF_MAP && gun.holder !== gun.printed.side)),
  },
];

/** Cavalry of the Phasing Player could charge. `rule`: where the book of the battle says so. */
export function chargeHint(rule: RuleCase): HintRule {
  return {
    id: 'charge',
    rule,
    text: 'Cavalry may charge here: it counts double, and is disrupted afterwards whatever the die brings. Build the battle, then choose the charge.',
    comesUp(board) {
      if (!isAt(board, 'combat') || !chargeRule(board)) return null;
      const mayCharge = (rider: Piece) =>
        openTargets(board, rider).some((target) => chargeReasons(board, [rider], [target]).length === 0);
      return someOf(
        board.forces[board.phasingIndex].filter((unit) => unit.kind === 'cavalry' && mayCharge(unit)),
      );
    },
  };
}

/** Whether that phase is played, and nothing is to be decided in between. */
export function isAt(board: Board, phase: Board['phase']): boolean {
  return !board.over && !board.pending && board.phase === phase;
}

export function someOf(pieces: readonly Piece[]): readonly Piece[] | null {
  return pieces.length > 0 ? pieces : null;
}

/** @rule 7.21 */
function movedIntoContact(board: Board): readonly Piece[] {
  return piecesOf(board, obligationsOf(board).mustAttack).filter(({ moved }) => moved);
}
