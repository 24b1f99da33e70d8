/** The Movement Phase: moves, alone or together, that lead to good battles, out of danger, or to what can be taken. */

import { Gains } from '../estimate/gains';
import { inCombat, planned } from '../estimate/toCombat';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { knownPiece, piecesIn, unitIn } from '../state/position';
import { battleIdeas } from './moves/battles';
import { captureIdeas } from './moves/captures';
import { escapeIdeas } from './moves/escapes';
import { afterMoves, endOf, type Idea, type Move } from './moves/idea';
import { leaderIdeas } from './moves/leaders';
import { pictureOf } from './moves/picture';
import { hasHopelessBattle } from './moves/price';
import { outlook, promiseOf } from './outlook';
import { type Advice, hexNumbers, idsOf, onCounter, shapesAt } from './words';

const MOST = 3;
/** An idea that promises less more than staying is none: a hundredth of a Strength Point. */
const LEAST = 1;

export function movementActs(board: Board, gains: Gains): readonly Advice[] {
  const now = outlook(board, gains);
  const rated = ideas(board, gains, new Gains())
    .flatMap((idea) => {
      const tried = new Gains(gains);
      const worth = worthOfMoves(board, tried, idea.moves);
      return worth !== null && worth >= now + LEAST ? [{ idea, worth, tried }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const promised = promiseOf(board, gains);
  const chosen: Chosen[] = [];
  for (const { idea, tried } of rated) {
    const named = new Set(chosen.flatMap(({ idea: { movers, about } }) => [...movers, ...about]));
    if ([...idea.movers, ...idea.about].some((piece) => named.has(piece))) continue;
    if (!paysOff(board, tried, idea, promised)) continue;
    const text = idea.tell(tried);
    if (text !== null && chosen.push({ idea, text, tried }) === MOST) break;
  }
  const sound = chosen.filter((one) => !isReckless(board, one));
  return (sound.length > 0 ? sound : chosen).map(({ idea, text }) => adviceOf(board, idea, text));
}

type Chosen = { readonly idea: Idea; readonly text: string; readonly tried: Gains };

/** Whether it obliges to a hopeless battle beside the one that it is for; left out where anything else makes sense. */
function isReckless(board: Board, { idea: { moves, movers, about }, tried }: Chosen): boolean {
  const isHopeless = () =>
    inCombat(board, () => hasHopelessBattle(board, planned(board, tried).fights, movers, about));
  return about.length > 0 && afterMoves(board, moves, isHopeless) === true;
}

/** Whether an act against somebody gains more than it obliges to: it is no way out of danger alone. @rule 8.11, 8.12 */
function paysOff(board: Board, tried: Gains, { about, moves }: Idea, promised: number): boolean {
  if (about.length === 0) return true;
  const promise = afterMoves(board, moves, () => promiseOf(board, tried));
  return promise !== null && promise >= promised + LEAST;
}

/**
 * What the position promises once these are made, as compared with what the gains know; null: one of them is not legal
 * after those before it.
 */
export function worthOfMoves(board: Board, gains: Gains, moves: readonly Move[]): number | null {
  const takers = takersBy(board, moves);
  return afterMoves(board, moves, () => outlook(board, gains, takers));
}

/** Units that end in a hex where an enemy gun or Leader stands without a unit. */
function takersBy(board: Board, moves: readonly Move[]): readonly Piece[] {
  return moves.flatMap((move) => {
    const [taker, hex] = [knownPiece(board, move.counter), endOf(board, move)];
    const isPrize =
      unitIn(board, hex) === null && piecesIn(board, hex).some(({ side }) => side !== taker.side);
    return taker.unit && isPrize ? [taker] : [];
  });
}

function adviceOf(board: Board, idea: Idea, text: string): Advice {
  const { rules, movers, about, moves, to } = idea;
  const [first] = movers;
  const last = moves[0]?.path.at(-1) ?? '';
  return {
    ...{ text, rules, counters: idsOf([...about, ...movers]), commands: moves },
    where: shapesAt([...hexNumbers(board, to), ...about.flatMap(({ at }) => at ?? [])]),
    prepare: first ? [onCounter(first)] : [],
    point: { on: 'place', at: last },
    plan: pictureOf(board, idea),
  };
}

/** `tried` is for positions that are not compared with. */
function ideas(board: Board, gains: Gains, tried: Gains): readonly Idea[] {
  return [
    ...battleIdeas(board, tried),
    ...captureIdeas(board),
    ...escapeIdeas(board, gains, tried),
    ...leaderIdeas(board),
  ];
}
