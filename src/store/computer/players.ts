/**
 * Who plays which side: a person, or the computer at a level. Kept beside the record of a game, which knows nothing of
 * it.
 */

import type { BoardView, CounterView } from '../../core/contract/board';
import type { SideView } from '../../core/contract/map';
import type { GameSystem } from '../../core/contract/system';
import type { Prompt } from '../../core/contract/table';
import type { SideId } from '../../core/contract/values';
import { LEVEL_NAMES, type LevelName } from '../../core/opponent/levels';

export type Player = 'person' | LevelName;
/** The sides that the computer plays, by their ids; all others are played by persons. */
export type Players = { readonly [side: string]: LevelName };
/** The side that the computer decides for now, and how hard it thinks. */
export type Computer = { readonly side: SideView; readonly level: LevelName };

export const PERSONS: Players = {};

/** What is stored and understood; every other side is played by a person. */
export function readPlayers(json: unknown): Players {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return PERSONS;
  const known = Object.entries(json).flatMap(([side, player]: readonly [string, unknown]) => {
    const level = LEVEL_NAMES.find((name) => name === player);
    return level ? [[side, level] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : PERSONS;
}

export function playerOf(players: Players, side: SideId): Player {
  return players[side] ?? 'person';
}

/** With that side played so; the others stay as they are. */
export function withPlayer(players: Players, side: SideId, player: Player): Players {
  const { [side]: _, ...others } = players;
  return player === 'person' ? others : { ...others, [side]: player };
}

type Seated = {
  readonly system: Pick<GameSystem, 'hasComputer'>;
  readonly table: { readonly sides: readonly SideView[] };
  readonly players: Players;
};

/** null: a person decides, or nobody. A game without a computer player of its own has none. */
export function computerFor({ system, table, players }: Seated, by: SideId | null): Computer | null {
  const level = by === null || !system.hasComputer ? undefined : players[by];
  const side = table.sides.find(({ id }) => id === by);
  return level && side ? { side, level } : null;
}

/** How many sides persons play. */
export function personsAt({ system, table, players }: Seated): number {
  if (!system.hasComputer) return table.sides.length;
  return table.sides.filter(({ id }) => players[id] === undefined).length;
}

/** A level as players read it. */
export const LEVEL_WORDS: { readonly [L in LevelName]: string } = {
  recruit: 'Recruit',
  captain: 'Captain',
  marshal: 'Marshal',
};

/** What is shown while the computer decides: nothing that a person could choose. */
export function promptFor({ side, level }: Computer, { by, heading }: Prompt): Prompt {
  return {
    by,
    heading,
    instruction: `The computer plays the ${side.name} side (${LEVEL_WORDS[level]}).`,
    ...{ subject: null, choices: [], obligations: [], objections: [], receipt: null },
  };
}

/** A counter that stands as it did is the same object. */
const AT_REST = new WeakMap<CounterView, CounterView>();

/** A board on which nothing can be chosen, so that nothing looks as if it could be. */
export function boardAtRest(board: BoardView): BoardView {
  const { traces, beside } = board;
  return {
    counters: board.counters.map(counterAtRest),
    marks: [],
    ...(traces ? { traces } : {}),
    ...(beside ? { beside } : {}),
  };
}

export function counterAtRest(counter: CounterView): CounterView {
  const known = AT_REST.get(counter);
  if (known) return known;
  const condition = counter.condition.filter((is) => is === 'reversed' || is === 'spent');
  const { turns: _, ...rest } = counter;
  const still = condition.length === counter.condition.length ? counter : { ...rest, condition };
  AT_REST.set(counter, still);
  return still;
}
