/** The Movement Phase: moves, alone or together, that lead to good battles, out of danger, or to what can be taken. */
import { type HexIndex, hexAt, numberOf, OFF_MAP } from '../../../core/hex/hex';
import { check, playOut } from '../engine/judge';
import { trying } from '../engine/suppose';
import type { CommandOf } from '../engine/types';
import type { RuleCase } from '../rulebook/cited';
import { isFreeToMove } from '../standard/06-movement/movement';
import { reachOf, wayTo } from '../standard/06-movement/reach';
import { mayStopByUsualWay } from '../standard/06-movement/stacking';
import { defaultLeadersOfBattle } from '../standard/08-combat/combat';
import type { Board } from '../state/board';
import type { Piece } from '../state/piece';
import { enemySide, knownPiece, piecesIn, unitIn } from '../state/position';
import { capital, inWords, listed, named } from '../wording';
import { Gains, type Gathering } from './gains';
import { approachOf, gatheringAt, gatherings, inTurnOf } from './gathering';
import { outlook } from './outlook';
import { battleInWords, enemies, enemyApproach, oddsOf, threatsTo } from './threats';
import { type Advice, hexNumbers, idsOf, onCounter, sentences, shapesAt } from './words';

type Move = CommandOf<'move'>;
/** Moves that belong together, and how they are worded. */
type Idea = {
  readonly moves: readonly Move[];
  readonly movers: readonly Piece[];
  readonly about: readonly Piece[];
  readonly to: readonly HexIndex[];
  readonly rules: readonly RuleCase[];
  readonly text: string;
};

/** So many ideas of each kind are looked at to the end. */
const BATTLES = 6;
const ESCAPES = 2;
const CAPTURES = 2;
/** Hexes that are looked at as a way out of danger. */
const WAYS_OUT = 16;
const MOST = 3;
/** An idea that promises less more than staying is none: a hundredth of a Strength Point. */
const LEAST = 1;

export function movementActs(board: Board, gains: Gains): readonly Advice[] {
  const now = outlook(board, gains);
  const rated = ideas(board, gains, new Gains())
    .flatMap((idea) => {
      const worth = worthOfMoves(board, new Gains(gains), idea.moves);
      return worth !== null && worth >= now + LEAST ? [{ idea, worth }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Idea[] = [];
  for (const { idea } of rated) {
    const named = new Set(chosen.flatMap(({ movers, about }) => [...movers, ...about]));
    if ([...idea.movers, ...idea.about].some((piece) => named.has(piece))) continue;
    if (chosen.push(idea) === MOST) break;
  }
  return chosen.map((idea) => adviceOf(board, idea));
}

/** What the position promises once these are made, as compared with what the gains know; null: one of them is not legal after those before it. */
export function worthOfMoves(board: Board, gains: Gains, moves: readonly Move[]): number | null {
  let legal = true;
  return trying(
    board,
    () => {
      for (const move of moves) {
        legal &&= check(board, move).length === 0;
        if (legal) playOut(board, move, () => 6);
      }
    },
    () => (legal ? outlook(board, gains) : null),
  );
}

function adviceOf(board: Board, { text, rules, movers, about, moves, to }: Idea): Advice {
  const [first] = movers;
  const last = moves[0]?.path.at(-1) ?? '';
  return {
    ...{ text, rules, counters: idsOf([...about, ...movers]), commands: moves },
    where: shapesAt([...hexNumbers(board, to), ...about.flatMap(({ at }) => at ?? [])]),
    prepare: first ? [onCounter(first)] : [],
    point: { on: 'place', at: last },
  };
}

/** `tried` is for positions that are not compared with. */
function ideas(board: Board, gains: Gains, tried: Gains): readonly Idea[] {
  return [...battleIdeas(board, tried), ...captureIdeas(board), ...escapeIdeas(board, gains, tried)];
}

/** Enemies beside whom several can come, with those who have to move for it. */
function battleIdeas(board: Board, gains: Gains): readonly Idea[] {
  const side = board.phasingIndex;
  const approach = approachOf(board, gains, side, (piece) => isFreeToMove(board, piece));
  return gatherings(board, approach)
    .filter(({ comers }) => comers.some(({ piece, hex }) => piece.hex !== hex))
    .slice(0, BATTLES)
    .flatMap((gathering) => battleIdea(board, gathering) ?? []);
}

function battleIdea(board: Board, gathering: Gathering): Idea | null {
  const { target, comers } = gathering;
  const coming = comers.filter(({ piece, hex }) => piece.hex !== hex);
  const moves = coming.flatMap(({ piece, hex }) => [
    moveTo(board, piece, hex),
    ...leadersLeftBy(
      board,
      piece,
      coming.map((one) => one.piece),
    ).flatMap((leader) => ((reachOf(board, leader).spent[hex] ?? -1) > 0 ? moveTo(board, leader, hex) : [])),
  ]);
  const told = trying(
    board,
    () => {
      for (const { counter, path } of moves) board.place(knownPiece(board, counter), endOf(board, path));
    },
    () => {
      const { attackers, defenders } = gathering.battle;
      const leaders = defaultLeadersOfBattle(board, attackers, defenders);
      return battleInWords(board, { ...gathering.battle, leaders }, target);
    },
  );
  const ways = coming.map(({ piece, hex }) => `${piece.printed.name} to ${numberOf(board.field.grid, hex)}`);
  return {
    ...{ moves, movers: coming.map(({ piece }) => piece), about: [target] },
    to: coming.map(({ hex }) => hex),
    rules: ['8.0', ...(target.disrupted ? (['9.0'] as const) : [])],
    text: sentences(
      `${capital(named(board, target))} ${howItStands(board, target)}: ${whoComes(comers.length - coming.length, coming.length)}, ${told}.`,
      `${listed(ways)}.`,
    ),
  };
}

/** `is disrupted and alone` */
export function howItStands(board: Board, target: Piece): string {
  const isAlone = !board.isBeside(target.side, target.hex);
  if (target.disrupted) return isAlone ? 'is disrupted and alone' : 'is disrupted';
  return isAlone ? 'stands alone' : 'can be attacked';
}

/** `three of yours can reach it`, `one of yours stands beside it and two more can come` */
function whoComes(standing: number, coming: number): string {
  if (standing === 0) return `${inWords(coming)} of yours can reach it`;
  const more = coming === 1 ? 'one more' : `${inWords(coming)} more`;
  return `${inWords(standing)} of yours ${standing === 1 ? 'stands' : 'stand'} beside it and ${more} can come`;
}

/** Leaders in its hex who would stay without a unit of theirs. */
function leadersLeftBy(board: Board, unit: Piece, leaving: readonly Piece[]): readonly Piece[] {
  if (unit.hex === OFF_MAP) return [];
  const there = piecesIn(board, unit.hex);
  const stays = there.some((piece) => piece.unit && !leaving.includes(piece));
  return stays ? [] : there.filter((piece) => piece.kind === 'leader' && isFreeToMove(board, piece));
}

function moveTo(board: Board, piece: Piece, hex: HexIndex): Move {
  const path = wayTo(reachOf(board, piece), hex).map((at) => numberOf(board.field.grid, at));
  return { do: 'move', counter: piece.id, path };
}

function endOf(board: Board, path: Move['path']): HexIndex {
  return hexAt(board.field.grid, path.at(-1) ?? '');
}

/** Guns and Leaders of the enemy without a unit in their hex. @rule 5.32, 10.0 */
function captureIdeas(board: Board): readonly Idea[] {
  const side = board.phasingIndex;
  const found: Idea[] = [];
  for (const prey of [...board.leaders, ...board.guns]) {
    if (prey.side === side || prey.hex === OFF_MAP || unitIn(board, prey.hex)) continue;
    const takers = board.forces[side].filter(
      (piece) =>
        piece.unit &&
        isFreeToMove(board, piece) &&
        (reachOf(board, piece).spent[prey.hex] ?? -1) > 0 &&
        mayStopByUsualWay(board, piece, prey.hex),
    );
    const [taker] = takers.toSorted((a, b) => a.printed.strength - b.printed.strength);
    if (!taker) continue;
    const does = prey.kind === 'leader' ? 'can overrun him' : 'can take it';
    found.push({
      ...{ moves: [moveTo(board, taker, prey.hex)], movers: [taker], about: [prey], to: [prey.hex] },
      rules: [prey.kind === 'leader' ? '10.0' : '5.32'],
      text: `${capital(named(board, prey))} stands without a unit: ${named(board, taker)} ${does}.`,
    });
    if (found.length === CAPTURES) break;
  }
  return found;
}

/** Units that are threatened most, and where they would be less so. */
function escapeIdeas(board: Board, gains: Gains, tried: Gains): readonly Idea[] {
  return threatsTo(board, gains, board.phasingIndex)
    .filter(({ target }) => isFreeToMove(board, target))
    .slice(0, ESCAPES)
    .flatMap((threat) => escapeIdea(board, tried, threat) ?? []);
}

function escapeIdea(board: Board, tried: Gains, threat: Gathering): Idea | null {
  const { target } = threat;
  const safest = safestHex(board, tried, target, threat.gain);
  if (!safest) return null;
  const to = numberOf(board.field.grid, safest.hex);
  const there = safest.left
    ? `At ${to} it would be ${trying(
        board,
        () => board.place(target, safest.hex),
        () => (safest.left ? oddsOf(board, safest.left) : ''),
      )}.`
    : `At ${to} there is no good attack on it.`;
  return {
    ...{ moves: [moveTo(board, target, safest.hex)], movers: [target], about: [], to: [safest.hex] },
    rules: ['8.0'],
    text: sentences(
      `${capital(named(board, target))} could be attacked by ${enemies(threat.comers.length)} next turn: ${oddsOf(board, threat)}.`,
      there,
    ),
  };
}

type Refuge = { readonly hex: HexIndex; readonly left: Gathering | null; readonly gain: number };

/** Out of enemy Zones of Control, where the enemy can do the least to it; null: nowhere less than where it stands. */
function safestHex(board: Board, tried: Gains, unit: Piece, now: number): Refuge | null {
  const enemy = enemySide(unit.side);
  const hexes = reachOf(board, unit)
    .hexes.filter((hex) => !board.isControlled(enemy, hex) && mayStopByUsualWay(board, unit, hex))
    .slice(-WAYS_OUT);
  const approach = enemyApproach(board, tried, enemy);
  let best: Refuge | null = null;
  for (const hex of hexes) {
    const left = inTurnOf(board, enemy, () => {
      board.place(unit, hex);
      return gatheringAt(board, approach, unit);
    });
    const gain = Math.max(0, left?.gain ?? 0);
    if (gain < (best?.gain ?? now)) best = { hex, left: gain > 0 ? left : null, gain };
  }
  return best;
}
