/**
 * Passing until contact: the phases that can be ended one after the other, of both sides, while nobody can come to an
 * enemy or fire on one. Each is ended by the command that a player would give; what throws a die is left to him.
 */
import { OFF_MAP } from '../../../core/hex/hex';
import { check, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { ThirtyYearsWar } from '../engine/system';
import type { Command, CommandOf } from '../engine/types';
import { Gains } from '../estimate/gains';
import { headingOf } from '../play/prompt';
import type { PassingOn } from '../rulebook/cited';
import { firstPlayer, gameTurns } from '../standard/04-sequence/end';
import { movesOtherwise, somethingToDo } from '../standard/04-sequence/idle';
import { onward } from '../standard/04-sequence/passing';
import { hasTurnToCome } from '../standard/04-sequence/turns-to-come';
import { gunsThatMayAct } from '../standard/05-artillery/artillery';
import { entry } from '../standard/06-movement/map-edges';
import { movableCounters } from '../standard/06-movement/movement';
import { unitsToRollFor } from '../standard/09-disruption/disruption';
import { sideName } from '../state/battlefield';
import type { Board } from '../state/board';
import { DISRUPTED, type Piece } from '../state/piece';
import { enemySide, unitIn } from '../state/position';
import { allNamed, counted, named } from '../wording';
import { approachOf, inTurnOf, placesAround } from './gathering';
import { couldCatch, isAlone } from './leaders';
import { takersOf } from './stakes';
import { gunsOn } from './threats/threatened';
import { hexNumbers, idsOf, shapesAt } from './words';

type Passing = PassingOn<ThirtyYearsWar>;
type Stop = Passing['stop'];

/**
 * On a board of its own, which is played on. `by`: the sides that are passed for.
 * @rule 4.1
 */
export function passOn(board: Board, by: readonly (0 | 1)[]): Passing {
  const commands: CommandOf<'endPhase'>[] = [];
  const passed: string[] = [];
  let idle = 0;
  for (;;) {
    const stop = whyStop(board, by);
    if (stop) return { commands, text: passedInWords(passed.length, idle), passed, stop };
    const command = { do: 'endPhase', phase: board.phase } as const;
    if (somethingToDo(board)) passed.push(whereOf(board));
    else idle++;
    commands.push(command);
    playOut(board, command, () => 6);
  }
}

/** `Passes 3 Phases, and 9 in which nothing can be done.` */
function passedInWords(passed: number, idle: number): string {
  const phases = (count: number) => counted(count, 'Phase');
  if (passed + idle === 0) return 'Nothing is passed.';
  if (passed === 0) return `Passes ${phases(idle)} in which nothing can be done.`;
  return `Passes ${phases(passed)}${idle > 0 ? `, and ${idle} in which nothing can be done` : ''}.`;
}

/** `Game-Turn 2: French Movement Phase` */
function whereOf(board: Board): string {
  return `Game-Turn ${board.gameTurn}: ${headingOf(board)}`;
}

/** null: the phase is passed, and nothing that anybody would want to decide is passed with it. */
function whyStop(board: Board, by: readonly (0 | 1)[]): Stop | null {
  if (board.over) return stopAt(board, 'the battle is over', ['4.1']);
  if (board.pending) return stopAt(board, 'there is something to decide', ['4.1']);
  if (!by.includes(board.phasingIndex)) {
    const side = sideName(board.scenario, board.phasingSide);
    return stopAt(board, `the ${side} side is left to its own player`, ['4.1']);
  }
  const [reason] = check(board, { do: 'endPhase', phase: board.phase });
  if (reason) {
    const { text, rule, counters, where } = reason;
    return { text: `${whereOf(board)}. ${text}`, rules: [rule], counters, where };
  }
  return ofInterest(board) ?? leadsOn(board);
}

/** What could be done in this phase that nobody would pass over unasked. */
function ofInterest(board: Board): Stop | null {
  switch (board.phase) {
    case 'disruptionRemoval': {
      const units = unitsToRollFor(board);
      return units.length > 0 ? stopAt(board, `${allNamed(board, units)} may recover`, ['9.2'], units) : null;
    }
    case 'artilleryFire': {
      const guns = gunsThatMayAct(board);
      return guns.length > 0 ? stopAt(board, `${allNamed(board, guns)} can fire`, ['5.11'], guns) : null;
    }
    case 'movement':
      return mayEnter(board) ?? contact(board) ?? otherThanMoving(board);
    case 'combat':
      return somethingToDo(board) ? stopAt(board, 'there is an enemy to fight', ['8.0']) : null;
  }
}

function mayEnter(board: Board): Stop | null {
  const waiting = movableCounters(board).filter(({ hex }) => hex === OFF_MAP);
  if (waiting.length === 0) return null;
  return stopAt(board, `${allNamed(board, waiting)} may enter the map`, [entry(board).cases.where], waiting);
}

function otherThanMoving(board: Board): Stop | null {
  return movesOtherwise(board) ? stopAt(board, 'more can be done than moving', ['4.1']) : null;
}

/**
 * Who could come to an enemy in this phase, or whom an enemy could reach or fire on in his next Player-Turn. Units that
 * are disrupted count as if they had recovered, too: what they do after their next die is no surprise then.
 * @rule 5.11, 5.32, 8.0, 10.0
 */
function contact(board: Board): Stop | null {
  const own = board.phasingIndex;
  const mine = meeting(board, own, ({ moved }) => !moved);
  if (mine) return stopAt(board, `${meetingInWords(board, mine)} now`, [mine.rule], [mine.who, mine.whom]);
  const enemy = enemySide(own);
  if (!hasTurnToCome(board, enemy)) return null;
  const his = meeting(board, enemy, () => true);
  return his && stopAt(board, `${meetingInWords(board, his)} next`, [his.rule], [his.who, his.whom]);
}

type Meeting = {
  readonly who: Piece;
  readonly whom: Piece;
  readonly could: 'attack' | 'fire on' | 'catch' | 'take';
  readonly rule: '8.0' | '5.11' | '10.0' | '5.32';
};

function meetingInWords(board: Board, { who, whom, could }: Meeting): string {
  return `${named(board, who)} could ${could} ${named(board, whom)}`;
}

function meeting(board: Board, side: 0 | 1, mayMove: (piece: Piece) => boolean): Meeting | null {
  const still = new Set(board.forces[side].filter((piece) => !mayMove(piece)).map(({ index }) => index));
  const ask = () => inTurnOf(board, side, () => firstMeeting(board, side, ({ index }) => !still.has(index)));
  const disrupted = board.forces[side].filter((piece) => piece.disrupted && piece.hex !== OFF_MAP);
  if (disrupted.length === 0) return ask();
  const recover = () => {
    for (const piece of disrupted) board.flag(piece, 0, DISRUPTED);
  };
  return ask() ?? trying(board, recover, ask);
}

/** What that side could do in a Player-Turn of its own; the board is as in that. */
function firstMeeting(board: Board, side: 0 | 1, mayMove: (piece: Piece) => boolean): Meeting | null {
  const { comers } = approachOf(board, new Gains(), side, mayMove);
  for (const whom of board.forces[enemySide(side)]) {
    if (!whom.unit || whom.hex === OFF_MAP) continue;
    const who = placesAround(board, comers, whom)[0]?.who[0];
    if (who) return { who, whom, could: 'attack', rule: '8.0' };
    const gun = gunsOn(board, whom)[0];
    if (gun) return { who: gun, whom, could: 'fire on', rule: '5.11' };
  }
  return firstPrize(board, side, mayMove);
}

/** A Leader or a gun of the enemy without a unit, and who could come for it. */
function firstPrize(board: Board, side: 0 | 1, mayMove: (piece: Piece) => boolean): Meeting | null {
  for (const whom of board.leaders) {
    if (whom.side === side || !isAlone(board, whom)) continue;
    const who = board.forces[side].find((unit) => mayMove(unit) && couldCatch(board, unit, whom));
    if (who) return { who, whom, could: 'catch', rule: '10.0' };
  }
  for (const whom of board.guns) {
    if (whom.side === side || whom.hex === OFF_MAP || unitIn(board, whom.hex) !== null) continue;
    const [who] = takersOf(board, side, whom, mayMove);
    if (who) return { who, whom, could: 'take', rule: '5.32' };
  }
  return null;
}

/**
 * Nobody ends a battle, or its day, in passing, and nobody throws a die so. What passes by itself after the phase counts
 * with it.
 */
function leadsOn(board: Board): Stop | null {
  let isThrown = false;
  const die = () => {
    isThrown = true;
    return 6;
  };
  const isEnd = trying(
    board,
    () => undefined,
    () => {
      let command: Command | null = { do: 'endPhase', phase: board.phase };
      while (command && !board.over) {
        if (isLastPhase(board)) return true;
        playOut(board, command, die);
        command = onward(board);
      }
      return board.over;
    },
  );
  if (isEnd) return stopAt(board, 'the end comes next', ['4.1']);
  return isThrown ? stopAt(board, 'a die would be thrown', ['4.1']) : null;
}

function isLastPhase(board: Board): boolean {
  const { phase, gameTurn, phasingSide } = board;
  return phase === 'combat' && gameTurn >= gameTurns(board) && phasingSide !== firstPlayer(board);
}

function stopAt(board: Board, why: string, rules: Stop['rules'], pieces: readonly Piece[] = []): Stop {
  const hexes = pieces.filter(({ hex }) => hex !== OFF_MAP).map(({ hex }) => hex);
  return {
    text: `${whereOf(board)}, where ${why}.`,
    ...{ rules, counters: idsOf(pieces), where: shapesAt(hexNumbers(board, hexes)) },
  };
}
