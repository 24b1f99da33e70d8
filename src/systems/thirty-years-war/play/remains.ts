/** What a line of the log leaves to be seen on the map for a Player-Turn, and how much it matters. */
import { areAdjacent, hexAt } from '../../../core/hex';
import type { CounterId, LogLine, Shape, Trace } from '../../../core/seam';
import { EXIT } from '../commands';
import type { Event } from '../events';
import type { Piece } from '../piece';
import { pieceOf, piecesOf, positionOf, sideOf } from '../position';
import { HITS_TO_BREACH } from '../rules/12-walls';
import type { State } from '../state';
import { tell } from './tell';

/** The line of an event with all that the table makes of it; null for what the log shows by its headings already. */
export function toldOf(before: State, event: Event): LogLine | null {
  const line = tell(before, event);
  if (!line) return null;
  const leaves = remainsOf(before, event, line.text);
  return { ...line, ...weightOf(before, event), ...(leaves.length > 0 ? { leaves } : {}) };
}

function remainsOf(before: State, event: Event, text: string): readonly Trace[] {
  switch (event.happened) {
    case 'counterMoved': {
      const piece = pieceOf(before, event.counter);
      const path = event.path.filter((number) => number !== EXIT);
      return piece ? wayOf(before, piece, path, text) : [];
    }
    case 'steppedBack': {
      const piece = pieceOf(before, event.unit);
      return piece ? wayOf(before, piece, [event.to], text) : [];
    }
    case 'unitEliminated':
      return fallen(before, event.unit, event.where, text);
    case 'leaderEliminated':
      return fallen(before, event.leader, event.where, text);
    case 'gunWithdrawn': {
      const at = pieceOf(before, event.gun)?.state.at ?? null;
      return event.away || at === null ? [] : fallen(before, event.gun, at, text);
    }
    case 'gunCaptured': {
      const at = pieceOf(before, event.gun)?.state.at ?? null;
      return at === null ? [] : [{ kind: 'taken', label: text, shape: inHex(at), side: event.by }];
    }
    case 'battleFought':
      return battleDie(before, event, text);
    default:
      return [];
  }
}

function wayOf(before: State, piece: Piece, path: readonly string[], text: string): readonly Trace[] {
  const through = piece.state.at === null ? path : [piece.state.at, ...path];
  const side = sideOf(before, piece.side);
  return through.length > 1 ? [{ kind: 'trail', label: text, shape: { kind: 'line', through }, side }] : [];
}

function fallen(before: State, id: CounterId, at: string, text: string): readonly Trace[] {
  const piece = piecesOf(before, [id])[0];
  return piece ? [{ kind: 'fallen', label: text, shape: inHex(at), side: sideOf(before, piece.side) }] : [];
}

/** Between the first two opponents that touch. */
function battleDie(
  before: State,
  { battle, die }: Extract<Event, { happened: 'battleFought' }>,
  text: string,
): readonly Trace[] {
  const { grid } = positionOf(before).field;
  const [ours, theirs] = [battle.attackers, battle.defenders].map((ids) =>
    piecesOf(before, ids).flatMap(({ state }) => state.at ?? []),
  );
  for (const to of theirs ?? []) {
    const from = ours?.find((at) => areAdjacent(grid, hexAt(grid, at), hexAt(grid, to)));
    const shape = { kind: 'hexside', between: [from ?? '', to] } as const;
    if (from !== undefined)
      return [{ kind: 'die', sign: `${die}`, label: text, shape, side: before.phasingSide }];
  }
  return [];
}

function inHex(at: string): Shape {
  return { kind: 'places', places: [at] };
}

/** A Leader lost, an army that breaks, a day that ends change the game; a gun taken or a breach changes a part of it. */
function weightOf(before: State, event: Event): Weight {
  switch (event.happened) {
    case 'leaderEliminated':
      return grave('A Leader is lost');
    case 'categoryDemoralized':
      return grave('Part of an army breaks');
    case 'moraleTested':
      return event.demoralized ? grave('An army breaks') : NOTABLE;
    case 'armyFollowed':
      return grave('An army breaks');
    case 'dayEnded':
      return grave('A day ends');
    case 'gunCaptured':
    case 'leftWithoutHex':
      return NOTABLE;
    case 'wallsFiredAt':
      return event.hit && (before.wallHits[event.at] ?? 0) + 1 >= HITS_TO_BREACH ? NOTABLE : {};
    case 'beckRolled':
      return event.arrive.length > 0 ? NOTABLE : {};
    default:
      return {};
  }
}

type Weight = Pick<LogLine, 'weight' | 'headline'>;
const NOTABLE: Weight = { weight: 'notable' };

function grave(headline: string): Weight {
  return { weight: 'grave', headline };
}
